"""A bot over the wire: it plays at a table of a Folsom server, and chooses at random. docs/protocol.md has the rest.

Run it: `python examples/socket_bot.py http://localhost:1899` at a new table with two bots, or with the id of a table
behind it, to take a free seat there.
"""

import json
import random
import sys
import time

import httpx
from websockets.sync.client import connect

BOT = {"kind": "bot", "level": "drifter"}
PAUSE = 0.1  # seconds: a server takes 15 messages each second
NEW_TABLE = {"table": {"game": "super", "players": 3}, "seats": [{"kind": "person"}, BOT, BOT], "start": True}


def main(server: str, table: str | None = None) -> None:
    """Be a guest, have a seat, and play until the game is over."""
    token = httpx.post(f"{server}/api/guests", json={"name": "Socket bot"}).cookies["folsom"]
    headers = {"Authorization": f"Bearer {token}"}
    with httpx.Client(base_url=f"{server}/api", headers=headers) as http:
        if table is None:
            table = http.post("/tables", json=NEW_TABLE).json()["id"]
        else:
            free = [seat["seat"] for seat in http.get(f"/tables/{table}").json()["seats"] if seat["kind"] == "open"]
            http.post(f"/tables/{table}/sit", json={"seat": free[0]}).raise_for_status()
    with connect(f"ws{server[4:]}/api/tables/{table}/socket", additional_headers=headers) as socket:
        for number, message in enumerate(map(json.loads, socket)):
            if message.get("outcome"):
                print(message["outcome"]["why"])
                return
            for each in message.get("views") or message.get("news", []):
                prompt = each["prompt"]  # what the seat is asked; null where that hasn't changed
                if prompt and prompt["seat"] in message["to_act"]:
                    time.sleep(PAUSE)
                    answer = {"seat": prompt["seat"], "decision": prompt["decision"]}
                    code = random.choice(prompt["choices"])
                    socket.send(json.dumps({"type": "choose", "id": number, "code": code, **answer}))


if __name__ == "__main__":
    main(*sys.argv[1:])
