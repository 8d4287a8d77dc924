import { useEffect, useMemo, useState } from "preact/hooks";
import { api, type Player } from "../api";
import { Confirm } from "../parts/Confirm";
import { clock, useCountdown } from "../parts/countdown";
import { Dialog } from "../parts/Dialog";
import { Lost } from "../parts/Frame";
import { Guide } from "../parts/Guide";
import { Icon } from "../parts/Icon";
import { Inspector } from "../parts/Inspector";
import { later } from "../parts/later";
import { book, reading, RuleLink } from "../parts/Rules";
import { Learn } from "../parts/Learn";
import { Menu } from "../parts/Menu";
import { PlaceMenu } from "../parts/PlaceMenu";
import { Playing } from "../parts/Playing";
import { SceneCard } from "../parts/SceneCard";
import { Seat } from "../parts/Seat";
import "../parts/story.css";
import { Look } from "../parts/Thing";
import { Threats } from "../parts/Threats";
import { knowMySeats } from "../lobby/mine";
import { Proposal } from "../people/Agreeing";
import { go } from "../router";
import { advised, guided, hold, type Held, learned, seatsIn, sound } from "../settings";
import { say, span } from "../words";
import { hasBoard, type Phases, useBoard } from "./Board";
import { Choices } from "./Choices";
import { Absent } from "./Absent";
import { Adviser } from "./Adviser";
import { initial, Log } from "./Log";
import { PlainBoard } from "./PlainBoard";
import { AfterTheEnd, Ending } from "./Review";
import { SinceLastTurn } from "./Since";
import { Stepper } from "./Stepper";
import { Sitting } from "./sitting";

/** One table: the bar, the board, the question with its choices, and the log. */
export function TablePage({ id, at }: { id: string; at: number | null }) {
  const mine = seatsIn(id);
  const [who, setWho] = useState<number | null>(mine[0]?.seat ?? null);
  const me = mine.find((h) => h.seat === who) ?? null;
  const sitting = useMemo(() => new Sitting(id, me), [id, me?.token]);
  const [sheet, setSheet] = useState<"since" | "ending" | "seats" | "learn" | null>(null);
  const [stepping, setStepping] = useState<number | null>(at); // from which position we look back
  useEffect(() => {
    if (who === null && mine[0]) setWho(mine[0].seat); // it turned out to be mine
  }, [mine.length]);
  useEffect(() => {
    if (!mine.length) void knowMySeats().catch(() => undefined); // a rematch that somebody else began
  }, [id]);
  useEffect(() => () => sitting.close(), [sitting]);
  useNotice(sitting);
  const table = sitting.live.table.value;
  const listens = !!table && (me !== null || table.overheard);
  useEffect(() => {
    if (!listens) return;
    void api.chat(id, me?.token ?? null).then(
      ({ messages }) => messages.forEach(sitting.live.heard),
      () => undefined,
    );
  }, [sitting, listens]);
  const board = useBoard(table?.title);
  useEffect(() => {
    if (table) book.value = table.title;
  }, [table?.title]);
  useEffect(() => {
    sitting.module.value = board;
  }, [board, sitting]);
  useEffect(() => {
    if (table?.over && stepping === null) setSheet("ending");
  }, [table?.over]);
  useEffect(() => {
    if (!me || !table || table.seat === me.seat) return;
    hold({ ...me, seat: table.seat }); // a rematch seats people anew
  }, [table?.seat]);
  useKeys(sitting, { since: () => setSheet("since") });

  const jump = (sitting.jump = (position: number) => {
    setSheet(null);
    setStepping(position);
  });

  if (sitting.live.lost.value) return <Lost why={sitting.live.lost.value} />;
  if (!table) return <main class="loading">{say("page-loading")}</main>;
  if (table.status === "open" || table.status === "cancelled") return <Before sitting={sitting} />;
  const next = mine.find((h) => h.seat !== who && h.seat !== null && table.to_act.includes(h.seat));
  const handOver = mine.length > 1 && next && !(who !== null && table.to_act.includes(who)) ? next : null;
  const now = () => {
    setStepping(null);
    history.replaceState(null, "", `/games/${id}`);
    void sitting.lookBack(null);
  };
  const ended = (
    <>
      <button class="btn act" onClick={() => setSheet("ending")}>
        {say("page-result")}
      </button>
      <button class="btn" onClick={() => setStepping(table.position)}>
        {say("page-replay")}
      </button>
    </>
  );
  return (
    <div class={`tablepage t-${table.title}`} data-version={table.version}>
      <Bar
        sitting={sitting}
        phases={board?.phases?.(sitting) ?? null}
        since={() => setSheet("since")}
        seats={() => setSheet("seats")}
        learn={board?.learn ? () => setSheet("learn") : null}
        step={() => setStepping(table.position)}
      />
      {stepping !== null && <Stepper sitting={sitting} from={stepping} end={now} />}
      {table.status === "closed" && (
        <div class="proposal" role="status">
          {say("page-closed")}
        </div>
      )}
      <Proposal table={table} token={me?.token ?? null} act={(work) => void work.catch(sitting.failed)} />
      <Threats sitting={sitting} />
      <main class="boardroom" aria-label={say("page-board")}>
        {!sitting.view.value || (hasBoard(table.title) && !(board && sitting.facts.value)) ? (
          <p class="loading">{say("page-loading")}</p>
        ) : board ? (
          <board.Board sitting={sitting} />
        ) : (
          <PlainBoard sitting={sitting} />
        )}
        <PlaceMenu sitting={sitting} />
        <Look sitting={sitting} />
        {board && !board.scenesAside && <SceneCard sitting={sitting} />}
        <Playing sitting={sitting} />
      </main>
      <aside class="side">
        <Choices sitting={sitting} board={board} back={stepping !== null} ended={ended} />
        <Adviser sitting={sitting} />
        <div class="telling">
          <Log sitting={sitting} />
          <Inspector sitting={sitting} />
        </div>
      </aside>
      {board?.guide && me && !handOver && sheet === null && stepping === null && <Guide sitting={sitting} title={table.title} steps={board.guide} />}
      {handOver && <HandOver held={handOver} player={table.players[handOver.seat!]} take={() => setWho(handOver.seat)} />}
      {sheet === "since" && (
        <Dialog
          title={say("page-since-last-turn")}
          wide
          close={() => setSheet(null)}
          footer={
            <>
              <span class="sp" />
              <button class="btn" onClick={() => jump(table.since?.position ?? 0)}>
                {say("page-step-through")}
              </button>
              <button
                class="btn act"
                onClick={() => {
                  setSheet(null);
                  void sitting.playback.again(table.since?.position ?? 0, table.position);
                }}
              >
                {say("page-play-on-board")}
              </button>
            </>
          }
        >
          <SinceLastTurn sitting={sitting} />
        </Dialog>
      )}
      {sheet === "ending" && table.over && (
        <Dialog title={winners(table.ranking?.[0], sitting)} wide high close={() => setSheet(null)} footer={<AfterTheEnd sitting={sitting} leave={() => setSheet(null)} />}>
          <Ending sitting={sitting} leave={() => setSheet(null)} />
        </Dialog>
      )}
      {sheet === "learn" && board?.learn && <Learn title={table.title} steps={board.learn} close={() => setSheet(null)} />}
      {sheet === "seats" && (
        <Dialog title={say("page-seats")} close={() => setSheet(null)}>
          <Seats sitting={sitting} />
        </Dialog>
      )}
    </div>
  );
}

/** Before the game; whoever plays never loads it. */
const Before = later(async () => (await import("./Gathering")).Gathering, { waits: true });

function winners(seats: number[] | undefined, sitting: Sitting): string {
  const names = (seats ?? []).map((seat) => sitting.nameOf(seat)).join(", ");
  return say("page-won", { names, n: seats?.length ?? 0 });
}

interface BarProps {
  sitting: Sitting;
  phases: Phases | null;
  since: () => void;
  seats: () => void;
  learn: (() => void) | null;
  step: () => void;
}

function Bar({ sitting, phases, since, seats, learn, step }: BarProps) {
  const table = sitting.live.table.value!;
  const left = useCountdown(table.deadline);
  return (
    <header class="bar">
      <a href="/" class="mark" data-tip={say("page-lobby")}>
        CIVITAS
      </a>
      <h1>{say(`title-${table.title}`)}</h1>
      <span class="moment">
        {phases?.moment && <span class="wide">{phases.moment}</span>}
        <span class={phases?.moment ? "narrow" : ""}>{(sitting.past.value?.moment ?? table.moment)?.text}</span>
      </span>
      {phases && (
        <ol class="steps" aria-label={say("page-phases")}>
          {phases.names.map((name, i) => (
            <li class={i === phases.at ? "on" : ""} aria-current={i === phases.at ? "step" : undefined} ref={i === phases.at ? (step) => shownInBar(step) : undefined}>
              {i < phases.at && <Icon name="ok" />}
              {name}
              {i === phases.at && phases.order && (
                <span class="order" role="img" aria-label={phases.orderName} data-tip={phases.orderName}>
                  {phases.order.map(({ seat, initial, done }) => (
                    <>
                      <Seat seat={seat} initial={initial} size={15} />
                      {done && <Icon name="ok" />}
                    </>
                  ))}
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
      <span class="sp" />
      {!sitting.live.connected.value && (
        <span class="chip care" role="status">
          {say("page-reconnecting")}
        </span>
      )}
      {table.seat === null && !table.over && !sitting.past.value && (
        <span class="chip act live">
          <Icon name="eye" /> {say("page-watching-live")}
        </span>
      )}
      {left !== null && (
        <span class="chip">
          <Icon name="clock" /> {left < 600 ? clock(left) : span(left)}
        </span>
      )}
      {sitting.me && <UndoButton sitting={sitting} kind="undo" keys="Z" />}
      {sitting.me && <UndoButton sitting={sitting} kind="redo" keys="Y" />}
      {learn && sitting.me && !learned.value.includes(table.title) && (
        <button class="btn laptop" onClick={learn}>
          {say("page-learn")}
        </button>
      )}
      <button class="btn laptop" onClick={since}>
        {say("page-since-last-turn")}
      </button>
      <button class="btn laptop" onClick={() => (reading.value = { title: table.title, rule: table.decision?.rule ?? "" })}>
        {say("page-rules")} <kbd>?</kbd>
      </button>
      <Menu>
        <button class="btn quiet" onClick={since}>
          {say("page-since-last-turn")}
        </button>
        {learn && (
          <button class="btn quiet" onClick={learn}>
            {say("page-learn")}
          </button>
        )}
        {sitting.me && (
          <button class="btn quiet" aria-pressed={advised.value} onClick={() => (advised.value = !advised.value)}>
            {say(advised.value ? "page-adviser-off" : "page-adviser-on")}
          </button>
        )}
        {sitting.me && guided.value[table.title] && (
          <button class="btn quiet" onClick={() => (guided.value = { ...guided.value, [table.title]: [] })}>
            {say("page-guide-again")}
          </button>
        )}
        {sitting.me && (
          <a class="btn quiet" href={`/games/${table.id}/orders`}>
            {say("page-orders-clock")}
          </a>
        )}
        <button class="btn quiet" onClick={step}>
          {say("page-replay")}
        </button>
        <button class="btn quiet" onClick={() => (reading.value = { title: table.title, rule: "" })}>
          {say("page-rules")}
        </button>
        <button class="btn quiet" onClick={seats}>
          {say("page-seats")}
        </button>
      </Menu>
    </header>
  );
}

/** Long words make two lines of it; should they be three, this one is seen, whatever the language has become. */
function shownInBar(step: HTMLElement | null): void {
  if (step?.parentElement) step.parentElement.scrollTop = Math.max(0, step.offsetTop + step.offsetHeight - step.parentElement.offsetTop - step.parentElement.clientHeight);
}

function UndoButton({ sitting, kind, keys }: { sitting: Sitting; kind: "undo" | "redo"; keys: string }) {
  const right = sitting.live.table.value![kind];
  const allowed = right?.allowed && !sitting.past.value;
  const why = right?.refusal?.message.text;
  return (
    <span class="undo">
      <button class={`btn ${allowed ? "" : "off"}`} aria-disabled={!allowed} aria-label={say(`page-${kind}`)} onClick={() => allowed && void sitting[kind]()}>
        <Icon name={kind} /> <kbd>{keys}</kbd>
      </button>
      {!allowed && why && (
        <span class="tip" role="tooltip">
          {why} {right?.refusal && <RuleLink rule={right.refusal.rule} />}
        </span>
      )}
    </span>
  );
}

/** Several people at one screen: nobody sees the next hand before its owner says so. */
function HandOver({ held, player, take }: { held: Held; player: Player | undefined; take: () => void }) {
  return (
    <Dialog
      title={say("page-hand-over", { name: player?.name ?? "" })}
      cover
      footer={
        <>
          <span class="sp" />
          <button class="btn act big" onClick={take}>
            {say("page-i-am", { name: player?.name ?? "" })}
          </button>
        </>
      }
    >
      <p class="row">
        <Seat seat={held.seat ?? 0} initial={initial(player?.name)} size={48} /> {say("page-hand-over-help")}
      </p>
    </Dialog>
  );
}

/** Who sits where; a bot can stand in for me and give the seat back. */
function Seats({ sitting }: { sitting: Sitting }) {
  const table = sitting.live.table.value!;
  const me = table.players.find((p) => p.seat === table.seat);
  return (
    <>
      <ul class="seatlist">
        {table.players.map((p) => (
          <li class="row">
            <Seat seat={p.seat} initial={initial(p.name)} /> <b>{p.name}</b>
            {p.kind === "bot" && (
              <span class="tag">
                <Icon name="bot" /> {say(`bot-${p.bot}`)}
              </span>
            )}
            {p.stand_in && <span class="tag">{say("page-stands-in", { bot: say(`bot-${p.stand_in}`) })}</span>}
            <span class="sp" />
            {p.kind === "person" && <span class="lab">{say(p.here ? "page-here" : "page-away")}</span>}
            <Absent sitting={sitting} player={p} />
          </li>
        ))}
      </ul>
      {me && sitting.me && !table.over && (
        <p class="row wrap">
          {me.stand_in ? (
            <button class="btn act" onClick={() => api.back(table.id, sitting.me!.token).catch(sitting.failed)}>
              {say("page-take-back")}
            </button>
          ) : (
            <>
              <button class="btn" onClick={() => api.standIn(table.id, sitting.me!.token).catch(sitting.failed)}>
                {say("page-let-a-bot")}
              </button>
              <Confirm act={() => api.standIn(table.id, sitting.me!.token).then(() => go("/"), sitting.failed)}>{say("page-leave-table")}</Confirm>
            </>
          )}
        </p>
      )}
    </>
  );
}

/** Tab title and a soft sound when it becomes my turn. */
function useNotice(sitting: Sitting): void {
  const table = sitting.live.table.value;
  const mine = !!table && table.seat !== null && table.to_act.includes(table.seat);
  useEffect(() => {
    document.title = `${mine ? "● " : ""}${table ? say(`title-${table.title}`) : "Civitas"}`;
    if (mine && document.hidden && sound.value) chime();
  }, [mine, table?.title]);
}

function chime(): void {
  const context = new AudioContext();
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = 660;
  volume.gain.setValueAtTime(0.08, context.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.0001, context.currentTime + 0.5);
  tone.connect(volume).connect(context.destination);
  tone.start();
  tone.stop(context.currentTime + 0.5);
  tone.onended = () => void context.close();
}

/** Where C goes: a choice, or the first thing of a form that can be changed. */
const FIRST_CHOICE = ".choices :is(.ch, .chips .btn, .pickrow button:not(:disabled), .payslot button)";

function useKeys(sitting: Sitting, also: { since: () => void }): void {
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      const target = event.target as Element;
      if (event.ctrlKey || event.metaKey || event.altKey || target.matches("input, textarea, select") || document.querySelector("dialog[open]")) return;
      const table = sitting.live.table.value;
      if (event.key === "Enter" && sitting.selected.value && !target.closest("a, button:not(.ch)")) {
        event.preventDefault();
        void sitting.confirm();
      } else if (event.key === "Escape") {
        const from = sitting.place.value?.at as HTMLElement | undefined;
        sitting.forget();
        if (target.closest(".placemenu")) from?.focus();
      } else if (event.key.toLowerCase() === "z" && table?.undo?.allowed) void sitting.undo();
      else if (event.key.toLowerCase() === "y" && table?.redo?.allowed) void sitting.redo();
      else if (event.key === "?") reading.value = { title: table?.title ?? "", rule: table?.decision?.rule ?? "" };
      else if (event.key.toLowerCase() === "s") also.since();
      else if (event.key.toLowerCase() === "c") document.querySelector<HTMLElement>(FIRST_CHOICE)?.focus();
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  });
}
