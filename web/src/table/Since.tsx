import { useEffect, useState } from "preact/hooks";
import { api, type Position, type Scene } from "../api";
import { Icon } from "../parts/Icon";
import { refsOf } from "../parts/Inspector";
import { RuleLink } from "../parts/Rules";
import { Seat } from "../parts/Seat";
import { language } from "../settings";
import { say } from "../words";
import { type Change, Changes, mood } from "./Changes";
import { initial, Lines } from "./Log";
import type { Sitting } from "./sitting";

/** Since the end of my last turn, with what my own decision set off: what happened, what it means for me, what changed for everybody. */
export function SinceLastTurn({ sitting }: { sitting: Sitting }) {
  const table = sitting.live.table.value!;
  const [then, setThen] = useState<Position | null>(null);
  const [scenes, setScenes] = useState<Scene[]>([]);
  const [mine, setMine] = useState(false);
  const from = table.since?.position ?? 0;
  const token = sitting.me?.token ?? null;
  useEffect(() => {
    api.at(sitting.id, from, token, language.value).then(setThen, sitting.failed);
    api.story(sitting.id, from, false, token, language.value).then((story) => setScenes(story.scenes), sitting.failed);
  }, [from, table.version]);
  const lines = sitting.lines.value.slice(table.since?.line ?? 0);
  const named = (seat: number) => (line: (typeof lines)[number]) => line.message.refs?.some((ref) => ref.kind === "seat" && ref.value === seat);
  const told = mine && table.seat !== null ? lines.filter((line) => line.chapter?.told || named(table.seat!)(line)) : lines;
  return (
    <div class="since">
      <section>
        <header class="row">
          <h3>{say("page-what-happened")}</h3>
          <span class="sp" />
          {table.seat !== null && (
            <span class="seg">
              {[false, true].map((only) => (
                <button type="button" class={mine === only ? "on" : ""} aria-pressed={mine === only} onClick={() => setMine(only)}>
                  {say(only ? "page-only-mine" : "page-all")}
                </button>
              ))}
            </span>
          )}
        </header>
        {told.length ? <Lines sitting={sitting} lines={told} region="lines" /> : <p class="mut">{say("page-nothing-yet")}</p>}
      </section>
      <div>
        {then && table.seat !== null && <ForMe sitting={sitting} then={then} scenes={scenes} />}
        <h3>{say("page-what-changed")}</h3>
        {then && <EverybodysNumbers sitting={sitting} then={then} />}
      </div>
    </div>
  );
}

/** Rows are players, columns the numbers that changed for anybody. */
function EverybodysNumbers({ sitting, then }: { sitting: Sitting; then: Position }) {
  const table = sitting.live.table.value!;
  const names = Object.keys(table.numbers?.[0] ?? {}).filter((name) => table.numbers?.some((now, seat) => now[name] !== then.numbers[seat]?.[name]));
  if (!names.length) return <p class="lab">{say("page-nothing-changed")}</p>;
  return (
    <div class="scroll" tabIndex={0} role="group" aria-label={say("page-what-changed")}>
      <table class="tbl changed">
        <thead>
          <tr>
            <th scope="col">{say("page-player")}</th>
            {names.map((name) => (
              <th scope="col">{table.number_names?.[name] ?? name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.players.map((p) => (
            <tr class={p.seat === table.seat ? "me" : ""}>
              <td>
                <span class="who">
                  <Seat seat={p.seat} initial={initial(p.name)} size={15} /> {sitting.nameOf(p.seat)}
                </span>
              </td>
              {names.map((name) => {
                const [was, is] = [then.numbers[p.seat]?.[name] ?? 0, table.numbers?.[p.seat]?.[name] ?? 0];
                return <td class={was === is ? "mut" : mood(name, was, is)}>{was === is ? is : `${was} → ${is}`}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** My place and my numbers, what threatens me now, and the scenes that I was in. */
function ForMe({ sitting, then, scenes }: { sitting: Sitting; then: Position; scenes: Scene[] }) {
  const table = sitting.live.table.value!;
  const me = table.seat!;
  const [was, is] = [then.numbers[me] ?? {}, table.numbers?.[me] ?? {}];
  const list = Object.keys(is).flatMap((name): Change[] => (was[name] !== undefined && was[name] !== is[name] ? [[name, was[name]!, is[name]!]] : []));
  const place = (scores: number[] | null) => 1 + (scores ?? []).filter((score) => score > (scores?.[me] ?? 0)).length;
  const [old, now] = [place(then.scores), place(table.scores)];
  const about = scenes.filter((scene) => scene.mine);
  const worries = table.threats.filter(({ level }) => level !== "note");
  return (
    <section class="forme" aria-label={say("page-for-you")}>
      <h3>
        {say("page-for-you")}{" "}
        <span class={`chip ${now < old ? "gain" : now > old ? "loss" : ""}`}>
          {say("page-place")} {now === old ? now : `${old} → ${now}`}
        </span>
      </h3>
      <div class="cards">
        {about.slice(-6).map((scene) => {
          const [first] = scene.lines;
          const better = Object.keys(scene.after[me] ?? {}).reduce((sum, name) => {
            const how = mood(name, scene.before[me]?.[name] ?? 0, scene.after[me]?.[name] ?? 0);
            return sum + (how === "up" ? 1 : how === "dn" ? -1 : 0);
          }, 0);
          const moved = Object.keys(scene.after[me] ?? {}).filter((name) => (!scene.numbers.length || scene.numbers.includes(name)) && scene.before[me]?.[name] !== scene.after[me]?.[name]);
          return (
            <button type="button" class={`meant ${better > 0 ? "gain" : better < 0 ? "loss" : "note"}`} onClick={() => sitting.jump(scene.position)} {...refsOf(scene.ref ? [scene.ref.ref] : [])}>
              <b class="serif">{scene.ref?.name ?? say(`scene-${scene.kind}`)}</b>
              <span>{first?.message.text}</span>
              {moved.length > 0 && <i>{moved.map((name) => `${table.number_names?.[name] ?? name} ${scene.before[me]?.[name]} → ${scene.after[me]?.[name]}`).join(" · ")}</i>}
            </button>
          );
        })}
        {worries.map(({ level, message, rule }) => (
          <p class={`meant ${level}`}>
            <b>
              <Icon name="warn" /> {message.text}
            </b>
            <RuleLink rule={rule} />
          </p>
        ))}
      </div>
      {about.length === 0 && worries.length === 0 && <p class="mut">{say("page-nothing-about-you")}</p>}
      <Changes sitting={sitting} list={list} />
    </section>
  );
}
