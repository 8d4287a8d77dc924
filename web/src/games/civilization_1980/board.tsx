import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Ref, Scene } from "../../api";
import { bringShapes } from "../../parts/Icon";
import { SceneCard } from "../../parts/SceneCard";
import { signs } from "../../parts/Seat";
import type { Sitting } from "../../table/sitting";
import { say } from "../../words";
import { Assault } from "./Assault";
import { cardIcon, faces, nationOf, tradeIcon } from "./facts";
import shapes from "./icons.json?shapes";
import { GameMap } from "./Map";
import { planOf } from "./movement";
import { PlanForm } from "./Plan";
import { GROUPS, Purchase } from "./Purchase";
import { readSet, SetChoiceForm } from "./Sets";
import { Ast, Hand, Nations } from "./Sides";
import "../../parts/map.css";
import "../../parts/sets.css";
import "./style.css";
import { TradeFloor, tradeStep } from "./Trade";

bringShapes(shapes);

/** Civilization: the nations above, in the middle the map, the trade floor, the cards for sale or the A.S.T., below my hand. */
export function Board({ sitting }: { sitting: Sitting }) {
  const view = sitting.view.value!;
  const me = sitting.live.table.value!.seat;
  const trading = tradeStep(sitting) !== null;
  const buying = view.event === 10;
  const own = trading ? "trade" : buying ? "cards" : "map";
  const [wanted, setWanted] = useState<{ event: number; middle: string } | null>(null);
  const middle = wanted?.event === view.event ? wanted!.middle : own;
  const letters = view.players.map((p: any) => (p.nation >= 0 ? nationOf(sitting, p.seat).initial : undefined));
  useEffect(() => {
    signs.value = letters;
    return () => void (signs.value = []);
  }, [letters.join()]);
  const due = sitting.live.table.value!.decision && !sitting.past.value ? own : null; // where the question is
  const tabs = ["map", ...(trading ? ["trade"] : []), "cards", "ast"];
  return (
    <div class={`civ at-${middle}`}>
      <div role="group" aria-label={say("civ-nations")}>
        <Nations sitting={sitting} />
      </div>
      <div class="middle">
        {middle === "trade" && trading ? (
          <TradeFloor sitting={sitting} />
        ) : middle === "cards" ? (
          <Purchase sitting={sitting} />
        ) : middle === "ast" ? (
          <div class="astpage">
            <Ast sitting={sitting} />
            <Nations sitting={sitting} prefix="about" />
          </div>
        ) : (
          <GameMap sitting={sitting} />
        )}
        <SceneCard sitting={sitting} />
      </div>
      <div class="dock">
        {me !== null && <Hand sitting={sitting} seat={me} />}
        <span class="sp" />
        <div class="seg tabs" role="tablist" data-region="tabs" aria-label={say("page-board")}>
          {tabs.map((tab) => (
            <button role="tab" data-thing={tab} aria-selected={middle === tab} class={middle === tab ? "on" : ""} onClick={() => setWanted({ event: view.event, middle: tab })}>
              {say(`civ-tab-${tab}`)}
              {tab === due && tab !== middle && (
                <i class="due">
                  <span class="vh">{say("civ-asked-here")}</span>
                </i>
              )}
            </button>
          ))}
        </div>
      </div>
      <Assault sitting={sitting} />
    </div>
  );
}

/** Movements are planned and sets are put together on the map; both have their form beside it. */
export function form(sitting: Sitting): ComponentType<{ sitting: Sitting }> | null {
  if (!sitting.facts.value) return null; // nothing has a name yet
  if (planOf(sitting).active.value) return PlanForm;
  return readSet(sitting) ? SetChoiceForm : null;
}

/** On the open floor people talk: the chat stands beside the log. */
export const talking = (sitting: Sitting): boolean => !sitting.past.value && tradeStep(sitting)?.is === "Floor";

export { guide } from "./guide";

/** How a round goes, with the rules. */
export const learn: [string, string][] = [
  ["civ-learn-1", "CIV80-4.1"],
  ["civ-learn-2", "CIV80-7.1"],
  ["civ-learn-3", "CIV80-8.1"],
  ["civ-learn-4", "CIV80-11.1"],
  ["civ-learn-5", "CIV80-13.1"],
  ["civ-learn-6", "CIV80-14.2"],
];

/** The sign before a choice. */
export function icon(option: [string, ...unknown[]], sitting: Sitting): string | null {
  const verbs: Record<string, string> = {
    sail: "ship",
    load: "plus",
    unload: "minus",
    anchor: "ship",
    ship: "ship",
    keep: "ship",
    give_up: "x",
    move: "right",
    build: "city",
    reduce: "city",
    end: "ok",
    land: "ok",
    pass: "ok",
    stop: "ok",
    done: "ok",
    none: "ok",
    pay: "coin",
    accept: "ok",
    decline: "x",
  };
  if (option[0] === "buy") return cardIcon(faces(sitting).cards[Number(option[1])]);
  if (option[0] === "gold") return tradeIcon(faces(sitting).trade.find((kind) => kind.id === "gold"));
  return verbs[option[0]] ?? null;
}

/** Civilization cards are listed by their groups. */
export const group = ([verb, card]: [string, ...unknown[]], sitting: Sitting): string | null => (verb === "buy" ? `civ-group-${faces(sitting).cards[Number(card)]?.groups[0]}` : null);
export const groups = GROUPS.map((name) => `civ-group-${name}`);

/** The ships, the moves, the buying, the trade end. */
export const stops = (option: [string, ...unknown[]]): boolean => option.length === 1 && ["stop", "land", "end", "pass", "none", "decline", "done", "pay"].includes(option[0]);

const CALAMITIES: Record<string, string> = {
  Earth: "volcano_earthquake",
  Flood: "flood",
  Famine: "famine",
  CivilWar: "civil_war",
  Epidemic: "epidemic",
  CivilDisorder: "civil_disorder",
  Iconoclasm: "iconoclasm_heresy",
  Piracy: "piracy",
};

/** The calamity that is being suffered. */
export function underWay(sitting: Sitting): Ref[] {
  const steps: { is: string }[] = sitting.facts.value ? (sitting.view.value?.stack ?? []) : [];
  return steps.flatMap((step) => faces(sitting).trade.flatMap(({ id }, value) => (id === CALAMITIES[step.is] ? [{ kind: "card", value }] : [])));
}

/** Scenes stand beside what they are about on the map. */
export const scenesAside = true;
/** A conflict is about room; a calamity was drawn or came in trade. */
export function why(scene: Scene, sitting: Sitting): string | null {
  const name = (seat: number) => nationOf(sitting, seat).name;
  if (scene.kind === "fight" && scene.facts.limit !== undefined) return say("civ-fight-why", { n: scene.sides.reduce((sum, side) => sum + side.total, 0), limit: scene.facts.limit });
  if (scene.kind !== "calamity") return null;
  const nation = name(scene.seats[0]!);
  return scene.from === null ? say("civ-why-drawn", { nation }) : say("civ-why-traded", { nation, trader: name(scene.from) });
}
export const seatName = (seat: number, sitting: Sitting): string => nationOf(sitting, seat).name;

export { inspect } from "./inspect";

/** The thirteen events of a round. */
export function phases(sitting: Sitting): { names: string[]; at: number } | null {
  const view = sitting.view.value;
  if (!view?.event) return null;
  return { names: Array.from({ length: 13 }, (_, i) => say(`civ-event-${i + 1}`)), at: view.event - 1 };
}

export { vignette as picture } from "./Vignette";
