import type { Ref } from "../../api";
import { Icon } from "../../parts/Icon";
import type { Inspection } from "../../parts/Inspector";
import { listed } from "../../parts/Thing";
import type { Sitting } from "../../table/sitting";
import { say } from "../../words";
import { cardIcon, type CivCard, faces, group, nationOf, type TradeKind, tradeIcon } from "./facts";

/** Where the book speaks of a calamity. */
const CALAMITIES: Record<string, string> = {
  volcano_earthquake: "CIV80-12.2",
  flood: "CIV80-12.3",
  famine: "CIV80-12.4",
  civil_war: "CIV80-12.5",
  epidemic: "CIV80-12.6",
  civil_disorder: "CIV80-12.7",
  iconoclasm_heresy: "CIV80-12.8",
  piracy: "CIV80-12.9",
};
export const ruleOf = (kind: TradeKind): string => CALAMITIES[kind.id] ?? "CIV80-11.5";

/** A civilization card or a trade card: what is printed on it, and what it means for me now. */
export function inspect(ref: Ref, sitting: Sitting): Inspection | null {
  if (!sitting.facts.value || !sitting.view.value || typeof ref.value !== "number") return null;
  const { cards, trade } = faces(sitting);
  const choices = sitting.choices.value.filter((c) => c.label.refs?.some((other) => other.kind === ref.kind && other.value === ref.value));
  const card = ref.kind === "civ" ? cards[ref.value] : undefined;
  if (card) {
    const wishes: Inspection["wishes"] = sitting.live.table.value?.decision?.what === "buy" ? [["buy", ref.value]] : [];
    return { ...civilization(card, ref.value, sitting), choices, wishes };
  }
  const kind = ref.kind === "card" ? trade[ref.value] : undefined;
  return kind ? { ...(kind.calamity ? calamity(kind) : commodity(kind, ref.value, sitting)), choices, wishes: [] } : null;
}

type Face = Omit<Inspection, "choices" | "wishes">;

const art = (icon: string) => (
  <span class="art glyph" aria-hidden="true">
    <Icon name={icon} />
  </span>
);

/** What it does, costs me, and gives towards others; who has it. */
function civilization(card: CivCard, i: number, sitting: Sitting): Face {
  const { cards } = faces(sitting);
  const view = sitting.view.value!;
  const price: number | null | undefined = sitting.board.value?.prices?.[i];
  const owners = view.players.flatMap((p: any) => ((p.cards >> i) & 1 ? [nationOf(sitting, p.seat).name] : []));
  const towards = cards.flatMap((other, at) => (card.credits[at] ? [`${other.name} ${card.credits[at]}`] : []));
  const facts: Inspection["facts"] = [[say("civ-printed-price"), card.cost]];
  if (price != null) facts.push([say("civ-your-price"), price, price < card.cost ? "up" : ""]);
  if (card.requires >= 0) facts.push([say("civ-needs-card"), cards[card.requires]?.name]);
  if (towards.length) facts.push([say("civ-credit-towards"), towards.join(", ")]);
  if (owners.length) facts.push([say("civ-owners"), owners.join(", ")]);
  facts.push([say("civ-in-supply"), view.supply[i]]);
  return { name: card.name, kind: listed(...card.groups.map((name) => say(`civ-group-${name}`))), class: group(card), art: art(cardIcon(card)), text: card.text, facts, rule: "CIV80-13.2" };
}

/** What sets of it are worth, and what I have of it. */
function commodity(kind: TradeKind, i: number, sitting: Sitting): Face {
  const { sets = [], one_more = [] } = sitting.board.value ?? {};
  const worth = Array.from({ length: kind.copies }, (_, n) => (n + 1) ** 2 * kind.value).join(" · ");
  const facts: Inspection["facts"] = [[say("civ-sets-worth"), worth]];
  const mine = (sets as [number, number, number][]).find(([at]) => at === i);
  const more = (one_more as [number, number][]).find(([at]) => at === i);
  if (mine) facts.push([say("civ-in-hand"), `${say("civ-n-cards", { n: mine[1] })}, ${say("civ-worth", { n: mine[2] })}`]);
  if (more) facts.push([say("civ-one-more"), `+${more[1]}`, "up"]);
  return { name: kind.name, kind: say("civ-commodity", { n: kind.stack }), class: "g-commodity", art: art(tradeIcon(kind)), text: say("civ-about-commodity"), facts, rule: ruleOf(kind) };
}

/** What it does to whom it strikes. */
function calamity(kind: TradeKind): Face {
  const colour = kind.red ? "red" : "black";
  const text = `${say(`civ-about-${kind.id}`)} ${say(`civ-about-${colour}`)}`;
  return { name: kind.name, kind: say(`civ-calamity-${colour}`, { n: kind.stack }), class: "g-calamity", art: art(tradeIcon(kind)), text, facts: [], rule: ruleOf(kind) };
}
