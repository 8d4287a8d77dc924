import type { Sitting } from "../../table/sitting";
import signs from "./signs.json";

/** A printed card as the server describes it (`texts.faces`). */
export interface Face {
  slug: string;
  name: string;
  age: string;
  level: number;
  kind: string; // farm, mine, urban, unit, government, special, leader, wonder, action, tactic, ...
  type: string; // lab, temple, infantry, law, ... or ""
  science: number;
  revolution: number;
  resources: number;
  military: number; // military actions
  stages: number[];
  gives: [string, number][]; // culture, science, strength, happy, food, resources, civil, military, blue, yellow, ship
  digest: [string, number | string | null][]; // what a small card says in signs instead of its sentence: a sign with what it gains, or alone
  text: string;
}

export const TYPES = ["farm", "mine", "lab", "temple", "library", "theater", "arena", "infantry", "cavalry", "artillery", "air_force"];
export const AGES = ["A", "I", "II", "III"];

const TYPE_ICONS: Record<string, string> = {
  farm: "sickle",
  mine: "war-pick",
  lab: "erlenmeyer",
  temple: "greek-temple",
  library: "open-book",
  theater: "drama-masks",
  arena: "coliseum",
  infantry: "spartan-helmet",
  cavalry: "horse-head",
  artillery: "cannon",
  air_force: "jet-fighter",
  law: "scales",
  warfare: "crossed-swords",
  exploration: "compass",
  construction: "trowel",
};
const KIND_ICONS: Record<string, string> = {
  government: "ionic-column",
  leader: "laurel-crown",
  wonder: "mayan-pyramid",
  action: "tied-scroll",
  tactic: "rally-the-troops",
  territory: "island",
  bonus: "checked-shield",
  aggression: "sword-clash",
  war: "crossed-sabres",
  pact: "quill-ink",
  event: "hourglass",
};
const BANDS: Record<string, string> = {
  farm: "k-prod",
  mine: "k-prod",
  urban: "k-urban",
  unit: "k-unit",
  government: "k-gov",
  special: "k-special",
  leader: "k-leader",
  wonder: "k-wonder",
  action: "k-action",
  tactic: "k-unit",
  territory: "k-event",
  event: "k-event",
  bonus: "k-unit",
  aggression: "k-attack",
  war: "k-attack",
  pact: "k-special",
};

export const typeIcon = (type: string): string => TYPE_ICONS[type] ?? "cards";
export const cardIcon = (face: Face): string => TYPE_ICONS[face.type] ?? KIND_ICONS[face.kind] ?? "cards";
/** The sign of the card itself, whatever its age; most have one. */
export const ownSign = (face: Face): string | undefined => (signs as Record<string, string>)[face.slug.replace(/_(a|i+)$/, "")];
export const band = (face: Face): string => BANDS[face.kind] ?? "k-gov";

/** Signs of a digest that are neither symbols of a card nor kinds of cards. */
const OTHER_SIGNS: Record<string, string> = { defense: "checked-shield", urban: "village", technology: "light-bulb" };

/** How a sign of a digest looks and what it is called; words that stand between signs look like themselves. */
export function lookOf(sign: string): { icon?: string; title: string } {
  if (sign === "or" || sign === "each") return { title: `tta-sign-${sign}` };
  const icon = SYMBOLS[sign] ?? OTHER_SIGNS[sign];
  return icon ? { icon, title: `tta-sign-${sign}` } : { icon: TYPE_ICONS[sign] ?? KIND_ICONS[sign], title: `tta-kind-${sign}` };
}

/** Which glyph stands for a symbol on a card. */
export const SYMBOLS: Record<string, string> = {
  culture: "culture",
  science: "science",
  strength: "strength",
  happy: "happy",
  food: "food",
  resources: "res",
  civil: "ca",
  military: "ma",
  blue: "bl",
  yellow: "wk",
  ship: "ship",
};

export const faces = (sitting: Sitting): Face[] => sitting.facts.value?.faces?.cards ?? [];
