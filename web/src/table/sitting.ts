import { batch, computed, effect, signal } from "@preact/signals";
import { api, type Choice, type Facts, type Line, type Option, type Position, type Preview, type Ref, Problem, same } from "../api";
import { Live } from "../live";
import { looked } from "../parts/roving";
import { Playback } from "../parts/playback";
import { language, type Held } from "../settings";
import { say } from "../words";
import type { BoardModule } from "./Board";

/** Why nothing can be done with a thing, and the rule that says so. */
export interface Reason {
  text: string;
  rule: string | null;
}

/** A thing on the board that was clicked, and what there is to do with it. */
export interface Place {
  at: Element;
  name: string;
  choices: Choice[];
  about: Ref[];
  wishes: Option[];
  keys: boolean; // it was the keys that brought us here
}

const MENU = 8; // choices of one thing whose consequences are asked for at once

/** Everything about sitting at a table: what is seen, what is chosen, what it would do. */
export class Sitting {
  readonly live: Live;
  readonly playback: Playback; // what happened between two of my decisions
  readonly facts = signal<Facts | null>(null);
  readonly selected = signal<Choice | null>(null);
  readonly narrowed = signal<Choice[] | null>(null); // the choices of one thing on the board
  readonly place = signal<Place | null>(null); // the thing beside which a menu stands
  readonly givingUp = signal(false); // whether choices that only destroy are shown
  readonly sure = signal(false); // whether a choice that only destroys was asked about
  readonly module = signal<BoardModule | null>(null); // what the title's folder gives
  readonly problem = signal<Problem | null>(null);
  readonly busy = signal(false);
  readonly lit = signal<Ref[]>([]); // what the log line or the board element under the pointer speaks of
  readonly past = signal<Position | null>(null); // an earlier position, when looking back
  readonly why = signal<Reason[] | null>(null); // why nothing can be done with the thing that was asked about
  jump: (position: number) => void = () => undefined; // how one gets to look back
  private previews = signal<Record<string, Preview>>({});
  private reasons = signal<Record<string, Reason>>({});
  private asked = new Set<string>(); // options that the engine was asked about
  private stop: () => void;

  constructor(
    readonly id: string,
    readonly me: Held | null,
  ) {
    this.live = new Live(id, me?.token ?? null, language.value);
    this.playback = new Playback(this);
    let version = -1;
    const onTable = effect(() => {
      const table = this.live.table.value;
      if (!table || table.version === version) return;
      version = table.version;
      this.renew();
      this.givingUp.value = false;
      this.forget();
      this.playback.hear(table);
      if (this.answering && table.decision && table.decision.what !== this.answering) this.turnToQuestion();
      if (table.decision) this.answering = undefined;
    });
    const onFacts = effect(() => {
      const title = this.live.table.value?.title;
      const lang = language.value;
      if (title && (this.facts.peek()?.title !== title || this.factsIn !== lang)) {
        this.factsIn = lang;
        api.facts(title, lang).then((facts) => (this.facts.value = facts), this.failed);
      }
    });
    const onLanguage = effect(() => {
      this.live.speak(language.value);
      this.retell();
    });
    let thing: Element | undefined;
    const onLook = effect(() => {
      if (looked.value?.thing !== thing) this.why.value = null; // what was said was about another thing
      thing = looked.value?.thing;
    });
    this.stop = () => [onTable, onFacts, onLanguage, onLook].forEach((end) => end());
  }

  private factsIn = "";

  /** What was said in another language is asked for again. */
  private retell(): void {
    this.renew();
    const [past, selected] = [this.past.peek(), this.selected.peek()];
    if (past) void this.lookBack(past.position);
    if (selected) void this.look([selected.option]);
  }

  private renew(): void {
    this.asked.clear();
    this.previews.value = {};
    this.reasons.value = {};
  }

  readonly choices = computed<Choice[]>(() => (this.past.value ? [] : (this.live.table.value?.decision?.options ?? [])));
  readonly view = computed(() => (this.past.value ?? this.playback.shown.value ?? this.live.table.value)?.view ?? null);
  readonly board = computed(() => (this.past.value ?? this.playback.shown.value ?? this.live.table.value)?.board ?? null);
  readonly lines = computed<Line[]>(() => this.live.lines.value);

  /** The legal choices that fit. */
  fitting(fits: (option: Option) => boolean): Choice[] {
    return this.choices.value.filter((choice) => fits(choice.option));
  }

  /** Whether a choice only takes away from whoever makes it. */
  harms = (option: Option): boolean => !!this.module.value?.harms?.(option, this.live.table.value?.decision?.what ?? "");

  /** What of these the board and the list offer: what only destroys has its own switch. */
  offered = (choices: Choice[]): Choice[] => (this.givingUp.value ? choices : choices.filter((c) => !this.harms(c.option)));

  /** A click on a thing: one choice is selected, then done by the second click; of several a menu stands beside the thing, and the list is theirs. */
  pick(choices: Choice[], place?: Place): void {
    if (choices.length === 0) return;
    const offered = this.offered(choices);
    const selected = this.selected.value;
    if (selected && offered.some((c) => same(c.option, selected.option))) {
      void this.confirm();
    } else if (offered.length === 1 && choices.length === 1) {
      this.select(offered[0]!);
    } else {
      this.forget();
      this.narrowed.value = choices;
      if (!place) return;
      this.place.value = { ...place, choices };
      void this.look(offered.slice(0, MENU).map((c) => c.option));
      if (!offered.length) void this.wonder(place.wishes);
    }
  }

  /** What a seat is called on the board: its nation, where people are called so. */
  nameOf = (seat: number): string => (this.facts.value && this.module.value?.seatName?.(seat, this)) ?? this.live.table.value?.players[seat]?.name ?? "";

  /** Why nothing can be done with a thing: what was refused about it, or what is asked instead. */
  explain(about: Ref[], wishes: Option[], because?: Reason): void {
    const table = this.live.table.value;
    const decision = this.past.value ? null : table?.decision;
    const meant = (no: { option: Option; label: { refs?: Ref[] } }) =>
      wishes.length ? wishes.some((wish) => same(wish, no.option)) : no.label.refs?.some((ref) => about.some((a) => a.kind === ref.kind && a.value === ref.value));
    const refused = (decision?.refused ?? []).filter(meant).map(({ refusal }) => ({ text: refusal.message.text, rule: refusal.rule }));
    const names = table?.to_act.map(this.nameOf).join(", ") ?? "";
    const asked = decision?.prompt.text ?? (this.past.value || table?.over ? "" : say("page-waiting-for", { names }));
    this.why.value = refused.length ? refused : because ? [because] : [{ text: `${say("page-nothing-here")} ${asked}`, rule: decision?.rule ?? null }];
    if (!refused.length && decision && wishes.length) void this.ask(wishes, this.why.value);
  }

  /** The engine's reasons, in place of what was said so far. */
  private async ask(wishes: Option[], said: Reason[]): Promise<void> {
    await this.wonder(wishes);
    const reasons = this.reasonsFor(wishes);
    if (reasons.length && this.why.value === said) this.why.value = reasons;
  }

  /** Why a plan would be refused, as the engine says. */
  async askPlan(parts: Option[]): Promise<void> {
    if (!this.me) return;
    const said = this.why.value;
    const found = await api.previewPlan(this.id, parts, this.me.token, language.value).catch(() => null);
    if (found?.refusal && (this.why.value === said || this.why.value?.[0]?.text.startsWith(say("page-nothing-here"))))
      this.why.value = [{ text: found.refusal.message.text, rule: found.refusal.rule }];
  }

  /** Ask the engine why these cannot be done. */
  async wonder(wishes: Option[]): Promise<void> {
    const news = wishes.filter((wish) => !this.asked.has(`no ${JSON.stringify(wish)}`));
    if (!this.me || !news.length) return;
    for (const wish of news) this.asked.add(`no ${JSON.stringify(wish)}`);
    const { answers } = await api.whyNot(this.id, news, this.me.token, language.value).catch(() => ({ answers: [] }));
    this.reasons.value = {
      ...this.reasons.value,
      ...Object.fromEntries(answers.flatMap(({ option, refusal }) => (refusal ? [[JSON.stringify(option), { text: refusal.message.text, rule: refusal.rule }]] : []))),
    };
  }

  /** Why these cannot be done, each reason once, as far as it is known. */
  reasonsFor(wishes: Option[]): Reason[] {
    const found = wishes.flatMap((wish) => this.reasons.value[JSON.stringify(wish)] ?? []);
    return found.filter((reason, i) => found.findIndex((other) => other.text === reason.text) === i);
  }

  select(choice: Choice): void {
    this.problem.value = null;
    if (this.selected.value && same(this.selected.value.option, choice.option)) {
      void this.confirm();
      return;
    }
    this.selected.value = choice;
    this.sure.value = false;
    void this.look([choice.option]);
  }

  /** What the engine says an option would do, as far as it was asked. */
  previewOf = (option: Option): Preview | null => this.previews.value[JSON.stringify(option)] ?? null;

  /** Ask the engine what options would do. */
  async look(options: Option[]): Promise<void> {
    const news = options.filter((option) => !this.asked.has(JSON.stringify(option)));
    if (!this.me || this.past.value || !news.length) return;
    for (const option of news) this.asked.add(JSON.stringify(option));
    try {
      const { version, previews } = await api.previews(this.id, news, this.me.token, language.value);
      if (version !== this.live.table.value?.version) return;
      this.previews.value = { ...this.previews.value, ...Object.fromEntries(previews.map((preview) => [JSON.stringify(preview.option), preview])) };
    } catch {
      /* no preview: the choice itself still works */
    }
  }

  forget = (): void =>
    batch(() => {
      this.selected.value = null;
      this.narrowed.value = null;
      this.place.value = null;
      this.sure.value = false;
      this.why.value = null;
    });

  /** Do what is selected; what only destroys is asked about once more. */
  confirm = (): Promise<void> => {
    const choice = this.selected.value;
    if (!choice) return Promise.resolve();
    if (this.harms(choice.option) && !this.sure.value) {
      this.sure.value = true;
      return Promise.resolve();
    }
    return this.play(choice.option);
  };

  play = (option: Option): Promise<void> => this.sent(() => this.live.play(option));
  plan = (parts: Option[]): Promise<void> => this.sent(() => this.live.plan(parts));
  undo = (): Promise<void> => this.sent(() => this.live.undo());
  redo = (): Promise<void> => this.sent(() => this.live.redo());

  /** Turn my choices back one by one as long as it says so, then make others. */
  remake = (back: () => boolean, parts: () => Option[]): Promise<void> =>
    this.sent(async () => {
      while (back()) {
        const known = this.live.table.value?.version;
        await this.live.undo();
        while (this.live.table.value?.version === known) await new Promise((done) => setTimeout(done, 10)); // the answer may come before the table
      }
      const made = parts();
      if (made.length) await this.live.plan(made);
    });

  private async sent(send: () => Promise<void>): Promise<void> {
    if (this.busy.value) return;
    this.playback.moveOn();
    this.busy.value = true;
    this.problem.value = null;
    this.answering = this.live.table.value?.decision?.what;
    try {
      await send();
      this.forget();
    } catch (problem) {
      this.failed(problem);
    } finally {
      this.busy.value = false;
    }
  }

  /** Another question than the one that was answered: the keys begin there, so that one more Enter does nothing. */
  private turnToQuestion(): void {
    setTimeout(() => {
      const at = document.activeElement;
      if (!at || at === document.body || at.closest("[data-region], .asking, .placemenu, .over")) document.getElementById("question")?.focus({ preventScroll: true });
    }, 30); // when it is drawn
  }

  private answering: string | undefined; // the question that was answered last, until the next one

  failed = (problem: unknown): void => {
    this.problem.value = problem instanceof Problem ? problem : new Problem("broken", String(problem), 0);
  };

  /** Look at the table as it was after *n* decisions; null: now. */
  async lookBack(n: number | null, seat?: number | "all"): Promise<void> {
    if (n === null) {
      this.wanted = null;
      this.past.value = null;
      return;
    }
    this.wanted = n;
    try {
      const found = await api.at(this.id, n, this.me?.token ?? null, language.value, seat);
      if (this.wanted !== n) return; // somebody steps fast
      this.past.value = found;
      this.forget();
    } catch (problem) {
      this.failed(problem);
    }
  }

  private wanted: number | null = null;

  isLit(kind: string, value: unknown): boolean {
    const fits = (ref: Ref) => ref.kind === kind && ref.value === value;
    const looking = kind !== "seat" && !!this.past.value?.lines.some((line) => line.message.refs?.some(fits)); // the last action of the position
    return this.lit.value.some(fits) || looking || this.playback.isLit(kind, value);
  }

  close(): void {
    this.stop();
    this.playback.close();
    this.live.close();
  }
}
