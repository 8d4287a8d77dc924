import { batch, computed, signal } from "@preact/signals";
import { api, type Changed, type Line, type Scene, type Table, type View } from "../api";
import { language, scenesShown } from "../settings";
import type { Sitting } from "../table/sitting";
import { fly, whereabouts } from "./flight";

const BEAT = 150; // milliseconds an action
const SLOWLY = 900; // where one asked to see it again
const MOST = 20; // scenes that wait to be read
const PATIENCE = 1500; // for the server to tell what happened

interface Shown {
  view: View;
  board: View | null;
}
interface Playing {
  at: number; // of all steps
  of: number;
  lines: Line[]; // what is told of it
  paused: boolean;
}

const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden;

/** The same scene, told again: it begins with the same line. */
const same = (one: Scene) => (other: Scene) => other.lines[0]?.n === one.lines[0]?.n;

/** What a thing has become. */
export function change<T>(before: T, how: Changed): T {
  if ("to" in how) return how.to as T;
  const after: any = Array.isArray(before) ? [...before] : { ...before };
  for (const [name, inner] of Object.entries(how.in)) after[name] = change(after[name], inner);
  return after;
}

/**
 * What happened between two of my decisions: step by step on the board, then the scenes that nobody should miss.
 * It never stands in the way: a click or a key ends it, and does what it does.
 */
export class Playback {
  readonly shown = signal<Shown | null>(null); // the board of the step that is played
  readonly playing = signal<Playing | null>(null);
  readonly scenes = signal<Scene[]>([]); // to be looked at
  readonly at = signal(0); // which of them
  readonly scene = computed<Scene | null>(() => (this.playing.value ? null : (this.scenes.value[this.at.value] ?? null)));
  private known: Table | null = null; // the table as it was last shown to the end
  private busy = false;
  private ended = false; // somebody has seen enough
  private closed = false;
  private wake: (() => void) | null = null;

  constructor(private sitting: Sitting) {
    for (const kind of ["pointerdown", "click", "keydown"]) addEventListener(kind, this.interrupt, true);
  }

  close(): void {
    this.closed = true;
    this.skip();
    for (const kind of ["pointerdown", "click", "keydown"]) removeEventListener(kind, this.interrupt, true);
  }

  /** The table has changed: others have moved, or something that nobody should miss has begun. */
  hear(table: Table): void {
    const known = this.known;
    if (!known?.view || !table.view || table.position < known.position || this.sitting.past.peek()) {
      if (known && table.position < known.position) this.scenes.value = []; // taken back
      this.known = table;
      if (!known) void this.takeUp(table);
      return;
    }
    if (this.busy) return; // it will come to this
    const fresh = this.sitting.live.lines.peek().filter((line) => line.position > known.position);
    const others = table.position > known.position + 1 || fresh.some((line) => line.seat !== table.seat);
    const steps = others && !calm();
    if ((!steps && !fresh.some((line) => line.scene) && !this.scenes.peek().some((scene) => scene.open)) || table.position === known.position) {
      this.known = table;
      return;
    }
    if (steps) this.shown.value = { view: known.view, board: known.board }; // until it is known what happened
    void this.run(steps);
  }

  /** Whoever sits down in the middle of something is told what it is. */
  private async takeUp(table: Table): Promise<void> {
    if (!table.decision || !this.sitting.live.lines.peek().some((line) => line.scene)) return;
    const story = await this.ask(Math.max(0, table.position - 1), false);
    if (story && this.known?.version === table.version) this.add(story.scenes.filter((scene) => scene.open));
  }

  private ask(after: number, steps: boolean) {
    const { id, me } = this.sitting;
    return api.story(id, after, steps, me?.token ?? null, language.peek()).catch(() => null);
  }

  /** Until what is shown is the table as it is. */
  private async run(steps: boolean): Promise<void> {
    this.busy = true;
    this.ended = false;
    const found: Scene[] = [];
    while (!this.closed && this.known && this.known.position < this.sitting.live.table.peek()!.position) {
      const known: Table = this.known;
      const now = this.sitting.live.table.peek()!;
      const asked = this.ask(known.position, steps && !this.ended);
      const story = await Promise.race([asked, wait(PATIENCE).then(() => null)]);
      this.known = now;
      if (!story) {
        void asked.then((late) => late && !this.closed && this.add(late.scenes)); // the board does not wait for it, but nobody misses it
        break;
      }
      if (story.start) await this.play(story.start, story.steps, BEAT);
      for (const scene of story.scenes) {
        const again = found.findIndex(same(scene));
        if (again >= 0) found.splice(again, 1, scene);
        else found.push(scene);
      }
    }
    this.known = this.sitting.live.table.peek();
    this.busy = false;
    batch(() => {
      this.stop();
      this.add(found);
    });
  }

  private add(found: Scene[]): void {
    const wanted = scenesShown.peek();
    const news = found.filter((scene) => wanted === "all" || (wanted === "mine" && scene.mine));
    if (!news.length) return;
    const read = this.scene.peek();
    const unread = this.scenes.peek().filter((scene) => !news.some(same(scene)));
    const all = [...unread, ...news].slice(-MOST);
    const latest = all.findIndex((scene) => scene.open) + 1 || all.findIndex((scene) => scene.mine && news.includes(scene)) + 1;
    batch(() => {
      this.scenes.value = all;
      this.at.value = Math.max(0, this.sitting.module.peek()?.scenesAside ? latest - 1 : read ? all.findIndex(same(read)) : 0);
    });
  }

  /** One step after another, each with what is told of it. */
  private async play(start: Shown, steps: { position: number; change: Changed }[], beat: number): Promise<void> {
    let seen: Shown = start;
    const lines = this.sitting.live.lines.peek();
    for (const [at, step] of steps.entries()) {
      if (this.ended || this.closed) break;
      const told = lines.filter((line) => line.position === step.position);
      const from = whereabouts(told);
      seen = change(seen, step.change);
      batch(() => {
        this.shown.value = { view: seen.view, board: seen.board };
        this.playing.value = { at, of: steps.length, lines: told, paused: false };
      });
      requestAnimationFrame(() => fly(from, beat));
      await Promise.race([wait(beat), new Promise<void>((wake) => (this.wake = wake))]);
    }
  }

  /** Show again, slowly, what led from one position to another. */
  async again(from: number, to: number): Promise<void> {
    if (this.busy) return;
    const story = await this.ask(from, true);
    if (!story?.start) return;
    this.busy = true;
    this.ended = false;
    const kept = this.scenes.peek();
    await this.play(
      story.start,
      story.steps.filter((step) => step.position <= to),
      calm() ? SLOWLY * 2 : SLOWLY,
    );
    this.busy = false;
    batch(() => {
      this.stop();
      this.scenes.value = kept;
    });
    this.hear(this.sitting.live.table.peek()!);
  }

  private stop(): void {
    this.shown.value = this.playing.value = null;
  }

  /** Enough: the table as it is. */
  skip = (): void => {
    this.ended = true;
    this.wake?.();
    this.stop();
  };

  /** Scenes that are over have been read. */
  moveOn = (): void => {
    this.skip();
    this.scenes.value = [];
    this.at.value = 0;
  };

  /** To the next scene, or back to the table. */
  next = (): void => {
    if (this.at.value + 1 < this.scenes.value.length) this.at.value += 1;
    else this.moveOn();
  };

  isLit(kind: string, value: unknown): boolean {
    const told = this.playing.value?.lines ?? [];
    return told.some((line) => line.message.refs?.some((ref) => ref.kind === kind && ref.value === value));
  }

  /** Whatever is done ends the playback and a scene that lies over the board, and is done all the same. */
  private interrupt = (event: Event): void => {
    const target = event.target instanceof Element ? event.target : null;
    if (event instanceof KeyboardEvent && ["Shift", "Control", "Alt", "Meta", "Tab"].includes(event.key)) return;
    if (target?.closest(".playback, dialog")) return;
    if (this.shown.peek()) {
      this.skip();
      return;
    }
    const over = this.scene.peek() && !this.sitting.past.peek() && !this.sitting.module.peek()?.scenesAside;
    if (!over || target?.closest(".scene")) return;
    const free = !target || target === document.body || target.closest("#question");
    if (event instanceof KeyboardEvent && free && (event.key === "Enter" || event.key === "Escape")) {
      event.preventDefault();
      event.stopPropagation();
      if (event.key === "Enter") this.next();
      else this.moveOn();
    } else if (!target?.closest(".telling, .bar, .threats")) this.moveOn(); // there one reads on, and looks things up
  };
}

const wait = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));
