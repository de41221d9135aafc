/** Pieces of art as images for a canvas: taken from the page, with the colours that they have there now. */

const SVG = "http://www.w3.org/2000/svg";
const VARIABLE = /var\((--[a-z0-9-]+)(?:,\s*([^()]+))?\)/g;

/** An image of a piece, so many pixels large; *paint* is a class with colours, such as a bandit's or a car's. */
export async function imageOf(id: string, width: number, height: number, paint = ""): Promise<HTMLImageElement> {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml,${encodeURIComponent(sourceOf(id, width, height, paint))}`;
  await image.decode();
  return image;
}

/** The piece as a document of its own: all that it refers to is in it, and every colour is told. */
function sourceOf(id: string, width: number, height: number, paint: string): string {
  const scope = document.body.appendChild(document.createElement("div"));
  scope.hidden = true;
  scope.className = paint;
  try {
    const drawn = inlined(document.getElementById(id), scope);
    const whole = document.createElementNS(SVG, "svg");
    drawn.setAttribute("width", String(width));
    drawn.setAttribute("height", String(height));
    drawn.setAttribute("preserveAspectRatio", "none");
    whole.setAttribute("width", String(width));
    whole.setAttribute("height", String(height));
    whole.append(drawn);
    return new XMLSerializer().serializeToString(whole);
  } finally {
    scope.remove();
  }
}

/** A copy that refers to nothing else; its colours are those of the scope. */
function inlined(piece: Element | null, scope: HTMLElement): Element {
  if (piece === null) return document.createElementNS(SVG, "g");
  const inner = withClass(scope, piece.getAttribute("class"));
  if (piece.tagName === "use") return usedIn(piece, inner);
  const copy = document.createElementNS(SVG, piece.tagName === "symbol" ? "svg" : piece.tagName);
  copyAttributes(piece, copy, inner);
  for (const child of piece.children) copy.append(inlined(child, inner));
  return copy;
}

/** What is used elsewhere, at its place there. */
function usedIn(use: Element, scope: HTMLElement): Element {
  const target = document.getElementById((use.getAttribute("href") ?? "").slice(1));
  const place = document.createElementNS(SVG, "g");
  copyAttributes(use, place, scope);
  const copy = inlined(target, scope);
  for (const name of ["x", "y", "width", "height"]) {
    const value = use.getAttribute(name);
    place.removeAttribute(name);
    if (value !== null && copy.tagName === "svg") copy.setAttribute(name, value);
  }
  if (copy.tagName !== "svg") {
    const moved = `translate(${use.getAttribute("x") ?? 0} ${use.getAttribute("y") ?? 0})`;
    place.setAttribute("transform", `${use.getAttribute("transform") ?? ""} ${moved}`);
  }
  place.append(copy);
  return place;
}

function copyAttributes(from: Element, to: Element, scope: HTMLElement): void {
  for (const { name, value } of from.attributes) {
    if (name === "id" || name === "class" || name === "href") continue;
    to.setAttribute(name, coloured(value, scope));
  }
}

/** A value with its colours told. */
function coloured(value: string, scope: HTMLElement): string {
  if (!value.includes("var(")) return value;
  const colours = getComputedStyle(scope);
  return value.replaceAll(VARIABLE, (_, name: string, otherwise: string | undefined) => {
    return colours.getPropertyValue(name).trim() || (otherwise ?? "none");
  });
}

/** A class may set colours for what is inside. */
function withClass(scope: HTMLElement, name: string | null): HTMLElement {
  if (name === null) return scope;
  const inner = scope.appendChild(document.createElement("div"));
  inner.className = name;
  return inner;
}

/** A colour of the page's, by its name. */
export function colour(name: string, paint = ""): string {
  const scope = document.body.appendChild(document.createElement("div"));
  scope.hidden = true;
  scope.className = paint;
  const found = getComputedStyle(scope).getPropertyValue(name).trim();
  scope.remove();
  return found;
}
