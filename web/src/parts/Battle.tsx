import type { ComponentChildren } from "preact";
import type { Ref } from "../api";
import { say } from "../words";
import { Icon } from "./Icon";
import { refsOf } from "./Inspector";
import type { SetChoice } from "./sets";
import { listed, Sight } from "./Thing";
import "./battle.css";

/** A fight in place of the board: where it is, how far it is, both sides and what lies between them, hands below.
 *
 * Everything in it is the board's: this is the room, and below are the things that stand in it. */
export function BattleRoom({
  title,
  lead,
  picture,
  steps = [],
  at = 0,
  foot,
  children,
}: {
  title: string;
  lead?: ComponentChildren;
  picture?: ComponentChildren; // where it is fought: the board's own drawing
  steps?: string[]; // tactics, roll, who falls
  at?: number;
  foot?: ComponentChildren; // hands, the fallen
  children: ComponentChildren;
}) {
  return (
    <section class="battle" aria-label={title}>
      <header class={picture ? "with-picture" : ""}>
        {picture && (
          <div class="picture" aria-hidden="true">
            {picture}
          </div>
        )}
        <h2>{title}</h2>
        {lead && <p>{lead}</p>}
      </header>
      {steps.length > 0 && (
        <ol class="steps" aria-label={say("page-phases")}>
          {steps.map((step, i) => (
            <li class={i === at ? "on" : ""} aria-current={i === at ? "step" : undefined}>
              {i < at && <Icon name="ok" />}
              {step}
            </li>
          ))}
        </ol>
      )}
      <div class="field">{children}</div>
      {foot && <footer>{foot}</footer>}
    </section>
  );
}

/** A line of an account: what it is for and what it adds. */
export interface Entry {
  name: string;
  n: number | string;
  about?: Ref[];
  mood?: "up" | "dn" | "mut";
}

/** An account one can check: a line for every thing that counts, and the sum. */
export function Reckoning({ lines, sum }: { lines: Entry[]; sum?: { name: string; value: ComponentChildren } }) {
  const signed = ({ n }: Entry) => (typeof n === "number" && n > 0 ? `+${n}` : typeof n === "number" && n < 0 ? `−${-n}` : n);
  return (
    <dl class="reckoning">
      {lines.map((line) => (
        <div {...refsOf(line.about)}>
          <dt>{line.name}</dt>
          <dd class={line.mood ?? (typeof line.n === "number" && line.n < 0 ? "dn" : "")}>{signed(line)}</dd>
        </div>
      ))}
      {sum && (
        <div class="sum">
          <dt>{sum.name}</dt>
          <dd>{sum.value}</dd>
        </div>
      )}
    </dl>
  );
}

/** A side of a fight: who it is, what stands there, the account. */
export function Side({ head, children, mine = false }: { head: ComponentChildren; children: ComponentChildren; mine?: boolean }) {
  return (
    <section class={`bside ${mine ? "mine" : ""}`}>
      <header>{head}</header>
      {children}
    </section>
  );
}

/** Chances as one bar: each share with its words. */
export function Odds({ shares }: { shares: { share: number; text: string; seat?: number; mood?: "gain" | "loss" | "ink" }[] }) {
  const shown = shares.filter(({ share }) => share > 0);
  return (
    <div class="odds" role="img" aria-label={shares.map(({ text }) => text).join(", ")}>
      {shown.map(({ share, text, seat, mood = "ink" }) => {
        const paint = seat === undefined ? {} : { background: `var(--seat-${(seat % 7) + 1})`, color: `var(--on-seat-${(seat % 7) + 1})` };
        return (
          <i class={mood} style={{ flexGrow: share, ...paint }}>
            {share >= 0.16 && text}
          </i>
        );
      })}
    </div>
  );
}

const SHAPES: Record<number, string> = {
  6: "M4 4H36V36H4Z",
  12: "M20 1 31.2 4.600 38.100 14.100V25.900L31.200 35.400 20 39 8.800 35.400 1.900 25.900V14.100L8.800 4.600ZM20 9 30.500 16.600 26.500 28.900H13.500L9.500 16.600ZM20 1V9M38.100 14.100 30.500 16.600M31.200 35.400 26.500 28.900M8.800 35.400 13.500 28.900M1.900 14.100 9.500 16.600",
};

/** A die as it lies: its number, its sign, what became of it. */
export function Die({ n, of = 6, sign, note, fate = "plain", id, about }: { n: number; of?: 6 | 12; sign?: string; note?: string; fate?: "plain" | "counts" | "out"; id: string; about?: Ref[] }) {
  return (
    <Sight id={id} name={listed(say("page-die", { n }), note)} about={about} class={`die ${fate}`}>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <path d={SHAPES[of]} />
        <text x="20" y="26.500">
          {n}
        </text>
      </svg>
      {sign && (
        <i class="sign">
          <Icon name={sign} />
        </i>
      )}
      {note && <span class="note">{note}</span>}
    </Sight>
  );
}

/** A die that is still to be rolled. */
export function Blank({ of = 12 }: { of?: 6 | 12 }) {
  return (
    <span class="die blank">
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <path d={SHAPES[of]} />
      </svg>
    </span>
  );
}

/** A place where two cards face each other. */
export interface Front {
  id: string;
  name: string;
  theirs: ComponentChildren; // a card, or nothing
  mine: ComponentChildren;
  between?: ComponentChildren; // the blow that is about to fall, or what can be done here
  on?: boolean; // it is looked at
  number?: number; // its place among the choices
}

/** Fronts side by side: theirs above, mine below, and between them what happens. */
export function Fronts({ label, fronts }: { label: string; fronts: Front[] }) {
  return (
    <div class="fronts" role="group" aria-label={label} data-region="fronts">
      {fronts.map((front) => (
        <section class={`front ${front.on ? "on" : ""}`} aria-label={front.name}>
          <h3>
            {front.name}
            {front.number !== undefined && <span class="no">{front.number}</span>}
          </h3>
          <div class="post">{front.theirs}</div>
          <div class="between">{front.between}</div>
          <div class="post">{front.mine}</div>
        </section>
      ))}
    </div>
  );
}

/** Where a card could lie: dashed; lit where I may put one. */
export const Post = ({ children, open = false }: { children?: ComponentChildren; open?: boolean }) => <div class={`emptypost ${open ? "open" : ""}`}>{children}</div>;

/** Units of mine of which some fall: each is clicked to fall or to stay, and the same set stands in the list. */
export function Troops({ set, kind, draw, label }: { set: SetChoice; kind: string; draw: (value: any, fallen: number) => ComponentChildren; label: string }) {
  const items = set.reading.value?.items ?? [];
  return (
    <div class="troops" role="group" aria-label={label} data-region="troops">
      {items.map((item, i) => {
        const fallen = set.amounts.value[i] ?? 0;
        if (item.about.kind !== kind || !item.bound) return null;
        return (
          <button type="button" data-thing={`troop-${i}`} aria-pressed={fallen > 0} class={fallen ? "falls" : ""} onClick={() => set.toggle(i)} {...refsOf([item.about])}>
            <span class="vh">{item.name}</span>
            <span class="drawn" aria-hidden="true">
              {draw(item.about.value, fallen)}
            </span>
            <span class="note">{item.bound > 1 ? say("page-falling", { n: fallen, of: item.bound }) : say(fallen ? "page-falls" : "page-stays")}</span>
          </button>
        );
      })}
    </div>
  );
}
