import { signal } from "@preact/signals";

/**
 * The keyboard on a board.  Whatever bears `data-thing` (with a name of its own in it) can be looked at with the keys;
 * `data-region` around things makes of them one stop for Tab.  Inside it arrows go to the nearest thing that way, Home and
 * End to the first and the last, and Enter or Space clicks.  A thing drawn anew keeps the focus by its name; one that is
 * gone leaves it to its neighbour, a region that is gone to the first that is there.  Things drawn in a map say with `data-at="x,y"` where they are.
 */
const THING = "[data-thing]";
const REGION = "[data-region]";

type Thing = (HTMLElement | SVGElement) & { dataset: DOMStringMap };

/** The thing that has the focus, and whether it was the keys that brought it there. */
export const looked = signal<{ thing: Thing; keys: boolean } | null>(null);

const stops = new WeakMap<Element, string>(); // the thing of a region to which Tab comes back
let last: { thing: Thing; region: Element | null; at: number } | null = null;

const things = (region: Element) => [...region.querySelectorAll<Thing>(THING)];
const label = (region: Element) => region.getAttribute("data-region");

/** From now on, everything that is and will be on the page. */
export function watchKeys(): void {
  addEventListener("focusin", (event) => arrive(event.target as Element));
  addEventListener("focusout", () => (looked.value = null));
  document.addEventListener("keydown", walk);
  addEventListener("pointerdown", (event) => {
    if (!(event.target as Element).closest(THING)) last = null;
  });
  new MutationObserver(settle).observe(document.body, { subtree: true, childList: true, attributeFilter: ["aria-label", "data-thing"] });
  settle();
}

function arrive(target: Element): void {
  const thing = target.matches(THING) ? (target as Thing) : null;
  const region = thing?.closest(REGION) ?? null;
  last = thing && { thing, region, at: region ? things(region).indexOf(thing) : 0 };
  looked.value = thing && { thing, keys: thing.matches(":focus-visible") || thing.getAttribute("role") === "img" }; // a number that is tapped says what it is
  if (!thing || !region) return;
  stops.set(region, thing.dataset.thing!);
  stop(region);
}

/** After every change of the page: each region has its stop, and the focus is not lost. */
function settle(): void {
  for (const region of document.querySelectorAll(REGION)) stop(region);
  for (const thing of document.querySelectorAll<Thing>(THING)) if (!thing.hasAttribute("tabindex")) thing.setAttribute("tabindex", "0"); // it stands alone
  if (last && !last.thing.isConnected && document.activeElement === document.body) {
    const { region, thing, at } = last;
    const regions = [...document.querySelectorAll(REGION)];
    const now = region?.isConnected ? region : (regions.find((other) => region && label(other) === label(region)) ?? regions[0]);
    const there = now ? things(now) : [];
    const heir = there.find((other) => other.dataset.thing === thing.dataset.thing) ?? there[Math.min(at, there.length - 1)];
    if (heir) heir.focus({ preventScroll: true });
    else last = looked.value = null;
  } else if (looked.value) looked.value = { ...looked.value }; // its words may be new
}

/** Tab comes to where one was, otherwise to the first thing that can be chosen, otherwise to the first. */
function stop(region: Element): void {
  const all = things(region);
  const name = stops.get(region);
  const at = all.find((thing) => thing.dataset.thing === name) ?? all.find((thing) => thing.getAttribute("aria-disabled") === "false") ?? all[0];
  for (const thing of all) {
    const index = thing === at ? "0" : "-1";
    if (thing.getAttribute("tabindex") !== index) thing.setAttribute("tabindex", index);
  }
}

const WAYS: Record<string, [number, number]> = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

function walk(event: KeyboardEvent): void {
  const thing = event.target as Thing;
  if (!thing.matches(THING) || event.ctrlKey || event.metaKey || event.altKey) return;
  if ((event.key === "Enter" || event.key === " ") && thing.getAttribute("role") === "button") {
    take(event); // what is drawn as a button is one
    thing.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    return;
  }
  const way = WAYS[event.key];
  const region = thing.closest(REGION);
  if (!region || (!way && event.key !== "Home" && event.key !== "End")) return;
  take(event);
  const all = things(region);
  const next = event.key === "Home" ? all[0] : event.key === "End" ? all.at(-1) : nearest(thing, all, way!);
  if (!next) return;
  next.focus({ preventScroll: true });
  (next instanceof SVGElement ? region : next).scrollIntoView({ block: "nearest", inline: "nearest" });
}

function take(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function boxOf(thing: Thing): Box {
  const [x, y] = thing.dataset.at?.split(",").map(Number) ?? [];
  return x === undefined || y === undefined ? thing.getBoundingClientRect() : { left: x, right: x, top: y, bottom: y };
}

/** The nearest thing in a direction: one that lies rather that way than aside comes first.  At the end of a line it is the next in order. */
function nearest(from: Thing, all: Thing[], [dx, dy]: [number, number]): Thing | undefined {
  const here = boxOf(from);
  let best: Thing | undefined;
  let least = Infinity;
  for (const thing of all) {
    const there = boxOf(thing);
    const [x, y] = [(there.left + there.right - here.left - here.right) / 2, (there.top + there.bottom - here.top - here.bottom) / 2];
    const along = x * dx + y * dy;
    const hidden = thing.dataset.at === undefined && there.right === there.left;
    if (thing === from || along <= 0.5 || hidden) continue;
    const aside = dx ? gap(here.top, here.bottom, there.top, there.bottom) : gap(here.left, here.right, there.left, there.right);
    const far = along + aside + 0.05 * Math.abs(dx ? y : x) + (aside > along ? 1e6 : 0);
    if (far < least) [best, least] = [thing, far];
  }
  return best ?? (dx && from.dataset.at === undefined ? all[all.indexOf(from) + dx] : undefined);
}

const gap = (a: number, b: number, c: number, d: number) => Math.max(0, c - b, a - d);
