import type { Graph } from "../api";
import { inPoints } from "../parts/halves";
import { Seat } from "../parts/Seat";
import { say } from "../words";
import { initial } from "./Log";
import type { Sitting } from "./sitting";

/** Where everybody's points came from: a bar for each source, its parts in shades from early to late, and what made the difference. */
export function Sources({ sitting, graph }: { sitting: Sitting; graph: Graph }) {
  const { players, ranking } = sitting.live.table.value!;
  const names = [...new Set(graph.sources.map(({ source }) => source))];
  const parts = [...new Set(graph.sources.map(({ part }) => part))];
  const sum = (source: string, seat: number) => graph.sources.filter((s) => s.source === source).reduce((n, s) => n + (s.points[seat] ?? 0), 0);
  const label = (source: string) => graph.sources.find((s) => s.source === source)?.label ?? source;
  const order = names.sort((a, b) => total(b) - total(a));
  function total(source: string): number {
    return players.reduce((n, p) => n + Math.abs(sum(source, p.seat)), 0);
  }
  const most = Math.max(1, ...names.flatMap((source) => players.map((p) => Math.abs(sum(source, p.seat)))));
  const [first, second] = (ranking ?? []).flat();
  const gap = (source: string) => (first === undefined || second === undefined ? 0 : sum(source, first) - sum(source, second));
  const [decisive] = [...names].sort((a, b) => gap(b) - gap(a));
  if (!names.length) return null;
  return (
    <section class="sources" aria-label={say("page-points-from")}>
      <h3>
        {say("page-points-from")}
        {decisive && gap(decisive) > 0 && <span class="lab"> {say("page-made-the-difference", { source: label(decisive), n: gap(decisive), name: sitting.nameOf(second!) })}</span>}
      </h3>
      <div class="scroll" tabIndex={0} role="group" aria-label={say("page-points-from")}>
        <table class="tbl">
          <thead>
            <tr>
              <td />
              {players.map((p) => (
                <th scope="col">
                  <span class="who">
                    <Seat seat={p.seat} initial={initial(p.name)} size={15} /> {sitting.nameOf(p.seat)}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {order.map((source) => (
              <tr>
                <th scope="row">{label(source)}</th>
                {players.map((p) => (
                  <td>
                    <span class="from">
                      <i class="frombar" style={{ width: `${(56 * Math.abs(sum(source, p.seat))) / most}%` }} aria-hidden="true">
                        {parts.map((part, i) => {
                          const n = graph.sources.find((s) => s.source === source && s.part === part)?.points[p.seat] ?? 0;
                          return n ? <b style={{ flexGrow: Math.abs(n), opacity: (i + 2) / (parts.length + 1) }} /> : null;
                        })}
                      </i>
                      <span class="num">{inPoints(sum(source, p.seat))}</span>
                    </span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {parts.length > 1 && (
        <p class="lab shades">
          {parts.map((part, i) => (
            <span>
              <i style={{ opacity: (i + 2) / (parts.length + 1) }} aria-hidden="true" /> {part}
            </span>
          ))}
        </p>
      )}
    </section>
  );
}
