import type { Choice, Option } from "../../api";
import { Icon } from "../../parts/Icon";
import { refsOf } from "../../parts/Inspector";
import { RuleLink } from "../../parts/Rules";
import { listed } from "../../parts/Thing";
import type { Sitting } from "../../table/sitting";
import { say } from "../../words";
import { BUILDINGS, board, cityAt, faces, letterOf, ownCity, type Why } from "./facts";
import { Wheel } from "./Pieces";
import { Good, Price } from "./Price";
import { looking } from "./state";

/** One of my cities: what it is, what it can do now, and the three ways to activate it. */
export function CityPanel({ sitting, space }: { sitting: Sitting; space: number }) {
  const look = looking(sitting);
  const city = cityAt(sitting, space);
  const own = ownCity(sitting, space);
  if (!city || !own) return null;
  const { terrain, mood, unit, space: names } = faces(sitting);
  const choice = (verb: string) => sitting.fitting((option) => option[0] === verb && option[1] === space)[0];
  const builds = sitting.fitting((option) => (option[0] === "construct" || option[0] === "build-wonder") && option[1] === space);
  const ground = terrain[sitting.view.value!.terrain[space]]?.name;
  const falls = own.tires ? `${mood[city.mood]!.name} → ${mood[city.mood - 1]!.name}` : "";
  const doing = look.doing.value;
  return (
    <section class="insp" aria-label={names[space]} role="group">
      <div class="hd">
        <svg class="wheel" viewBox="-30 -30 60 60" aria-hidden="true">
          <Wheel city={city} letter={letterOf(sitting, city.owner)} />
        </svg>
        <div>
          <h3>{names[space]}</h3>
          <p class="lab">{listed(ground, say("coc-size", { n: city.size }), mood[city.mood]!.name, city.used > 0 ? say("coc-used") : say("coc-not-used"))}</p>
        </div>
      </div>
      <dl class="fx4">
        <dt>{say("coc-collect-up-to", { n: own.limit })}</dt>
        <dd>
          {own.goods.map((n, good) =>
            n ? (
              <span class="nw">
                {n}
                <Good good={good} />
              </span>
            ) : null,
          )}
        </dd>
        <dt>{say("coc-places", { n: own.places })}</dt>
        <dd class="buildable">
          {builds.map(({ option }) => (
            <Icon name={option[0] === "construct" ? BUILDINGS[option[2] as number]! : "great-pyramid"} />
          ))}
          {!builds.length && "–"}
        </dd>
        <dt>{say("coc-recruit-up-to", { n: own.recruits })}</dt>
        <dd class="wraps">{own.units.map((kind) => unit[kind]!.name).join(", ") || "–"}</dd>
        {falls && (
          <>
            <dt>{say("coc-used-again")}</dt>
            <dd class="ca">{falls}</dd>
          </>
        )}
      </dl>
      <div class="acts">
        <Act sitting={sitting} name={say("coc-collect")} icon="wheat" choice={choice("collect")} wish={["collect", space]} />
        <button
          class={`btn ${builds.length ? "" : "off"}`}
          data-thing={`construct-${space}`}
          aria-expanded={doing === "construct"}
          onClick={() => (look.doing.value = doing === "construct" ? null : "construct")}
        >
          <Icon name="hammer-nails" /> {say("coc-construct")}
        </button>
        <Act sitting={sitting} name={say("coc-recruit")} icon="spartan-helmet" choice={choice("recruit")} wish={["recruit", space]} />
      </div>
      {doing === "construct" && <Construct sitting={sitting} space={space} />}
    </section>
  );
}

/** Begin it at once: what it asks next can still be taken back; where it cannot be done, say why. */
function Act({ sitting, name, icon, choice, wish }: { sitting: Sitting; name: string; icon: string; choice: Choice | undefined; wish: Option }) {
  return (
    <button
      class={`btn ${choice ? "" : "off"}`}
      data-thing={wish.join("-")}
      data-option={choice ? JSON.stringify(choice.option) : undefined}
      aria-disabled={!choice}
      onClick={() => (choice ? void sitting.play(choice.option) : sitting.explain([], [wish]))}
    >
      <Icon name={icon} /> {name}
    </button>
  );
}

/** Buildings and wonders with their prices; what cannot be built says why. */
function Construct({ sitting, space }: { sitting: Sitting; space: number }) {
  const { building, wonder } = faces(sitting);
  const own = ownCity(sitting, space)!;
  const choice = (verb: string, what: number) => sitting.fitting((option) => option[0] === verb && option[1] === space && option[2] === what)[0];
  const rows = building.map((face, kind) => ({
    key: `b${kind}`,
    face,
    icon: BUILDINGS[kind]!,
    price: own.buildings[kind]!.price,
    why: own.buildings[kind]!.why,
    choice: choice("construct", kind),
    about: { kind: "building", value: kind },
  }));
  const wonders = (board(sitting).wonders ?? []).map((w) => ({
    key: `w${w.wonder}`,
    face: wonder[w.wonder]!,
    icon: "great-pyramid",
    price: w.price,
    why: null as Why,
    choice: choice("build-wonder", w.wonder),
    about: { kind: "wonder", value: w.wonder },
  }));
  const all = [...wonders, ...rows];
  const none = all.filter((row) => !row.choice && row.why?.[1] !== "that-building-belongs-to-the-expansion");
  return (
    <div class="builds" role="group" aria-label={say("coc-construct")}>
      {all
        .filter((row) => row.choice)
        .map((row) => (
          <button
            class="ch"
            data-thing={row.key}
            data-option={JSON.stringify(row.choice!.option)}
            aria-pressed={sitting.selected.value === row.choice}
            {...refsOf([row.about])}
            onClick={() => sitting.select(row.choice!)}
          >
            <Icon name={row.icon} />
            <span class="ttl">{row.face.name}</span>
            <span class="cost">
              <Price goods={row.price} />
            </span>
          </button>
        ))}
      {none.map((row) => (
        <div class="ch no" {...refsOf([row.about])}>
          <Icon name={row.icon} />
          <span class="ttl">{row.face.name}</span>
          <span class="cost">
            <Price goods={row.price} />
          </span>
          {row.why ? (
            <span class="why">
              {say(`no-${row.why[1]}`)} <RuleLink rule={row.why[0]} thing={`${row.key}-why`} />
            </span>
          ) : (
            <Because sitting={sitting} space={space} wonder={row.about.value} />
          )}
        </div>
      ))}
    </div>
  );
}

/** Why a wonder cannot be built here: the engine is asked. */
function Because({ sitting, space, wonder }: { sitting: Sitting; space: number; wonder: number }) {
  const wish: Option = ["build-wonder", space, wonder];
  void sitting.wonder([wish]);
  return (
    <span class="why">
      {sitting.reasonsFor([wish]).map((reason) => (
        <>
          {reason.text} {reason.rule && <RuleLink rule={reason.rule} thing={`w${wonder}-why`} />}
        </>
      ))}
    </span>
  );
}
