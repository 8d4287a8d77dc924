import { say } from "../words";
import type { Sitting } from "./sitting";

const less = new Set<string>();
/** Numbers of which less is better, as a title's board knows them. */
export const lessIsBetter = (...names: string[]): void => names.forEach((name) => less.add(name));

/** Good, bad, or neither. */
export function mood(name: string, before: number, after: number): string {
  const better = (after - before) * (less.has(name) ? -1 : 1);
  return better > 0 ? "up" : better < 0 ? "dn" : "";
}

export type Change = [name: string, before: number, after: number];

/** Before and after, from the engine. */
export function Changes({ sitting, list }: { sitting: Sitting; list: Change[] }) {
  const names = sitting.live.table.value!.number_names;
  if (!list.length) return <p class="lab">{say("page-nothing-changed")}</p>;
  return (
    <dl class="fx">
      {list.map(([name, before, after]) => (
        <>
          <dt>{names[name] ?? name}</dt>
          <dd class={mood(name, before, after)}>
            {before} → {after}
          </dd>
        </>
      ))}
    </dl>
  );
}
