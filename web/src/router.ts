import { signal } from "@preact/signals";

/** Where we are: the path of the page. */
export const path = signal(location.pathname);
export const fragment = signal(location.hash.slice(1));

function look(): void {
  path.value = location.pathname;
  fragment.value = location.hash.slice(1);
}
addEventListener("popstate", look);
addEventListener("hashchange", look);

export function go(to: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", to);
  look();
}

/** Let a link to a page of ours be followed without a reload. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || link.target || event.ctrlKey || event.metaKey || event.shiftKey || link.origin !== location.origin || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api") || link.pathname.startsWith("/docs")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
