/** Where the page is: its address, followed without a reload. */

let path = $state(location.pathname);

addEventListener("popstate", () => (path = location.pathname));

export function here(): string {
  return path;
}

export function go(to: string): void {
  history.pushState(null, "", to);
  path = to;
}

/** Follow a link within the page. */
export function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (link === null || !plain || link.target !== "" || link.origin !== location.origin) return;
  event.preventDefault();
  go(link.pathname);
}
