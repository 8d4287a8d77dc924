import { listed } from "../../parts/Thing";
import { say } from "../../words";
import type { Face } from "./faces";

const signs = (list: [string, number][]) =>
  list
    .filter(([, n]) => n)
    .map(([sign, n]) => `${say(`tta-sign-${sign}`)} ${n}`)
    .join(", ");

/** A card in words: what it is, what it costs, what it gives; then the state it is in. */
export function cardName(face: Face, ...state: (string | false | null | undefined)[]): string {
  const cost = signs([
    ["science", face.science],
    ["resources", face.stages.length ? 0 : face.resources],
    ["military", face.kind === "government" ? 0 : face.military],
  ]);
  const revolution = face.revolution > 0 && say("tta-by-revolution", { cost: signs([["science", face.revolution]]) });
  const stages = face.stages.length > 0 && say("tta-stages", { stages: face.stages.join(", ") });
  return [
    listed(face.name, say(`tta-kind-${face.type || face.kind}`), say("tta-age", { age: face.age })),
    listed(cost && say("tta-costs", { cost }), revolution, stages),
    signs(face.gives),
    listed(...state),
  ]
    .filter(Boolean)
    .join("; ");
}

/** What stands on a technology. */
export const standing = (workers: number, tokens: number) => listed(say("tta-workers", { n: workers }), tokens > 0 && say("tta-tokens", { n: tokens }));

/** How far a wonder is. */
export const built = (face: Face | undefined, stages: number) => say("tta-built", { n: stages, of: face?.stages.length ?? 0 });

/** A completed wonder, as it stands. */
export const wonderState = (player: any, card: number) => listed(say("tta-completed"), player.ruined.includes(card) && say("tta-ruined"), player.homer_under === card && say("tta-with-homer"));
