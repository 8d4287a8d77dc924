import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { bringShapes } from "../../parts/Icon";
import { SceneCard } from "../../parts/SceneCard";
import { signs } from "../../parts/Seat";
import type { Phases } from "../../table/Board";
import type { Sitting } from "../../table/sitting";
import { say } from "../../words";
import { CitySheet } from "./CitySheet";
import { Asides, Dialogs, saysItAll } from "./Dialogs";
import { Dock } from "./Dock";
import { boardOf, faces, isDone, me, PHASES } from "./facts";
import shapes from "./icons.json?shapes";
import { GameMap } from "./Map";
import { MoveForm } from "./MoveForm";
import { planOf } from "./movement";
import { nationOf } from "./names";
import { managing } from "./production";
import { eventSign, figureSign, resourceSign, techSign, typeSign } from "./signs";
import { Strips, Tabs } from "./Strips";
import "../../parts/map.css";
import "../../parts/sets.css";
import "./style.css";

bringShapes(shapes);

/** Sid Meier's Civilization: everybody's strip on the left, the map, my own things below it. */
export function Board({ sitting }: { sitting: Sitting }) {
  const view = sitting.view.value!;
  const [shown, show] = useState<number | null>(null); // the seat whose strip a phone shows
  const letters = view.players.map((p: any) => (p.civ >= 0 ? nationOf(sitting, p.seat).initial : undefined));
  useEffect(() => {
    signs.value = letters;
    return () => void (signs.value = []);
  }, [letters.join()]);
  const begun = boardOf(sitting).players.length > 0;
  return (
    <div class={`smc players-${view.players.length} ${begun ? "" : "setting"} ${planOf(sitting).active.value ? "moving" : ""}`}>
      <Tabs sitting={sitting} shown={shown} show={show} />
      {shown !== null && (
        <div class="onestrip">
          <Strips sitting={sitting} only={shown} />
        </div>
      )}
      <div class="mid">
        <Strips sitting={sitting} />
        <div class="middle">
          {begun || view.turned.some((t: number) => t >= 0) ? <GameMap sitting={sitting} /> : null}
          {!saysItAll(sitting) && <SceneCard sitting={sitting} />}
          <Asides sitting={sitting} />
        </div>
      </div>
      {me(sitting) !== null && <Dock sitting={sitting} />}
      <Dialogs sitting={sitting} />
    </div>
  );
}

/** Movements are planned and city actions put together on the map; both have their form beside it. */
export function form(sitting: Sitting): ComponentType<{ sitting: Sitting }> | null {
  if (!sitting.facts.value || sitting.past.value) return null; // nothing has a name yet
  if (managing(sitting)) return CitySheet;
  if (sitting.selected.value || sitting.narrowed.value) return null;
  return planOf(sitting).active.value ? MoveForm : null;
}

/** The sign before a choice. */
export function icon(option: [string, ...unknown[]], sitting: Sitting): string | null {
  const face = faces(sitting);
  const n = Number(option[1]);
  switch (option[0]) {
    case "play":
    case "pay-gift":
      return eventSign(face.events[n]?.id ?? "");
    case "use":
      return techSign(face.techs[face.abilities[n]?.tech ?? 0]?.id ?? "");
    case "learn":
    case "research":
      return techSign(face.techs[n]?.id ?? "");
    case "unit":
    case "deck":
      return typeSign(n);
    case "army":
    case "scout":
      return figureSign(option[0]);
    case "harvest":
      return resourceSign(face.resources[Number(option[2])]?.id ?? "");
    case "pay":
    case "take-resource":
    case "harvest-freely":
      return resourceSign(face.resources[n]?.id ?? "");
  }
  const verbs: Record<string, string> = {
    found: "city",
    capital: "city",
    produce: "prod",
    arts: "culture",
    advance: "culture",
    mint: "coin",
    end: "ok",
    pass: "ok",
    rest: "ok",
    agree: "ok",
    refuse: "x",
    "refuse-one": "x",
    offer: "people",
    accept: "ok",
    reject: "x",
  };
  return verbs[option[0]] ?? null;
}

export { guide } from "./guide";
export { inspect } from "./inspect";
export { compares, group, groups, harms, stops, underWay, why } from "./list";
export { note } from "./notes";
export { picture } from "./Research";
export { sceneBody, sceneTitle } from "./Victory";

/** Scenes stand beside what they are about on the map. */
export const scenesAside = true;
export const seatName = (seat: number, sitting: Sitting): string => nationOf(sitting, seat).name;

/** The five phases of a turn, and in the present one who is done, in order of play. */
export function phases(sitting: Sitting): Phases | null {
  const view = sitting.view.value;
  if (!view?.turn || !sitting.facts.value) return null;
  const order = boardOf(sitting).order.map((seat) => ({ seat, initial: nationOf(sitting, seat).initial, done: isDone(sitting, seat) }));
  const told = order.map(({ seat, done }) => nationOf(sitting, seat).name + (done ? ` (${say("smc-done")})` : ""));
  const names = PHASES.slice(1).map((id) => say(`smc-phase-${id}`));
  return { names, at: view.phase - 1, moment: say("smc-turn", { n: view.turn }), order, orderName: say("smc-order", { nations: told.join(", ") }) };
}

/** How a turn goes, with the rules. */
export const learn: [string, string][] = [
  ["smc-learn-1", "SMC-6.1"],
  ["smc-learn-2", "SMC-7.1"],
  ["smc-learn-3", "SMC-8.1.1"],
  ["smc-learn-4", "SMC-11.1"],
  ["smc-learn-5", "SMC-14.1"],
  ["smc-learn-6", "SMC-22.1"],
];
