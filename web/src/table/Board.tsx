import type { ComponentChild, ComponentChildren, ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Option, Ref, Scene } from "../api";
import type { GuideStep } from "../parts/Guide";
import type { Inspection } from "../parts/Inspector";
import type { Chapter } from "./Story";
import type { Sitting } from "./sitting";

/** What a title's folder gives: its board, with dialogs of its own over it, and what the page shows around it. */
export interface BoardModule {
  Board: ComponentType<{ sitting: Sitting }>;
  /** What stands at the end of a choice in the list, such as its chance. */
  note?: (option: Option, sitting: Sitting) => ComponentChildren;
  /** The board's own form for a question, in place of the list; null: the list. */
  form?: (sitting: Sitting) => ComponentType<{ sitting: Sitting }> | null;
  /** The icon of an option in the list of choices. */
  icon?: (option: [string, ...unknown[]], sitting: Sitting) => string | null;
  /** The heading under which an option is listed, as a message id. */
  group?: (option: [string, ...unknown[]], sitting: Sitting) => string | null;
  /** The headings in the order in which they stand. */
  groups?: string[];
  /** Which numbers of both sides matter for an option that is about another player. */
  compares?: (option: [string, ...unknown[]]) => string[];
  /** Whether an option only takes away from whoever chooses it: it stands behind a switch of its own, and is asked about twice. */
  harms?: (option: [string, ...unknown[]], what: string) => boolean;
  /** Whether an option ends what is asked (the turn, an auction, a losing of things): it is pinned on top of the list. */
  stops?: (option: [string, ...unknown[]]) => boolean;
  /** What is filled in first where a set is asked for; null: nothing. */
  proposes?: (sitting: Sitting) => Option | null;
  /** What is known of a thing that messages speak of; null for what has no face. */
  inspect?: (ref: Ref, sitting: Sitting) => Inspection | null;
  /** What is being carried out while something is asked: its text stands with the question. */
  underWay?: (sitting: Sitting) => Ref[];
  /** Scenes stand in a corner of the board, which stays in reach; otherwise they lie over it. */
  scenesAside?: boolean;
  /** What a scene shows of its own, above the numbers: a picture, cards that are turned up. */
  sceneBody?: (scene: Scene, sitting: Sitting) => ComponentChildren;
  /** What heads a scene that has no card of its own, where that body tells all there is to tell. */
  sceneTitle?: (scene: Scene, sitting: Sitting) => string | null;
  /** Why a scene came about, and why to whom it did. */
  why?: (scene: Scene, sitting: Sitting) => string | null;
  /** What a seat is called on the board, if it is not the player's name. */
  seatName?: (seat: number, sitting: Sitting) => string;
  /** A picture of a moment of a finished game; null: what its card looks like. */
  picture?: (chapter: Chapter, sitting: Sitting) => ComponentChild;
  /** Whether people talk now, so that the chat stands beside the log. */
  talking?: (sitting: Sitting) => boolean;
  /** How a turn goes, in steps: a message id and the rule it is about. */
  learn?: [message: string, rule: string][];
  /** The first turns, step by step, on the real table. */
  guide?: GuideStep[];
  /** The phases of a turn for the bar, which one it is, and who has their part of it in which order. */
  phases?: (sitting: Sitting) => Phases | null;
}

export interface Phases {
  names: string[];
  at: number;
  /** Where the game stands, if not all that the title says of the moment. */
  moment?: string;
  order?: { seat: number; initial: string; done: boolean }[];
  /** The order in words. */
  orderName?: string;
}

const boards = import.meta.glob<BoardModule>("../games/*/board.tsx");

/** Whether a title has a board at all. */
export const hasBoard = (title: string): boolean => `../games/${title}/board.tsx` in boards;

/** The board of a title, loaded when it is first needed: a folder of its own, and no change elsewhere. */
export function useBoard(title: string | undefined): BoardModule | null {
  const [board, setBoard] = useState<BoardModule | null>(null);
  useEffect(() => {
    const load = title && boards[`../games/${title}/board.tsx`];
    if (load) void load().then(setBoard);
  }, [title]);
  return board;
}
