import type { Graph } from "../api";

/** Where the game turned: between which points of the graph, whose lead grew, by how much, and whether it changed who leads. */
export interface Turn {
  from: number;
  i: number;
  seat: number;
  gain: number;
  leads: boolean;
}

/** The last point of every round, as far as the moments say which round it is: there everybody has had as many turns. */
export function roundEnds({ moments }: Graph): number[] {
  const round = (i: number) => moments[i]?.args.round ?? i;
  return moments.flatMap((_, i) => (i + 1 === moments.length || round(i + 1) !== round(i) ? [i] : []));
}

/** How far each seat is ahead of the best of the others at a point: in the bot's eyes, or else by the score. */
function leadsAt(graph: Graph, i: number): number[] {
  const worth = (graph.series.forecast ?? graph.series.score ?? []).map((values) => values[i]!);
  return worth.map((n, seat) => n - Math.max(...worth.filter((_, other) => other !== seat)));
}

const leader = (leads: number[]) => leads.indexOf(Math.max(...leads));

/** The rounds in which somebody's lead grew most. */
export function turningPoints(graph: Graph, most: number): Turn[] {
  const ends = [0, ...roundEnds(graph)];
  const swings = ends.slice(1).flatMap((i, at) => {
    const from = ends[at]!;
    const [before, now] = [leadsAt(graph, from), leadsAt(graph, i)];
    if (now.length < 2 || i === from) return [];
    const gains = now.map((lead, seat) => lead - before[seat]!);
    const seat = gains.indexOf(Math.max(...gains)); // whoever gained: the others lost it
    return [{ from, i, seat, gain: gains[seat]!, leads: leader(now) === seat && leader(before) !== seat }];
  });
  return swings
    .filter(({ gain }) => gain >= 1)
    .sort((a, b) => Number(b.leads) - Number(a.leads) || b.gain - a.gain)
    .slice(0, most)
    .sort((a, b) => a.i - b.i);
}
