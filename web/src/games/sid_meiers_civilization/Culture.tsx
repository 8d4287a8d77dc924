import { useEffect, useState } from "preact/hooks";
import { Icon } from "../../parts/Icon";
import { refsOf } from "../../parts/Inspector";
import { Seat } from "../../parts/Seat";
import { listed } from "../../parts/Thing";
import { Over } from "../../table/Over";
import type { Sitting } from "../../table/sitting";
import { hyphenated, say } from "../../words";
import { asked, boardOf, faces, me, seen } from "./facts";
import { nationOf, ROMAN } from "./names";
import { eventKind, eventSign } from "./signs";

/** The culture track: where everybody stands, what a step costs, where great people come. */
export function CultureTrack({ sitting }: { sitting: Sitting }) {
  const { track } = faces(sitting);
  const view = sitting.view.value!;
  const seat = me(sitting);
  const mine: number = seat === null ? -1 : view.players[seat].space;
  const last = track.length - 1;
  const great = greatSpaces(sitting);
  const price = (n: number) => [track[n]?.culture ?? 0, track[n]?.trade ?? 0] as const;
  return (
    <div class="ctrack">
      <ol aria-label={say("smc-culture-track")}>
        {track.map(({ section }, n) => {
          const here = view.players.flatMap((p: any, who: number) => (p.space === n ? [who] : []));
          const kind = n === last ? "end" : n === 0 ? "start" : great.includes(n) ? "person" : `s${section}`;
          return (
            <li class={`${kind} ${n === mine ? "mine" : ""}`}>
              <span class="n">{n}</span>
              <span class="cell">
                {kind === "person" ? (
                  <Icon name="laurel-crown" title={say("smc-great-person")} />
                ) : kind === "end" ? (
                  <Icon name="crown" title={say("smc-victory-culture")} />
                ) : kind === "start" ? (
                  ""
                ) : (
                  ROMAN[section]
                )}
                <span class="here">
                  {here.map((who: number) => (
                    <Seat seat={who} initial={nationOf(sitting, who).initial} size={15} />
                  ))}
                </span>
                {here.length > 0 && <span class="vh">{here.map((who: number) => nationOf(sitting, who).name).join(", ")}</span>}
              </span>
            </li>
          );
        })}
      </ol>
      <p class="lab">
        {[1, 2, 3].map((section) => {
          const first = track.findIndex((one, n) => n > 0 && one.section === section);
          const [culture, trade] = price(first);
          return <span>{say("smc-section", { level: ROMAN[section]!, culture, trade })}</span>;
        })}
      </p>
      {seat !== null && mine < last && (
        <p>
          {say("smc-next-space", { n: mine + 1, culture: price(mine + 1)[0], trade: price(mine + 1)[1] })}{" "}
          {say("smc-you-have", { culture: view.players[seat].culture, trade: view.players[seat].trade })}
        </p>
      )}
    </div>
  );
}
/** Spaces that bring a great person (SMC-8.13.2). */
const greatSpaces = (sitting: Sitting): number[] => sitting.facts.value!.data.culture_track.great_person_spaces;

/** An event as a card. */
export function EventCard({ sitting, event, big = false }: { sitting: Sitting; event: number; big?: boolean }) {
  const face = faces(sitting).events[event]!;
  return (
    <span class={`evcard tk-${eventKind(face.id)} ${big ? "big" : ""}`} {...refsOf([{ kind: "event", value: event }])}>
      <span class="eb">
        <b>{ROMAN[face.level]}</b> {phaseName(sitting, face.phase)}
      </span>
      <span class="ea" aria-hidden="true">
        <Icon name={eventSign(face.id)} />
      </span>
      <b class="serif">{hyphenated(face.name)}</b>
      <span class="et">{hyphenated(face.text.join(" "))}</span>
    </span>
  );
}
export const phaseName = (sitting: Sitting, phase: string): string => faces(sitting).phases?.find(({ id }) => id === phase)?.name ?? say("smc-any-time");

/** My hand is too large: the cards, the new one first; so many must go at once, and all see them (SMC-9.2). */
export function Culture({ sitting }: { sitting: Sitting }) {
  const what = asked(sitting);
  const seat = me(sitting);
  const version = sitting.live.table.value?.version;
  const [chosen, setChosen] = useState<number[]>([]);
  useEffect(() => setChosen([]), [version]);
  if (what !== "discard-events" || seat === null || !sitting.facts.value) return null;
  const decision = sitting.live.table.value!.decision!;
  const hand = seen(sitting.view.value!.players[seat].events);
  const limit = boardOf(sitting).players[seat]?.culture_hand ?? hand.length;
  const must = Math.max(1, hand.length - limit);
  const toggle = (at: number) => setChosen(chosen.includes(at) ? chosen.filter((n) => n !== at) : [...chosen, at].slice(-must));
  const cards = chosen.map((at) => hand[at]!).sort((a, b) => a - b);
  const option = decision.options.find((choice) => JSON.stringify([...(choice.option[1] as number[])].sort((a, b) => a - b)) === JSON.stringify(cards));
  const footer = (
    <>
      <span class="mut">{say("smc-discard-shown")}</span>
      <span class="sp" />
      <button class="btn act big" disabled={!option || sitting.busy.value} onClick={() => option && void sitting.play(option.option)}>
        {option?.label.text ?? say("smc-discard-count", { n: chosen.length, of: must })}
      </button>
    </>
  );
  return (
    <Over title={say("smc-hand-too-large", { n: hand.length, limit })} lead={decision.prompt.text} rule={decision.rule} footer={footer}>
      <CultureTrack sitting={sitting} />
      <div class="evhand" role="group" aria-label={say("smc-your-events")} data-region="events">
        {hand.map((event, at) => (
          <button
            type="button"
            data-thing={`event-${at}`}
            class={`evpick ${chosen.includes(at) ? "goes" : ""}`}
            aria-pressed={chosen.includes(at)}
            onClick={() => toggle(at)}
            {...refsOf([{ kind: "event", value: event }])}
          >
            <span class="vh">{listed(faces(sitting).events[event]!.name, say(chosen.includes(at) ? "smc-goes" : "smc-stays"))}</span>
            <span aria-hidden="true">
              <EventCard sitting={sitting} event={event} />
            </span>
          </button>
        ))}
      </div>
    </Over>
  );
}
