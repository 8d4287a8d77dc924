import { useEffect, useState } from "preact/hooks";
import { api, type Summary } from "../api";
import { Picture } from "../lobby/Picture";
import { Top } from "../lobby/Top";
import { Confirm } from "../parts/Confirm";
import { fragment, go } from "../router";
import { account, held, language, myName, pushed } from "../settings";
import { complaint, say, span } from "../words";
import { type Account, greet, guestTokens, partWith, people, type Results, type Told, type Wishes } from "./account";
import { Blocks } from "./Blocks";
import { type Act, Field, Form, Panel } from "./forms";
import { PasskeyPanel, unlock } from "./PasskeyPanel";
import { Quiet } from "./Quiet";
import { PushPanel } from "./PushPanel";
import { hasPasskeys, passkeys } from "./passkeys";
import "../lobby/lobby.css";
import "./people.css";

/** Who I am here: signing in and making an account for a guest; devices, address and password for whoever has one. */
export function AccountPage() {
  const [me, setMe] = useState<Account | null | undefined>(undefined);
  const [letters, setLetters] = useState(false);
  const [trouble, setTrouble] = useState("");
  const [told, setTold] = useState("");
  const act: Act = (work) => {
    setTold("");
    void work.then(() => setTrouble("")).catch((problem) => setTrouble(complaint(problem)));
  };
  const look = () =>
    people.me().then(async (found) => {
      if (found.me) await greet(found.me);
      else if (account.value) partWith();
      setMe(found.me);
      setLetters(found.letters);
    });
  useEffect(() => act(look()), []);
  useEffect(() => {
    document.title = `${say("page-account")} · Civitas`;
  }, [language.value]);
  const welcome = (found: Account) => greet(found).then(() => setMe(found));
  return (
    <div class="people account">
      <Top />
      <main class="two">
        <div class="column">
          <h1>{me ? say("page-signed-in-as", { name: me.name }) : say("page-account")}</h1>
          {trouble && (
            <p class="trouble" role="alert">
              {trouble}
            </p>
          )}
          {told && <p role="status">{told}</p>}
          {me === null && <Entry welcome={welcome} letters={letters} act={act} tell={setTold} />}
          {me === null && <PushPanel act={act} tell={setTold} guest />}
          {me?.operator && (
            <p>
              <a class="btn" href="/operator">
                {say("page-operator")}
              </a>
            </p>
          )}
          {me && <Done />}
          {me && <Name me={me} act={act} changed={setMe} />}
          {me && <Claim act={act} tell={setTold} />}
          {me && <Notices act={act} tell={setTold} />}
          {me && <Devices me={me} act={act} look={look} />}
        </div>
        {me && (
          <div class="column">
            <PushPanel act={act} tell={setTold} />
            <Address me={me} letters={letters} act={act} tell={setTold} />
            <Secret act={act} tell={setTold} look={look} />
            {hasPasskeys() && <PasskeyPanel act={act} />}
            <Blocks act={act} />
            <Leave
              act={act}
              left={() => {
                partWith();
                setMe(null);
              }}
            />
          </div>
        )}
      </main>
    </div>
  );
}

function Entry({ welcome, letters, act, tell }: { welcome: (me: Account) => Promise<void>; letters: boolean; act: Act; tell: (text: string) => void }) {
  const [fresh, setFresh] = useState(false);
  const [name, setName] = useState(myName.value);
  const [password, setPassword] = useState("");
  const [mail, setMail] = useState("");
  const send = () => act((fresh ? people.register(name, password, mail || null) : people.signIn(name, password)).then(({ me }) => welcome(me)));
  return (
    <Panel title={say(fresh ? "page-register" : "page-sign-in")} help={say("page-account-why")}>
      <Form send={send} does={say(fresh ? "page-register" : "page-sign-in")}>
        <Field label={say("page-name-shown")} value={name} set={setName} autocomplete="username" required maxLength={40} />
        <Field label={say("page-password")} type="password" value={password} set={setPassword} autocomplete={fresh ? "new-password" : "current-password"} required maxLength={200} />
        {fresh && <p class="mut">{say("page-password-help")}</p>}
        {fresh && letters && <Field label={say("page-mail-optional")} type="email" value={mail} set={setMail} autocomplete="email" maxLength={254} />}
      </Form>
      <p class="acts">
        <span class="mut">{say(fresh ? "page-have-account" : "page-no-account-yet")}</span>
        <button class="btn quiet" onClick={() => setFresh(!fresh)}>
          {say(fresh ? "page-sign-in" : "page-register")}
        </button>
        {!fresh && hasPasskeys() && (
          <button class="btn" onClick={() => act(unlock(passkeys.signIn()).then(({ me }) => welcome(me)))}>
            {say("page-passkey-sign-in")}
          </button>
        )}
        {!fresh && letters && name && (
          <button class="btn quiet" onClick={() => act(people.forgot(name).then(() => tell(say("page-forgot-sent"))))}>
            {say("page-forgot")}
          </button>
        )}
      </p>
    </Panel>
  );
}

function Name({ me, act, changed }: { me: Account; act: Act; changed: (me: Account) => void }) {
  const [name, setName] = useState(me.name);
  const save = (wish: { name?: string; shown?: boolean }) =>
    act(
      people.change(wish).then((found) => {
        account.value = found.me.name;
        changed(found.me);
      }),
    );
  return (
    <Panel title={say("page-account")}>
      <Form send={() => save({ name })} does={say("page-save")}>
        <Field label={say("page-name-shown")} value={name} set={setName} autocomplete="username" required maxLength={40} />
      </Form>
      <label class="choice">
        <input type="checkbox" class="toggle" checked={me.shown} onChange={(e) => save({ shown: e.currentTarget.checked })} />
        {say("page-shown-to-others")}
      </label>
    </Panel>
  );
}

/** What my games came to. */
function Done() {
  const [found, setFound] = useState<Results | null>(null);
  useEffect(() => void people.results().then(setFound, () => undefined), []);
  if (!found?.games.length) return null;
  const day = (seconds: number) => new Date(seconds * 1000).toLocaleDateString(language.value, { dateStyle: "medium" });
  const signed = (n: number) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");
  return (
    <>
      <div class="ratings">
        {found.ratings.map((one) => (
          <section class="panel rating" key={one.title}>
            <Picture title={one.title} />
            <div class="bd">
              <h2>{say(`title-${one.title}`)}</h2>
              <p>
                <b class="big">{one.rating}</b> <span class="mut">± {one.sure}</span>
              </p>
              <p class="mut">{say("page-rating-line", { games: one.games, won: Math.round((100 * one.won) / one.games), place: one.place })}</p>
            </div>
          </section>
        ))}
      </div>
      <Panel title={say("page-history")}>
        <ol class="history">
          {found.games.map((one) => (
            <li key={one.game}>
              <a href={`/games/${one.game}`}>
                <b>{say(`title-${one.title}`)}</b>
              </a>
              <span class="mut">{[one.score, ...one.others.map((other) => `${other.name} ${other.score ?? ""}`)].join(" · ")}</span>
              <span class="num">{signed(one.change)}</span>
              <span class="mut">{day(one.at)}</span>
              <span class={`place ${one.place === 1 ? "first" : ""}`}>{one.place}</span>
            </li>
          ))}
        </ol>
      </Panel>
    </>
  );
}

/** What this browser holds as a guest can be kept in the account. */
function Claim({ act, tell }: { act: Act; tell: (text: string) => void }) {
  const tokens = guestTokens();
  const [done, setDone] = useState(false);
  if (!tokens.length || done) return null;
  const claim = () =>
    act(
      people.claim(tokens).then(({ seats }) => {
        setDone(true);
        tell(say("page-claimed", { n: seats }));
      }),
    );
  return (
    <Panel title={say("page-claim", { n: tokens.length })}>
      <p class="acts">
        <button class="btn act" onClick={claim}>
          {say("page-claim-do")}
        </button>
      </p>
    </Panel>
  );
}

/** My games that go on, each once. */
const underWay = (games: Summary[]) => games.filter((one, at) => one.status === "running" && games.findIndex((other) => other.id === one.id) === at);
const named = (game: Summary | undefined) => (game ? `${say(`title-${game.title}`)}: ${game.players.map((p) => p.name).join(", ")}` : "");

const KINDS = ["turn", "begins", "over", "stand-in"] as const;
const WAYS = ["mail", "webhook", "push"] as const;

/** What I am told when I am elsewhere, how, and when not. */
function Notices({ act, tell }: { act: Act; tell: (text: string) => void }) {
  const [told, setTold] = useState<Told | null>(null);
  const [address, setAddress] = useState("");
  const [game, setGame] = useState("");
  const [mine, setMine] = useState<Summary[]>([]);
  useEffect(() => act(api.mine([...new Set(held.value.map((h) => h.token))], language.value).then(({ games }) => setMine(underWay(games)))), []);
  useEffect(() => act(people.told().then(setTold)), [pushed.value.on]);
  if (!told) return null;
  const { wishes } = told;
  const save = (part: Partial<Wishes>) => act(people.tellMe({ ...wishes, ...part }).then(setTold));
  const reach = { mail: told.by_mail, webhook: told.webhooks.length > 0, push: told.browsers.length > 0 };
  return (
    <Panel title={say("page-tell-me")} help={say("page-tell-me-help")}>
      <table class="tells">
        <thead>
          <tr>
            <td />
            {WAYS.map((way) => (
              <th key={way} scope="col">
                {say(`page-way-${way}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {KINDS.map((kind) => (
            <tr key={kind}>
              <th scope="row">{say(`page-tell-${kind}`)}</th>
              {WAYS.map((way) => (
                <td key={way}>
                  <input
                    type="checkbox"
                    class="toggle"
                    aria-label={`${say(`page-tell-${kind}`)}: ${say(`page-way-${way}`)}`}
                    disabled={!reach[way]}
                    checked={reach[way] && wishes[kind].includes(way)}
                    onChange={(e) => save({ [kind]: e.currentTarget.checked ? [...wishes[kind], way] : wishes[kind].filter((one) => one !== way) })}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {!reach.mail && <p class="mut">{say("page-tell-no-mail")}</p>}
      <Quiet value={wishes.quiet} set={(quiet) => save({ quiet })} />
      <label class="choice">
        {say("page-digest")}
        <select class="fld" value={wishes.digest} onChange={(e) => save({ digest: Number(e.currentTarget.value) })}>
          {[0, 1, 4, 8, 24].map((hours) => (
            <option value={hours}>{hours ? span(hours * 3600) : say("page-digest-at-once")}</option>
          ))}
        </select>
      </label>
      {told.browsers.length > 0 && (
        <ul class="devices" aria-label={say("page-push-browsers")}>
          {told.browsers.map((one) => (
            <li key={one.id}>
              <span>
                <b>{one.label}</b> <span class="mut">{one.this ? say("page-device-this") : say("page-way-push")}</span>
              </span>
              {!one.this && (
                <button class="btn" onClick={() => act(people.endBrowser(one.id).then(() => people.told().then(setTold)))}>
                  {say("page-webhook-end")}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      <ul class="devices">
        {told.webhooks.map((hook) => (
          <li key={hook.id}>
            <span>
              <code class="link">{hook.address}</code> {hook.game && <a href={`/games/${hook.game}`}>{named(mine.find((one) => one.id === hook.game))}</a>}{" "}
              {hook.answer !== null && <span class="mut">{say(hook.off ? "page-webhook-off" : "page-webhook-answered", { status: hook.answer })}</span>}
            </span>
            <span class="acts">
              <button
                class="btn"
                onClick={() =>
                  act(
                    people.tryWebhook(hook.id).then(({ answer }) => {
                      tell(say("page-webhook-answered", { status: answer }));
                      return people.told().then(setTold);
                    }),
                  )
                }
              >
                {say("page-webhook-try")}
              </button>
              <button class="btn" onClick={() => act(people.endWebhook(hook.id).then(() => people.told().then(setTold)))}>
                {say("page-webhook-end")}
              </button>
            </span>
          </li>
        ))}
      </ul>
      <Form
        send={() =>
          act(
            people.addWebhook(address, game || null).then((found) => {
              setAddress("");
              setTold(found);
            }),
          )
        }
        does={say("page-webhook-add")}
      >
        <Field label={say("page-webhook")} type="url" value={address} set={setAddress} required maxLength={500} />
        <label class="field">
          <span>{say("page-webhook-of")}</span>
          <select class="fld" value={game} onChange={(e) => setGame(e.currentTarget.value)}>
            <option value="">{say("page-webhook-of-all")}</option>
            {mine.map((one) => (
              <option value={one.id}>{named(one)}</option>
            ))}
          </select>
        </label>
      </Form>
    </Panel>
  );
}

function Devices({ me, act, look }: { me: Account; act: Act; look: () => Promise<void> }) {
  const [label, setLabel] = useState("");
  const [token, setToken] = useState("");
  const when = (seconds: number) => new Date(seconds * 1000).toLocaleString(language.value, { dateStyle: "medium", timeStyle: "short" });
  const others = me.devices.filter((d) => !d.this);
  return (
    <Panel title={say("page-devices")} help={say("page-devices-help")}>
      <ul class="devices">
        {me.devices.map((d) => (
          <li key={d.id}>
            <span>
              <b>{d.label}</b>{" "}
              <span class="mut">
                {[d.kind === "program" && say("page-device-program"), d.this ? say("page-device-this") : say("page-device-seen", { when: when(d.seen) })].filter(Boolean).join(", ")}
              </span>
            </span>
            <button
              class="btn"
              onClick={() =>
                act(
                  (d.this ? people.signOut() : people.endDevice(d.id)).then(() => {
                    if (d.this) partWith();
                    return look();
                  }),
                )
              }
            >
              {say(d.this ? "page-sign-out" : "page-device-end")}
            </button>
          </li>
        ))}
      </ul>
      {others.length > 1 && (
        <p class="acts">
          <Confirm act={() => act(people.endOthers().then(look))}>{say("page-devices-end-others")}</Confirm>
        </p>
      )}
      <details>
        <summary>{say("page-programs")}</summary>
        <p class="mut">{say("page-programs-help")}</p>
        <Form
          send={() =>
            act(
              people.program(label).then(({ token }) => {
                setToken(token);
                return look();
              }),
            )
          }
          does={say("page-program-make")}
        >
          <Field label={say("page-program-label")} value={label} set={setLabel} required maxLength={80} />
        </Form>
        {token && <code class="link">{say("page-program-token", { token })}</code>}
      </details>
    </Panel>
  );
}

function Address({ me, letters, act, tell }: { me: Account; letters: boolean; act: Act; tell: (text: string) => void }) {
  const [mail, setMail] = useState(me.mail ?? "");
  const [password, setPassword] = useState("");
  const sent = () => {
    setPassword("");
    tell(say("page-mail-sent", { mail }));
  };
  return (
    <Panel title={say("page-mail")}>
      <p>{me.mail ? say(me.mail_checked ? "page-mail-checked" : "page-mail-unchecked", { mail: me.mail }) : say("page-mail-none")}</p>
      {letters ? (
        <Form send={() => act(people.mail(mail, password).then(sent))} does={say("page-mail-change")}>
          <Field label={say("page-mail")} type="email" value={mail} set={setMail} autocomplete="email" required maxLength={254} />
          <Field label={say("page-password-old")} type="password" value={password} set={setPassword} autocomplete="current-password" required maxLength={200} />
        </Form>
      ) : (
        <p class="mut">{say("problem-no-mail-here")}</p>
      )}
    </Panel>
  );
}

function Secret({ act, tell, look }: { act: Act; tell: (text: string) => void; look: () => Promise<void> }) {
  const [old, setOld] = useState("");
  const [fresh, setFresh] = useState("");
  const send = () =>
    act(
      people.password(old, fresh).then(() => {
        setOld("");
        setFresh("");
        tell(say("page-password-changed"));
        return look();
      }),
    );
  return (
    <Panel title={say("page-password")}>
      <Form send={send} does={say("page-password-change")}>
        <Field label={say("page-password-old")} type="password" value={old} set={setOld} autocomplete="current-password" required maxLength={200} />
        <Field label={say("page-password-new")} type="password" value={fresh} set={setFresh} autocomplete="new-password" required maxLength={200} />
        <p class="mut">{say("page-password-help")}</p>
      </Form>
    </Panel>
  );
}

function Leave({ act, left }: { act: Act; left: () => void }) {
  const [password, setPassword] = useState("");
  return (
    <Panel title={say("page-leave-account")}>
      <details>
        <summary>{say("page-leave-account-help")}</summary>
        <Field label={say("page-password-old")} type="password" value={password} set={setPassword} autocomplete="current-password" maxLength={200} />
        <p class="acts">
          <Confirm act={() => act(people.leave(password).then(left))}>{say("page-leave-account")}</Confirm>
        </p>
      </details>
    </Panel>
  );
}

/** A link from a letter was opened: it confirms an address, or lets me set a new password. */
export function LetterPage() {
  const [kind, token] = fragment.value.split(".");
  const [password, setPassword] = useState("");
  const [trouble, setTrouble] = useState("");
  const [done, setDone] = useState(false);
  const open = (fresh: string | null) =>
    void people
      .letter(token ?? "", fresh)
      .then(async ({ me }) => {
        if (me) await greet(me);
        if (fresh !== null) go("/me", true);
        else setDone(true);
      })
      .catch((problem) => setTrouble(complaint(problem)));
  useEffect(() => {
    if (kind === "mail") open(null);
  }, [kind]);
  return (
    <div class="people account">
      <Top />
      <main class="two">
        <div class="column">
          <h1>{say(kind === "reset" ? "page-letter-reset" : "page-letter-mail")}</h1>
          {trouble && (
            <p class="trouble" role="alert">
              {trouble}
            </p>
          )}
          {done && <p role="status">{say("page-letter-mail-done")}</p>}
          {kind === "reset" && (
            <Panel title={say("page-password-new")}>
              <Form send={() => open(password)} does={say("page-save")}>
                <Field label={say("page-password-new")} type="password" value={password} set={setPassword} autocomplete="new-password" required maxLength={200} />
                <p class="mut">{say("page-password-help")}</p>
              </Form>
            </Panel>
          )}
        </div>
      </main>
    </div>
  );
}
