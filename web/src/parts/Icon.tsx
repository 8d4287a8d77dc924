import { GLYPHS } from "./glyphs";
import chrome from "./icons.json?shapes";

const shapes: Record<string, string> = { ...chrome };

/** A board brings the shapes it uses, so that no page carries another game's. */
export function bringShapes(more: Record<string, string>): void {
  Object.assign(shapes, more);
}

/** A sign: one of our glyphs, or a shape of game-icons.net. Decoration unless it has a title. */
export function Icon({ name, title, class: extra = "" }: { name: string; title?: string; class?: string }) {
  const own = GLYPHS[name];
  const body = own ?? shapes[name];
  if (body === undefined) throw new Error(`there is no icon ${name}`);
  const box = own ? "0 0 16 16" : "0 0 512 512";
  const named = title ? { role: "img" as const, "aria-label": title } : { "aria-hidden": true as const };
  return <svg class={`i ${extra}`} viewBox={box} {...named} dangerouslySetInnerHTML={{ __html: body }} />;
}
