import { later } from "../../parts/later";
import type { Sitting } from "../../table/sitting";
import { battleOf } from "./battlefacts";
import { Culture } from "./Culture";
import { asked } from "./facts";
import { GreatPerson } from "./GreatPerson";
import { SheetButtons, Sheets } from "./Market";
import { Research } from "./Research";
import { Response, Watch } from "./Response";
import { Victory } from "./Victory";
import "./dialogs.css";

const BARGAINS = ["propose", "bargain", "hand-over"];
// Many turns pass without either.
const Bargain = later(async () => (await import("./Bargain")).Bargain);
const Battle = later(async () => (await import("./Battle")).Battle);

const SAY_IT_ALL = ["place-person", "battle", "battle-close", "heal", "research", "watch"];
const LIES_OVER = [...BARGAINS, "learn", "discard-events"];
/** Whether the question that I am asked shows what a scene of it would show, or lies where the scene would be: then it waits. */
export const saysItAll = (sitting: Sitting): boolean => [...SAY_IT_ALL, ...LIES_OVER].includes(asked(sitting)) || asked(sitting).startsWith("respond-to");

/** The great questions over the board, each when it is asked; and the sheets one opens. */
export function Dialogs({ sitting }: { sitting: Sitting }) {
  return (
    <>
      {battleOf(sitting) && <Battle sitting={sitting} />}
      <Research sitting={sitting} />
      <Response sitting={sitting} />
      {BARGAINS.includes(asked(sitting)) && <Bargain sitting={sitting} />}
      <Culture sitting={sitting} />
      <Victory sitting={sitting} />
      <Sheets sitting={sitting} />
    </>
  );
}

/** What leaves the map in sight: whether I watch, where a great person stands, and the way to the sheets. */
export const Asides = ({ sitting }: { sitting: Sitting }) => (
  <>
    <Watch sitting={sitting} />
    <GreatPerson sitting={sitting} />
    <SheetButtons />
  </>
);
