import type { Line } from "../api";

type Spots = Map<string, { at: DOMRect; face: Element }>;

/** Where the things that lines speak of lie on the board: cards and the like, not whole panels. */
export function whereabouts(lines: Line[]): Spots {
  const found: Spots = new Map();
  for (const line of lines)
    for (const { kind, value } of line.message.refs ?? []) {
      if (kind === "seat") continue;
      const face = lying(kind, value);
      if (face) found.set(JSON.stringify([kind, value]), { at: face.getBoundingClientRect(), face: face.cloneNode(true) as Element });
    }
  return found;
}

const lying = (kind: string, value: unknown) =>
  [...document.querySelectorAll<HTMLElement>(".boardroom [data-refs]")].find((element) => element.offsetWidth && element.dataset.refs === JSON.stringify([[kind, value]])) ?? null;

/** What lies elsewhere now is seen to go there. */
export function fly(from: Spots, milliseconds: number): void {
  for (const [name, { at, face }] of from) {
    const [kind, value] = JSON.parse(name);
    const to = lying(kind, value)?.getBoundingClientRect();
    if (!to || Math.hypot(to.x - at.x, to.y - at.y) < 24) continue;
    const bird = document.createElement("div");
    bird.className = "flying";
    bird.setAttribute("aria-hidden", "true");
    Object.assign(bird.style, { left: `${at.x}px`, top: `${at.y}px`, width: `${at.width}px`, height: `${at.height}px` });
    for (const part of [face, ...face.querySelectorAll("[data-thing], [data-refs], [id]")]) for (const mark of ["data-thing", "data-refs", "id", "tabindex"]) part.removeAttribute(mark);
    bird.append(face);
    (document.querySelector(".boardroom > *") ?? document.body).append(bird);
    const flight = bird.animate([{ transform: "none" }, { transform: `translate(${to.x - at.x}px, ${to.y - at.y}px) scale(${to.width / at.width}, ${to.height / at.height})`, opacity: 0.6 }], {
      duration: Math.min(milliseconds, 400) * 1.6,
      easing: "ease-in-out",
    });
    flight.onfinish = flight.oncancel = () => bird.remove();
  }
}
