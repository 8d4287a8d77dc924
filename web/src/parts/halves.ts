/** A number of points; half a point as ½. */
export const inPoints = (n: number | undefined): string => (n === undefined ? "" : Number.isInteger(n) ? String(n) : `${n < 0 ? "−" : ""}${Math.floor(Math.abs(n)) || ""}½`);
