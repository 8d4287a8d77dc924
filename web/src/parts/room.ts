/** Who stands where on a map: pieces first, then names where they still find room. */

export interface Box {
  x: number; // its middle
  y: number;
  w: number;
  h: number;
}

/** Room that is given away once. */
export class Room {
  private cells = new Map<string, Box[]>();

  constructor(private readonly cell: number) {}

  private *around({ x, y, w, h }: Box): Generator<string> {
    for (let i = Math.floor((x - w / 2) / this.cell); i <= Math.floor((x + w / 2) / this.cell); i++)
      for (let j = Math.floor((y - h / 2) / this.cell); j <= Math.floor((y + h / 2) / this.cell); j++) yield `${i},${j}`;
  }

  free(box: Box): boolean {
    for (const key of this.around(box))
      for (const other of this.cells.get(key) ?? []) if (Math.abs(box.x - other.x) * 2 < box.w + other.w - 0.01 && Math.abs(box.y - other.y) * 2 < box.h + other.h - 0.01) return false;
    return true;
  }

  take(box: Box): void {
    for (const key of this.around(box)) this.cells.set(key, [...(this.cells.get(key) ?? []), box]);
  }

  /** The first of these that is free, taken; null if none is. */
  first(boxes: Box[]): Box | null {
    const found = boxes.find((box) => this.free(box)) ?? null;
    if (found) this.take(found);
    return found;
  }
}

/** Beside one another around a middle: at most so many in a row. */
export function sideBySide(n: number, middle: { x: number; y: number }, step: number, most = 3): { x: number; y: number }[] {
  const rows = Math.ceil(n / most);
  return Array.from({ length: n }, (_, i) => {
    const row = Math.floor(i / most);
    const inRow = Math.min(most, n - row * most);
    return { x: middle.x + ((i % most) - (inRow - 1) / 2) * step, y: middle.y + (row - (rows - 1) / 2) * step };
  });
}

const widths = new Map<string, number>();
let pen: CanvasRenderingContext2D | null = null;

/** How wide a text is, in times of its size. */
export function widthOf(text: string, family: string): number {
  const key = `${family}|${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  pen ??= document.createElement("canvas").getContext("2d");
  if (!pen) return text.length * 0.52;
  pen.font = `600 100px ${family}`;
  const found = pen.measureText(text).width / 100;
  widths.set(key, found);
  return found;
}
