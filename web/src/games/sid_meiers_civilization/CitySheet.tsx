import { useEffect } from "preact/hooks";
import { type Choice, same } from "../../api";
import { Icon } from "../../parts/Icon";
import { refsOf } from "../../parts/Inspector";
import { DoIt } from "../../parts/PlaceMenu";
import { RuleLink } from "../../parts/Rules";
import { Consequences } from "../../table/Consequences";
import type { Sitting } from "../../table/sitting";
import { hyphenated, say } from "../../words";
import { Marker, Small, Token } from "./Art";
import { asked, boardOf, type CityFacts, faces, FIRST_WONDER, type Item, marker, me, WALLS } from "./facts";
import { cityName, squareName } from "./names";
import { GAINS, Gains } from "./Gains";
import { givenBy } from "./notes";
import { bestOf, type Building, building, kindOf } from "./production";
import { figureSign, unitSign } from "./signs";

/** The city sheet: tabs are cities, four yields and where they come from, what can be made with gain and price, what else can be done. */
export function CitySheet({ sitting }: { sitting: Sitting }) {
  const build = building(sitting);
  const seat = me(sitting)!;
  const table = sitting.live.table.value!;
  const own = boardOf(sitting).cities.filter((city) => city.seat === seat);
  const shown = own.find((city) => city.city === build.shown.value) ?? own[0];
  const what = asked(sitting);
  const rest = sitting.fitting((option) => !(option[0] === "produce" && build.items.value[String(option[1])]) && !isItem(option[0]));
  const free = rest.filter((choice) => shown && cityOf(choice) === shown.city);
  const other = rest.filter((choice) => cityOf(choice) === null && choice.option[0] !== "end");
  const end = rest.find((choice) => choice.option[0] === "end");
  const more = rest.filter((choice) => choice.option[0] === "one-item");
  const chosen = sitting.selected.value;
  return (
    <>
      <h2 id="question" class="vh" tabIndex={-1} aria-live="polite">
        {table.decision!.prompt.text}
      </h2>
      <div class="ctabs" role="group" aria-label={say("smc-cities")} data-region="cities">
        {own.map((city) => (
          <button
            type="button"
            data-thing={`city-${city.city}`}
            aria-pressed={city.city === shown?.city}
            class={city.city === shown?.city ? "on" : ""}
            onClick={() => (sitting.forget(), build.show(city.city))}
          >
            <b>
              {!build.items.value[String(city.city)] && <Icon name="ok" />} {cityName(city.city)}
            </b>
            <span>{say(build.items.value[String(city.city)] ? "smc-may-act" : "smc-has-acted")}</span>
          </button>
        ))}
      </div>
      {shown && <YieldLine city={shown} />}
      {chosen ? (
        <div class="pick">
          <div class="bd">
            <b class="what">{chosen.label.text}</b>
            <Consequences sitting={sitting} option={chosen.option} />
          </div>
          <DoIt sitting={sitting} />
        </div>
      ) : (
        build.kind.value && <PickedItem sitting={sitting} build={build} />
      )}
      <div class="choices sheet" role="group" aria-label={say("page-choices")} data-region="choices">
        {shown && build.mine.value.length > 0 && <Items sitting={sitting} build={build} city={shown} />}
        {free.length > 0 && <div class="grp">{say("smc-or-instead")}</div>}
        {free.map((choice) => (
          <Row sitting={sitting} choice={choice} />
        ))}
        {[...more, ...other].length > 0 && <div class="grp">{say("smc-besides")}</div>}
        {[...more, ...other].map((choice) => (
          <Row sitting={sitting} choice={choice} />
        ))}
      </div>
      {end && (
        <div class="foot do">
          <button
            class={`btn ${Object.keys(build.items.value).length ? "" : "act"}`}
            data-thing="end"
            data-option={JSON.stringify(end.option)}
            disabled={sitting.busy.value}
            onClick={() => (Object.keys(build.items.value).length ? sitting.select(end) : void sitting.play(end.option))}
          >
            {say(what === "city-management" ? "smc-end-cities" : "smc-end-part")}
          </button>
        </div>
      )}
    </>
  );
}

const isItem = (verb: string) => ["army", "scout", "unit", "build"].includes(verb);
/** The city that a choice is about. */
function cityOf(choice: Choice): number | null {
  return ["produce", "arts", "harvest", "harvest-two", "build-freely"].includes(choice.option[0]) ? (choice.option[1] as number) : null;
}

function YieldLine({ city }: { city: CityFacts }) {
  const { sources } = city;
  const production = [
    sources.gathered_production ? say("smc-by-scout", { n: sources.gathered_production }) : "",
    sources.government ? say("smc-by-government", { n: sources.government }) : "",
    sources.this_turn ? say("smc-this-turn", { n: sources.this_turn }) : "",
  ].filter(Boolean);
  return (
    <div class="yl4" role="group" aria-label={say("smc-yields-of", { city: cityName(city.city) })} data-region="yields">
      <div>
        <b>
          <Icon name="prod" title={say("smc-production")} /> {city.production}
        </b>
        {hyphenated(production.join(", ") || say("smc-from-land"))}
      </div>
      <div>
        <b>
          <Icon name="trade" title={say("smc-trade")} /> {city.trade}
        </b>
        {city.blockaded.length ? say("smc-blocked-n", { n: city.blockaded.length }) : sources.gathered_trade ? say("smc-by-scout", { n: sources.gathered_trade }) : say("smc-a-turn")}
      </div>
      <div>
        <b>
          <Icon name="culture" title={say("smc-culture")} /> {city.arts}
        </b>
        {hyphenated(say("smc-if-arts"))}
      </div>
      <div>
        <b>
          <Icon name="strength" title={say("smc-defence")} /> {city.defence < 0 ? city.defence : `+${city.defence}`}
        </b>
        {hyphenated(city.walled ? say("smc-walled") : say("smc-defended"))}
      </div>
    </div>
  );
}

/** What the city can make, each kind once: with what it gives at its best square, and its price. */
function Items({ sitting, build, city }: { sitting: Sitting; build: Building; city: CityFacts }) {
  const kinds = [...new Set(build.mine.value.map((item) => kindOf(item.option)))];
  const best = new Map(kinds.map((kind) => [kind, bestOf(build.mine.value.filter((item) => kindOf(item.option) === kind))!]));
  const rank = (item: Item) => (item.option[0] === "build" ? (Number(item.option[1]) === WALLS ? 2 : Number(item.option[1]) >= FIRST_WONDER ? 0 : 1) : item.option[0] === "unit" ? 3 : 4);
  const sorted = kinds.sort((a, b) => Number(best.get(a)!.refused) - Number(best.get(b)!.refused) || rank(best.get(a)!) - rank(best.get(b)!));
  return (
    <div role="group" aria-label={say("smc-makes", { city: cityName(city.city) })}>
      <div class="grp">
        {say("smc-build-n", { n: kinds.length })} <span class="r">{say("smc-gives-price")}</span>
      </div>
      <div class="cg">
        {sorted.map((kind) => (
          <ItemRow key={kind} sitting={sitting} build={build} kind={kind} item={best.get(kind)!} />
        ))}
      </div>
    </div>
  );
}

function ItemRow({ sitting, build, kind, item }: { sitting: Sitting; build: Building; kind: string; item: Item }) {
  const on = build.kind.value === kind;
  const pick = () => {
    sitting.forget();
    if (item.refused) return void sitting.askPlan(build.parts(item));
    if (on && build.item.value) return void build.make(build.item.value); // once to look, again to do it, as in every list
    build.pick(kind);
  };
  const where = item.option[0] === "build" && item.option[1] !== WALLS ? squareName(sitting, item.option[2] as number) : "";
  const name = nameOf(sitting, item);
  return (
    <button
      type="button"
      class={`it w ${item.refused ? "no" : ""} ${on ? "on" : ""}`}
      data-thing={`item-${kind.replace(" ", "-")}`}
      aria-pressed={on}
      aria-disabled={item.refused}
      {...refsOf(item.option[0] === "build" && item.option[1] !== WALLS ? [{ kind: "marker", value: item.option[1] as number }] : [])}
      onClick={pick}
    >
      <Sign sitting={sitting} item={item} />
      <span class="n">
        {name}
        {item.option[0] === "build" && item.option[1] !== WALLS && marker(sitting, item.option[1] as number).star && " ★"} {where && <span class="mut">{say("smc-on", { square: where })}</span>}
      </span>
      <span class="gv">
        <Gains gains={item.gains} />
      </span>
      <span class="c">
        {item.cost}
        {item.trade > 0 && (
          <small>
            {" "}
            {item.trade}
            <Icon name="trade" title={say("smc-trade")} />
          </small>
        )}
      </span>
    </button>
  );
}

function Sign({ sitting, item }: { sitting: Sitting; item: Item }) {
  const [verb, n] = item.option;
  if (verb === "unit") return <Icon name={unitSign(n as number, boardOf(sitting).players[me(sitting)!]!.ranks[n as number]!)} />;
  if (verb !== "build") return <Icon name={figureSign(verb)} />;
  if (n === WALLS) return <Icon name="defensive-wall" />;
  return (
    <Small size={22}>
      <Marker x={0} y={0} face={marker(sitting, n as number)} />
    </Small>
  );
}

/** What an item is called. */
export function nameOf(sitting: Sitting, item: Item): string {
  const face = faces(sitting);
  const [verb, n] = item.option;
  if (verb === "army" || verb === "scout") return say(`smc-one-${verb}`);
  if (verb === "unit") {
    const rank = boardOf(sitting).players[me(sitting)!]!.ranks[n as number]!;
    return face.ranks[n as number]?.[rank - 1] ?? face.types[n as number]!.name;
  }
  return n === WALLS ? face.walls.name : marker(sitting, n as number).name;
}

/** What was chosen: where it goes, what it costs, what the city lacks and where that comes from. */
function PickedItem({ sitting, build }: { sitting: Sitting; build: Building }) {
  const item = build.item.value;
  useEffect(() => {
    const key = (event: KeyboardEvent) => event.key === "Escape" && !document.querySelector("dialog[open]") && build.pick(null);
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  }, [build]);
  const shown = boardOf(sitting).cities.find((city) => city.city === build.shown.value)!;
  const any = item ?? build.mine.value.find((other) => kindOf(other.option) === build.kind.value);
  if (!any) return null;
  const p = sitting.view.value!.players[me(sitting)!];
  const square = item && item.option[0] !== "unit" ? squareName(sitting, item.option.at(-1) as number) : "";
  const sites = build.sites.value;
  const boosts = sitting.choices.value.filter((choice) => givenBy(choice.option, sitting));
  return (
    <div class="pick item" role="group" aria-label={nameOf(sitting, any)}>
      <div class="hd1">
        <span class="picb">
          <Sign sitting={sitting} item={any} />
        </span>
        <span>
          <b>{nameOf(sitting, any)}</b>
          <small>{square ? say("smc-on-of", { square, n: sites?.size ?? 1 }) : any.option[0] === "unit" ? say("smc-to-forces") : say("smc-choose-square")}</small>
        </span>
        <span class="cost">
          {any.full !== any.cost && <s>{any.full}</s>} {any.cost} <Icon name="prod" title={say("smc-production")} />
        </span>
      </div>
      {item && (
        <dl class="fx">
          <dt>{say("smc-city-makes", { city: cityName(shown.city) })}</dt>
          <dd>
            {shown.production} <Icon name="prod" title={say("smc-production")} />
          </dd>
          {item.trade > 0 && (
            <>
              <dt>{say("smc-rush")}</dt>
              <dd class="dn">
                {p.trade} → {p.trade - item.trade} <Icon name="trade" title={say("smc-trade")} />
              </dd>
            </>
          )}
          {GAINS.map(([id, icon, word]) =>
            item.gains[id] ? (
              <>
                <dt>{say(word)}</dt>
                <dd class={item.gains[id]! > 0 ? "up" : "dn"}>
                  {item.gains[id]! > 0 ? "+" : "−"}
                  {Math.abs(item.gains[id]!)} <Icon name={icon} />
                </dd>
              </>
            ) : null,
          )}
        </dl>
      )}
      {!!item?.trade && boosts.length > 0 && (
        <div class="boosts" role="group" aria-label={say("smc-or-first")}>
          <p class="lab">{say("smc-or-first")}</p>
          {boosts.map((choice) => (
            <Row sitting={sitting} choice={choice} />
          ))}
        </div>
      )}
      <div class="do">
        <button class="btn act" data-thing="make" disabled={!item || sitting.busy.value} onClick={() => item && void build.make(item)}>
          {say(item?.trade ? "smc-make-rush" : "smc-make", { name: nameOf(sitting, any), n: item?.trade ?? 0 })} <kbd>Enter</kbd>
        </button>
        <button class="btn" onClick={() => build.pick(null)}>
          {say("page-cancel")}
        </button>
      </div>
      <p class="lab">
        {say("smc-no-undo")} <RuleLink rule="SMC-8.1.5" />
      </p>
    </div>
  );
}

function Row({ sitting, choice }: { sitting: Sitting; choice: Choice }) {
  const face = faces(sitting);
  const [verb, , resource] = choice.option;
  const on = sitting.selected.value && same(sitting.selected.value.option, choice.option);
  const gains = givenBy(choice.option, sitting);
  return (
    <button
      type="button"
      class={`it row ${on ? "on" : ""}`}
      data-thing={JSON.stringify(choice.option)}
      data-option={JSON.stringify(choice.option)}
      aria-pressed={!!on}
      {...refsOf(choice.label.refs)}
      onClick={() => (building(sitting).pick(null), sitting.select(choice))}
    >
      {verb === "harvest" || verb === "harvest-two" ? (
        <Token id={face.resources[resource as number]!.id} />
      ) : (
        <Icon name={verb === "arts" ? "culture" : verb === "advance" ? "culture" : verb === "play" ? "cards" : "right"} />
      )}
      <span class="n">{choice.label.text}</span>
      {gains && (
        <span class="gv">
          <Gains gains={gains} />
        </span>
      )}
    </button>
  );
}
