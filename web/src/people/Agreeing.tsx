import { useState } from "preact/hooks";
import { call, type Player, type Table } from "../api";
import { Confirm } from "../parts/Confirm";
import { hostOf } from "../settings";
import { say } from "../words";
import "./people.css";

type Act = (work: Promise<unknown>) => void;

/** What somebody asks of the table, with yes and no for whoever sits at it. */
export function Proposal({ table, token, act }: { table: Table; token: string | null; act: Act }) {
  const asked = table.proposal;
  if (!asked) return null;
  const name = (seat: number) => table.players[seat]?.name ?? "";
  const answer = (word: string) => act(call(`/games/${table.id}/proposal/${word}`, {}, token));
  const agreed = table.seat !== null && asked.agreed.includes(table.seat);
  return (
    <div class="proposal" role="status">
      <p>
        <b>{asked.kind === "end" ? say("page-asked-end", { name: name(asked.by) }) : say("page-asked-rewind", { name: name(asked.by), now: table.position, position: asked.position ?? 0 })}</b>{" "}
        {say("page-agreed-so-far", { names: asked.agreed.map(name).join(", ") })}
      </p>
      {token && table.seat !== null && (
        <p class="acts">
          {!agreed && (
            <button class="btn act" onClick={() => answer("agree")}>
              {say("page-pause-agree")}
            </button>
          )}
          <button class="btn" onClick={() => answer("decline")}>
            {say(agreed ? "page-take-back-proposal" : "page-pause-no")}
          </button>
        </p>
      )}
    </div>
  );
}

/** Going back, ending early, and a seat for somebody else. */
export function Agreeing({ table, token, act }: { table: Table; token: string; act: Act }) {
  const ask = (kind: "rewind" | "end", position?: number) => act(call(`/games/${table.id}/proposal`, position === undefined ? { kind } : { kind, position }, token));
  const before = table.since?.position ?? 0;
  return (
    <section class="panel">
      <header>
        <h2>{say("page-agree")}</h2>
      </header>
      <div class="bd">
        <Proposal table={table} token={token} act={act} />
        {!table.proposal && (
          <>
            <p>{say("page-agree-help")}</p>
            <p class="acts">
              <button class="btn" disabled={table.position < 1} onClick={() => ask("rewind", table.position - 1)}>
                {say("page-agree-back-one")}
              </button>
              <button class="btn" disabled={before >= table.position} onClick={() => ask("rewind", before)}>
                {say("page-agree-back-turn")}
              </button>
              <Confirm act={() => ask("end")}>{say("page-agree-end")}</Confirm>
            </p>
          </>
        )}
        {hostOf(table.id) &&
          table.players.filter((p) => p.kind !== "bot" && !p.here && p.seat !== table.seat).map((p) => <Replace key={p.seat} table={table} player={p} host={hostOf(table.id)!} act={act} />)}
      </div>
    </section>
  );
}

function Replace({ table, player, host, act }: { table: Table; player: Player; host: string; act: Act }) {
  const [invite, setInvite] = useState("");
  const replace = () => act(call<{ invite: string }>(`/games/${table.id}/seats/${player.seat}/replace`, {}, host).then((made) => setInvite(made.invite)));
  if (invite)
    return (
      <p>
        {say("page-replace-link")} <code class="link">{`${location.origin}/join/${table.id}#${invite}`}</code>
      </p>
    );
  return (
    <p class="acts">
      <Confirm act={replace}>{say("page-replace", { name: player.name })}</Confirm>
    </p>
  );
}
