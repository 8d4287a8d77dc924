import { useEffect, useState } from "preact/hooks";
import { call } from "../api";
import { Top } from "../lobby/Top";
import { Confirm } from "../parts/Confirm";
import type { components } from "../openapi";
import { language } from "../settings";
import { complaint, say } from "../words";
import { type Act, Field, Form, Panel } from "./forms";
import "../lobby/lobby.css";
import "./people.css";

type Overview = components["schemas"]["Overview"];
type Game = components["schemas"]["LookedAfter"];

const when = (seconds: number) => new Date(seconds * 1000).toLocaleString(language.value, { dateStyle: "medium", timeStyle: "short" });

/** For whoever looks after the tables: what was reported, what cannot be opened, what was closed. */
export function OperatorPage() {
  const [found, setFound] = useState<Overview | null>(null);
  const [trouble, setTrouble] = useState("");
  const [told, setTold] = useState("");
  const look = () => call<Overview>("/operator").then(setFound);
  const act: Act = (work) => {
    setTold("");
    void work.then(() => setTrouble("")).catch((problem) => setTrouble(complaint(problem)));
  };
  const done = (work: Promise<unknown>) =>
    act(
      work
        .then(look, async (problem) => {
          await look();
          throw problem;
        })
        .then(() => setTold(say("page-operator-done"))),
    );
  useEffect(() => act(look()), []);
  useEffect(() => {
    document.title = `${say("page-operator")} · Civitas`;
  }, [language.value]);
  return (
    <div class="people account operator">
      <Top />
      <main class="two">
        <div class="column">
          <h1>{say("page-operator")}</h1>
          <p class="mut">{say("page-operator-help")}</p>
          {trouble && (
            <p class="trouble" role="alert">
              {trouble}
            </p>
          )}
          {told && <p role="status">{told}</p>}
          {found && <Reports found={found.reports} done={done} />}
        </div>
        {found && (
          <div class="column">
            <Panel title={say("page-operator-aside")}>
              {!found.aside.length && <p class="mut">{say("page-operator-no-aside")}</p>}
              <ul class="devices">
                {found.aside.map((game) => (
                  <Row key={game.id} game={game} more={game.why}>
                    <button class="btn" onClick={() => done(call(`/games/${game.id}/reopen`, {}))}>
                      {say("page-operator-try")}
                    </button>
                    <a class="btn" href={`/api/games/${game.id}/export`} download>
                      {say("page-operator-export")}
                    </a>
                  </Row>
                ))}
              </ul>
            </Panel>
            <Panel title={say("page-operator-closed")}>
              {!found.closed.length && <p class="mut">{say("page-operator-no-closed")}</p>}
              <ul class="devices">
                {found.closed.map((game) => (
                  <Row key={game.id} game={game}>
                    <button class="btn" onClick={() => done(call(`/games/${game.id}/reopen`, {}))}>
                      {say("page-operator-reopen")}
                    </button>
                  </Row>
                ))}
              </ul>
              <Closing close={(id) => done(call(`/games/${id}/close`, {}))} />
            </Panel>
          </div>
        )}
      </main>
    </div>
  );
}

function Reports({ found, done }: { found: Overview["reports"]; done: (work: Promise<unknown>) => void }) {
  const close = (id: number, remove: boolean) => done(call(`/operator/reports/${id}/close`, { remove }));
  return (
    <Panel title={say("page-operator-reports")}>
      {!found.length && <p class="mut">{say("page-operator-no-reports")}</p>}
      <ul class="devices">
        {found.map((one) => (
          <li key={one.id}>
            <span>
              <q>{one.text}</q>
              <br />
              <span class="mut">{say("page-operator-report-line", { name: one.name, when: when(one.at), why: one.why || "-" })}</span>
            </span>
            <span class="acts">
              <button class="btn" onClick={() => close(one.id, false)}>
                {say("page-operator-report-close")}
              </button>
              <Confirm act={() => close(one.id, true)}>{say("page-operator-report-remove")}</Confirm>
              <Confirm act={() => done(call(`/games/${one.game}/close`, {}))}>{say("page-operator-close")}</Confirm>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Row({ game, more, children }: { game: Game; more?: string; children: preact.ComponentChildren }) {
  return (
    <li>
      <span>
        <b>{say(`title-${game.title}`)}</b> <span class="mut">{game.players.join(", ")}</span>
        <br />
        <code>{game.id}</code> <span class="mut">{[say("page-operator-changed", { when: when(game.changed) }), more].filter(Boolean).join("; ")}</span>
      </span>
      <span class="acts">{children}</span>
    </li>
  );
}

/** A game is named by its link or by its number. */
function Closing({ close }: { close: (id: string) => void }) {
  const [which, setWhich] = useState("");
  const id = /([\w-]{22})(?:[/#?].*)?$/.exec(which.trim())?.[1];
  return (
    <Form
      send={() => {
        if (!id) return;
        close(id);
        setWhich("");
      }}
      does={say("page-operator-close")}
    >
      <Field label={say("page-operator-close-which")} value={which} set={setWhich} required maxLength={300} />
    </Form>
  );
}
