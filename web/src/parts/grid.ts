/** Squares and hexagons: where they lie on a map, how they are outlined, which are beside one another. */

import type { Point } from "./mapview";

export interface Grid {
  middle: (column: number, row: number) => Point;
  outline: (column: number, row: number) => string;
  beside: (column: number, row: number) => [number, number][];
}

const path = (points: Point[]) => `M${points.map(({ x, y }) => `${round(x)},${round(y)}`).join("L")}Z`;
const round = (n: number) => Math.round(n * 100) / 100;

/** Squares of one size; *corners*: whether those that touch at a corner are beside one another. */
export function squares(size: number, corners = false): Grid {
  const steps: [number, number][] = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
    ...(corners
      ? ([
          [1, -1],
          [1, 1],
          [-1, 1],
          [-1, -1],
        ] as [number, number][])
      : []),
  ];
  return {
    middle: (c, r) => ({ x: (c + 0.5) * size, y: (r + 0.5) * size }),
    outline: (c, r) =>
      path([
        { x: c * size, y: r * size },
        { x: (c + 1) * size, y: r * size },
        { x: (c + 1) * size, y: (r + 1) * size },
        { x: c * size, y: (r + 1) * size },
      ]),
    beside: (c, r) => steps.map(([dc, dr]) => [c + dc, r + dr]),
  };
}

/** Hexagons with a flat top in columns, every second column half a hexagon lower; *radius* is from the middle to a corner.  *low*: which columns are lower, those with odd or with even number. */
export function hexes(radius: number, low: "odd" | "even" = "odd"): Grid {
  const high = Math.sqrt(3) * radius;
  const sunk = (c: number) => (c & 1) === (low === "odd" ? 1 : 0);
  const middle = (c: number, r: number): Point => ({ x: radius * (1.5 * c + 1), y: high * (r + (sunk(c) ? 1 : 0.5)) });
  return {
    middle,
    outline: (c, r) => {
      const { x, y } = middle(c, r);
      return path(Array.from({ length: 6 }, (_, i) => ({ x: x + radius * Math.cos((Math.PI / 3) * i), y: y + radius * Math.sin((Math.PI / 3) * i) })));
    },
    beside: (c, r) => {
      const up = sunk(c) ? r : r - 1; // the upper one of the neighbours in the next column
      return [
        [c, r - 1],
        [c + 1, up],
        [c + 1, up + 1],
        [c, r + 1],
        [c - 1, up + 1],
        [c - 1, up],
      ];
    },
  };
}
