import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { bringShapes } from "../../parts/Icon";
import { isPayment } from "../../parts/payment";
import { useWide } from "../../parts/wide";
import { SceneCard } from "../../parts/SceneCard";
import type { Sitting } from "../../table/sitting";
import { say } from "../../words";
import { Advances } from "./Advances";
import { BesideMap, Dialogs, scenesWait } from "./Dialogs";
import { question } from "./dialogs";
import { Dock } from "./Dock";
import { board, countOf, faces, me, mySeat } from "./facts";
import { HappyForm, HarvestForm, LevyForm, OrientForm, PayForm } from "./Forms";
import { planOf } from "./movement";
import { PlanForm } from "./PlanForm";
import { TurnForm } from "./Turn";
import shapes from "./icons.json?shapes";
import { InfluenceForm, influencing } from "./Influence";
import { GameMap } from "./Map";
import { chosenSet, SetChoiceForm } from "./Sets";
import { Strips, Tabs } from "./Strips";
import "../../parts/map.css";
import "../../parts/sets.css";
import "./style.css";

bringShapes(shapes);

/** The start of a turn is asked of everybody with action cards, so that it tells nobody which; who can only begin need not say so. */
function useBeginning(sitting: Sitting): void {
  const decision = question(sitting);
  const only = decision?.what === "start-of-turn" && decision.options.length === 1 && decision.options[0]!.option[0] === "begin-turn";
  const { version } = sitting.live.table.value!;
  useEffect(() => {
    if (only && !sitting.busy.value) void sitting.play(["begin-turn"]);
  }, [only, version]);
}

/** Whether I have a card. */
function holds(sitting: Sitting): boolean {
  const p = me(sitting);
  return !!p && countOf(p.hand) + countOf(p.objectives) + p.persons.length + (board(sitting).wonders?.length ?? 0) > 0;
}

/** Clash of Cultures: everybody's civilization, in the middle the map, below what I hold. */
export function Board({ sitting }: { sitting: Sitting }) {
  const wide = useWide();
  useBeginning(sitting);
  return (
    <div class={`coc seats-${sitting.view.value!.players.length} ${wide ? "wide" : ""}`}>
      <Tabs sitting={sitting} />
      <Strips sitting={sitting} />
      <div class="middle">
        <GameMap sitting={sitting} />
        <BesideMap sitting={sitting} wide={wide} />
        {!scenesWait(sitting) && <SceneCard sitting={sitting} />}
      </div>
      {wide && <Advances sitting={sitting} />}
      {holds(sitting) && <Dock sitting={sitting} />}
      <Dialogs sitting={sitting} wide={wide} />
    </div>
  );
}

/** Questions that are answered on the board have their form beside it. */
export function form(sitting: Sitting): ComponentType<{ sitting: Sitting }> | null {
  const decision = sitting.live.table.value?.decision;
  if (!sitting.facts.value || !decision || mySeat(sitting) === null) return null; // nothing has a name yet
  const { what, space } = decision;
  if (what === "turn" && !space) return TurnForm;
  if (what === "move" && planOf(sitting).active.value) return PlanForm;
  if (space?.verb === "harvest" && board(sitting).collect) return HarvestForm;
  if (space?.verb === "levy" && board(sitting).recruit) return LevyForm;
  if (what === "increase-happiness" && board(sitting).raise) return HappyForm;
  if (what === "orientation" && !space) return OrientForm;
  if (influencing(sitting)) return InfluenceForm;
  if (chosenSet(sitting)) return SetChoiceForm;
  return isPayment(space) ? PayForm : null;
}

export { guide } from "./guide";
export { inspect } from "./inspect";
export { vignette as picture } from "./Vignette";
export { group, groups, harms, icon, learn, note, scenesAside, seatName, stops, underWay, why } from "./lists";

/** The ages by their numbers, and which one it is. */
export function phases(sitting: Sitting): { names: string[]; at: number } | null {
  const view = sitting.view.value;
  if (!view?.age || !sitting.facts.value || !faces(sitting)) return null;
  const ages = view.rules.short_game ? 4 : Math.max(6, view.age);
  return { names: Array.from({ length: ages }, (_, i) => (i + 1 === view.age ? say("coc-age", { n: i + 1 }) : String(i + 1))), at: view.age - 1 };
}
