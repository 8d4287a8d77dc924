import type { Sitting } from "../../table/sitting";

export interface TradeKind {
  id: string;
  name: string;
  value: number;
  stack: number;
  copies: number;
  calamity: boolean;
  red: boolean;
}
export interface CivCard {
  id: string;
  name: string;
  cost: number;
  text: string;
  groups: string[];
  credits: number[];
  requires: number;
}
export interface Faces {
  areas: { id: string; name: string; limit: number; site: boolean; white: boolean; plain: string; volcano: string; borders: number[] }[];
  zones: { id: string; name: string; area: number; near: number[] }[];
  nations: { id: string; name: string }[];
  events: string[];
  epochs: string[];
  trade: TradeKind[];
  cards: CivCard[];
}

export const faces = (sitting: Sitting): Faces => sitting.facts.value!.faces;

const TRADE_ICONS: Record<string, string> = {
  hides: "animal-hide",
  ochre: "crystal-growth",
  iron: "ore",
  papyrus: "papyrus",
  salt: "salt-shaker",
  grain: "wheat",
  cloth: "rolled-cloth",
  bronze: "cauldron",
  spice: "cool-spices",
  gems: "gems",
  gold: "gold-bar",
  volcano_earthquake: "volcano",
  flood: "flood",
  famine: "grain-bundle",
  civil_war: "crossed-swords",
  epidemic: "plague-doctor-profile",
  civil_disorder: "fist",
  iconoclasm_heresy: "broken-pottery",
  piracy: "pirate-flag",
};
const CARD_ICONS: Record<string, string> = {
  mysticism: "third-eye",
  cloth_making: "sewing-string",
  pottery: "painted-pottery",
  drama: "drama-masks",
  music: "lyre",
  architecture: "ionic-column",
  astronomy: "astrolabe",
  metalworking: "hammer-drop",
  agriculture: "sickle",
  coinage: "two-coins",
  literacy: "quill-ink",
  engineering: "gear-hammer",
  medicine: "caduceus",
  law: "scales",
  democracy: "vote",
  philosophy: "stone-bust",
};
export const tradeIcon = (kind: TradeKind | undefined): string => TRADE_ICONS[kind?.id ?? ""] ?? "cards";
export const cardIcon = (card: CivCard | undefined): string => CARD_ICONS[card?.id ?? ""] ?? "cards";
export const group = (card: CivCard | undefined): string => `g-${card?.groups[0] ?? "crafts"}`;

/** One letter a nation, and no letter twice: the first of its name that no nation before it has. */
const letters = new WeakMap<Faces["nations"], string[]>();

function lettersOf(nations: Faces["nations"]): string[] {
  const known = letters.get(nations);
  if (known) return known;
  const taken: string[] = [];
  for (const { name } of nations) taken.push([...name.toLocaleUpperCase()].find((letter) => /\p{L}/u.test(letter) && !taken.includes(letter)) ?? "?");
  letters.set(nations, taken);
  return taken;
}

/** A player is their nation, everywhere: its name, and its letter in the seat's shape and colour. */
export function nationOf(sitting: Sitting, seat: number): { name: string; initial: string } {
  const nation = sitting.view.value?.players[seat]?.nation ?? -1;
  const { nations } = faces(sitting);
  if (nation >= 0) return { name: nations[nation]?.name ?? "", initial: lettersOf(nations)[nation] ?? "?" };
  const name = sitting.live.table.value?.players[seat]?.name ?? "";
  return { name, initial: (name[0] ?? "?").toUpperCase() };
}
