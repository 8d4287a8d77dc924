import type { Graph } from "../api";
import { say } from "../words";

/** Where the game turned: between which points of the graph, for whom, from what to what, and whether it changed who leads. */
export interface Turn {
  from: number;
  i: number;
  seat: number;
  was: number;
  is: number;
  leads: boolean;
}

/** The last point of every round, as far as the moments say which round it is: there everybody has had as many turns.  What comes before the first round is one. */
export function roundEnds({ moments }: Graph): number[] {
  const first = moments.findIndex((moment) => moment?.args.round !== undefined);
  const round = (i: number) => moments[i]?.args.round ?? (i < first ? 0 : i);
  return moments.flatMap((_, i) => (i + 1 === moments.length || round(i + 1) !== round(i) ? [i] : []));
}

/** How everybody stands at a point: the chance to win; where nobody has measured that, how far ahead of the best of the others in the bot's eyes, or else by the score. */
function standingAt(graph: Graph, i: number): number[] {
  if (graph.series.chance) return graph.series.chance.map((values) => values[i]!);
  const worth = (graph.series.forecast ?? graph.series.score ?? []).map((values) => values[i]!);
  return worth.map((n, seat) => n - Math.max(...worth.filter((_, other) => other !== seat)));
}

const leader = (standing: number[]) => standing.indexOf(Math.max(...standing));
const gain = ({ was, is }: Turn) => is - was;
const LEAST = { chance: 4, points: 1 }; // below that nothing turned

/** The rounds in which somebody's standing rose most, in the order of the game. */
export function turningPoints(graph: Graph, most: number): Turn[] {
  const ends = [0, ...roundEnds(graph)];
  const least = graph.series.chance ? LEAST.chance : LEAST.points;
  const swings = ends.slice(1).flatMap((i, at): Turn[] => {
    const from = ends[at]!;
    const [before, now] = [standingAt(graph, from), standingAt(graph, i)];
    if (now.length < 2 || i === from) return [];
    const gains = now.map((n, seat) => n - before[seat]!);
    const seat = leader(gains); // whoever gained: the others lost it
    return [{ from, i, seat, was: before[seat]!, is: now[seat]!, leads: leader(now) === seat && leader(before) !== seat }];
  });
  return swings
    .filter((turn) => gain(turn) >= least)
    .sort((a, b) => gain(b) - gain(a))
    .slice(0, most)
    .sort((a, b) => a.i - b.i);
}

/** What was foretold, as one more number: the chance to win in hundredths, or what the bot thought, at the end of every round, where everybody has had as many turns, and straight lines between. */
export function withForecast(graph: Graph): Graph {
  const measured = graph.chances.some((found, i) => found && i + 1 < graph.chances.length); // the end alone is no forecast
  const [name, points] = measured ? ["chance", graph.chances.map((found) => found?.map((n) => 100 * n) ?? null)] : ["forecast", graph.forecast];
  const ends = [...new Set([0, ...roundEnds(graph)])].filter((i) => points[i]);
  const [first] = ends;
  if (first === undefined) return graph;
  const series = points[first]!.map((_, seat) =>
    graph.positions.map((at, i) => {
      const [a, b] = [ends.findLast((end) => end <= i) ?? first, ends.find((end) => end >= i) ?? ends.at(-1)!];
      const [from, to] = [graph.positions[a]!, graph.positions[b]!];
      const [was, is] = [points[a]![seat]!, points[b]![seat]!];
      return to === from ? is : was + ((is - was) * (at - from)) / (to - from);
    }),
  );
  return { ...graph, series: { [name]: series, ...graph.series }, labels: { ...graph.labels, [name]: say(`page-${name}`) } };
}

/** Places along a line in hundredths, in order, none nearer to the next than *gap* and none within *edge* of the ends. */
export function apart(places: number[], gap: number, edge = 0): number[] {
  const found = places.map((place) => Math.max(edge, place));
  for (let i = 1; i < found.length; i++) found[i] = Math.max(found[i]!, found[i - 1]! + gap);
  for (let i = found.length - 1, most = 100 - edge; i >= 0; i--, most = found[i + 1]! - gap) found[i] = Math.min(found[i]!, most);
  return found;
}
