import type { ComponentChildren } from "preact";
import type { Choice, Option, Ref } from "../../api";
import { Icon } from "../../parts/Icon";
import type { Inspection } from "../../parts/Inspector";
import { listed } from "../../parts/Thing";
import type { Sitting } from "../../table/sitting";
import { say } from "../../words";
import { LeaderArt, WonderArt } from "./Art";
import { advancePrice, board, BUILDINGS, cardsOf, cityAt, type Face, faces, me, ownCity, players, playerName, UNITS } from "./facts";
import { cityName, countsName, ownerName } from "./names";
import { EventPicture } from "./Pictures";
import { Price } from "./Price";
import { progressOf } from "./Progress";

type Facts = Inspection["facts"];
type Told = Omit<Inspection, "choices"> & { meant?: (choice: Choice) => boolean };

const glyph = (icon: string): ComponentChildren => (
  <span class="art glyph" aria-hidden="true">
    <Icon name={icon} />
  </span>
);
const drawn = (picture: ComponentChildren): ComponentChildren => (
  <span class="art" aria-hidden="true">
    {picture}
  </span>
);
const text = (face: Face): string => face.text.join(" ");

/** Everything that has a face: the whole text, what it costs me now, who has it, the rule. */
export function inspect(ref: Ref, sitting: Sitting): Inspection | null {
  if (!sitting.facts.value || !sitting.view.value || typeof ref.value !== "number") return null;
  const told = KINDS[ref.kind]?.(ref.value, sitting);
  if (!told) return null;
  const { meant, ...rest } = told;
  const speaks = (choice: Choice) => !!choice.label.refs?.some((other) => other.kind === ref.kind && other.value === ref.value);
  return { ...rest, choices: sitting.choices.value.filter(meant ?? speaks) };
}

const KINDS: Record<string, (value: number, sitting: Sitting) => Told | null> = {
  advance,
  special,
  building,
  unit,
  wonder,
  civil: (at, sitting) => half("civil", at, sitting),
  tactic: (at, sitting) => half("tactic", at, sitting),
  action_card,
  objective,
  objective_card,
  event,
  leader,
  civilization,
  space,
};

function advance(at: number, sitting: Sitting): Told | null {
  const face = faces(sitting).advance[at];
  if (!face) return null;
  const { cubes = [] } = board(sitting);
  const price = advancePrice(sitting, at);
  const facts: Facts = [];
  const seat = me(sitting)?.seat ?? -1;
  if (cubes[seat]?.includes(at)) facts.push([say("coc-i-state"), say("coc-advances-yours"), "up"]);
  else if (price !== null) facts.push([say("coc-i-costs-you"), price ? <Price goods={[price]} /> : say("coc-free")]);
  if (face.unlocks >= 0) facts.push([say("coc-i-allows"), faces(sitting).building[face.unlocks]!.name]);
  const owners = players(sitting).filter((p) => cubes[p.seat]?.includes(at));
  facts.push([say("coc-i-owners"), owners.map((p) => playerName(sitting, p.seat)).join(", ") || say("coc-i-nobody")]);
  const category = faces(sitting).category[face.group]!;
  const kind = listed(face.category, face.leading && say("coc-i-leading"), category.government && say("coc-i-government"));
  const wishes: Option[] = [[sitting.live.table.value?.decision?.what === "advance" ? "gain" : "advance", at]];
  return { name: face.name, kind, class: `c-${category.id}`, text: text(face), facts, rule: "COC-5.1.1", wishes };
}

function special(at: number, sitting: Sitting): Told | null {
  const { special: all, special_needs, advance: advances, civilization: nations } = faces(sitting);
  const face = all[at];
  if (!face) return null;
  const needs = special_needs[at]!;
  const holders = players(sitting).filter((p) => board(sitting).specials?.[p.seat]?.includes(at));
  const facts: Facts = [
    [say("coc-i-needs"), needs >= 0 ? advances[needs]!.name : say("coc-civ-any-government")],
    [say("coc-i-owners"), holders.map((p) => playerName(sitting, p.seat)).join(", ") || say("coc-i-nobody")],
  ];
  return { name: face.name, kind: listed(say("coc-i-special"), nations[Math.floor(at / 4)]?.name), art: glyph("laurels"), text: text(face), facts, rule: `COC-SPA-${face.id}`, wishes: [] };
}

function building(at: number, sitting: Sitting): Told | null {
  const { building: all, building_cost, advance: advances } = faces(sitting);
  const face = all[at];
  if (!face) return null;
  const opens = advances.find((one) => one.unlocks === at);
  const facts: Facts = [[say("coc-i-price"), <Price goods={building_cost} />]];
  if (opens) facts.push([say("coc-i-needs"), opens.name]);
  return { name: face.name, kind: say("coc-i-building"), art: glyph(BUILDINGS[at]!), text: text(face), facts, rule: "COC-5.3.11", wishes: [] };
}

function unit(at: number, sitting: Sitting): Told | null {
  const face = faces(sitting).unit[at];
  if (!face) return null;
  return {
    name: face.name,
    kind: say("coc-i-unit"),
    art: glyph(UNITS[at]!),
    text: text(face),
    facts: [[say("coc-i-price"), <Price goods={face.cost} />]],
    rule: "COC-5.3.19",
    wishes: [],
    meant: () => false,
  };
}

function wonder(at: number, sitting: Sitting): Told | null {
  const face = faces(sitting).wonder[at];
  if (!face) return null;
  const view = sitting.view.value!;
  const mine = board(sitting).wonders?.find((own) => own.wonder === at);
  const facts: Facts = [
    [say(mine ? "coc-i-costs-you" : "coc-i-price"), <Price goods={mine?.price ?? face.cost} />, mine && !mine.payable ? "dn" : ""],
    [say("coc-i-needs"), faces(sitting).advance[face.needs]?.name ?? ""],
    [say("coc-victory-points"), face.points],
  ];
  if (mine) facts.push([say("coc-i-where"), mine.cities.map((space) => faces(sitting).space[space]).join(", ") || say("coc-i-nowhere"), mine.cities.length ? "" : "dn"]);
  if (view.builder[at] >= 0) facts.push([say("coc-i-built-by"), playerName(sitting, view.builder[at])]);
  const wishes: Option[] = (me(sitting)?.cities ?? []).map((city) => ["build-wonder", city, at]);
  return { name: face.name, kind: say("scene-wonder"), class: "k-wonder", art: drawn(<WonderArt wonder={at} />), text: text(face), facts, rule: `COC-WON-${face.id}`, wishes };
}

function half(kind: "civil" | "tactic", at: number, sitting: Sitting): Told | null {
  const face = faces(sitting)[kind][at];
  return face
    ? {
        name: face.name,
        kind: say(`coc-i-${kind}`),
        class: `k-${kind}`,
        art: glyph(kind === "civil" ? "laurels" : "crossed-axes"),
        text: text(face),
        facts: [],
        rule: kind === "civil" ? `COC-CIV-${face.id}` : "COC-6.3.1",
        wishes: [],
      }
    : null;
}

/** Both halves; which one counts depends on the moment. */
function action_card(at: number, sitting: Sitting): Told | null {
  const { civil, tactic, action_card: halves } = faces(sitting);
  const both = halves[at];
  if (!both) return null;
  const [upper, lower] = [civil[both[0]]!, tactic[both[1]]!];
  const facts: Facts = [
    [`${say("coc-i-civil")}: ${upper.name}`, text(upper)],
    [`${say("coc-i-tactic")}: ${lower.name}`, text(lower)],
  ];
  const held = cardsOf(me(sitting)?.hand).includes(at);
  const battle = sitting.live.table.value?.decision?.what === "tactic";
  const meant = (choice: Choice) => ["play", "play-shogunate", "play-idol", "tactic", "barter-action", "subterfuge"].includes(choice.option[0]) && choice.option[1] === at;
  return {
    name: `${upper.name} / ${lower.name}`,
    kind: say("coc-i-action-card"),
    class: "stacked",
    art: glyph("laurels"),
    text: "",
    facts,
    rule: "COC-7.1.2",
    wishes: held ? [battle ? ["tactic", at] : ["play", at]] : [],
    meant,
  };
}

const MOMENTS = { status: "coc-goals-status", instant: "coc-goals-instant", instant_or_status: "coc-goals-instant-or-status" };

function objective(at: number, sitting: Sitting): Told | null {
  const face = faces(sitting).objective[at];
  if (!face) return null;
  const goal = (board(sitting).objectives ?? []).flatMap(([card, known]) => faces(sitting).objective_card[card]!.flatMap((goal, i) => (goal === at ? [known[i]] : [])))[0];
  const facts: Facts = [
    [say("coc-i-when"), say(MOMENTS[face.timing])],
    [say("coc-victory-points"), 2],
  ];
  if (goal && (goal.count || goal.met !== null)) facts.push([say("coc-i-now"), progressOf(goal), goal.met ? "up" : "dn"]);
  const done = players(sitting).filter((p) => p.completed_as.includes(at));
  if (done.length) facts.push([say("coc-goals-completed"), done.map((p) => playerName(sitting, p.seat)).join(", ")]);
  return { name: face.name, kind: say("coc-i-objective"), class: "k-objective", art: glyph("laurels"), text: text(face), facts, rule: `COC-OBJ-${face.id}`, wishes: [] };
}

function objective_card(at: number, sitting: Sitting): Told | null {
  const halves = faces(sitting).objective_card[at];
  if (!halves) return null;
  const { objective: all } = faces(sitting);
  const known = board(sitting).objectives?.find(([card]) => card === at)?.[1];
  const facts: Facts = halves.map((goal, i) => [
    `${all[goal]!.name} (${say(MOMENTS[all[goal]!.timing])})`,
    listed(text(all[goal]!), known?.[i]?.count && progressOf(known[i])),
    known?.[i]?.met ? "up" : "",
  ]);
  const wishes: Option[] = known ? halves.map((goal) => ["complete", at, goal]) : [];
  return {
    name: halves.map((goal) => all[goal]!.name).join(" / "),
    kind: say("coc-i-objective-card"),
    class: "k-objective stacked",
    art: glyph("laurels"),
    text: say("coc-goals-one-half"),
    facts,
    rule: "COC-7.2.1",
    wishes: sitting.live.table.value?.decision?.what === "objectives" ? wishes : [],
  };
}

function event(at: number, sitting: Sitting): Told | null {
  const face = faces(sitting).event[at];
  if (!face) return null;
  const symbols: string[] = (sitting.facts.value!.data.events?.events ?? []).map((row: { symbol: string }) => row.symbol);
  const symbol = symbols[at] ?? "none";
  const facts: Facts = symbol === "none" ? [] : [[say("coc-i-symbol"), say(`coc-symbol-${symbol.replaceAll("_", "-")}`)]];
  return { name: face.name, kind: say("scene-event"), class: "k-event", art: drawn(<EventPicture symbol={symbol} />), text: text(face), facts, rule: `COC-EVT-${face.id.split("_")[1]}`, wishes: [] };
}

function leader(at: number, sitting: Sitting): Told | null {
  const face = faces(sitting).leader[at];
  if (!face) return null;
  const leads = players(sitting).find((p) => p.leader === at);
  const facts: Facts = leads ? [[say("coc-civ-leads"), playerName(sitting, leads.seat)]] : [];
  return {
    name: face.name,
    kind: listed(say("coc-i-leader"), faces(sitting).civilization[Math.floor(at / 3)]?.name),
    class: "k-leader",
    art: drawn(<LeaderArt leader={at} />),
    text: text(face),
    facts,
    rule: `COC-LDR-${face.id}`,
    wishes: [],
  };
}

function civilization(at: number, sitting: Sitting): Told | null {
  const { civilization: all, special: specials } = faces(sitting);
  const face = all[at];
  if (!face) return null;
  const facts: Facts = [0, 1, 2, 3].map((i) => [specials[4 * at + i]!.name, text(specials[4 * at + i]!)]);
  return { name: face.name, kind: say("coc-i-civilization"), class: "stacked", art: glyph("laurels"), text: "", facts, rule: "COC-8.1.1", wishes: [], meant: () => false };
}

/** A space of the map: its land, its city piece by piece and what that can do, who stands there. */
function space(at: number, sitting: Sitting): Told | null {
  const { space: names, terrain } = faces(sitting);
  const view = sitting.view.value!;
  if (names[at] === undefined) return null;
  const city = cityAt(sitting, at);
  const own = ownCity(sitting, at);
  const land = terrain[view.terrain[at]];
  const spent = view.exhausted.includes(at);
  const facts: Facts = [];
  if (own) {
    facts.push([say("coc-i-collects"), own.why.collect ? say("coc-i-not-now") : own.limit, own.why.collect ? "dn" : ""]);
    facts.push([say("coc-i-recruits"), own.why.recruit ? say("coc-i-not-now") : own.recruits, own.why.recruit ? "dn" : ""]);
    facts.push([say("coc-i-free-places"), own.places]);
    if (own.tires) facts.push([say("coc-i-activation"), say("coc-i-mood-falls"), "dn"]);
  }
  for (const [, owner, counts] of board(sitting).units.filter(([where]) => where === at)) facts.push([ownerName(sitting, owner), countsName(sitting, counts)]);
  const meant = (choice: Choice) => !!choice.label.refs?.some((ref) => ref.kind === "space" && ref.value === at);
  return {
    name: names[at]!,
    kind: listed(land?.name ?? say("coc-unexplored"), spent && say("coc-exhausted")),
    text: city ? cityName(sitting, city) : say(`coc-land-${spent ? "exhausted" : (land?.id ?? "unexplored")}`),
    facts,
    rule: city ? "COC-4.4.1" : "COC-4.5.1",
    wishes: [],
    meant,
  };
}
