import type { Json } from "../api";
import { Seat } from "../parts/Seat";
import { say } from "../words";
import { initial } from "./Log";
import type { Sitting } from "./sitting";

const ELSEWHERE = ["is", "players", "stack", "pending", "luck", "disclosed", "seat", "to_act", "over", "scores", "options"]; // shown around the board, or not for people

/** A title that has no board yet: everybody's numbers, and all that is on the table, as it is. */
export function PlainBoard({ sitting }: { sitting: Sitting }) {
  const table = sitting.live.table.value!;
  const numbers = sitting.past.value?.numbers ?? table.numbers ?? [];
  const names = Object.keys(numbers[0] ?? {});
  const rest = Object.fromEntries(Object.entries(sitting.view.value ?? {}).filter(([name]) => !ELSEWHERE.includes(name)));
  return (
    <div class="plain">
      <section class="panel" aria-label={say("page-score")}>
        <div class="scroll" tabIndex={0} role="group" aria-label={say("page-score")}>
          <table class="tbl">
            <thead>
              <tr>
                <th scope="col">{say("page-player")}</th>
                {names.map((name) => (
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
                  {names.map((name) => (
                    <td>{numbers[p.seat]?.[name]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
      <section class="panel" aria-label={say("page-on-the-table")}>
        <header>
          <h2>{say("page-on-the-table")}</h2>
        </header>
        <Facts value={rest} />
        {(sitting.view.value?.players ?? []).map((player: Json, seat: number) => (
          <details open={seat === table.seat}>
            <summary>{table.players[seat]?.name}</summary>
            <Facts value={player} />
          </details>
        ))}
      </section>
    </div>
  );
}

/** Names and values, one under the other. */
function Facts({ value }: { value: Json }) {
  if (value === null || typeof value !== "object") return <>{String(value ?? "–")}</>;
  if (Array.isArray(value) && value.every((item) => item === null || typeof item !== "object")) return <>{value.join(", ") || "–"}</>;
  return (
    <dl class="facts">
      {Object.entries(value).map(([name, item]) => (
        <>
          <dt>{name.replaceAll("_", " ")}</dt>
          <dd>
            <Facts value={item} />
          </dd>
        </>
      ))}
    </dl>
  );
}
