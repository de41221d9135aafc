/** A card that one plays lies down at once: as the plan will have it when the table has answered. */

import type { ExpressOffered } from "./events";
import type { ExpressPileCard, ExpressView } from "./wire";

/** The view with the chosen card in the plan; null where a choice lays no card. */
export function laid(view: ExpressView, { facts }: ExpressOffered): ExpressView | null {
  if (facts.act !== "play" || view.seat === null) return null;
  const held = view.hand.indexOf(facts.card);
  const card: ExpressPileCard = {
    turn: view.turn,
    seat: view.seat,
    name: view.seats[view.seat]?.name ?? "",
    card: facts.card,
    face_down: facts.face_down,
    resolved: false,
  };
  const hand = view.hand.filter((_, place) => place !== held);
  return { ...view, hand, pile: [...view.pile, card], to_act: [] };
}
