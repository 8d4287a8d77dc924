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
import { Frame, Lost } from "./parts/Frame";
import { later } from "./parts/later";
import { RulesDialog, RuleText } from "./parts/Rules";
import { watchKeys } from "./parts/roving";
import { watchTips } from "./parts/tips";
import { follow, fragment, go, path } from "./router";
import { pushed } from "./settings";
import { TablePage } from "./table/TablePage";
import { begin, complaint, say } from "./words";

function Page() {
  const [, kind, id, at, n] = path.value.split("/");
  if (kind === "games" && id && at === "orders") return <OrdersPage key={id} id={id} />;
  if (kind === "games" && id) return <TablePage key={id} id={id} at={at === "at" ? Number(n) : null} />;
  if (kind === "join" && id) return <JoinPage id={id} />;
  if (kind === "rules" && id) return <RulesPage title={id} />;
  if (kind === "credits") return <Credits />;
  if (kind === "me") return <AccountPage />;
  if (path.value === "/letter") return <LetterPage />;
  if (kind === "operator") return <OperatorPage />;
  return path.value === "/" || kind === "new" ? <LobbyPage /> : <Lost why="not-found" />;
}

/** A table does without the lobby and its pictures, and without what people and operators look at about themselves. */
const LobbyPage = later(async () => (await import("./lobby/Lobby")).Lobby);
const JoinPage = later(async () => (await import("./lobby/Join")).Join);
const OrdersPage = later(async () => (await import("./people/OrdersPage")).OrdersPage);
const AccountPage = later(async () => (await import("./people/AccountPage")).AccountPage);
const LetterPage = later(async () => (await import("./people/AccountPage")).LetterPage);
const OperatorPage = later(async () => (await import("./people/OperatorPage")).OperatorPage);

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
      <p>
        <a href="/third-party.txt" target="_blank" rel="noreferrer">
          {say("page-credits-licences")}
        </a>
      </p>
    </Frame>
  );
}

const root = document.getElementById("app")!;
root.addEventListener("click", follow);
watchKeys();
watchTips();
void begin().then(
  () => {
    if (pushed.value.on) void import("./people/push").then((push) => push.keepTelling());
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
