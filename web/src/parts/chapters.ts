import type { Chapter, Line } from "../api";

/** One decision, and all that is told of it. */
export interface Action {
  position: number;
  lines: Line[];
}
/** A part of the log under one heading; the first may have none. */
export interface Part {
  key: number; // of its first line
  chapter: Chapter | null;
  actions: Action[];
}
export interface Round extends Part {
  turns: Part[];
}

/** The log by rounds and turns, one entry for each action; a heading that says all a line says stands for it. */
export function chapters(lines: Line[]): Round[] {
  const rounds: Round[] = [];
  const begin = (line: Line, chapter: Chapter | null): Round => ({ key: line.n, chapter, actions: [], turns: [] });
  for (const line of lines) {
    const opened = line.chapter;
    if (opened?.level === "round" || !rounds.length) rounds.push(begin(line, opened?.level === "round" ? opened : null));
    const round = rounds.at(-1)!;
    if (opened?.level === "turn" && round.turns.at(-1)?.chapter?.heading.text !== opened.heading.text) round.turns.push({ key: line.n, chapter: opened, actions: [] });
    if (opened?.told) continue;
    if (!round.turns.length) round.turns.push({ key: line.n, chapter: null, actions: [] });
    const { actions } = round.turns.at(-1)!;
    const last = actions.at(-1);
    if (last && last.position === line.position) last.lines.push(line);
    else actions.push({ position: line.position, lines: [line] });
  }
  return rounds.map((round) => ({ ...round, turns: round.turns.filter((turn) => turn.actions.length || turn.chapter?.seat != null) }));
}
