/** How many numbers each command of a path takes. */
const TAKES: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** The drawing of a sign with whole numbers: on its grid of 512 nobody sees the difference, and it is half as long.
 *
 * Every point is rounded where it lies on the grid, so that errors do not add up along a path. */
export function rounded(body: string): string {
  return body.replace(/(\sd=")([^"]+)"/g, (_, before, d) => `${before}${roundedPath(d)}"`);
}

function roundedPath(d: string): string {
  let text = "";
  let at = [0, 0]; // where the pen is, and where it is on the grid
  let start = [0, 0];
  for (const [, letter, rest] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const kind = letter!.toLowerCase();
    const relative = letter === kind;
    const numbers = numbersOf(rest!, kind === "a");
    const takes = TAKES[kind]!;
    if (!takes) {
      text += "z";
      at = [...start];
    }
    for (let i = 0; takes && i < numbers.length; i += takes) {
      const part = numbers.slice(i, i + takes);
      const grid = at.map(Math.round);
      const on = (n: number, axis: number) => Math.round(relative ? n + at[axis]! : n) - (relative ? grid[axis]! : 0);
      const axis = (k: number) => (kind === "h" ? 0 : kind === "v" ? 1 : k % 2);
      const curve = kind === "a" ? 5 : 0; // radii, angle and flags come first
      const out = part.map((n, k) => (k < curve ? (k < 2 ? Math.max(1, Math.round(n)) : n) : on(n, axis(k - curve))));
      const end = kind === "h" || kind === "v" ? part : part.slice(-2);
      const to = [...at];
      end.forEach((n, k) => {
        const which = kind === "h" ? 0 : kind === "v" ? 1 : k;
        to[which] = relative ? n + at[which]! : n;
      });
      text += (i ? (kind === "m" ? (relative ? "l" : "L") : letter) : letter) + out.map((n, k) => (k && n >= 0 ? ` ${n}` : `${n}`)).join("");
      at = to;
      if (kind === "m" && !i) start = [...at];
    }
  }
  return text;
}

/** The numbers of a command; the two flags of an arc may stand without anything between them. */
function numbersOf(text: string, arc: boolean): number[] {
  const found: number[] = [];
  let left = text;
  while ((left = left.replace(/^[\s,]+/, ""))) {
    const flag = arc && [3, 4].includes(found.length % 7);
    const token = left.match(flag ? /^[01]/ : /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/i)?.[0];
    if (!token) throw new Error(`no number in a path: ${left}`);
    found.push(Number(token));
    left = left.slice(token.length);
  }
  return found;
}
