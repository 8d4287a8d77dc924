import { render } from "preact";
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import "@fontsource/inter/400.css";
import "@fontsource/inter/500.css";
import "@fontsource/inter/600.css";
import "@fontsource/inter/700.css";
import "@fontsource/alegreya/500.css";
import "@fontsource/alegreya/700.css";
import "@fontsource/alegreya/800.css";
import "./style/tokens.css";
import "./style/components.css";
import "./style/page.css";
import { Join } from "./lobby/Join";
import { Frame, Lost } from "./parts/Frame";
import { RulesDialog, RuleText } from "./parts/Rules";
import { watchKeys } from "./parts/roving";
import { follow, fragment, go, path } from "./router";
import { TablePage } from "./table/TablePage";
import { begin, complaint, say } from "./words";

function Page() {
  const [, kind, id, at, n] = path.value.split("/");
  if (kind === "games" && id) return <TablePage key={id} id={id} at={at === "at" ? Number(n) : null} />;
  if (kind === "join" && id) return <Join id={id} />;
  if (kind === "rules" && id) return <RulesPage title={id} />;
  if (kind === "credits") return <Credits />;
  return path.value === "/" || kind === "new" ? <LobbyPage /> : <Lost why="not-found" />;
}

/** The lobby with its pictures is loaded when it is looked at: a table does without. */
function LobbyPage() {
  const [page, setPage] = useState<{ Lobby: ComponentType } | null>(null);
  useEffect(() => void import("./lobby/Lobby").then(setPage), []);
  return page && <page.Lobby />;
}

function RulesPage({ title }: { title: string }) {
  return (
    <Frame title={say("page-rules")} wide>
      <h2>{say(`title-${title}`)}</h2>
      <RuleText title={title} rule={fragment.value} turn={(rule) => go(`/rules/${title}#${rule}`)} />
    </Frame>
  );
}

function Credits() {
  const [lines] = useState(["page-credits-icons", "page-credits-fonts", "page-credits-map", "page-credits-games"]);
  return (
    <Frame title={say("page-credits")}>
      {lines.map((line) => (
        <p>{say(line)}</p>
      ))}
    </Frame>
  );
}

const root = document.getElementById("app")!;
root.addEventListener("click", follow);
watchKeys();
void begin().then(
  () => {
    render(
      <>
        <Page />
        <RulesDialog />
      </>,
      root,
    );
  },
  (problem) => {
    root.textContent = complaint(problem);
  },
);
