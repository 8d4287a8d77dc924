import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { api, type Graph } from "../api";
import { Icon } from "../parts/Icon";
import { Seat } from "../parts/Seat";
import { language } from "../settings";
import { go } from "../router";
import { say } from "../words";
import { Graphs } from "./Graphs";
import { initial, Lines } from "./Log";
import type { Sitting } from "./sitting";

/** Looking back: step through what happened since my last turn, or the whole game; every step has a link. */
export function Stepper({ sitting, from, end }: { sitting: Sitting; from: number; end: () => void }) {
  const table = sitting.live.table.value!;
  const last = table.position;
  const [at, setAt] = useState(from);
  const step = (n: number) => {
    const to = Math.max(0, Math.min(last, n));
    setAt(to);
    history.replaceState(null, "", `/games/${table.id}/at/${to}`);
    void sitting.lookBack(to);
  };
  useLayoutEffect(() => step(from), [from]);
  useLayoutEffect(() => {
    const key = (event: KeyboardEvent) => {
      if ((event.target as Element).matches("input, textarea, select")) return;
      const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last, PageUp: at - 10, PageDown: at + 10 }[event.key];
      if (event.key === "Escape") end();
      else if (to !== undefined) {
        event.preventDefault();
        step(to);
      }
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  });
  return (
    <div class="stepper" role="toolbar" aria-label={say("page-looking-back", { n: at, of: last })}>
      <button class="btn sm" onClick={() => step(0)}>
        {say("page-first")}
      </button>
      <button class="btn sm" aria-label={say("page-step-back")} onClick={() => step(at - 1)} disabled={at === 0}>
        <Icon name="right" class="flip" />
      </button>
      <input type="range" min={0} max={last} value={at} aria-label={say("page-position")} onInput={(e) => step(Number(e.currentTarget.value))} />
      <span class="num nw">
        {at} / {last}
      </span>
      <button class="btn sm" aria-label={say("page-step-on")} onClick={() => step(at + 1)} disabled={at === last}>
        <Icon name="right" />
      </button>
      <button class="btn sm" onClick={() => void navigator.clipboard?.writeText(location.href)}>
        <Icon name="link" /> {say("page-copy-link")}
      </button>
      <button class="btn act sm" onClick={end}>
        {say("page-back-to-now")}
      </button>
    </div>
  );
}

/** Since your last turn: the lines, and what changed for everybody in numbers. */
export function SinceLastTurn({ sitting }: { sitting: Sitting }) {
  const table = sitting.live.table.value!;
  const [before, setBefore] = useState<Record<string, number>[] | null>(null);
  const from = table.since?.position ?? 0;
  useEffect(() => {
    api.at(sitting.id, from, sitting.me?.token ?? null, language.value).then((p) => setBefore(p.numbers), sitting.failed);
  }, [from]);
  const names = Object.keys(table.numbers?.[0] ?? {});
  const moved = names.filter((name) => before && table.numbers?.some((now, seat) => now[name] !== before[seat]?.[name]));
  return (
    <div class="since">
      <Lines sitting={sitting} lines={sitting.lines.value.slice(table.since?.line ?? 0)} at={sitting.past.value?.position} />
      <div>
        <h3>{say("page-what-changed")}</h3>
        {before && moved.length === 0 && <p class="lab">{say("page-nothing-changed")}</p>}
        {before && moved.length > 0 && (
          <table class="tbl">
            <thead>
              <tr>
                <th scope="col">{say("page-player")}</th>
                {moved.map((name) => (
                  <th scope="col">{table.number_names[name] ?? name}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.players.map((p) => (
                <tr class={p.seat === table.seat ? "me" : ""}>
                  <td>
                    <span class="who">
                      <Seat seat={p.seat} initial={initial(p.name)} /> {p.name}
                    </span>
                  </td>
                  {moved.map((name) => {
                    const [was, is] = [before[p.seat]?.[name] ?? 0, table.numbers?.[p.seat]?.[name] ?? 0];
                    return <td>{was === is ? is : `${was} → ${is}`}</td>;
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </div>
  );
}

/** The end: who won, how it went, and what next. */
export function Ending({ sitting }: { sitting: Sitting }) {
  const table = sitting.live.table.value!;
  const [graph, setGraph] = useState<Graph | null>(null);
  useEffect(() => {
    api.graph(table.id, sitting.me?.token ?? null, language.value).then(setGraph, sitting.failed);
  }, [table.version, language.value]);
  const ranking = table.ranking ?? [];
  const names = Object.keys(table.numbers?.[0] ?? {});
  return (
    <div class="ending">
      <div class="scroll" tabIndex={0} role="group" aria-label={say("page-score")}>
      <table class="tbl">
        <thead>
          <tr>
            <th scope="col">{say("page-player")}</th>
            <th scope="col">{say("page-score")}</th>
            {names.map((name) => (
              <th scope="col">{table.number_names[name] ?? name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ranking.flatMap((group, place) =>
            group.map((seat) => (
              <tr class={seat === table.seat ? "me" : ""}>
                <td>
                  <span class="who">
                    {place + 1}. <Seat seat={seat} initial={initial(table.players[seat]?.name)} /> {table.players[seat]?.name}
                  </span>
                </td>
                <td>{table.scores?.[seat]}</td>
                {names.map((name) => (
                  <td>{table.numbers?.[seat]?.[name]}</td>
                ))}
              </tr>
            )),
          )}
        </tbody>
      </table>
      </div>
      {graph && <Graphs graph={graph} players={table.players} go={(n) => void sitting.lookBack(n)} />}
      <div class="row wrap">
        {sitting.me && (
          <button class="btn act" onClick={() => api.rematch(table.id, sitting.me!.token).then(({ id }) => go(`/games/${id}`), sitting.failed)}>
            {say("page-rematch")}
          </button>
        )}
        <a class="btn" href={`/api/games/${table.id}/record`} download>
          {say("page-export")}
        </a>
        <a class="btn" href="/">
          {say("page-lobby")}
        </a>
      </div>
    </div>
  );
}
