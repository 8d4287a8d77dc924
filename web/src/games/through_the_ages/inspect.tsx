import type { Choice, Option, Ref } from "../../api";
import type { Inspection } from "../../parts/Inspector";
import { listed } from "../../parts/Thing";
import type { Sitting } from "../../table/sitting";
import { say } from "../../words";
import { Art } from "./Art";
import { Gives } from "./Card";
import { band, type Face, faces } from "./faces";

/** Where the book speaks of a kind of card. */
const RULES: Record<string, string> = {
  farm: "TTA-11.1.1",
  mine: "TTA-11.1.1",
  urban: "TTA-11.1.1",
  unit: "TTA-11.1.1",
  government: "TTA-11.3.1",
  special: "TTA-11.2.1",
  leader: "TTA-11.6.1",
  wonder: "TTA-11.5.1",
  action: "TTA-6.11.1",
  tactic: "TTA-11.4.1",
  territory: "TTA-9.1",
  event: "TTA-8.1",
  bonus: "TTA-5.3.3",
  aggression: "TTA-5.3.1",
  war: "TTA-5.4.1",
  pact: "TTA-5.5.1",
};

/** A card as it is printed, what it costs me now, and what can be done with it. */
export function inspect(ref: Ref, sitting: Sitting): Inspection | null {
  const face = ref.kind === "card" && typeof ref.value === "number" ? faces(sitting)[ref.value] : undefined;
  if (!face || !sitting.view.value) return null;
  const card = ref.value as number;
  const choices = sitting.choices.value.filter((c) => c.label.refs?.some((other) => other.kind === "card" && other.value === card));
  return {
    name: face.name,
    kind: listed(say(`tta-kind-${face.type || face.kind}`), say("tta-age", { age: face.age })),
    class: band(face),
    art: <Art face={face} />,
    text: face.text,
    facts: factsOf(face, sitting, card, choices),
    rule: RULES[face.kind],
    choices,
    wishes: wishesFor(face, card, sitting),
  };
}

function factsOf(face: Face, sitting: Sitting, card: number, choices: Choice[]): Inspection["facts"] {
  const view = sitting.view.value!;
  const seat: number | null = sitting.live.table.value!.seat;
  const me = seat === null ? null : view.players[seat];
  const sums = seat === null ? null : sitting.board.value?.players?.[seat];
  const found: Inspection["facts"] = [];
  const against = (cost: number, have: number | undefined) => (have === undefined ? cost : say("tta-of-yours", { n: cost, have }));
  const at: number = view.row.indexOf(card);
  const price = at >= 0 ? sitting.board.value?.row?.[at] : null;
  if (price != null) found.push([say("tta-to-take"), against(price, me?.ca), me && me.ca < price ? "dn" : ""]);
  if (face.gives.length)
    found.push([say(face.kind === "farm" || face.kind === "mine" || face.kind === "urban" || face.kind === "unit" ? "tta-each-worker" : "tta-gives"), <Gives gives={face.gives} />]);
  if (face.science) found.push([say("tta-to-develop"), against(face.science, me?.science), me && me.science < face.science ? "dn" : ""]);
  if (face.revolution) found.push([say("tta-to-revolt"), against(face.revolution, me?.science)]);
  if (face.resources && !face.stages.length) found.push([say("tta-to-build"), against(face.resources, sums?.resources), sums && sums.resources < face.resources ? "dn" : ""]);
  if (face.stages.length) found.push([say("tta-its-stages"), face.stages.join(" · ")]);
  if (face.military && face.kind !== "government") found.push([say("tta-to-play"), against(face.military, me?.ma), me && me.ma < face.military ? "dn" : ""]);
  const holders = view.players.flatMap((p: any, at: number) => (p.workers[card] ? [`${sitting.live.table.value!.players[at]?.name} ${p.workers[card]}`] : []));
  if (holders.length) found.push([say("tta-workers-there"), holders.join(", ")]);
  return choices.length || found.length ? found : [];
}

/** What one would like to do with a card, so that the engine says why not. */
export function wishesFor(face: Face, card: number, sitting: Sitting): Option[] {
  const { view, live } = sitting;
  const table = live.table.value!;
  const me = table.seat === null ? null : view.value!.players[table.seat];
  if (!me || !table.decision) return [];
  const space: number = view.value!.row.indexOf(card);
  const politics = table.decision.what === "politics";
  const others = table.players.map((p) => p.seat).filter((seat) => seat !== table.seat);
  if (space >= 0) return politics ? [] : [["take", space + 1]];
  if (Array.isArray(me.military) && me.military.includes(card)) {
    if (face.kind === "tactic") return [["tactic", card]];
    if (!politics) return [];
    if (face.kind === "aggression" || face.kind === "war") return others.map((seat): Option => [face.kind, card, seat]);
    if (face.kind === "pact") return others.map((seat): Option => ["offer", card, seat, "A"]);
    return [["prepare", card]];
  }
  if (politics) return [];
  if (me.hand.includes(card)) {
    if (face.kind === "leader") return [["leader", card]];
    if (face.kind === "action") return [["play", card]];
    return face.revolution
      ? [
          ["develop", card],
          ["revolution", card],
        ]
      : [["develop", card]];
  }
  if (card === me.wonder) return [["stage", 1]];
  return me.technologies.includes(card) ? [["build", card]] : [];
}
