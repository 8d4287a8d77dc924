import { signal } from "@preact/signals";

/** The sheet that is looked at: the market, the culture track, everybody's technologies. */
export type Sheet = "market" | "culture" | "techs";
export const sheet = signal<Sheet | null>(null);
