/** Who I am to the server. Only a device that has been known asks: strangers stay strangers until they play. */

import { recall, remember } from "./storage";
import type { Me } from "./wire";
import { api, RefusedError } from "./wire/api";

const KNOWN = "folsom.known";
const UNKNOWN = 401;

class Guest {
  me = $state.raw<Me | null>(null);

  /** Whether the server may know this device. */
  get maybeKnown(): boolean {
    return recall(KNOWN) !== null;
  }

  /** Who I am, if I am anyone yet. */
  async look(): Promise<Me | null> {
    return this.me !== null || !this.maybeKnown ? this.me : this.find();
  }

  /** Ask who I am. */
  async find(): Promise<Me | null> {
    try {
      return this.become(await api.me());
    } catch (error) {
      if (!(error instanceof RefusedError) || error.status !== UNKNOWN) throw error;
      remember(KNOWN, null);
      return null;
    }
  }

  /** Be someone: whoever I was, or a new guest; under this name, where one is given. */
  async be(name = ""): Promise<Me> {
    const wanted = name.trim();
    const me = (await this.look()) ?? this.become(await api.guest(wanted || null));
    return wanted === "" || wanted === me.name ? me : this.become(await api.rename(wanted));
  }

  async recover(phrase: string): Promise<Me> {
    return this.become(await api.recover(phrase));
  }

  async phrase(): Promise<string> {
    const { phrase } = await api.phrase();
    if (this.me !== null) this.me = { ...this.me, has_phrase: true };
    return phrase;
  }

  async signOutElsewhere(): Promise<void> {
    this.become(await api.revoke());
  }

  /** This device forgets who I am. */
  async leave(): Promise<void> {
    await api.leave();
    this.me = null;
    remember(KNOWN, null);
  }

  private become(me: Me): Me {
    this.me = me;
    remember(KNOWN, me.name);
    return me;
  }
}

export const guest = new Guest();
