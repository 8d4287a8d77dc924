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
import { Frame, Lost } from "./parts/Frame";
import { RulesDialog, RuleText } from "./parts/Rules";
import { watchKeys } from "./parts/roving";
import { watchTips } from "./parts/tips";
import { follow, fragment, go, path } from "./router";
import { pushed } from "./settings";
import { TablePage } from "./table/TablePage";
import { begin, complaint, say } from "./words";

function Page() {
  const [, kind, id, at, n] = path.value.split("/");
  if (kind === "games" && id && at === "orders") return <OrdersLater id={id} />;
  if (kind === "games" && id) return <TablePage key={id} id={id} at={at === "at" ? Number(n) : null} />;
  if (kind === "join" && id) return <JoinPage id={id} />;
  if (kind === "rules" && id) return <RulesPage title={id} />;
  if (kind === "credits") return <Credits />;
  if (kind === "me" || kind === "letter") return <AccountLater />;
  if (kind === "operator") return <OperatorLater />;
  return path.value === "/" || kind === "new" ? <LobbyPage /> : <Lost why="not-found" />;
}

/** The lobby with its pictures is loaded when it is looked at: a table does without. */
function LobbyPage() {
  const [page, setPage] = useState<{ Lobby: ComponentType } | null>(null);
  useEffect(() => void import("./lobby/Lobby").then(setPage), []);
  return page && <page.Lobby />;
}

/** Standing orders and clocks, loaded when they are looked at. */
function OrdersLater({ id }: { id: string }) {
  const [page, setPage] = useState<typeof import("./people/OrdersPage") | null>(null);
  useEffect(() => void import("./people/OrdersPage").then(setPage), []);
  return page && <page.OrdersPage key={id} id={id} />;
}

/** So is my account. */
function AccountLater() {
  const [page, setPage] = useState<typeof import("./people/AccountPage") | null>(null);
  useEffect(() => void import("./people/AccountPage").then(setPage), []);
  return page && (path.value === "/letter" ? <page.LetterPage /> : <page.AccountPage />);
}

/** So is what operators look at. */
function OperatorLater() {
  const [page, setPage] = useState<typeof import("./people/OperatorPage") | null>(null);
  useEffect(() => void import("./people/OperatorPage").then(setPage), []);
  return page && <page.OperatorPage />;
}

/** So is an invitation. */
function JoinPage({ id }: { id: string }) {
  const [page, setPage] = useState<{ Join: ComponentType<{ id: string }> } | null>(null);
  useEffect(() => void import("./lobby/Join").then(setPage), []);
  return page && <page.Join id={id} />;
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
