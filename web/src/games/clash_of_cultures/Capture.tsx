import type { Choice } from "../../api";
import { Icon } from "../../parts/Icon";
import { refsOf } from "../../parts/Inspector";
import { Consequences } from "../../table/Consequences";
import { Over } from "../../table/Over";
import type { Sitting } from "../../table/sitting";
import { say } from "../../words";
import { question } from "./dialogs";
import { board, cityAt, faces, letterOf, playerName, points, spaceName } from "./facts";
import { cityName, ownerName } from "./names";
import { Owner } from "./Owner";
import { Wheel } from "./Pieces";

interface Fight {
  space: number;
  attacker: number;
  defender: number;
  captured: boolean;
  size: number;
  lost: number[]; // by attacker and defender
}
/** The step of a capture, as far as it is shown. */
interface Taken {
  space: number;
  winner: number;
  loser: number;
  size: number;
  was_happy: boolean;
  was_angry: boolean;
}
const [ANGRY, NEUTRAL, HAPPY] = [0, 1, 2];

/** Right after a capture: the city as it stands now, both players' points, and what can be played at once; or where my settler flees to. */
export function Capture({ sitting }: { sitting: Sitting }) {
  const decision = question(sitting);
  const view = sitting.view.value!;
  const taken = (view.stack ?? []).find((step: { is: string }) => step.is === "Capture") as Taken | undefined;
  const fresh: Fight | undefined = view.fresh_capture >= 0 ? view.fights?.[view.fresh_capture] : undefined;
  if (!decision || !["after-capture", "refuge"].includes(decision.what)) return null;
  const space = taken?.space ?? fresh?.space;
  const [winner, loser] = taken ? [taken.winner, taken.loser] : [fresh?.attacker, fresh?.defender];
  if (space === undefined || winner === undefined || loser === undefined) return null;
  const city = cityAt(sitting, space);
  const name = spaceName(sitting, space);
  const mine = winner === decision.seat;
  const lines = changed(sitting, taken, fresh);
  const leaving = decision.options.filter((c) => c.option.length === 1);
  const footer = leaving.length > 0 && (
    <>
      <span class="sp" />
      {leaving.map((choice) => (
        <button class="btn big" disabled={sitting.busy.value} onClick={() => sitting.select(choice)}>
          {choice.label.text}
        </button>
      ))}
    </>
  );
  return (
    <Over title={say(mine ? "coc-capture-yours" : "coc-capture-lost", { space: name })} lead={decision.prompt.text} rule={decision.rule} footer={footer}>
      <div class="coc-capture" data-dialog="capture">
        <section>
          <h3>{say("scene-capture")}</h3>
          <p class="row">
            {city && (
              <svg viewBox="-34 -34 68 68" width="96" height="96" aria-hidden="true">
                <Wheel city={city} letter={letterOf(sitting, city.owner)} />
              </svg>
            )}
            <span>{city ? cityName(sitting, city) : say("coc-capture-gone", { space: name })}</span>
          </p>
          <dl class="changed">
            {lines.map(([line, value]) => (
              <div>
                <dt>{line}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <table class="tbl">
            <thead>
              <tr>
                <th scope="col" colSpan={2}>
                  {say("coc-victory-points")}
                </th>
              </tr>
            </thead>
            <tbody>
              {[winner, loser]
                .filter((seat) => seat < 4)
                .map((seat) => (
                  <tr>
                    <td>
                      <span class="who">
                        <Owner sitting={sitting} owner={seat} /> {playerName(sitting, seat)}
                      </span>
                    </td>
                    <td>{points(board(sitting).halves[seat] ?? 0)}</td>
                  </tr>
                ))}
            </tbody>
          </table>
        </section>
        <section data-region="after">
          <h3>{decision.prompt.text}</h3>
          {decision.options
            .filter((c) => c.option.length > 1)
            .map((choice) => (
              <Way sitting={sitting} choice={choice} />
            ))}
        </section>
      </div>
    </Over>
  );
}

/** What the capture changed: pieces, the mood, the gold for it (COC-6.7.3), and what its battle cost both sides. */
function changed(sitting: Sitting, taken: Taken | undefined, fresh: Fight | undefined): [name: string, value: string][] {
  const { mood } = faces(sitting);
  const size = taken?.size ?? fresh?.size ?? 0;
  const found: [string, string][] = size ? [[say("coc-capture-pieces"), String(size)]] : [];
  if (taken) {
    const was = taken.was_happy ? HAPPY : taken.was_angry ? ANGRY : NEUTRAL;
    if (was !== ANGRY) found.push([say("coc-capture-mood"), `${mood[was]!.name} → ${mood[ANGRY]!.name}`]);
    if (taken.winner < 4) found.push([say("coc-capture-gold"), `${ownerName(sitting, taken.winner)} +${taken.loser >= 4 || taken.was_angry ? 1 : size + Number(taken.was_happy)}`]);
  } else if (fresh?.lost.some((n) => n > 0)) {
    found.push([say("coc-capture-losses"), fresh.lost.map((n, side) => `${ownerName(sitting, side ? fresh.defender : fresh.attacker)} ${n}`).join(", ")]);
  }
  return found;
}

function Way({ sitting, choice }: { sitting: Sitting; choice: Choice }) {
  const advance = choice.label.refs?.find((ref) => ref.kind === "advance")?.value;
  const selected = sitting.selected.value === choice;
  return (
    <button class="ch" data-thing={JSON.stringify(choice.option)} aria-pressed={selected} onClick={() => sitting.select(choice)} {...refsOf(choice.label.refs)}>
      <Icon name="right" />
      <span class="ttl">
        {choice.label.text}
        {typeof advance === "number" && <span class="lab">{faces(sitting).advance[advance]!.text.join(" ")}</span>}
        {selected && <Consequences sitting={sitting} option={choice.option} />}
      </span>
    </button>
  );
}
