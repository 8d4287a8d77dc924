import type { Choice, Option, Ref } from "../../api";
import { Icon } from "../../parts/Icon";
import type { Inspection } from "../../parts/Inspector";
import { listed } from "../../parts/Thing";
import type { Sitting } from "../../table/sitting";
import { say } from "../../words";
import { Marker, Small, Token } from "./Art";
import { boardOf, CITIES, type CityFacts, faces, FIRST_PERSON, FIRST_WONDER, has, marker as markerOf, me, NONE, ownerOf, seen, standing, WALLS } from "./facts";
import { cityName, figuresText, nationOf, ROMAN, squareName, squareNames } from "./names";
import { eventKind, eventSign, techKind, techSign, typeSign } from "./signs";

type Face = Omit<Inspection, "choices" | "wishes"> & { wishes?: Option[] };
type Facts = Inspection["facts"];

/** Everything that has a face: its whole text, what it costs me now, what can be done with it, and the rule. */
export function inspect(ref: Ref, sitting: Sitting): Inspection | null {
  if (!sitting.facts.value || !sitting.view.value || typeof ref.value !== "number") return null;
  const find = KINDS[ref.kind];
  const face = find?.(ref.value, sitting) ?? null;
  if (!face) return null;
  return { wishes: [], ...face, choices: choicesFor(ref, sitting) };
}

const choicesFor = (ref: Ref, sitting: Sitting): Choice[] => sitting.choices.value.filter((c) => c.label.refs?.some((other) => other.kind === ref.kind && other.value === ref.value));

const glyph = (icon: string) => (
  <span class="art glyph" aria-hidden="true">
    <Icon name={icon} />
  </span>
);

const KINDS: Record<string, (value: number, sitting: Sitting) => Face | null> = {
  tech: techFace,
  ability: (ability, sitting) => techFace(faces(sitting).abilities[ability]?.tech ?? NONE, sitting),
  wonder: wonderFace,
  event: eventFace,
  marker: (n, sitting) =>
    n >= FIRST_PERSON && n < WALLS ? personFace(n - FIRST_PERSON, sitting) : n >= FIRST_WONDER && n < FIRST_PERSON ? wonderFace(n - FIRST_WONDER, sitting) : buildingFace(n, sitting),
  building: buildingFace,
  person: personFace,
  unit: unitFace,
  type: typeFace,
  government: governmentFace,
  civ: civFace,
  resource: resourceFace,
  hut: (hut, sitting) => tokenFace(faces(sitting).huts?.[hut] ?? NONE, "hut", sitting),
  village: (village, sitting) => tokenFace(faces(sitting).villages?.[village] ?? NONE, "village", sitting),
  square: squareFace,
  city: cityFace,
  figure: () => null,
};

/** Who knows it, what it costs me, what it brings. */
function techFace(tech: number, sitting: Sitting): Face | null {
  const face = faces(sitting).techs[tech];
  if (!face) return null;
  const seat = me(sitting);
  const view = sitting.view.value!;
  const needed = faces(sitting).needed?.[face.level];
  const owners = view.players.flatMap((p: any, who: number) => (has(p.techs, tech) ? [nationOf(sitting, who).name] : []));
  const facts: Facts = [];
  const mine = seat === null ? null : view.players[seat];
  if (needed !== undefined && mine && !has(mine.techs, tech)) facts.push([say("smc-trade-needed"), say("smc-of-yours", { n: needed, have: mine.trade }), mine.trade < needed ? "dn" : ""]);
  facts.push(...brought(face.icons, sitting));
  facts.push([say("smc-known-by"), owners.length ? owners.join(", ") : say("smc-nobody")]);
  return {
    name: face.name,
    kind: listed(say("smc-kind-tech"), say("smc-level", { level: ROMAN[face.level]! })),
    class: `tk-${techKind(face.id)}`,
    art: glyph(techSign(face.id)),
    text: face.text.join(" "),
    facts,
    rule: "SMC-14.1",
    wishes: seat === null ? [] : [["research", tech]],
  };
}

/** What a tech's icons bring, each in words. */
export function brought(icons: Record<string, any>, sitting: Sitting): Facts {
  const found = opened(icons, sitting);
  if (icons.coin_icon) found.push([say("smc-value-coins"), `+${icons.coin_icon}`, "up"]);
  if (icons.culture_hand) found.push([say("smc-value-culture_hand"), `+${icons.culture_hand}`, "up"]);
  if (icons.travel_speed) found.push([say("smc-value-speed"), icons.travel_speed]);
  if (icons.stacking_limit) found.push([say("smc-value-stack"), icons.stacking_limit]);
  if (icons.max_cities) found.push([say("smc-value-most_cities"), icons.max_cities]);
  return found;
}

/** Those of them that are no number: a building, a government, units, the water, a wonder that becomes cheaper. */
export function opened(icons: Record<string, any>, sitting: Sitting): Facts {
  const printed = faces(sitting);
  const found: Facts = [];
  const named = (list: { id: string; name: string }[], id: string) => list.find((one) => one.id === id)?.name ?? id;
  if (icons.building) found.push([say("smc-brings-building"), icons.building === printed.walls.id ? printed.walls.name : named(printed.markers, icons.building)]);
  if (icons.government) found.push([say("smc-brings-government"), named(printed.governments, icons.government)]);
  if (icons.unit) {
    const type = printed.types.findIndex(({ id }) => id === icons.unit.type);
    found.push([say("smc-brings-unit"), printed.ranks?.[type]?.[icons.unit.rank - 1] ?? printed.types[type]?.name ?? ""]);
  }
  if (icons.water) found.push([say("smc-water"), say(`smc-water-${icons.water}`)]);
  if (icons.wonder_discount) found.push([say("smc-brings-discount"), named(printed.wonders, icons.wonder_discount)]);
  return found;
}

function wonderFace(wonder: number, sitting: Sitting): Face | null {
  const printed = faces(sitting);
  const face = printed.wonders[wonder];
  if (!face) return null;
  const view = sitting.view.value!;
  const at: number = view.market.indexOf(wonder);
  const seat = me(sitting);
  const price = seat === null || at < 0 ? undefined : boardOf(sitting).players[seat]?.wonder_costs[at];
  const facts: Facts = [[say("smc-printed-cost"), face.cost]];
  if (face.discount !== null && face.tech) facts.push([say("smc-cost-with", { tech: printed.techs.find(({ id }) => id === face.tech)?.name ?? "" }), face.discount]);
  if (price !== undefined && price >= 0) facts.push([say("smc-your-cost"), price, price < face.cost ? "up" : ""]);
  const square: number = view.wonders[wonder] ?? NONE;
  if (square >= 0) facts.push([say("smc-stands-at"), `${squareName(sitting, square)} (${nationOf(sitting, ownerOf(view.realm[square])).name})`]);
  if (has(view.obsolete, wonder)) facts.push([say("smc-obsolete"), say("page-yes"), "dn"]);
  return { name: face.name, kind: say("smc-kind-wonder"), class: "tk-wonder", art: drawn(FIRST_WONDER + wonder, sitting), text: face.text.join(" "), facts, rule: "SMC-8.9.1" };
}

const drawn = (n: number, sitting: Sitting) => (
  <span class="art drawn" aria-hidden="true">
    <Small size={46}>
      <Marker face={markerOf(sitting, n)} x={0} y={0} />
    </Small>
  </span>
);

function eventFace(event: number, sitting: Sitting): Face | null {
  const face = faces(sitting).events[event];
  if (!face) return null;
  const seat = me(sitting);
  const held = seat === null ? 0 : seen(sitting.view.value!.players[seat]?.events).filter((one) => one === event).length;
  const facts: Facts = [[say("smc-played-in"), faces(sitting).phases?.find(({ id }) => id === face.phase)?.name ?? say("smc-any-time")]];
  if (held) facts.push([say("smc-in-hand"), held]);
  return {
    name: face.name,
    kind: listed(say("smc-kind-event"), say("smc-level", { level: ROMAN[face.level]! })),
    class: `tk-${eventKind(face.id)}`,
    art: glyph(eventSign(face.id)),
    text: face.text.join(" "),
    facts,
    rule: "SMC-9.3",
    wishes: held ? [["play", event]] : [],
  };
}

/** What a marker gives, icon by icon. */
function gives(n: number, sitting: Sitting): Facts {
  const face = markerOf(sitting, n);
  const found: Facts = (["production", "trade", "culture", "coin"] as const).flatMap((icon): Facts => (face[icon] ? [[say(`smc-icon-${icon}`), `+${face[icon]}`]] : []));
  return face.combat_bonus ? [...found, [say("smc-value-combat_bonus"), `+${face.combat_bonus}`]] : found;
}

function buildingFace(n: number, sitting: Sitting): Face | null {
  if (n === WALLS) {
    const { walls } = faces(sitting);
    return {
      name: walls.name,
      kind: say("smc-kind-building"),
      class: "tk-urban",
      art: glyph("defensive-wall"),
      text: say("smc-about-walls"),
      facts: [[say("smc-printed-cost"), walls.cost]],
      rule: "SMC-8.8.2",
    };
  }
  const face = n > 0 && n < FIRST_WONDER ? markerOf(sitting, n) : undefined;
  if (!face) return null;
  const facts: Facts = [...(face.cost === null ? [] : ([[say("smc-printed-cost"), face.cost]] as Facts)), ...gives(n, sitting)];
  const left = sitting.view.value!.buildings[n];
  if (left > 0) facts.push([say("smc-left-in-market"), left]);
  return {
    name: face.name,
    kind: say("smc-kind-building"),
    class: "tk-prod",
    art: drawn(n, sitting),
    text: face.star ? say("smc-about-star") : say("smc-about-building"),
    facts,
    rule: face.star ? "SMC-8.7.1" : "SMC-8.6.1",
  };
}

function personFace(person: number, sitting: Sitting): Face | null {
  const face = faces(sitting).people[person];
  if (!face) return null;
  return {
    name: face.name,
    kind: say("smc-kind-person"),
    class: "tk-leader",
    art: drawn(FIRST_PERSON + person, sitting),
    text: say("smc-person-replaces"),
    facts: gives(FIRST_PERSON + person, sitting),
    rule: "SMC-10.2",
  };
}

const BEATS: Record<string, string> = { infantry: "mounted", mounted: "artillery", artillery: "infantry" }; // SMC-13.6

function unitFace(unit: number, sitting: Sitting): Face | null {
  const printed = faces(sitting);
  const face = printed.units[unit];
  if (!face) return null;
  const seat = me(sitting);
  const rank = seat === null ? 1 : (boardOf(sitting).players[seat]?.ranks[face.type] ?? 1);
  const facts: Facts = face.strengths.map((n, i): Facts[number] => [printed.ranks?.[face.type]?.[i] ?? say("smc-rank-n", { n: i + 1 }), n, i + 1 === rank ? "up" : ""]);
  return { name: face.name, kind: say("smc-kind-unit"), class: `ut-${face.type}`, art: glyph(typeSign(face.type)), text: typeText(face.type, sitting), facts, rule: "SMC-13.2.1" };
}

function typeText(type: number, sitting: Sitting): string {
  const { types } = faces(sitting);
  const beaten = types.find(({ id }) => id === BEATS[types[type]!.id]);
  return beaten ? say("smc-about-type", { beats: beaten.name }) : say("smc-about-aircraft");
}

function typeFace(type: number, sitting: Sitting): Face | null {
  const face = faces(sitting).types[type];
  if (!face) return null;
  const seat = me(sitting);
  const facts: Facts = seat === null ? [] : [[say("smc-your-cost"), boardOf(sitting).players[seat]?.unit_costs[type] ?? ""]];
  return { name: face.name, kind: say("smc-kind-unit"), class: `ut-${type}`, art: glyph(typeSign(type)), text: typeText(type, sitting), facts, rule: "SMC-8.5.1" };
}

function governmentFace(government: number, sitting: Sitting): Face | null {
  const face = faces(sitting).governments[government];
  if (!face) return null;
  const view = sitting.view.value!;
  const seat = me(sitting);
  const facts: Facts = [];
  if (seat !== null) facts.push([say("smc-unlocked"), say(has(view.players[seat].unlocked, government) ? "page-yes" : "page-no")]);
  const ruled = view.players.flatMap((p: any, who: number) => (p.government === government ? [nationOf(sitting, who).name] : []));
  if (ruled.length) facts.push([say("smc-in-force"), ruled.join(", ")]);
  return {
    name: face.name,
    kind: say("smc-kind-government"),
    class: "tk-gov",
    art: glyph("scales"),
    text: face.text[view.rules?.government_set ?? 0] ?? face.text[0]!,
    facts,
    rule: "SMC-6.8.1",
    wishes: seat === null ? [] : [["government", government]],
  };
}

function civFace(civ: number, sitting: Sitting): Face | null {
  const face = faces(sitting).civilizations[civ];
  return face ? { name: face.name, kind: say("smc-kind-civ"), class: "tk-leader", art: glyph("globe"), text: face.text, facts: [], rule: "SMC-20.1" } : null;
}

function resourceFace(resource: number, sitting: Sitting): Face | null {
  const face = faces(sitting).resources[resource];
  if (!face) return null;
  const view = sitting.view.value!;
  const facts: Facts = [];
  const seat = me(sitting);
  if (view.supply[resource] !== undefined) facts.push([say("smc-left-in-market"), view.supply[resource]]);
  if (seat !== null && view.players[seat].resources[resource] !== undefined) facts.push([say("smc-you-own"), view.players[seat].resources[resource]]);
  return {
    name: face.name,
    kind: say("smc-kind-resource"),
    class: "tk-action",
    art: <span class="art drawn">{<Token id={face.id} size={34} />}</span>,
    text: say("smc-about-resource"),
    facts,
    rule: "SMC-8.14.1",
  };
}

function tokenFace(resource: number, kind: "hut" | "village", sitting: Sitting): Face | null {
  const face = resource >= 0 ? resourceFace(resource, sitting) : null;
  return {
    ...(face ?? { name: say("smc-great-person"), class: "tk-leader", art: glyph("laurel-crown"), facts: [] }),
    kind: say(`smc-${kind}`),
    text: say("smc-about-token"),
    rule: kind === "hut" ? "SMC-12.3" : "SMC-12.4.3",
  };
}

/** A square: what it is and who stands there; of whose city. */
function squareFace(square: number, sitting: Sitting): Face | null {
  const name = squareNames(sitting)[square];
  if (!name) return null;
  const view = sitting.view.value!;
  const [id, ...rest] = name.split(": ");
  const cell = faces(sitting).cells[view.ground[square]];
  const facts: Facts = [];
  const city: number = view.realm[square] ?? NONE;
  if (city >= 0) facts.push([say("smc-outskirts-of"), `${cityName(city)}, ${nationOf(sitting, ownerOf(city)).name}`]);
  for (const here of standing(view.figures).filter((one) => one.square === square)) facts.push([nationOf(sitting, here.seat).name, figuresText(here.armies, here.scouts)]);
  return { name: id!, kind: cell ? faces(sitting).terrains[cell.terrain]!.name : say("smc-unknown"), class: "tk-event", art: glyph("position-marker"), text: rest.join(": "), facts, rule: "SMC-4.1" };
}

/** A city: what it makes, what is closed to it. */
function cityFace(city: number, sitting: Sitting): Face | null {
  const found: CityFacts | undefined = boardOf(sitting).cities?.find((one) => one.city === city);
  if (!found) return null;
  const facts: Facts = [
    [say("smc-icon-production"), found.production],
    [say("smc-icon-trade"), found.trade],
    [say("smc-icon-culture"), found.arts],
  ];
  if (found.resources.length) facts.push([say("smc-resources"), found.resources.map((r) => faces(sitting).resources[r]!.name).join(", ")]);
  if (found.blockaded.length) facts.push([say("smc-blockaded"), found.blockaded.length, "dn"]);
  return {
    name: cityName(city),
    said: faces(sitting).cities[city % CITIES]!,
    kind: nationOf(sitting, found.seat).name,
    class: "tk-gov",
    art: glyph("city"),
    text: found.walled ? say("smc-about-walls") : "",
    facts,
    rule: "SMC-8.1.1",
  };
}
