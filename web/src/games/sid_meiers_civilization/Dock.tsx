import { useLayoutEffect, useRef } from "preact/hooks";
import { Icon } from "../../parts/Icon";
import { refsOf } from "../../parts/Inspector";
import { useWide } from "../../parts/wide";
import { Thing } from "../../parts/Thing";
import { RuleLink } from "../../parts/Rules";
import type { Option } from "../../api";
import type { Sitting } from "../../table/sitting";
import { hyphenated, say } from "../../words";
import { Token } from "./Art";
import { boardOf, buildingsLeft, faces, me, seen } from "./facts";
import { ROMAN } from "./names";
import { buildingSign, eventKind, eventSign, techKind, techSign, unitSign } from "./signs";
import { Told } from "./Strips";
import { Vignette } from "./Vignette";

/** My own things: the pyramid, resources and forces, the events in my hand. */
export function Dock({ sitting }: { sitting: Sitting }) {
  const seat = me(sitting);
  const wide = useWide();
  if (seat === null || !boardOf(sitting).players.length) return null;
  return (
    <section class={`panel dock ${wide ? "four" : ""}`} aria-label={say("smc-yours")}>
      <Pyramid sitting={sitting} seat={seat} />
      <Stores sitting={sitting} seat={seat} />
      <Events sitting={sitting} seat={seat} />
      {wide && <Left sitting={sitting} />}
    </section>
  );
}

/** What is left in the market, where there is room for it. */
function Left({ sitting }: { sitting: Sitting }) {
  const view = sitting.view.value!;
  const face = faces(sitting);
  return (
    <div class="leftover" role="group" aria-label={say("smc-sheet-market")}>
      <h3>
        {say("smc-sheet-market")}
        <span class="r row">
          {view.supply.map((n: number, resource: number) => (
            <span class={`has ${n ? "" : "gone"}`} role="img" aria-label={`${face.resources[resource]!.name}: ${n}`} {...refsOf([{ kind: "resource", value: resource }])}>
              <Token id={face.resources[resource]!.id} size={17} /> {n}
            </span>
          ))}
        </span>
      </h3>
      <ul>
        {buildingsLeft(sitting).map(({ face: { id, name, star }, marker, left }) => (
          <li class={left ? "" : "gone"} {...refsOf([{ kind: "marker", value: marker }])}>
            <Icon name={buildingSign(id)} />
            <span>
              {name}
              {star && " ★"}
            </span>
            <b>{left}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

const abilityTech = (sitting: Sitting, option: Option): number => (option[0] === "use" ? faces(sitting).abilities[option[1] as number]!.tech : -1);

const WIDTH = 5; // technologies side by side

function Pyramid({ sitting, seat }: { sitting: Sitting; seat: number }) {
  const face = faces(sitting);
  const facts = boardOf(sitting).players[seat]!;
  const p = sitting.view.value!.players[seat];
  const level = [5, 4, 3, 2, 1].find((row) => facts.room[row - 1]! > 0 && p.trade >= face.needed[row]!) ?? 0; // what the trade buys and the pyramid has room for
  const known = facts.rows.reduce((sum, n) => sum + n, 0);
  return (
    <div>
      <h3>
        {say("smc-your-pyramid")} <span>{say("smc-techs-n", { n: known })}</span>
        <span class="r">{say("smc-values", { speed: facts.speed, stack: facts.stack, hand: facts.battle_hand })}</span>
      </h3>
      <div class="py" data-region="pyramid" role="group" aria-label={say("smc-your-pyramid")}>
        {[4, 3, 2, 1, 0].map((row) => {
          const techs = facts.pyramid[row]!;
          const free = row || techs.length < WIDTH ? facts.room[row]! : 0; // row I takes any number: its place is shown as long as it fits
          if (!techs.length && !free) return null;
          return (
            <div style={{ "--n": Math.min(WIDTH, techs.length + (free ? 1 : 0)) }}>
              <b class="lv" aria-hidden="true">
                {ROMAN[row + 1]}
              </b>
              {techs.map((tech) => {
                const use = sitting.fitting((option) => abilityTech(sitting, option) === tech);
                const { id, name } = face.techs[tech]!;
                return (
                  <Thing
                    key={tech}
                    sitting={sitting}
                    id={`tech-${tech}`}
                    name={name}
                    class={`tkb ${use.length ? "use" : ""}`}
                    choices={use}
                    about={[{ kind: "tech", value: tech }]}
                    wishes={face.abilities.flatMap((ability, i): Option[] => (ability.tech === tech ? [["use", i]] : []))}
                  >
                    <span class={`in ${/\p{L}{12}/u.test(name) ? "long" : ""}`} style={{ "--k": `var(--k-${techKind(id)})` }}>
                      <Icon name={techSign(id)} />
                      <span>{hyphenated(name)}</span>
                    </span>
                  </Thing>
                );
              })}
              {free > 0 && (
                <Told id={`free-${row}`} class="tkb free" name={say("smc-free-places", { n: free, level: ROMAN[row + 1]!, trade: face.needed[row + 1]! })}>
                  <span>
                    {row > 0 && free > 1 && `${free} × `}
                    {ROMAN[row + 1]}, {face.needed[row + 1]} <Icon name="trade" />
                  </span>
                </Told>
              )}
            </div>
          );
        })}
      </div>
      <p class="lab">
        {level ? say("smc-research-now", { level: ROMAN[level]!, trade: p.trade }) : say("smc-research-not", { n: face.needed[1]! })} <RuleLink rule="SMC-14.1" />
      </p>
    </div>
  );
}

function Stores({ sitting, seat }: { sitting: Sitting; seat: number }) {
  const face = faces(sitting);
  const p = sitting.view.value!.players[seat];
  const facts = boardOf(sitting).players[seat]!;
  const units = seen(p.forces);
  const forces = [0, 1, 2, 3].map((type) => units.filter((unit) => face.units[unit]!.type === type));
  const market: number[] = p.resources;
  const kept = [
    ...seen(p.huts).map((hut) => ({ kind: "hut", value: hut, resource: face.huts[hut]! })),
    ...seen(p.villages).map((village) => ({ kind: "village", value: village, resource: face.villages[village]! })),
  ];
  const kinds = [...new Set(kept.map(({ kind, value }) => `${kind} ${value}`))];
  const tokens = kinds.map((key) => ({ ...kept.find(({ kind, value }) => `${kind} ${value}` === key)!, n: kept.filter(({ kind, value }) => `${kind} ${value}` === key).length }));
  const paying = (verb: string, value: number) => sitting.fitting((option) => option[0] === verb && option[1] === value);
  return (
    <div>
      <h3>{say("smc-resources")}</h3>
      <div class="rs" data-region="resources" role="group" aria-label={say("smc-resources")}>
        {market.map((n, resource) =>
          n ? (
            <Thing
              sitting={sitting}
              id={`res-${resource}`}
              class="rt"
              name={`${face.resources[resource]!.name}: ${n}`}
              choices={paying("pay", resource)}
              about={[{ kind: "resource", value: resource }]}
            >
              <Token id={face.resources[resource]!.id} /> {face.resources[resource]!.name}
              {n > 1 && <b> {n}</b>}
            </Thing>
          ) : null,
        )}
        {tokens.map(({ kind, value, resource, n }) => {
          const name = resource < 0 ? say("smc-great-person") : face.resources[resource]!.name;
          return (
            <Thing
              sitting={sitting}
              id={`${kind}-${value}`}
              class="rt hid"
              name={`${name}, ${say(kind === "hut" ? "smc-hut" : "smc-village")}: ${n}`}
              choices={paying(`pay-${kind}`, value)}
              about={resource < 0 ? [] : [{ kind: "resource", value: resource }]}
            >
              {resource >= 0 && <Token id={face.resources[resource]!.id} />} {name}
              {n > 1 && <b> {n}</b>}
            </Thing>
          );
        })}
        {!tokens.length && !market.some(Boolean) && <span class="lab">{say("smc-none")}</span>}
      </div>
      <h3>
        {say("smc-forces")} <span>{say("smc-forces-n", { n: units.length })}</span>
      </h3>
      <div class="mil" data-region="forces" role="group" aria-label={say("smc-forces")}>
        {forces.map((own, type) => {
          if (!own.length && type > 2) return null;
          const rank = facts.ranks[type]!;
          const strengths = own.map((unit) => face.units[unit]!.strengths[type === 3 ? 0 : rank - 1]!).sort();
          const told = [...new Set(strengths)].map((strength) => [strengths.filter((other) => other === strength).length, strength]).map(([n, strength]) => (n! > 1 ? `${n}×${strength}` : strength));
          const name = face.ranks[type]?.[rank - 1] ?? face.types[type]!.name;
          return (
            <Told id={`force-${type}`} name={`${name}: ${strengths.join(", ") || 0}`}>
              <Icon name={unitSign(type, rank)} />
              <b>{told.join(" · ") || "–"}</b>
              <em>{name}</em>
            </Told>
          );
        })}
      </div>
      <p class="lab">
        {say("smc-figures-line", {
          bonus: facts.combat_bonus < 0 ? String(facts.combat_bonus) : `+${facts.combat_bonus}`,
          armies: facts.armies[0],
          of: facts.armies[1],
          scouts: facts.scouts[0],
          most: facts.scouts[1],
        })}
      </p>
    </div>
  );
}

function Events({ sitting, seat }: { sitting: Sitting; seat: number }) {
  const face = faces(sitting);
  const p = sitting.view.value!.players[seat];
  const facts = boardOf(sitting).players[seat]!;
  const cards = seen(p.events);
  const phase = (id: string) => face.phases.find((row) => row.id === id)?.name ?? id;
  return (
    <div>
      <h3>
        {say("smc-events")} <span>{say("smc-events-of", { n: cards.length, of: facts.culture_hand })}</span>
      </h3>
      <div class={`evs ${cards.length > 3 ? "many" : ""}`} data-region="events" role="group" aria-label={say("smc-events")} style={{ "--n": Math.max(2, cards.length) }}>
        {cards.map((event, i) => {
          const { id, name, level, phase: when, text } = face.events[event]!;
          const play = sitting.fitting((option) => (option[0] === "play" || option[0] === "pay-gift") && option[1] === event);
          return (
            <Thing
              key={i}
              sitting={sitting}
              id={`event-${i}`}
              class={`ec ${play.length ? "legal" : ""}`}
              name={name}
              choices={play}
              about={[{ kind: "event", value: event }]}
              wishes={[["play", event]]}
            >
              <span class="in" style={{ "--k": `var(--k-${eventKind(id)})` }}>
                <span class="band">
                  <b>{ROMAN[level]}</b>
                  {phase(when)}
                </span>
                <Vignette sign={eventSign(id)} scene={eventKind(id)} />
                <span class="nm">{name}</span>
                <IfItFits text={text[0] ?? ""} />
              </span>
            </Thing>
          );
        })}
        {!cards.length && <span class="lab">{say("smc-no-events")}</span>}
      </div>
    </div>
  );
}

/** The text of a card, where there is room for all of it; the inspector always has it. */
function IfItFits({ text }: { text: string }) {
  const box = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const card = box.current?.parentElement;
    if (!card) return;
    const look = () => {
      const tight = () => box.current!.scrollHeight > box.current!.clientHeight + 1;
      box.current!.hidden = false;
      card.classList.remove("tight", "textless");
      if (tight()) card.classList.add("tight"); // rather the words than the picture
      box.current!.hidden = tight();
      card.classList.toggle("textless", box.current!.hidden);
      if (box.current!.hidden) card.classList.remove("tight");
    };
    const watch = new ResizeObserver(look);
    watch.observe(card);
    look();
    return () => watch.disconnect();
  }, [text]);
  return (
    <span class="tx" ref={box}>
      {text}
    </span>
  );
}
