import type { Choice } from "../../api";
import { Icon } from "../../parts/Icon";
import { refsOf } from "../../parts/Inspector";
import { RuleLink } from "../../parts/Rules";
import { Consequences } from "../../table/Consequences";
import { Over } from "../../table/Over";
import type { Sitting } from "../../table/sitting";
import { say } from "../../words";
import { LeaderArt } from "./Art";
import { question } from "./dialogs";
import { board, faces, mySeat, players, playerName } from "./facts";
import { Owner } from "./Owner";
import { Wonders } from "./Wonder";

const PER_CIVILIZATION = 4; // special advances
const ANY_GOVERNMENT = -2;

/** Everybody's civilization: four advances of its own and what each needs, leaders, great persons, what lies before them; and the wonders. */
export function Civilizations({ sitting }: { sitting: Sitting }) {
  const order = players(sitting).map((p) => p.seat);
  const mine = mySeat(sitting);
  if (mine !== null) order.sort((a, b) => Number(b === mine) - Number(a === mine));
  return (
    <div class="coc-civs" data-dialog="civilizations" style={{ "--n": order.length }}>
      <h2 class="title">{say("coc-civilizations-title")}</h2>
      {order.map((seat) => (
        <Sheet sitting={sitting} seat={seat} />
      ))}
      <section class="panel civ" aria-label={say("coc-wonders-title")}>
        <header>
          <h2>{say("coc-wonders-title")}</h2> <RuleLink rule="COC-9.4" />
        </header>
        <div class="bd">
          <Wonders sitting={sitting} />
        </div>
      </section>
    </div>
  );
}

function Sheet({ sitting, seat }: { sitting: Sitting; seat: number }) {
  const p = players(sitting)[seat]!;
  const { civilization, special, leader, event, advance, special_needs, objective } = faces(sitting);
  const has = board(sitting).specials?.[seat] ?? [];
  const own = p.civilization >= 0 ? Array.from({ length: PER_CIVILIZATION }, (_, i) => p.civilization * PER_CIVILIZATION + i) : [];
  const needs = (at: number) => (special_needs[at] === ANY_GOVERNMENT ? say("coc-civ-any-government") : advance[special_needs[at]!]!.name);
  const leads = (card: number, state: string) => (
    <li tabIndex={0} data-thing={`leader-${card}`} {...refsOf([{ kind: "leader", value: card }])}>
      <Icon name="crown" />
      <span>
        <b class="serif">{leader[card]!.name}</b> <span class="tag">{state}</span>
        <span class="says">{leader[card]!.text.join(" ")}</span>
      </span>
    </li>
  );
  return (
    <section class="panel civ" style={{ "--sc": `var(--seat-${seat + 1})` }} data-region={`civ-${seat}`} aria-label={playerName(sitting, seat)}>
      <header>
        <Owner sitting={sitting} owner={seat} size={22} />
        <h2>{playerName(sitting, seat)}</h2>
        <span class="lab" {...refsOf(p.civilization >= 0 ? [{ kind: "civilization", value: p.civilization }] : [])}>
          {civilization[p.civilization]?.name ?? say("coc-civ-none")}
        </span>
      </header>
      <div class="bd">
        {own.length > 0 && (
          <ul class="specials">
            {own.map((at) => (
              <li class={has.includes(at) ? "have" : ""} tabIndex={0} data-thing={`special-${at}`} {...refsOf([{ kind: "special", value: at }])}>
                <Icon name={has.includes(at) ? "ok" : "lock"} />
                <span>
                  <b class="serif">{special[at]!.name}</b> {!has.includes(at) && <span class="lab">{say("coc-civ-needs", { advance: needs(at) })}</span>}
                  <span class="says">{special[at]!.text.join(" ")}</span>
                </span>
              </li>
            ))}
          </ul>
        )}
        {(p.leader >= 0 || p.leaders.length > 0) && (
          <>
            <h3>
              {say("coc-civ-leaders")} <RuleLink rule="COC-8.2.1" />
            </h3>
            <ul class="specials">
              {p.leader >= 0 && leads(p.leader, say("coc-civ-leads"))}
              {p.leaders.map((card) => leads(card, say("coc-civ-waits")))}
            </ul>
          </>
        )}
        {[...p.persons, ...p.kept].length > 0 && (
          <>
            <h3>{say("coc-civ-cards")}</h3>
            <p class="row wrap">
              {[...p.persons, ...p.kept].map((card) => (
                <span class="chip" tabIndex={0} data-thing={`event-${card}`} {...refsOf([{ kind: "event", value: card }])}>
                  {event[card]!.name}
                </span>
              ))}
            </p>
          </>
        )}
        {p.completed_as.length > 0 && (
          <>
            <h3>{say("coc-goals-completed")}</h3>
            <p class="row wrap">
              {p.completed_as.map((goal) => (
                <span class="chip" tabIndex={0} data-thing={`goal-${goal}`} {...refsOf([{ kind: "objective", value: goal }])}>
                  {objective[goal]!.name}
                </span>
              ))}
            </p>
          </>
        )}
      </div>
    </section>
  );
}

const CHOOSING = ["choose-leader", "guillotine"];

/** A leader is chosen, or a great person is offered: each card whole, with what it would change. */
export function LeaderChoice({ sitting }: { sitting: Sitting }) {
  const decision = question(sitting);
  if (!decision || !(CHOOSING.includes(decision.what) || decision.what === "great-person")) return null;
  const refs = [...(decision.prompt.refs ?? []), ...underWayRefs(sitting)];
  const options: Choice[] = [...decision.options, ...(decision.space?.parts ?? []).flatMap((part) => (Array.isArray(part) ? part : []))];
  const carded = options.filter((c) => c.label.refs?.some((ref) => ref.kind === "leader"));
  const plain = options.filter((c) => !carded.includes(c));
  const footer = (
    <>
      <span class="sp" />
      {plain.map((choice) => (
        <button class="btn big" disabled={sitting.busy.value} onClick={() => sitting.select(choice)} aria-pressed={sitting.selected.value === choice}>
          {choice.label.text}
        </button>
      ))}
      {carded.length > 0 && (
        <button class="btn big act" disabled={!sitting.selected.value || sitting.busy.value} onClick={() => void sitting.confirm()}>
          {sitting.selected.value?.label.text ?? say("page-do-it")}
        </button>
      )}
    </>
  );
  return (
    <Over
      title={say(decision.what === "great-person" ? "coc-civ-person-title" : "coc-civ-leader-title")}
      lead={say(decision.what === "great-person" ? "coc-civ-person-offer" : "coc-civ-leader-lead")}
      rule={decision.rule}
      footer={footer}
    >
      <div class="coc-leaders" data-region="leaders" data-dialog="leaders">
        {carded.map((choice) => {
          const card = choice.label.refs!.find((ref) => ref.kind === "leader")!.value as number;
          const face = faces(sitting).leader[card]!;
          const selected = sitting.selected.value === choice;
          return (
            <button
              class={`leadercard ${selected ? "sel" : ""}`}
              data-thing={`leader-${card}`}
              aria-pressed={selected}
              onClick={() => sitting.select(choice)}
              {...refsOf([{ kind: "leader", value: card }])}
            >
              <LeaderArt leader={card} />
              <b class="serif">{face.name}</b>
              {face.text.map((text) => (
                <span>{text}</span>
              ))}
              {selected && <Consequences sitting={sitting} option={choice.option} />}
            </button>
          );
        })}
        {refs
          .filter((ref) => ref.kind === "event")
          .map((ref) => {
            const face = faces(sitting).event[ref.value as number]!;
            return (
              <article class="leadercard" {...refsOf([ref])}>
                <b class="serif">{face.name}</b>
                <span>{face.text.join(" ")}</span>
              </article>
            );
          })}
      </div>
    </Over>
  );
}

/** The event under way, by its card. */
function underWayRefs(sitting: Sitting): { kind: string; value: number }[] {
  const event = (sitting.board.value?.dialogs as { event?: { card: number } | null } | undefined)?.event;
  return event ? [{ kind: "event", value: event.card }] : [];
}
