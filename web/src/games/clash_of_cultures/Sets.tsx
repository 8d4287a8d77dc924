import type { Ref } from "../../api";
import { SetForm } from "../../parts/SetForm";
import { type Reading, type SetChoice, setOf } from "../../parts/sets";
import type { Sitting } from "../../table/sitting";
import { say } from "../../words";
import { board, faces, me } from "./facts";
import { After } from "./Forms";

const SIGNS = { hire: "✓", give: "−", "gain-goods": "+" } as const;
const UNITS = { hire: "coc-unit-armies", give: "coc-unit-cards", "gain-goods": "coc-unit-goods" } as const;
type Verb = keyof typeof SIGNS;
const isVerb = (verb: string | undefined): verb is Verb => !!verb && verb in SIGNS;

/** The set choices that are made on the board: barbarian armies for hire, cards to be handed over, goods to be taken. */
function readSet(sitting: Sitting): Reading | null {
  const space = sitting.past.value ? null : sitting.live.table.value?.decision?.space;
  if (!sitting.facts.value || !space || !isVerb(space.verb) || !["subset", "amounts"].includes(space.space)) return null;
  const [lo, hi] = [space.lo ?? 0, space.hi ?? 0];
  const shared = { space, least: lo, most: hi, sign: SIGNS[space.verb] };
  if (space.space === "amounts") {
    const bounds = space.bounds ?? [];
    const items = bounds.map((bound, good) => ({ about: { kind: "good", value: good }, name: faces(sitting).good[good]?.name ?? "", bound, worth: 1 }));
    return { ...shared, items, proposal: [space.verb, spread(sitting, bounds, lo)] };
  }
  const items = (space.items ?? []).map((_, i) => ({ about: space.labels![i]!.refs![0] as Ref, name: space.labels![i]!.text, bound: 1, worth: 1 }));
  const all = items.length === lo; // where all are needed, all are taken
  return { ...shared, items, proposal: all ? [space.verb, space.items as number[]] : null };
}

/** So many goods, always of what I have least of, within the limits. */
function spread(sitting: Sitting, bounds: number[], n: number): number[] {
  const p = me(sitting);
  const held = [...(p?.goods ?? [])];
  const limits = p ? board(sitting).limits[p.seat]! : [];
  const taken = bounds.map(() => 0);
  for (let i = 0; i < n; i++) {
    const able = bounds.flatMap((bound, good) => (taken[good]! < bound ? [good] : []));
    const room = able.filter((good) => held[good]! < (limits[good] ?? Number.POSITIVE_INFINITY));
    const best = (room.length ? room : able).sort((a, b) => held[a]! - held[b]!)[0];
    if (best === undefined) break;
    taken[best]!++;
    held[best]!++;
  }
  return taken;
}

/** The set that is put together at this table, or null. */
export function chosenSet(sitting: Sitting): SetChoice | null {
  const set = setOf(sitting, readSet);
  return set.reading.value ? set : null;
}

/** A set choice in the right column: the same as on the board, for keys, screen readers and phones. */
export function SetChoiceForm({ sitting }: { sitting: Sitting }) {
  const set = setOf(sitting, readSet);
  const verb = set.reading.value?.space.verb;
  if (!isVerb(verb)) return null;
  const decision = sitting.live.table.value!.decision!;
  const after = verb === "gain-goods" && <After sitting={sitting} gains={set.amounts.value} />;
  return <SetForm sitting={sitting} set={set} title={decision.prompt.text} lead={verb === "gain-goods" ? "" : say("coc-set-help")} unit={(n) => say(UNITS[verb], { n })} after={after} />;
}
