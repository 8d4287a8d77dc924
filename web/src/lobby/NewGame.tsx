import { useState } from "preact/hooks";
import type { Catalogue, GameOption, Json, Title } from "../api";
import { Icon } from "../parts/Icon";
import { Seat } from "../parts/Seat";
import { ClockForm } from "../people/ClockForm";
import { fragment, go } from "../router";
import { usual } from "../settings";
import { initial } from "../table/Log";
import { complaint, known, say } from "../words";
import { emblemOf } from "./emblems";
import { Picture } from "./Picture";
import { type Company, firstWish, seatsOf, start, type Wish } from "./starting";

const COMPANY: [Company, string][] = [
  ["bots", "bot"],
  ["friends", "people"],
  ["anyone", "table"],
  ["here", "phone"],
];

/** The titles as the lobby shows them. */
export const inOrder = (catalogue: Catalogue): Title[] => [...catalogue.titles].sort((a, b) => emblemOf(a.id).order - emblemOf(b.id).order);

/** Three questions, then the game; everything else has a good value, written out on one line. */
export function NewGame({ catalogue, id }: { catalogue: Catalogue; id: string }) {
  const title = catalogue.titles.find((t) => t.id === id)!;
  const [wish, setWish] = useState<Wish>(() => (usual.value?.title === id ? usual.value : firstWish(title, COMPANY.find(([name]) => name === fragment.value)?.[0])));
  const [trouble, setTrouble] = useState("");
  const [busy, setBusy] = useState(false);
  const set = (part: Partial<Wish>) => setWish({ ...wish, ...part });
  const preset = title.presets.find((p) => title.options.every((o) => (wish.options[o.name] ?? o.default) === (p.options[o.name] ?? o.default)));
  const most = preset?.most ?? title.max_players;
  const seats = seatsOf(wish);
  const off = seats.length < title.min_players ? say("page-too-few", { n: title.min_players }) : seats.length > most ? say("page-too-many", { n: most }) : "";
  const begin = async () => {
    setBusy(true);
    setTrouble("");
    await start(wish).catch((problem) => setTrouble(complaint(problem)));
    setBusy(false);
  };
  const company = (chosen: Company) => {
    const first = firstWish(title, chosen);
    set({ company: chosen, people: first.people, bots: first.bots });
  };
  return (
    <main class="newgame">
      <aside class="titles">
        <Picture title={id} shape="tall" />
        <section class="panel">
          <h2>{say(`title-${id}`)}</h2>
          {known(`about-${id}`) && <p>{say(`about-${id}`)}</p>}
          <div class="games" role="radiogroup" aria-label={say("page-game")} onKeyDown={walk}>
            {inOrder(catalogue).map((t) => (
              <button
                role="radio"
                aria-checked={t.id === id}
                tabIndex={t.id === id ? 0 : -1}
                class={t.id === id ? "on" : ""}
                aria-label={say(`title-${t.id}`)}
                onClick={() => go(`/new/${t.id}#${wish.company}`, true)}
              >
                <Picture title={t.id} shape="small" />
              </button>
            ))}
          </div>
        </section>
      </aside>
      <section class="questions" aria-labelledby="new">
        <header>
          <h1 id="new">{say("page-new-game")}</h1>
          <span class="sp" />
          <span class="mut">{say("page-three-questions")}</span>
        </header>
        <Question n={1} text={say("page-who-plays")}>
          <div class="cells" role="group" aria-label={say("page-who-plays")}>
            {COMPANY.map(([name, icon]) => (
              <Cell key={name} on={wish.company === name} choose={() => company(name)} icon={icon} label={say(`page-who-${name}`)} help={say(`page-who-${name}-help`)} />
            ))}
          </div>
        </Question>
        {title.presets.length > 0 && (
          <Question n={2} text={say("page-which-game")}>
            <div class="cells" role="group" aria-label={say("page-which-game")}>
              {title.presets.map((p) => (
                <Cell key={p.name} on={p === preset} choose={() => set({ options: { ...p.options } })} label={p.label} help={p.help} />
              ))}
            </div>
          </Question>
        )}
        <Question n={title.presets.length > 0 ? 3 : 2} text={say(wish.company === "bots" ? "page-against-whom" : "page-how-many")}>
          <div class="crew">
            {wish.company !== "bots" && (
              <Crew
                icon={COMPANY.find(([name]) => name === wish.company)![1]}
                label={say(`page-crew-${wish.company}`)}
                help={say(`page-crew-${wish.company}-help`)}
                n={wish.people}
                set={(people) => set({ people })}
                full={seats.length >= most}
              />
            )}
            {wish.company === "here" && (
              <div class="names">
                {Array.from({ length: wish.people + 1 }, (_, i) => (
                  <input
                    class="fld"
                    maxLength={40}
                    aria-label={say("page-name-of-player", { n: i + 1 })}
                    placeholder={seats[i]!.name}
                    value={wish.names[i] ?? ""}
                    onInput={(e) => set({ names: Object.assign([...wish.names], { [i]: e.currentTarget.value }) })}
                  />
                ))}
              </div>
            )}
            {title.bots.toReversed().map((bot) => (
              <Crew
                key={bot}
                icon="bot"
                label={say(`bot-${bot}`)}
                help={known(`bot-${bot}-help`) ? say(`bot-${bot}-help`) : ""}
                rating={title.ratings[bot]}
                n={wish.bots[bot] ?? 0}
                set={(n) => set({ bots: { ...wish.bots, [bot]: n } })}
                full={seats.length >= most}
              />
            ))}
          </div>
        </Question>
        <details class="rest">
          <summary>
            <Icon name="down" /> <b>{say("page-everything-else")}</b> <span class="mut">{rest(title, wish).join(" · ")}</span>
          </summary>
          <div class="bd">
            <ClockForm paces={catalogue.paces} pace={wish.pace} clock={wish.clock ?? {}} set={(pace, clock) => set({ pace, clock })} />
            {asked(title, wish).map((option) => (
              <OptionField key={option.name} option={option} value={wish.options[option.name] ?? option.default} set={(value) => set({ options: { ...wish.options, [option.name]: value } })} />
            ))}
            <label class="opt">
              <input type="checkbox" checked={wish.overheard ?? true} onChange={(e) => set({ overheard: e.currentTarget.checked })} /> <span>{say("page-overheard")}</span>
            </label>
          </div>
        </details>
        {(trouble || off) && (
          <p class="trouble" role="alert">
            {trouble || off}
          </p>
        )}
        <footer>
          <span class="mut who-sits">
            {say("page-seats-are", { n: seats.length })}
            {seats.map((seat, i) => {
              const name = seat.kind === "bot" ? say(`bot-${seat.bot}`) : seat.kind === "invite" ? say("page-free-seat") : i === 0 ? say("page-you") : seat.name!;
              return (
                <span class="who">
                  <Seat seat={i} initial={seat.kind === "invite" ? "?" : initial(seat.name ?? name)} /> {name}
                </span>
              );
            })}
          </span>
          <span class="sp" />
          <button class="btn big" aria-pressed={JSON.stringify(usual.value) === JSON.stringify(wish)} onClick={() => (usual.value = wish)}>
            {say("page-save-usual")}
          </button>
          <button class="btn act big" disabled={busy || !!off} onClick={() => void begin()}>
            {say("page-start")}
          </button>
        </footer>
      </section>
    </main>
  );
}

function Question({ n, text, children }: { n: number; text: string; children: preact.ComponentChildren }) {
  return (
    <div class="question">
      <span class="no" aria-hidden="true">
        {n}
      </span>
      <h2>{text}</h2>
      {children}
    </div>
  );
}

function Cell({ on, choose, icon, label, help }: { on: boolean; choose: () => void; icon?: string; label: string; help: string }) {
  return (
    <button class={`cell ${on ? "on" : ""}`} aria-pressed={on} onClick={choose}>
      {icon && <Icon name={icon} />}
      <span>
        <b>{label}</b>
        <span class="lab">{help}</span>
      </span>
      {on && (
        <span class="tick">
          <Icon name="ok" />
        </span>
      )}
    </button>
  );
}

type CrewProps = { icon: string; label: string; help: string; rating?: number | undefined; n: number; set: (n: number) => void; full: boolean };

/** So many of a kind: bots of one strength, friends, people at this screen. */
function Crew({ icon, label, help, rating, n, set, full }: CrewProps) {
  return (
    <div class="kind" role="group" aria-label={label}>
      <Icon name={icon} />
      <span>
        <b>{label}</b>
        {rating !== undefined && (
          <span class="lab" tabIndex={0} data-tip={say("page-bot-rating-help")}>
            {" "}
            {say("page-bot-rating", { rating })}
          </span>
        )}
        <span class="lab">{help}</span>
      </span>
      <span class="number">
        <button class="btn quiet" aria-label={say("page-less")} disabled={n <= 0} onClick={() => set(n - 1)}>
          <Icon name="minus" />
        </button>
        <output>{n}</output>
        <button class="btn quiet" aria-label={say("page-more")} disabled={full} onClick={() => set(n + 1)}>
          <Icon name="plus" />
        </button>
      </span>
    </div>
  );
}

/** The settings that a person is asked for: those that apply, none that only a program could write. */
const asked = (title: Title, wish: Wish): GameOption[] =>
  title.options.filter((option) => {
    if (option.type === "str" && !option.choices.length) return false;
    if (!option.when) return true;
    const [name, value] = option.when;
    return (wish.options[name as string] ?? title.options.find((o) => o.name === name)?.default) === value;
  });

/** Everything else in a few words: the clock, and what differs from what is usual. */
function rest(title: Title, wish: Wish): string[] {
  const changed = asked(title, wish).filter((o) => wish.options[o.name] !== undefined && wish.options[o.name] !== o.default);
  return [say(`pace-${wish.pace}`), ...changed.map((o) => `${o.label}: ${valueName(o, wish.options[o.name]!)}`), ...(changed.length ? [] : [say("page-as-usual")])];
}

const valueName = (option: GameOption, value: Json): string =>
  typeof value === "boolean" ? say(value ? "page-yes" : "page-no") : (option.choice_labels[option.choices.indexOf(value as never)] ?? String(value));

function OptionField({ option, value, set }: { option: GameOption; value: Json; set: (value: Json) => void }) {
  const id = `option-${option.name}`;
  if (option.type === "bool")
    return (
      <label class="opt">
        <input type="checkbox" checked={!!value} onChange={() => set(!value)} /> <span>{option.label}</span>
        <span class="lab">{option.help}</span>
      </label>
    );
  return (
    <div class="fr">
      <label class="l" for={id}>
        {option.label}
      </label>
      <span>
        {option.choices.length > 0 ? (
          <select id={id} class="fld" value={String(value)} onChange={(e) => set(option.choices.find((c) => String(c) === e.currentTarget.value) ?? option.default)}>
            {option.choices.map((choice, i) => (
              <option value={String(choice)}>{option.choice_labels[i]}</option>
            ))}
          </select>
        ) : (
          <input id={id} class="fld" type="number" min={option.lo ?? undefined} max={option.hi ?? undefined} value={String(value)} onChange={(e) => set(Number(e.currentTarget.value))} />
        )}
        <span class="lab">{option.help}</span>
      </span>
    </div>
  );
}

/** The arrow keys go from one title to the next, as among radio buttons. */
function walk(event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const radios = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>("[role=radio]")];
  const next = radios[(radios.indexOf(document.activeElement as HTMLElement) + step + radios.length) % radios.length];
  next?.click();
  next?.focus();
}
