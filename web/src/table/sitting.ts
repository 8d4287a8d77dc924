import { computed, effect, signal } from "@preact/signals";
import { api, type Choice, type Facts, type Line, type Option, type Position, type Preview, type Ref, Problem, same } from "../api";
import { Live } from "../live";
import { looked } from "../parts/roving";
import { language, type Held } from "../settings";
import { say } from "../words";

/** Why nothing can be done with a thing, and the rule that says so. */
interface Reason {
  text: string;
  rule: string | null;
}

/** Everything about sitting at a table: what is seen, what is chosen, what it would do. */
export class Sitting {
  readonly live: Live;
  readonly facts = signal<Facts | null>(null);
  readonly selected = signal<Choice | null>(null);
  readonly narrowed = signal<Choice[] | null>(null); // the choices of one thing on the board
  readonly preview = signal<Preview | null>(null);
  readonly problem = signal<Problem | null>(null);
  readonly busy = signal(false);
  readonly lit = signal<Ref[]>([]); // what the log line or the board element under the pointer speaks of
  readonly past = signal<Position | null>(null); // an earlier position, when looking back
  readonly why = signal<Reason[] | null>(null); // why nothing can be done with the thing that was asked about
  private previews = new Map<string, Preview>();
  private stop: () => void;

  constructor(
    readonly id: string,
    readonly me: Held | null,
  ) {
    this.live = new Live(id, me?.token ?? null, language.value);
    let version = -1;
    const onTable = effect(() => {
      const table = this.live.table.value;
      if (!table || table.version === version) return;
      version = table.version;
      this.previews.clear();
      this.forget();
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
    this.previews.clear();
    const [past, selected] = [this.past.peek(), this.selected.peek()];
    if (past) void this.lookBack(past.position);
    if (selected) void this.look(selected.option);
  }

  readonly choices = computed<Choice[]>(() => (this.past.value ? [] : (this.live.table.value?.decision?.options ?? [])));
  readonly view = computed(() => this.past.value?.view ?? this.live.table.value?.view ?? null);
  readonly board = computed(() => (this.past.value ? this.past.value.board : (this.live.table.value?.board ?? null)));
  readonly lines = computed<Line[]>(() => this.live.lines.value);

  /** The legal choices that fit. */
  fitting(fits: (option: Option) => boolean): Choice[] {
    return this.choices.value.filter((choice) => fits(choice.option));
  }

  /** A click on a thing: one choice is selected, then done by the second click; several are shown in the list. */
  pick(choices: Choice[]): void {
    if (choices.length === 0) return;
    const selected = this.selected.value;
    if (selected && choices.some((c) => same(c.option, selected.option))) {
      void this.confirm();
    } else if (choices.length === 1) {
      this.select(choices[0]!);
    } else {
      this.narrowed.value = choices;
      this.selected.value = null;
    }
  }

  /** Why nothing can be done with a thing: what was refused about it, or what is asked instead. */
  explain(about: Ref[], wishes: Option[]): void {
    const table = this.live.table.value;
    const decision = this.past.value ? null : table?.decision;
    const meant = (no: { option: Option; label: { refs?: Ref[] } }) =>
      wishes.length ? wishes.some((wish) => same(wish, no.option)) : no.label.refs?.some((ref) => about.some((a) => a.kind === ref.kind && a.value === ref.value));
    const refused = (decision?.refused ?? []).filter(meant).map(({ refusal }) => ({ text: refusal.message.text, rule: refusal.rule }));
    const names = table?.to_act.map((seat) => table.players[seat]?.name ?? "").join(", ") ?? "";
    const asked = decision?.prompt.text ?? (this.past.value || table?.over ? "" : say("page-waiting-for", { names }));
    this.why.value = refused.length ? refused : [{ text: `${say("page-nothing-here")} ${asked}`, rule: decision?.rule ?? null }];
    if (!refused.length && decision && wishes.length) void this.ask(wishes, this.why.value);
  }

  /** The engine's reasons, in place of what was said so far. */
  private async ask(wishes: Option[], said: Reason[]): Promise<void> {
    if (!this.me) return;
    const { answers } = await api.whyNot(this.id, wishes, this.me.token, language.value).catch(() => ({ answers: [] }));
    const reasons = answers.flatMap(({ refusal }) => (refusal ? [{ text: refusal.message.text, rule: refusal.rule }] : []));
    if (reasons.length && this.why.value === said) this.why.value = reasons;
  }

  /** Why a plan would be refused, as the engine says. */
  async askPlan(parts: Option[]): Promise<void> {
    if (!this.me) return;
    const said = this.why.value;
    const found = await api.previewPlan(this.id, parts, this.me.token, language.value).catch(() => null);
    if (found?.refusal && (this.why.value === said || this.why.value?.[0]?.text.startsWith(say("page-nothing-here")))) this.why.value = [{ text: found.refusal.message.text, rule: found.refusal.rule }];
  }

  select(choice: Choice): void {
    this.problem.value = null;
    if (this.selected.value && same(this.selected.value.option, choice.option)) {
      void this.confirm();
      return;
    }
    this.selected.value = choice;
    this.preview.value = null;
    void this.look(choice.option);
  }

  /** What the engine says an option would do. */
  private async look(option: Option): Promise<void> {
    if (!this.me) return;
    const key = JSON.stringify(option);
    const known = this.previews.get(key);
    if (known) {
      this.preview.value = known;
      return;
    }
    try {
      const { version, previews } = await api.previews(this.id, [option], this.me.token, language.value);
      if (version !== this.live.table.value?.version || !previews[0]) return;
      this.previews.set(key, previews[0]);
      if (this.selected.value && same(this.selected.value.option, option)) this.preview.value = previews[0];
    } catch {
      /* no preview: the choice itself still works */
    }
  }

  forget = (): void => {
    this.selected.value = null;
    this.narrowed.value = null;
    this.preview.value = null;
    this.why.value = null;
  };

  confirm = (): Promise<void> => (this.selected.value ? this.play(this.selected.value.option) : Promise.resolve());

  play = (option: Option): Promise<void> => this.sent(() => this.live.play(option));
  plan = (parts: Option[]): Promise<void> => this.sent(() => this.live.plan(parts));
  undo = (): Promise<void> => this.sent(() => this.live.undo());
  redo = (): Promise<void> => this.sent(() => this.live.redo());

  private async sent(send: () => Promise<void>): Promise<void> {
    if (this.busy.value) return;
    this.busy.value = true;
    this.problem.value = null;
    try {
      await send();
      this.forget();
    } catch (problem) {
      this.failed(problem);
    } finally {
      this.busy.value = false;
    }
  }

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
    return this.lit.value.some((ref) => ref.kind === kind && ref.value === value);
  }

  close(): void {
    this.stop();
    this.live.close();
  }
}
