import { useLayoutEffect, useRef } from "preact/hooks";
import { type Choice, type Option, same } from "../../api";
import { Icon } from "../../parts/Icon";
import { Sight, Thing } from "../../parts/Thing";
import { useWide } from "../../parts/wide";
import type { Sitting } from "../../table/sitting";
import { hyphenated, say } from "../../words";
import { Art } from "./Art";
import { band, cardIcon, type Face, faces, lookOf, SYMBOLS } from "./faces";
import { cardName } from "./names";

/** Symbols with their numbers: +2 culture, −1 happy face. */
export function Gives({ gives, plain = false }: { gives: [string, number][]; plain?: boolean }) {
  return (
    <>
      {gives.map(([symbol, n]) => (
        <span class="nw" data-tip={say(`tta-sign-${symbol}`)}>
          {plain ? n : n < 0 ? `−${-n}` : `+${n}`}
          <Icon name={SYMBOLS[symbol] ?? "cards"} title={say(`tta-sign-${symbol}`)} />
        </span>
      ))}
    </>
  );
}

/** What a small card says in signs: village −2 resources. */
function Digest({ parts }: { parts: Face["digest"] }) {
  return (
    <>
      {parts.map(([sign, n]) => {
        const { icon, title } = lookOf(sign);
        return (
          <span class="nw dg" data-tip={say(title)}>
            {typeof n === "number" ? (n < 0 ? `−${-n}` : `+${n}`) : n}
            {icon ? <Icon name={icon} title={say(title)} /> : "/"}
          </span>
        );
      })}
    </>
  );
}

interface CardProps {
  sitting: Sitting;
  card: number;
  face: Face;
  choices: Choice[];
  price?: number | null; // civil actions, where it is not the price of its space
  state?: string; // more of it in words
  wishes?: Option[]; // what one would like to do with it
  id?: string; // where the same card may lie twice
  note?: string;
  big?: boolean; // alone in a dialog: nothing is cut
  chosen?: boolean; // it lies in a set that is put together
  set?: { toggle: () => void; taken: boolean }; // a click takes it into the set, or out of it
}

const SMALL = 0.84; // of its size: rather than smaller, a sentence takes the place of the picture
const SMALLEST = 9.6; // pixels: what cannot be printed at that size is read in the inspector

/** The sentence of a card where cards are large: as large as it fits, if need be in the place of the picture. */
function Printed({ text }: { text: string }) {
  const wide = useWide();
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const box = place.current!;
    const words = box.lastElementChild as HTMLElement;
    const clear = () => {
      words.style.fontSize = words.style.lineHeight = "";
      delete box.dataset.tight;
      delete box.dataset.unprinted;
    };
    if (!wide || box.closest(".big")) return clear();
    const fits = () => words.offsetHeight < box.clientHeight;
    const shrink = () => {
      clear();
      const largest = Number.parseFloat(getComputedStyle(words).fontSize);
      for (const tight of [false, true]) {
        if (tight) box.dataset.tight = "";
        const least = tight ? SMALLEST : SMALL * largest;
        for (let size = largest; size > least - 1; size--) {
          words.style.fontSize = `${Math.max(size, least)}px`;
          words.style.lineHeight = size < 11 ? "1.13" : "";
          if (fits()) return;
        }
      }
      clear();
      box.dataset.unprinted = ""; // its signs say what they can
    };
    let known = "";
    const size = () => `${box.clientWidth} ${box.clientHeight}`;
    const watch = new ResizeObserver(() => {
      if (size() === known) return; // it is our own doing
      shrink();
      known = size();
    });
    watch.observe(box);
    return () => watch.disconnect();
  }, [text, wide]);
  return (
    <span class="fits" ref={place}>
      <i />
      <span class="tx">
        {hyphenated(text)
          .split(/(?<=\/)/)
          .flatMap((part, i) => (i ? [<wbr />, part] : [part]))}
      </span>
    </span>
  );
}

/** A card with its name, cost, effect and signs; outlined where I may act on it. */
export function Card({ sitting, card, face, choices, price, state: more, wishes, id, note, big, chosen: used, set }: CardProps) {
  const selected = sitting.selected.value && choices.some((c) => same(c.option, sitting.selected.value!.option));
  const lit = sitting.isLit("card", card);
  const chosen = set ? set.taken : used;
  const state = `${set || sitting.offered(choices).length ? "legal" : big || chosen !== undefined ? "" : "no"} ${big ? "big" : ""} ${selected || chosen ? "sel" : ""} ${lit ? "lit" : ""}`;
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
      <Art face={face} />
      <span class={`nm ${longest > 10 ? "longer" : longest > 8 ? "long" : ""}`}>{hyphenated(face.name)}</span>
      {face.text && <Printed text={face.text} />}
      <span class="ft">
        <Gives gives={face.gives} plain={face.kind === "government"} />
        <Digest parts={face.digest} />
        {face.revolution > 0 && (
          <span class="nw">
            ⟳ {face.revolution}
            <Icon name="science" title={say("tta-sign-science")} />
          </span>
        )}
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
  const name = cardName(face, more, note, (selected || chosen) && say("tta-chosen"));
  return (
    <Thing sitting={sitting} id={id ?? face.slug} class={`tc ${band(face)} ${state}`} name={name} short={face.name} choices={choices} about={[{ kind: "card", value: card }]} wishes={wishes} {...set}>
      {inside}
    </Thing>
  );
}

/** A card that is only named where it lies; what is printed on it is in the inspector, and it can be chosen if it is asked for. */
export function Named({
  sitting,
  card,
  id,
  state,
  choices = [],
  class: looks,
  children,
}: {
  sitting: Sitting;
  card: number;
  id: string;
  state?: string;
  choices?: Choice[];
  class?: string;
  children?: preact.ComponentChildren;
}) {
  const face = faces(sitting)[card];
  if (!face) return null;
  const lit = sitting.isLit("card", card) ? "lit" : "";
  const about = [{ kind: "card", value: card }];
  if (choices.length)
    return (
      <Thing sitting={sitting} id={`${id}-${face.slug}`} class={`named legal ${looks ?? ""} ${lit}`} name={cardName(face, state)} short={face.name} choices={choices} about={about}>
        {children ?? face.name}
      </Thing>
    );
  return (
    <Sight id={`${id}-${face.slug}`} class={`named ${looks ?? ""} ${lit}`} name={cardName(face, state)} about={about}>
      {children ?? face.name}
    </Sight>
  );
}

/** Where there is little room a card is its sign; the inspector has the rest. */
export function Signed({ sitting, card, ...rest }: { sitting: Sitting; card: number; id: string; choices: Choice[]; state?: string }) {
  const face = faces(sitting)[card];
  return face ? (
    <Named sitting={sitting} card={card} class={`sign ${band(face)}`} {...rest}>
      <Icon name={cardIcon(face)} />
    </Named>
  ) : null;
}

/** The back of a card: only its age shows. */
export function Back({ age, id }: { age: string; id: string }) {
  return (
    <Sight id={id} class="tc back" name={say("tta-back", { age })}>
      {age}
    </Sight>
  );
}
