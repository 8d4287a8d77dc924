import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Line, Named, Scene } from "../api";
import { scenesShown } from "../settings";
import { mood } from "../table/Changes";
import { initial } from "../table/Log";
import type { Sitting } from "../table/sitting";
import { say } from "../words";
import { Icon } from "./Icon";
import { type Inspection, refsOf, Said } from "./Inspector";
import { RuleLink } from "./Rules";
import { Seat } from "./Seat";
import { listed } from "./Thing";

const SETTLES = 120; // milliseconds: the board draws itself in its own time
const TRIES = 8; // what is asked may have no place on the board
const PLACES = 'svg [data-thing][aria-disabled="false"]';

/** Something that nobody should miss: what it is and says, who brought it, the arithmetic, what was saved, and everybody before and after. */
export function SceneCard({ sitting }: { sitting: Sitting }) {
  const { playback } = sitting;
  const scene = sitting.past.value ? null : playback.scene.value;
  const table = sitting.live.table.value!;
  const aside = !!sitting.module.value?.scenesAside;
  const asked = !aside && scene?.open && table.decision; // then the question itself says all this
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.scrollTo(0, 0), [scene]);
  const [side, setSide] = useState<"left" | "right" | null>(null);
  useEffect(() => {
    setSide(null);
    if (!scene || !aside) return undefined;
    let tries = 0;
    let waiting: ReturnType<typeof setTimeout>;
    const look = () => {
      const board = box.current?.closest(".boardroom");
      if (board && (!table.decision || board.querySelector(PLACES) || ++tries >= TRIES))
        setSide(busyLeft(board) ? "right" : "left"); // and there it stays
      else waiting = setTimeout(look, SETTLES);
    };
    waiting = setTimeout(look, SETTLES);
    return () => clearTimeout(waiting);
  }, [scene, aside, !!sitting.facts.value]);
  if (!scene || asked || !sitting.facts.value) return null;
  const one = scene.ref && (sitting.module.value?.inspect?.(scene.ref.ref, sitting) ?? null);
  const [first] = scene.lines;
  const told = sitting.module.value?.sceneTitle?.(scene, sitting) ?? null; // then its body tells all
  const title = told ?? scene.ref?.name ?? first?.message.text ?? say(`scene-${scene.kind}`);
  const kind = say(`scene-${scene.kind}`);
  const rules = [...new Set([one?.rule ?? scene.rule, scene.rule])];
  const why = sitting.module.value?.why?.(scene, sitting);
  const count = playback.scenes.value.length;
  const at = playback.at.value;
  const light = () => (sitting.lit.value = scene.refs.map(({ ref }) => ref));
  const dim = () => (sitting.lit.value = []);
  return (
    <div class={`sceneroom ${aside ? "aside" : ""} ${told ? "wide" : ""} ${side ?? ""} ${aside && !side ? "unplaced" : ""}`}>
      <section class={`scene k-${scene.kind} ${one?.class ?? ""} ${told ? "whole" : ""}`} data-scene={scene.kind} aria-label={title} ref={box} onMouseEnter={light} onMouseLeave={dim}>
        <header class={one?.class} {...refsOf(scene.ref ? [scene.ref.ref] : [])}>
          {!told && <Art scene={scene} one={one} />}
          <div>
            <p class="kind">
              {one?.kind.startsWith(kind) ? one.kind : listed(kind, one?.kind)}
              {scene.from !== null && (
                <span class="who">
                  {" · "}
                  <Who sitting={sitting} seat={scene.from} />
                </span>
              )}
              {scene.open && <span class="tag">{say("page-not-over")}</span>}
            </p>
            <h2 aria-live="polite">{title}</h2>
            {(one?.text || why) && <p class="says">{one?.text || why}</p>}
            {rules.map((rule) => (
              <>
                <RuleLink rule={rule} />{" "}
              </>
            ))}
          </div>
        </header>
        <div class="body">
          {!scene.ref && !told && <Said sitting={sitting} refs={scene.refs.map(({ ref }) => ref)} />}
          {sitting.module.value?.sceneBody?.(scene, sitting)}
          <Sides sitting={sitting} scene={scene} />
          <div class="two">
            <Ranks sitting={sitting} scene={scene} />
            <Bids sitting={sitting} scene={scene} />
            <Saved sitting={sitting} scene={scene} />
            <Came sitting={sitting} scene={scene} />
          </div>
          {!told && <Everybody sitting={sitting} scene={scene} />}
        </div>
        <footer>
          <span class="row wanted">
            <span class="lab" id="scenes-shown">
              {say("page-show-scenes")}
            </span>
            <span class="seg" role="group" aria-labelledby="scenes-shown">
              {(["all", "mine", "none"] as const).map((which) => (
                <button type="button" class={scenesShown.value === which ? "on" : ""} aria-pressed={scenesShown.value === which} onClick={() => (scenesShown.value = which)}>
                  {say(`page-scenes-${which}`)}
                </button>
              ))}
            </span>
          </span>
          <span class="sp" />
          {count > 1 && (
            <span class="row">
              <button class="btn sm" disabled={at === 0} aria-label={say("page-previous")} onClick={() => (playback.at.value = at - 1)}>
                <Icon name="right" class="flip" />
              </button>
              <span class="lab nw">{say("page-step-of", { n: at + 1, of: count })}</span>
              <button class="btn sm" disabled={at + 1 >= count} aria-label={say("page-next")} onClick={() => (playback.at.value = at + 1)}>
                <Icon name="right" />
              </button>
            </span>
          )}
          <button class="btn" onClick={() => sitting.jump(scene.position)}>
            {say("page-look-at-board")}
          </button>
          <button class="btn" onClick={() => void playback.again(scene.position - 1, scene.last)}>
            <Icon name="undo" /> {say("page-play-again")}
          </button>
          <button class="btn act" onClick={playback.next}>
            {say("page-continue")} {!aside && <kbd>Enter</kbd>}
          </button>
        </footer>
      </section>
    </div>
  );
}

function Who({ sitting, seat, size = 17 }: { sitting: Sitting; seat: number; size?: number }) {
  const { players, seat: me } = sitting.live.table.value!;
  return (
    <span class="who">
      <Seat seat={seat} initial={initial(players[seat]?.name)} size={size} /> {sitting.nameOf(seat)}
      {seat === me && <i class="mut"> {say("page-about-me")}</i>}
    </span>
  );
}

/** Whether most of what can be chosen on the board lies in its left half, where the card would cover it. */
function busyLeft(board: Element): boolean {
  const box = board.getBoundingClientRect();
  const places = [...board.querySelectorAll(PLACES)].map((place) => place.getBoundingClientRect());
  return places.filter((place) => place.x + place.width / 2 < box.x + box.width / 2).length * 2 > places.length;
}

/** The card's own picture, or the sign of the kind. */
function Art({ scene, one }: { scene: Scene; one: Inspection | null }) {
  if (one?.art) return <div class="picture">{one.art}</div>;
  return (
    <div class="picture plain" aria-hidden="true">
      {scene.facts.age ? <b class="numeral">{scene.facts.age}</b> : <Icon name={SIGNS[scene.kind] ?? "clock"} />}
    </div>
  );
}
const SIGNS: Record<string, string> = {
  fight: "strength",
  war: "strength",
  surrender: "city",
  revolt: "city",
  battle: "strength",
  deal: "trade",
  famine: "food",
  uprising: "sad",
  swap: "trade",
  void: "x",
};

const Thing = ({ thing, children }: { thing: Named; children?: ComponentChildren }) => (
  <span class={thing.name ? "ref" : ""} {...refsOf([thing.ref])}>
    {thing.name}
    {children}
  </span>
);

/** Both sides of a fight, item by item; and how they went down, step by step. */
function Sides({ sitting, scene }: { sitting: Sitting; scene: Scene }) {
  const { sides, facts } = scene;
  if (!sides.length) return null;
  const [one, other] = sides;
  const rounds: { by: number[]; left: number[] }[] = facts.rounds ?? [];
  const parted = sides.some((side) => side.parts.length);
  const limit: number | undefined = facts.limit;
  return (
    <>
      <div class={`versus2 ${sides.length > 2 ? "many" : ""}`}>
        {sides.map((side, i) => (
          <>
            {i === 1 && parted && (
              <div class="gap">
                <span class="lab">{say("page-difference")}</span>
                <b>{Math.abs(one!.total - other!.total)}</b>
                <span class="lab">
                  {one!.total} − {other!.total}
                </span>
              </div>
            )}
            <div class="side">
              <Who sitting={sitting} seat={side.seat} size={20} />
              {side.parts.length > 0 && (
                <dl>
                  {side.parts.map((part) => (
                    <>
                      <dt>
                        <Thing thing={part}>{part.n > 1 && ` × ${part.n}`}</Thing>
                      </dt>
                      <dd>{part.worth}</dd>
                    </>
                  ))}
                </dl>
              )}
              <p class="total">
                {side.parts.length > 0 && <span>{say("page-sum")}</span>} <b>{rounds.length ? `${side.total} → ${rounds.at(-1)!.left[i]}` : side.total}</b>
              </p>
            </div>
          </>
        ))}
      </div>
      {rounds.length > 0 && (
        <div class="scroll" tabIndex={0} role="group" aria-label={say("page-step")}>
          <table class="tbl rounds">
            <thead>
              <tr>
                <th scope="col">{say("page-step")}</th>
                <th scope="col">{say("page-removes")}</th>
                {sides.map((side) => (
                  <th scope="col">
                    <Seat seat={side.seat} initial={initial(sitting.live.table.value!.players[side.seat]?.name)} size={16} />
                    <span class="vh">{sitting.nameOf(side.seat)}</span>
                  </th>
                ))}
                <th scope="col">{say("page-sum")}</th>
                {limit !== undefined && <th scope="col">{say("page-limit", { n: limit })}</th>}
              </tr>
            </thead>
            <tbody>
              {[{ by: [] as number[], left: sides.map((side) => side.total) }, ...rounds].map(({ by, left }, i) => {
                const sum = left.reduce((a, b) => a + b, 0);
                return (
                  <tr>
                    <td>{i || say("page-at-first")}</td>
                    <td>
                      {by.map((seat) => (
                        <Who sitting={sitting} seat={seat} size={14} />
                      ))}
                    </td>
                    {left.map((n, j) => (
                      <td class={by.includes(sides[j]!.seat) ? "dn" : ""}>{n}</td>
                    ))}
                    <td>{sum}</td>
                    {limit !== undefined && <td>{sum > limit ? `> ${limit}` : "✓"}</td>}
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}

function Ranks({ sitting, scene }: { sitting: Sitting; scene: Scene }) {
  const ranks: [number, number][] = scene.facts.ranks ?? [];
  const most = Math.max(1, ...ranks.map(([, n]) => n));
  if (!ranks.length) return null;
  return (
    <section class="ranks">
      <h3>{sitting.live.table.value!.number_names?.[scene.facts.ranked] ?? say("page-ranks")}</h3>
      <ol>
        {ranks.map(([seat, n]) => (
          <li>
            <Who sitting={sitting} seat={seat} />
            <i class="rank-bar" style={{ "--share": n / most, "--sc": `var(--seat-${(seat % 7) + 1})` }} aria-hidden="true" />
            <b>{n}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Bids({ sitting, scene }: { sitting: Sitting; scene: Scene }) {
  const bids: [number, number | null][] = scene.facts.bids ?? [];
  if (!bids.length) return null;
  return (
    <section class="ranks">
      <h3>{say("page-bids")}</h3>
      <ol>
        {bids.map(([seat, n]) => (
          <li>
            <Who sitting={sitting} seat={seat} />
            <b>{n ?? "–"}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** How much was saved by which card. */
function Saved({ sitting, scene }: { sitting: Sitting; scene: Scene }) {
  if (!scene.saved.length) return null;
  return (
    <section class="saved">
      <h3>{say("page-saved")}</h3>
      {scene.saved.map((one) => (
        <p class="row">
          <Who sitting={sitting} seat={one.seat} /> <Thing thing={one} />
          <span class="sp" />
          <span class="num">
            {one.was} → {one.now}
          </span>
          <b class="up">+{one.was - one.now}</b>
        </p>
      ))}
    </section>
  );
}

const seatOf = (line: Line) => line.message.refs?.find((ref) => ref.kind === "seat")?.value as number | undefined;

/** What is told of it beside what befell each player. */
function Came({ sitting, scene }: { sitting: Sitting; scene: Scene }) {
  const rows = rowsOf(scene, sitting).map(({ seat }) => seat);
  const told = scene.lines.filter((line, i) => (i === 0 ? scene.ref : !rows.includes(seatOf(line) ?? -1)));
  const why = scene.ref ? sitting.module.value?.why?.(scene, sitting) : null; // else it is the text of the scene
  if (!told.length && !why) return null;
  return (
    <section class="came">
      <h3>{say("page-how-it-came")}</h3>
      {why && <p>{why}</p>}
      {told.map((line) => (
        <p {...refsOf(line.message.refs)}>{line.message.text}</p>
      ))}
    </section>
  );
}

/** Whom the table shows: all, each with what is told of them. */
function rowsOf(scene: Scene, sitting: Sitting): { seat: number; notes: Line[]; hit: boolean }[] {
  const { players } = sitting.live.table.value!;
  return players.map(({ seat }) => ({ seat, notes: scene.lines.slice(1).filter((line) => seatOf(line) === seat), hit: scene.seats.includes(seat) }));
}

/** Before and after, for everybody; whom it touched stands out. */
function Everybody({ sitting, scene }: { sitting: Sitting; scene: Scene }) {
  const table = sitting.live.table.value!;
  const names = Object.keys(scene.after[0] ?? {}).filter(
    (name) => (!scene.numbers.length || scene.numbers.includes(name)) && scene.after.some((now, seat) => now[name] !== scene.before[seat]?.[name]),
  );
  const rows = rowsOf(scene, sitting);
  if (!names.length && !rows.some(({ notes }) => notes.length)) return null; // nothing has befallen anybody yet
  return (
    <div class="scroll" tabIndex={0} role="group" aria-label={say("page-everybody")}>
      <table class="tbl everybody" style={{ "--n": names.length }}>
        <thead>
          <tr>
            <th scope="col">{say("page-player")}</th>
            <th scope="col">{say("page-what-happened")}</th>
            {names.map((name) => (
              <th scope="col">{table.number_names?.[name] ?? name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ seat, notes, hit }) => (
            <tr class={`${hit ? "hit" : ""} ${seat === table.seat ? "me" : ""}`}>
              <td>
                <Who sitting={sitting} seat={seat} />
              </td>
              <td class="note">{notes.length ? notes.map((line) => line.message.text).join(" ") : <span class="mut">{hit ? "" : say("page-not-affected")}</span>}</td>
              {names.map((name) => {
                const [was, is] = [scene.before[seat]?.[name] ?? 0, scene.after[seat]?.[name] ?? 0];
                return <td class={was === is ? "mut" : mood(name, was, is)}>{was === is ? is : `${was} → ${is}`}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
