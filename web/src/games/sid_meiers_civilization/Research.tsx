import type { ComponentChild } from "preact";
import { same } from "../../api";
import { Icon } from "../../parts/Icon";
import { Printed, refsOf } from "../../parts/Inspector";
import { Seat } from "../../parts/Seat";
import { listed, Sight, Thing } from "../../parts/Thing";
import { mood } from "../../table/Changes";
import { Over } from "../../table/Over";
import type { Chapter } from "../../table/Story";
import type { Sitting } from "../../table/sitting";
import { hyphenated, say } from "../../words";
import { asked, boardOf, faces, me } from "./facts";
import { inspect, opened } from "./inspect";
import { nationOf, ROMAN } from "./names";
import { techKind, techSign } from "./signs";

interface ResearchFacts {
  rows: number[][];
  free: number[];
  prices: number[];
  fitting: number[];
  trade: number;
  kept: number;
  sealed: boolean;
  asked: number[];
  changes: Record<string, [name: string, before: number, after: number, type?: number][]>;
  away: number;
}

export const researchOf = (sitting: Sitting): ResearchFacts | null => (sitting.board.value as { research?: ResearchFacts | null } | null)?.research ?? null;

/** What I research, sealed; or learn for nothing: the pyramid with its free places, and every tech that fits. */
export function Research({ sitting }: { sitting: Sitting }) {
  const facts = researchOf(sitting);
  const what = asked(sitting);
  if (!facts || (what !== "research" && what !== "learn") || !sitting.facts.value) return null;
  const decision = sitting.live.table.value!.decision!;
  const nothing = sitting.fitting(([verb]) => verb === "research-nothing" || verb === "learn-nothing")[0];
  const selected = sitting.selected.value;
  const tech = selected && (selected.option[0] === "research" || selected.option[0] === "learn") ? Number(selected.option[1]) : null;
  const footer = (
    <>
      {facts.sealed && <Sealed sitting={sitting} asked={facts.asked} />}
      <span class="sp" />
      {nothing && (
        <button class="btn big" aria-pressed={!!selected && same(selected.option, nothing.option)} onClick={() => sitting.select(nothing)}>
          {facts.sealed ? say("smc-research-nothing", { n: facts.trade }) : nothing.label.text}
        </button>
      )}
      <button class="btn act big" disabled={!selected || sitting.busy.value} onClick={() => void sitting.confirm()}>
        {facts.sealed && <Icon name="lock" />}{" "}
        {tech === null ? (selected?.label.text ?? say("smc-choose-tech")) : say(facts.sealed ? "smc-seal" : "smc-learn", { tech: faces(sitting).techs[tech]!.name })}
      </button>
    </>
  );
  return (
    <Over
      title={say(facts.sealed ? "smc-research-secret" : "smc-learn-free")}
      lead={facts.sealed ? say("smc-research-lead", { n: facts.trade, kept: facts.kept }) : decision.prompt.text}
      rule={decision.rule}
      footer={footer}
    >
      <div class="research">
        <Pyramid sitting={sitting} facts={facts} tech={tech} />
        <div class="pickers">
          <Fitting sitting={sitting} facts={facts} />
          <Detail sitting={sitting} facts={facts} tech={tech} />
        </div>
      </div>
    </Over>
  );
}

/** Who has sealed, who still thinks. */
function Sealed({ sitting, asked }: { sitting: Sitting; asked: number[] }) {
  const { players, seat: me } = sitting.live.table.value!;
  return (
    <span class="row wrap sealed">
      {players
        .filter(({ seat }) => seat !== me)
        .map(({ seat }) => (
          <span class={`chip ${asked.includes(seat) ? "waits" : ""}`}>
            <Seat seat={seat} initial={nationOf(sitting, seat).initial} size={16} /> {asked.includes(seat) ? <Icon name="clock" /> : <Icon name="lock" />}{" "}
            {say(asked.includes(seat) ? "smc-thinks" : "smc-sealed")}
          </span>
        ))}
    </span>
  );
}

/** Rows from the top: what I know, the tech I think of, and free places with their prices. */
function Pyramid({ sitting, facts, tech }: { sitting: Sitting; facts: ResearchFacts; tech: number | null }) {
  const { techs } = faces(sitting);
  return (
    <div class="pyramid" data-region="research-pyramid" role="group" aria-label={say("smc-pyramid")}>
      {[5, 4, 3, 2, 1].map((level) => {
        const known = facts.rows[level - 1] ?? [];
        const coming = tech !== null && techs[tech]!.level === level ? tech : null;
        const free = Math.max(0, (facts.free[level - 1] ?? 0) - (coming === null ? 0 : 1));
        const reached = facts.trade >= (facts.prices[level - 1] ?? 99);
        return (
          <div class="prow">
            <span class="lv">
              <b class="serif">{ROMAN[level]}</b>
              {facts.sealed && <span class={reached ? "" : "mut"}>{say("smc-trade-n", { n: facts.prices[level - 1] ?? 0 })}</span>}
            </span>
            {known.map((one) => (
              <Sight id={`known-${one}`} name={listed(techs[one]!.name, say("smc-known"))} about={[{ kind: "tech", value: one }]} class={`ptech tk-${techKind(techs[one]!.id)}`}>
                <Icon name={techSign(techs[one]!.id)} />
                <span>{hyphenated(techs[one]!.name)}</span>
              </Sight>
            ))}
            {coming !== null && (
              <Sight id="coming" name={listed(techs[coming]!.name, say("smc-chosen-tech"))} about={[{ kind: "tech", value: coming }]} class={`ptech sel tk-${techKind(techs[coming]!.id)}`}>
                <Icon name={techSign(techs[coming]!.id)} />
                <span>{hyphenated(techs[coming]!.name)}</span>
              </Sight>
            )}
            {Array.from({ length: free }, () => (
              <span class={`ptech free ${reached || !facts.sealed ? "" : "dear"}`}>{say(level === 1 ? "smc-place-any" : "smc-place-free")}</span>
            ))}
            {!known.length && coming === null && !free && (
              <span class="ptech none">{level === 5 ? techs.find((t) => t.level === 5)?.name : say("smc-place-needs", { n: 2, level: ROMAN[level - 1]! })}</span>
            )}
          </div>
        );
      })}
    </div>
  );
}

/** All techs that fit, by level, the dearest first. */
function Fitting({ sitting, facts }: { sitting: Sitting; facts: ResearchFacts }) {
  const { techs } = faces(sitting);
  return (
    <div class="fitting">
      {[5, 4, 3, 2, 1].map((level) => {
        const here = facts.fitting.filter((tech) => techs[tech]!.level === level);
        if (!here.length) return null;
        return (
          <section>
            <h3>
              {say("smc-level", { level: ROMAN[level]! })}{" "}
              <span class="lab">{facts.sealed ? say("smc-fit-price", { n: here.length, price: facts.prices[level - 1] ?? 0 }) : say("smc-fit", { n: here.length })}</span>
            </h3>
            <div class="techgrid" data-region={`level-${level}`} role="group" aria-label={say("smc-level", { level: ROMAN[level]! })}>
              {here.map((tech) => {
                const choices = sitting.fitting(([verb, of]) => (verb === "research" || verb === "learn") && of === tech);
                const chosen = choices.some((c) => sitting.selected.value && same(c.option, sitting.selected.value.option));
                return (
                  <Thing
                    key={tech}
                    sitting={sitting}
                    id={`tech-${tech}`}
                    class={`techcell tk-${techKind(techs[tech]!.id)} ${choices.length ? "legal" : "off"} ${chosen ? "sel" : ""}`}
                    name={listed(techs[tech]!.name, say("smc-level", { level: ROMAN[level]! }))}
                    choices={choices}
                    about={[{ kind: "tech", value: tech }]}
                    wishes={[[facts.sealed ? "research" : "learn", tech]]}
                  >
                    <Icon name={techSign(techs[tech]!.id)} />
                    <span>{hyphenated(techs[tech]!.name)}</span>
                  </Thing>
                );
              })}
            </div>
          </section>
        );
      })}
    </div>
  );
}

/** The tech one thinks of: its picture, its whole text, and what it changes at once. */
function Detail({ sitting, facts, tech }: { sitting: Sitting; facts: ResearchFacts; tech: number | null }) {
  if (tech === null)
    return (
      <section class="techdetail empty">
        <p class="mut">{say("smc-look-at-tech")}</p>
      </section>
    );
  const face = faces(sitting).techs[tech]!;
  const one = inspect({ kind: "tech", value: tech }, sitting);
  return (
    <section class={`techdetail tk-${techKind(face.id)}`} {...refsOf([{ kind: "tech", value: tech }])}>
      <TechArt id={face.id} />
      <h3>
        {face.name} <span class="tag">{say("smc-level", { level: ROMAN[face.level]! })}</span>
      </h3>
      <dl class="fx">
        {facts.sealed && (
          <>
            <dt>{say("smc-trade-spent")}</dt>
            <dd class="dn">
              {facts.trade} → {facts.kept}
            </dd>
          </>
        )}
        {(facts.changes[String(tech)] ?? []).map(([name, before, after, type]) => (
          <>
            <dt>{name === "rank" ? say("smc-rank-of", { type: faces(sitting).types[type!]!.name }) : say(`smc-value-${name}`)}</dt>
            <dd class={mood(name, before, after)}>
              {before} → {after}
            </dd>
          </>
        ))}
        <dt>{say("smc-to-space-flight")}</dt>
        <dd>{facts.away}</dd>
      </dl>
      {one && <Printed one={{ ...one, facts: opened(face.icons, sitting) }} />}
    </section>
  );
}

/** A tech's picture: its sign before hills. */
export const TechArt = ({ id }: { id: string }) => (
  <span class={`techart tk-${techKind(id)}`} aria-hidden="true">
    <svg viewBox="0 0 240 84" preserveAspectRatio="xMidYMid slice">
      <circle cx="186" cy="22" r="20" opacity=".35" />
      <path d="M0 58 52 34 96 54 150 26 240 56V84H0Z" opacity=".35" />
      <path d="M0 70Q70 52 130 64T240 58V84H0Z" opacity=".6" />
    </svg>
    <Icon name={techSign(id)} />
  </span>
);

/** A moment of a finished game: what the one it is about learned then, however many did so at once. */
export function picture({ refs, seat }: Chapter, sitting: Sitting): ComponentChild {
  const learned = refs.findIndex((ref, i) => ref.kind === "tech" && refs[i - 1]?.kind === "seat" && refs[i - 1]!.value === seat);
  return learned < 0 ? null : <TechArt id={faces(sitting).techs[refs[learned]!.value as number]!.id} />;
}

/** Everybody's technologies, row by row. */
export function Pyramids({ sitting }: { sitting: Sitting }) {
  const { techs } = faces(sitting);
  const { players } = sitting.live.table.value!;
  const rows = boardOf(sitting).players;
  return (
    <div class="scroll" tabIndex={0} role="group" aria-label={say("smc-pyramids")}>
      <table class="tbl techtable">
        <thead>
          <tr>
            <td />
            {players.map(({ seat }) => (
              <th scope="col">
                <span class="who">
                  <Seat seat={seat} initial={nationOf(sitting, seat).initial} size={16} /> {nationOf(sitting, seat).name}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[5, 4, 3, 2, 1].map((level) => (
            <tr>
              <th scope="row" class="serif">
                {ROMAN[level]}
              </th>
              {players.map(({ seat }) => (
                <td>
                  {(rows[seat]?.pyramid?.[level - 1] ?? []).map((tech) => (
                    <span class={`techtag tk-${techKind(techs[tech]!.id)}`} tabIndex={0} {...refsOf([{ kind: "tech", value: tech }])}>
                      <Icon name={techSign(techs[tech]!.id)} /> {techs[tech]!.name}
                    </span>
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <h3>{say("smc-all-techs")}</h3>
      <AllTechs sitting={sitting} />
    </div>
  );
}

/** What there is to learn, by level; what I know is marked. */
function AllTechs({ sitting }: { sitting: Sitting }) {
  const { techs, needed } = faces(sitting);
  const seat = me(sitting);
  const mine = new Set(seat === null ? [] : boardOf(sitting).players[seat]!.pyramid.flat());
  return (
    <div class="fitting">
      {[1, 2, 3, 4, 5].map((level) => (
        <section>
          <h3>
            {say("smc-level", { level: ROMAN[level]! })} <span class="lab">{say("smc-trade-n", { n: needed[level] ?? 0 })}</span>
          </h3>
          <div class="techgrid">
            {techs.map(
              (face, tech) =>
                face.level === level && (
                  <span class={`techcell tk-${techKind(face.id)} ${mine.has(tech) ? "known" : ""}`} tabIndex={0} {...refsOf([{ kind: "tech", value: tech }])}>
                    <span class="face">
                      <Icon name={techSign(face.id)} /> <span>{hyphenated(face.name)}</span> {mine.has(tech) && <Icon name="ok" title={say("smc-known")} />}
                    </span>
                  </span>
                ),
            )}
          </div>
        </section>
      ))}
    </div>
  );
}
