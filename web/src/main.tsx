import { render } from "preact";
import { useState } from "preact/hooks";
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
import { Lobby } from "./lobby/Lobby";
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
  if (path.value !== "/")
    return (
      <main class="page narrow">
        <h1>{say("page-lost-not-found")}</h1>
        <a href="/">{say("page-lobby")}</a>
      </main>
    );
  return <Lobby />;
}

function RulesPage({ title }: { title: string }) {
  return (
    <main class="page">
      <header class="row">
        <a class="btn" href="/">
          {say("page-lobby")}
        </a>
        <h1>
          {say("page-rules")}: {say(`title-${title}`)}
        </h1>
      </header>
      <RuleText title={title} rule={fragment.value} turn={(rule) => go(`/rules/${title}#${rule}`)} />
    </main>
  );
}

function Credits() {
  const [lines] = useState(["page-credits-icons", "page-credits-fonts", "page-credits-map", "page-credits-games"]);
  return (
    <main class="page narrow">
      <h1>{say("page-credits")}</h1>
      {lines.map((line) => (
        <p>{say(line)}</p>
      ))}
      <a href="/">{say("page-lobby")}</a>
    </main>
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
