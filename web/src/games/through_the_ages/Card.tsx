import type { Choice } from "../../api";
import { Icon } from "../../parts/Icon";
import { same } from "../../api";
import type { Sitting } from "../../table/sitting";
import { say } from "../../words";
import { band, cardIcon, type Face, SYMBOLS } from "./faces";

/** Symbols with their numbers: +2 culture, −1 happy face. */
export function Gives({ gives, plain = false }: { gives: [string, number][]; plain?: boolean }) {
  return (
    <>
      {gives.map(([symbol, n]) => (
        <span class="nw" title={say(`tta-sign-${symbol}`)}>
          {plain ? n : n < 0 ? `−${-n}` : `+${n}`}
          <Icon name={SYMBOLS[symbol] ?? "cards"} title={say(`tta-sign-${symbol}`)} />
        </span>
      ))}
    </>
  );
}

interface CardProps {
  sitting: Sitting;
  card: number;
  face: Face;
  choices: Choice[];
  price?: number | null; // civil actions, where it is not the price of its space
  note?: string;
  big?: boolean; // alone in a dialog: nothing is cut
  chosen?: boolean; // it lies in a set that is put together
}

/** Lines of text for which a small card has room, beside its name and signs. */
const room = (face: Face) => 4 - (face.name.length > 11 ? 1 : 0) - (face.gives.length ? 1 : 0) - (face.stages.length ? 1 : 0);

/** A card with its name, cost, effect and signs; outlined where I may act on it. */
export function Card({ sitting, card, face, choices, price, note, big, chosen }: CardProps) {
  const selected = sitting.selected.value && choices.some((c) => same(c.option, sitting.selected.value!.option));
  const lit = sitting.isLit("card", card);
  const state = `${choices.length ? "legal" : big || chosen !== undefined ? "" : "no"} ${big ? "big" : ""} ${selected || chosen ? "sel" : ""} ${lit ? "lit" : ""}`;
  const longest = Math.max(...face.name.split(/[\s/-]/).map((word) => word.length));
  const inside = (
    <>
      <span class="band">
        <span class="age">{face.age}</span>
        <Icon name={cardIcon(face)} title={say(`tta-kind-${face.type || face.kind}`)} />
        <span class="sp" />
        {price != null && (
          <span class="nw">
            {price}
            <Icon name="ca" title={say("tta-civil-actions")} />
          </span>
        )}
        {face.science > 0 && (
          <span class="nw">
            <Icon name="science" title={say("tta-sign-science")} />
            {face.science}
          </span>
        )}
        {face.military > 0 && face.kind !== "government" && (
          <span class="nw">
            <Icon name="ma" title={say("tta-military-actions")} />
            {face.military}
          </span>
        )}
      </span>
      <span class={`nm ${longest > 10 ? "longer" : longest > 8 ? "long" : ""}`}>{face.name}</span>
      {face.revolution > 0 && <span class="tx">⟳ {face.revolution}</span>}
      {face.text && <span class={`tx l${room(face)}`}>{face.text}</span>}
      <span class="ft">
        <Gives gives={face.gives} plain={face.kind === "government"} />
        {face.resources > 0 && face.stages.length === 0 && (
          <span class="nw">
            {face.resources}
            <Icon name="res" title={say("tta-sign-resources")} />
          </span>
        )}
        {face.stages.length > 0 && (
          <span class="stages">
            {face.stages.map((n) => (
              <i>{n}</i>
            ))}
          </span>
        )}
        {note && <span class="lab">{note}</span>}
      </span>
    </>
  );
  const ref = { kind: "card", value: card };
  const hover = { onMouseEnter: () => (sitting.lit.value = [ref]), onMouseLeave: () => (sitting.lit.value = []) };
  return choices.length ? (
    <button class={`tc ${band(face)} ${state}`} aria-pressed={!!selected} title={face.text} onClick={() => sitting.pick(choices)} {...hover}>
      {inside}
      <span class="vh">{choices.map((c) => c.label.text).join("; ")}</span>
    </button>
  ) : (
    <div class={`tc ${band(face)} ${state}`} title={face.text} {...hover}>
      {inside}
    </div>
  );
}

/** The back of a card: only its age shows. */
export function Back({ age }: { age: string }) {
  return (
    <span class="tc back" aria-label={say("tta-age", { age })}>
      {age}
    </span>
  );
}
