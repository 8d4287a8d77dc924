import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Sitting } from "./sitting";

/** What a title's folder gives: its board, with dialogs of its own over it, and what the page shows around it. */
export interface BoardModule {
  Board: ComponentType<{ sitting: Sitting }>;
  /** The board's own form for a question, in place of the list; null: the list. */
  form?: (sitting: Sitting) => ComponentType<{ sitting: Sitting }> | null;
  /** The icon of an option in the list of choices. */
  icon?: (option: [string, ...unknown[]], sitting: Sitting) => string | null;
  /** The heading under which an option is listed, as a message id. */
  group?: (option: [string, ...unknown[]]) => string | null;
  /** How a turn goes, in steps: a message id and the rule it is about. */
  learn?: [message: string, rule: string][];
  /** The phases of a turn for the bar, and which one it is. */
  phases?: (sitting: Sitting) => { names: string[]; at: number } | null;
}

const boards = import.meta.glob<BoardModule>("../games/*/board.tsx");

/** The board of a title, loaded when it is first needed: a folder of its own, and no change elsewhere. */
export function useBoard(title: string | undefined): BoardModule | null {
  const [board, setBoard] = useState<BoardModule | null>(null);
  useEffect(() => {
    const load = title && boards[`../games/${title}/board.tsx`];
    if (load) void load().then(setBoard);
  }, [title]);
  return board;
}
