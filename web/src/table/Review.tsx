import { useEffect, useState } from "preact/hooks";
import { api, type Graph, type Scene } from "../api";
import { CopyLink } from "../parts/CopyLink";
import { Icon } from "../parts/Icon";
import { inPoints } from "../parts/halves";
import { Seat } from "../parts/Seat";
import { knowMySeats } from "../lobby/mine";
import { language } from "../settings";
import { go } from "../router";
import { say } from "../words";
import { withForecast } from "./analysis";
import { Called } from "./Called";
import { Graphs } from "./Graphs";
import { initial } from "./Log";
import type { Sitting } from "./sitting";
import { Sources } from "./Sources";
import { Story } from "./Story";

const SHOWN = 7; // numbers beside the score: the first ones matter most

/** The end: who won and by how much, how it went, where it turned, and what next. */
export function Ending({ sitting, leave }: { sitting: Sitting; leave: () => void }) {
  const table = sitting.live.table.value!;
  const [graph, setGraph] = useState<Graph | null>();
  const [scenes, setScenes] = useState<Scene[]>();
  useEffect(() => {
    api.story(table.id, 0, false, sitting.me?.token ?? null, language.value).then(
      (story) => setScenes(story.scenes),
      () => setScenes([]),
    );
    api.graph(table.id, sitting.me?.token ?? null, language.value).then(
      (found) => setGraph(withForecast(found)),
      (problem) => (setGraph(null), sitting.failed(problem)),
    );
  }, [table.version, language.value]);
  if (graph === undefined || !scenes) return <p class="loading">{say("page-loading")}</p>; // nothing moves under the pointer
  const ranking = table.ranking ?? [];
  const called = table.players.map((p) => ({ ...p, name: sitting.nameOf(p.seat) }));
  const names = Object.keys(table.numbers?.[0] ?? {}).slice(0, SHOWN);
  return (
    <div class="ending">
      {graph && <Story sitting={sitting} graph={graph} scenes={scenes} leave={leave} />}
      <section>
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
                        {place + 1}. <Seat seat={seat} initial={initial(table.players[seat]?.name)} /> <Called sitting={sitting} seat={seat} />
                      </span>
                    </td>
                    <td class="sum">{inPoints(table.scores?.[seat])}</td>
                    {names.map((name) => (
                      <td>{table.numbers?.[seat]?.[name]}</td>
                    ))}
                  </tr>
                )),
              )}
            </tbody>
          </table>
        </div>
        {graph && <Sources sitting={sitting} graph={graph} />}
      </section>
      {graph && (
        <section>
          <Graphs graph={graph} players={called} go={(n) => (leave(), sitting.jump(n))} />
        </section>
      )}
    </div>
  );
}

/** What can be done when it is over. */
export function AfterTheEnd({ sitting, leave }: { sitting: Sitting; leave: () => void }) {
  const table = sitting.live.table.value!;
  return (
    <div class="row wrap after">
      {sitting.me && (
        <button class="btn act" onClick={() => playAgain(table.id, sitting.me!.token).then((id) => go(`/games/${id}`), sitting.failed)}>
          {say(table.rematch ? "page-join-rematch" : "page-rematch")}
        </button>
      )}
      <button class="btn" onClick={() => (leave(), sitting.jump(0))}>
        <Icon name="play" /> {say("page-replay")}
      </button>
      <CopyLink link={`${location.origin}/games/${table.id}`} />
      <a class="btn" href={`/api/games/${table.id}/record`} download>
        {say("page-export")}
      </a>
      <a class="btn" href="/">
        {say("page-lobby")}
      </a>
    </div>
  );
}

/** The rematch, asked for by whoever is first; all who sat here sit in it. */
async function playAgain(old: string, token: string): Promise<string> {
  const { id } = await api.rematch(old, token);
  await knowMySeats();
  return id;
}
