/** How a title is shown where there is no board: a sign, its colour, its place among the others, and a picture. */
export interface Emblem {
  icon: string;
  kind: string;
  order: number;
  /** How long a game takes, and how much there is to learn, of five. */
  hours?: number[];
  weight?: number;
  /** What is drawn on 480 x 300, in colours that the title's picture.css names for day and night. */
  picture?: string;
  /** The part of the picture that a small square shows. */
  crop?: string;
}

const found = import.meta.glob<{ emblem: Emblem }>("../games/*/emblem.ts", { eager: true });

/** The emblem of a title, from its own folder; a city for one that has none. */
export const emblemOf = (title: string): Emblem => found[`../games/${title}/emblem.ts`]?.emblem ?? { icon: "city", kind: "k-gov", order: Number.MAX_SAFE_INTEGER };
