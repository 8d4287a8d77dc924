import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Sitting } from "./sitting";

/** What a title's folder gives: its board, and whatever it asks in a dialog of its own. */
export interface BoardModule {
  Board: ComponentType<{ sitting: Sitting }>;
  /** A dialog for a choice that is not a list; the generic one serves where this gives null. */
  dialog?: (sitting: Sitting) => preact.ComponentChild | null;
  /** The icon of an option in the list of choices. */
  icon?: (option: [string, ...unknown[]], sitting: Sitting) => string | null;
  /** The heading under which an option is listed, as a message id. */
  group?: (option: [string, ...unknown[]]) => string | null;
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
