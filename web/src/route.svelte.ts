/** Where the page is: its address, followed without a reload. */

let place = $state.raw(new URL(location.href));

addEventListener("popstate", () => (place = new URL(location.href)));

export function here(): URL {
  return place;
}

/** Go to an address of the page: a path, with what may follow it. */
export function go(to: string): void {
  history.pushState(null, "", to);
  place = new URL(location.href);
}

/** Change what follows the path, without a step in the browser's history. */
export function amend(rest: string): void {
  history.replaceState(null, "", location.pathname + rest);
  place = new URL(location.href);
}

/** Follow a link within the page. */
export function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (link === null || !plain || link.target !== "" || link.origin !== location.origin) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
