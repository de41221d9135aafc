/** What I may do with the seats of a table before the start. */

import { ServerRequest } from "../request.svelte";
import { guest } from "../guest.svelte";
import type { SeatInfo, TableInfo } from "../wire";
import { api } from "../wire/api";

export class Seating {
  readonly request = new ServerRequest();

  /** *known* is called when this device has become someone: the table's line is to know it, too. */
  constructor(
    private readonly info: () => TableInfo,
    private readonly known: () => void,
  ) {}

  get mine(): SeatInfo[] {
    const me = guest.me?.id;
    return this.info().seats.filter((seat) => me !== undefined && seat.guest === me);
  }

  get free(): SeatInfo[] {
    return this.info().seats.filter((seat) => seat.kind === "open");
  }

  get isHost(): boolean {
    return guest.me !== null && this.info().host === guest.me.id;
  }

  /** Take a free seat, or change to it. */
  sit(seat: number): void {
    const [from] = this.mine;
    this.do(async () => {
      await this.be();
      await (from ? api.move(this.id, from.seat, seat) : api.sit(this.id, seat));
    });
  }

  stand(seat: number): void {
    this.do(() => api.stand(this.id, seat));
  }

  clear(seat: number): void {
    this.do(() => api.free(this.id, seat));
  }

  bot(seat: number, level: string): void {
    this.do(() => api.seatBot(this.id, seat, level));
  }

  /** A bot of the table's level on every free seat. */
  fill(): void {
    const { table } = this.info();
    this.do(async () => {
      for (const { seat } of this.free) await api.seatBot(this.id, seat, table.level);
    });
  }

  start(): void {
    this.do(() => api.start(this.id));
  }

  /** Be called something else, here too where I sit under my own name. */
  rename(name: string): Promise<boolean> {
    const before = guest.me?.name;
    const seats = this.mine.filter((seat) => seat.name === before);
    return this.request.at(async () => {
      const me = await guest.be(name);
      for (const { seat } of seats) await api.nameSeat(this.id, seat, me.name);
    });
  }

  private get id(): string {
    return this.info().id;
  }

  private async be(): Promise<void> {
    const stranger = guest.me === null;
    await guest.be();
    if (stranger) this.known();
  }

  private do(act: () => Promise<unknown>): void {
    void this.request.at(act);
  }
}
