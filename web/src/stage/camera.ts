/** The camera: where the train is wider than the screen, it frames what is asked, or one's own bandit. */

const ASKED = ".lit";
const OWN = ".pawn.me";

export function frame(view: HTMLElement): void {
  if (view.scrollWidth <= view.clientWidth) return;
  const asked = [...view.querySelectorAll(ASKED)];
  const wanted = [...asked, ...view.querySelectorAll(OWN)];
  if (wanted.length === 0) return;
  const edges = wanted.map((each) => each.getBoundingClientRect());
  const here = view.getBoundingClientRect();
  const middle = (Math.min(...edges.map((e) => e.left)) + Math.max(...edges.map((e) => e.right))) / 2;
  view.scrollBy({ left: middle - here.left - here.width / 2, behavior: "smooth" });
}

/** Look at one car. */
export function lookAt(view: HTMLElement, car: number): void {
  const found = view.querySelector(`[data-car="${car}"]`);
  found?.scrollIntoView({ inline: "center", block: "nearest", behavior: "smooth" });
}
