import { useEffect, useState } from "preact/hooks";
import { api, type Table } from "../api";
import { Frame } from "../parts/Frame";
import { fragment, go } from "../router";
import { hold, language, myName } from "../settings";
import { complaint, say } from "../words";

/** Somebody sent me a link: say who I am, and sit down. */
export function Join({ id }: { id: string }) {
  const [trouble, setTrouble] = useState("");
  const [table, setTable] = useState<Table | null>(null);
  useEffect(() => {
    api.table(id, null, language.value).then(setTable, () => undefined); // what is played, and who waits, where strangers may know
  }, [id]);
  const people = table?.players.filter((p) => p.kind === "person" && !p.asks).map((p) => p.name) ?? [];
  const sit = async (event: Event) => {
    event.preventDefault();
    try {
      const { seat, token } = await api.claim(id, fragment.value, myName.value.trim() || say("page-guest"));
      hold({ game: id, seat, token });
      go(`/games/${id}`, true);
    } catch (problem) {
      setTrouble(complaint(problem));
    }
  };
  return (
    <Frame title={say("page-join-title")}>
      {table && (
        <>
          <h2>{say(`title-${table.title}`)}</h2>
          <p>
            {people.length > 0 && say("page-invited-by", { names: people.join(", ") })} {say(`pace-${table.pace}`)}.
          </p>
        </>
      )}
      <form class="joining" onSubmit={sit}>
        <label>
          <span class="lab">{say("page-your-name")}</span>
          <input class="fld" maxLength={40} value={myName.value} onInput={(e) => (myName.value = e.currentTarget.value)} autofocus />
        </label>
        {trouble && (
          <p class="trouble" role="alert">
            {trouble}
          </p>
        )}
        <button class="btn act big">{say("page-sit-down")}</button>
        <a class="btn quiet" href={`/games/${id}`}>
          {say("page-only-watch")}
        </a>
      </form>
    </Frame>
  );
}
