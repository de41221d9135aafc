"""What the event of a round card does to a drawn train."""

from typing import Any

from tests.support.scenes.express.scene import Scene


def after_event(drawing: str, round_card: str, **held: Any) -> Scene:
    """The scene once the event is over."""
    scene = Scene(drawing, round_card=round_card, **held)
    scene.end_round()
    return scene
