/** How a title is shown where there is no board: a sign, its colour, and its place among the others. */
export interface Emblem {
  icon: string;
  kind: string;
  order: number;
}

const found = import.meta.glob<{ emblem: Emblem }>("../games/*/emblem.ts", { eager: true });

/** The emblem of a title, from its own folder; a city for one that has none. */
export const emblemOf = (title: string): Emblem => found[`../games/${title}/emblem.ts`]?.emblem ?? { icon: "city", kind: "k-gov", order: Number.MAX_SAFE_INTEGER };
