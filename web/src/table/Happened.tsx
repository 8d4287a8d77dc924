import { useEffect, useRef, useState } from "preact/hooks";
import type { Line, Table } from "../api";
import { Icon } from "../parts/Icon";
import { Said } from "../parts/Inspector";
import { Seat } from "../parts/Seat";
import { say } from "../words";
import { mood } from "./Changes";
import { initial } from "./Log";
import type { Sitting } from "./sitting";

interface News {
  lines: Line[]; // what is told, and what followed from it
  before: NonNullable<Table["numbers"]>;
  after: NonNullable<Table["numbers"]>;
  version: number;
}
const FOLLOWING = 12;

/** What nobody should miss, as it comes: the card's whole text, what followed, and the numbers of all it changed. */
export function Happened({ sitting }: { sitting: Sitting }) {
  const table = sitting.live.table.value!;
  const tells = sitting.module.value?.tells;
  const last = useRef<Table | null>(null);
  const [news, setNews] = useState<News | null>(null);
  useEffect(() => {
    const known = last.current;
    last.current = table;
    if (!tells || !known || known.version >= table.version || !known.numbers || !table.numbers) return;
    const fresh = sitting.lines.value.filter((line) => line.version > known.version);
    const from = fresh.findIndex(tells);
    if (from >= 0) setNews({ lines: fresh.slice(from, from + FOLLOWING), before: known.numbers, after: table.numbers, version: table.version });
    else if (news && table.seat !== null && known.to_act.includes(table.seat)) setNews(null); // I have moved on
  }, [table, tells]);
  if (!news || !tells || sitting.past.value) return null;
  const names = Object.keys(news.after[0] ?? {}).filter((name) => news.after.some((now, seat) => now[name] !== news.before[seat]?.[name]));
  const hit = table.players.filter((p) => names.some((name) => news.after[p.seat]?.[name] !== news.before[p.seat]?.[name]));
  return (
    <section class="panel happened" aria-label={say("page-what-happened")} role="status">
      <header>
        <h3>{say("page-what-happened")}</h3>
        <span class="sp" />
        <button class="btn quiet sm" aria-label={say("page-close")} onClick={() => setNews(null)}>
          <Icon name="x" />
        </button>
      </header>
      <div class="bd">
        {news.lines.filter(tells).map((line) => (
          <>
            <b>{line.message.text}</b>
            <Said sitting={sitting} refs={line.message.refs} />
          </>
        ))}
        {news.lines
          .filter((line) => !tells(line))
          .map((line) => (
            <p class="mut">{line.message.text}</p>
          ))}
        {hit.length > 0 && (
          <div class="scroll" tabIndex={0} role="group" aria-label={say("page-what-changed")}>
            <table class="tbl">
              <thead>
                <tr>
                  <th scope="col">{say("page-player")}</th>
                  {hit.map((p) => (
                    <th scope="col">
                      <Seat seat={p.seat} initial={initial(p.name)} size={14} /> {p.seat === table.seat ? say("page-you") : p.name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {names.map((name) => (
                  <tr>
                    <td>{table.number_names[name] ?? name}</td>
                    {hit.map((p) => {
                      const [was, is] = [news.before[p.seat]?.[name] ?? 0, news.after[p.seat]?.[name] ?? 0];
                      return <td class={was === is ? "mut" : mood(name, was, is)}>{was === is ? is : `${was} → ${is}`}</td>;
                    })}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </div>
    </section>
  );
}
