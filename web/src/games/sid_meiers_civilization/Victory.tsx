import type { ComponentChildren } from "preact";
import type { Scene } from "../../api";
import { Reckoning } from "../../parts/Battle";
import { Icon } from "../../parts/Icon";
import { refsOf } from "../../parts/Inspector";
import { Seat } from "../../parts/Seat";
import { listed } from "../../parts/Thing";
import type { Sitting } from "../../table/sitting";
import { say } from "../../words";
import { type Parts, partName } from "./battlefacts";
import { faces, me } from "./facts";
import { brought } from "./inspect";
import { nationOf, ROMAN } from "./names";
import { TechArt } from "./Research";
import { techKind } from "./signs";

/** How near somebody is to each victory. */
export interface Race {
  culture: [number, number];
  technology: [number, number];
  economy: [number, number];
  military: number | null;
  rival: number | null;
  space_flight: boolean;
}
export const VICTORIES = ["undecided", "culture", "technology", "economy", "military", "score", "no_winner"] as const;
type Kind = (typeof VICTORIES)[number];

/** What a scene of this title shows beyond what every scene does. */
export function sceneBody(scene: Scene, sitting: Sitting): ComponentChildren {
  if (scene.kind === "victory") return <Won sitting={sitting} victory={Number(scene.facts.victory)} winners={scene.seats} race={scene.facts.race ?? []} turn={Number(scene.facts.turn)} />;
  if (scene.kind === "battle" && scene.facts.account) return <Reckoned sitting={sitting} {...(scene.facts.account as Account)} />;
  if (scene.kind === "research") return <Revealed sitting={sitting} learned={scene.facts.learned ?? []} />;
  return null;
}

/** All technologies of a turn are turned up at once. */
export const sceneTitle = (scene: Scene): string | null => (scene.kind === "research" && scene.facts.learned?.length ? say("smc-turned-up", { n: scene.facts.learned.length }) : null);

/** The end, as long as nobody has opened the account: the picture of this victory, who won, and how near everybody was. */
export function Victory({ sitting }: { sitting: Sitting }) {
  const table = sitting.live.table.value!;
  const view = sitting.view.value;
  const race = (sitting.board.value as { race?: Race[] } | null)?.race ?? [];
  if (!table.over || !view?.victory || sitting.past.value || !sitting.facts.value) return null;
  const winners = table.players.map(({ seat }) => seat).filter((seat) => (view.winners >> seat) & 1);
  return (
    <div class="smc-room victory">
      <Won sitting={sitting} victory={view.victory} winners={winners} race={race} turn={view.turn} />
    </div>
  );
}

function Won({ sitting, victory, winners, race, turn }: { sitting: Sitting; victory: number; winners: number[]; race: Race[]; turn: number }) {
  const kind: Kind = VICTORIES[victory] ?? "score";
  return (
    <div class={`won v-${kind}`}>
      <div class="panorama">
        <Panorama kind={kind} seat={winners[0] ?? 0} initial={winners.length ? nationOf(sitting, winners[0]!).initial : ""} />
        <div class="said">
          <p class="row wrap">
            {winners.map((seat) => (
              <span class="chip">
                <Seat seat={seat} initial={nationOf(sitting, seat).initial} size={18} /> {nationOf(sitting, seat).name}, {sitting.live.table.value!.players[seat]?.name}
              </span>
            ))}
          </p>
          <h2>{say(`smc-victory-${kind}`)}</h2>
          <p>{say(`smc-victory-${kind}-how`, { turn })}</p>
        </div>
      </div>
      <HowNear sitting={sitting} race={race} winners={winners} kind={kind} />
    </div>
  );
}

const BARS = ["culture", "technology", "economy"] as const;

/** Everybody's way to each of the four victories. */
export function HowNear({ sitting, race, winners = [], kind }: { sitting: Sitting; race: Race[]; winners?: number[]; kind?: Kind }) {
  return (
    <section class="hownear">
      <h3>{say("smc-how-near")}</h3>
      <div class="scroll" tabIndex={0} role="group" aria-label={say("smc-how-near")}>
        <table class="tbl">
          <thead>
            <tr>
              <td />
              {[...BARS, "military" as const].map((name) => (
                <th scope="col">{say(`smc-way-${name}`)}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {race.map((one, seat) => (
              <tr class={winners.includes(seat) ? "hit" : seat === me(sitting) ? "me" : ""}>
                <th scope="row">
                  <span class="who">
                    <Seat seat={seat} initial={nationOf(sitting, seat).initial} size={17} /> {nationOf(sitting, seat).name}
                  </span>
                </th>
                {BARS.map((name) => {
                  const [n, of] = one[name];
                  return (
                    <td class={winners.includes(seat) && name === kind ? "up" : ""}>
                      <i class="way" style={{ "--share": Math.min(1, n / of), "--sc": `var(--seat-${(seat % 7) + 1})` }} aria-hidden="true" />
                      <span class="of">
                        {n}/{of}
                      </span>
                    </td>
                  );
                })}
                <td class={winners.includes(seat) && kind === "military" ? "up" : ""}>{one.military === null ? "–" : say("smc-steps-away", { n: one.military })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface Account {
  seats: [number, number];
  barbarian: boolean;
  parts: [Parts, Parts];
  bonus: [number, number] | null;
  sums: [number, number] | null;
}

/** How a battle was decided: what is left at the fronts, and the bonus of the better side with what it is made of (SMC-13.3, SMC-13.8). */
function Reckoned({ sitting, seats, barbarian, parts, bonus, sums }: { sitting: Sitting } & Account) {
  const total = (side: number) => parts[side]!.reduce((sum, [, , worth]) => sum + worth, 0);
  const mine = me(sitting);
  return (
    <div class="reckoned">
      {[0, 1].map((side) => {
        const wild = barbarian && side === 1;
        const { name, initial } = nationOf(sitting, seats[side]!);
        const extra = bonus?.[side] ?? 0;
        return (
          <section>
            <h4>
              {wild ? <Icon name="strength" /> : <Seat seat={seats[side]!} initial={initial} size={18} />} {wild ? say("smc-barbarians") : name}{" "}
              <span class="lab">{listed(!wild && seats[side] === mine && say("page-you"), say(side ? "smc-defends" : "smc-attacks"))}</span>
            </h4>
            <Reckoning
              lines={[
                ...(sums && bonus ? [{ name: say("smc-units-in-front"), n: String(sums[side]! - extra) }] : []),
                ...(extra ? [{ name: say("smc-bonus-difference", { own: total(side), other: total(1 - side) }), n: extra, mood: "up" as const }] : []),
                ...parts[side]!.map(([kind, value, worth]) => ({ name: partName(sitting, kind, value), n: worth, mood: "mut" as const, about: kind === "city" ? [] : [{ kind, value }] })),
              ]}
              {...(sums ? { sum: { name: say("page-sum"), value: sums[side] } } : {})}
            />
          </section>
        );
      })}
    </div>
  );
}

/** All choices turned up, in order of play: the tech, what it brings, the trade that went. */
function Revealed({ sitting, learned }: { sitting: Sitting; learned: [seat: number, tech: number, trade: number, kept: number][] }) {
  const { techs } = faces(sitting);
  return (
    <div class="revealed">
      {learned.map(([seat, tech, trade, kept], i) => {
        const face = techs[tech]!;
        return (
          <article class={`tk-${techKind(face.id)}`} style={{ "--sc": `var(--seat-${(seat % 7) + 1})` }} {...refsOf([{ kind: "tech", value: tech }])}>
            <header>
              <Seat seat={seat} initial={nationOf(sitting, seat).initial} size={18} /> <b class="serif">{nationOf(sitting, seat).name}</b> <span class="tag">{i + 1}.</span>
            </header>
            <TechArt id={face.id} />
            <h4>
              {face.name} <span>{ROMAN[face.level]}</span>
            </h4>
            <dl class="fx">
              {brought(face.icons, sitting).map(([name, value]) => (
                <>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </>
              ))}
            </dl>
            <p>{face.text.join(" ")}</p>
            <footer>
              <Icon name="trade" /> {trade} → {kept}
            </footer>
          </article>
        );
      })}
    </div>
  );
}

/** Cut paper: a hall for culture, a rocket for technology, a market for coins, a gate for war. */
function Panorama({ kind, seat, initial }: { kind: Kind; seat: number; initial: string }) {
  const n = (seat % 7) + 1;
  const flag = (x: number, y: number) => (
    <g>
      <path d={`M${x} ${y}v-58`} stroke="var(--ink)" stroke-width="4" />
      <path d={`M${x} ${y - 58}h64l-14 15 14 15h-64z`} fill={`var(--seat-${n})`} stroke="var(--ink)" stroke-width="2" />
      <text x={x + 22} y={y - 37} text-anchor="middle" class="flagtext" fill={`var(--on-seat-${n})`}>
        {initial}
      </text>
    </g>
  );
  return (
    <svg class="pano" viewBox="0 0 1000 330" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <rect width="1000" height="330" class="p-sky" />
      <path class="p-cloud" d="M912 108h66M886 121h58" />
      <path class="p-far" d="M0 240 110 160 180 206 300 150 430 236 540 160 660 240 760 180 880 120 1000 216V330H0Z" />
      <path class="p-hill" d="M0 262Q260 214 520 252T1000 236V330H0Z" />
      <path class="p-grass" d="M0 292Q300 262 560 288T1000 280V330H0Z" />
      {kind === "culture" && (
        <g>
          <circle cx="740" cy="196" r="108" class="p-sun2" />
          <circle cx="740" cy="196" r="78" class="p-sun" />
          <path class="p-roof" d="M592 190 740 126 888 190Z" />
          <path class="p-stone" d="M600 190h280v12H600zM588 278h304v18H588z" />
          <path class="p-wall" d="M608 202h264v76H608z" />
          <path class="p-roof" d="M622 202h18v76h-18zM668 202h18v76h-18zM714 202h18v76h-18zM760 202h18v76h-18zM806 202h18v76h-18zM846 202h18v76h-18z" />
          {flag(740, 128)}
        </g>
      )}
      {kind === "technology" && (
        <g>
          <circle cx="850" cy="70" r="44" class="p-sun" />
          <path class="p-flame" d="M720 262q-34 46-10 68h72q24-22-10-68z" />
          <path class="p-flame2" d="M730 266q-14 34 0 54h32q14-20 0-54z" />
          <path class="p-roof" d="M746 40q-42 56-42 150v76h84v-76q0-94-42-150z" />
          <path fill={`var(--seat-${n})`} stroke="var(--ink)" stroke-width="2" d="M704 210q-36 26-36 72l36-18zM788 210q36 26 36 72l-36-18z" />
          <circle cx="746" cy="138" r="19" class="p-glass" stroke="var(--ink)" stroke-width="4" />
          <path class="p-stone" d="M704 244h84v20h-84z" />
          <text x="746" y="216" text-anchor="middle" class="flagtext big" fill="var(--ink)">
            {initial}
          </text>
          <path class="p-stone" d="M596 306h300v14H596zM620 180h14v128h-14zM620 190h60v8h-60z" />
        </g>
      )}
      {kind === "economy" && (
        <g>
          <circle cx="880" cy="76" r="50" class="p-sun" />
          <path class="p-wall" d="M600 206h260v92H600z" />
          {[0, 1, 2, 3, 4, 5].map((i) => (
            <path class={i % 2 ? "p-roof" : "p-flame"} d={`M${590 + i * 47} 166h47l4 44q-27 16-54 0z`} />
          ))}
          <path class="p-stone" d="M612 250h236v12H612zM590 296h280v12H590z" />
          {[0, 1, 2, 3].map((pile) =>
            Array.from({ length: 3 + pile * 2 }, (_, i) => <ellipse cx={640 + pile * 60} cy={246 - i * 8} rx="22" ry="7" class="p-coin" stroke="var(--ink)" stroke-width="1.500" />),
          )}
          {flag(730, 168)}
        </g>
      )}
      {kind === "military" && (
        <g>
          <circle cx="740" cy="110" r="66" class="p-flame2" />
          <path class="p-stone" d="M560 176h84v124h-84zM836 176h84v124h-84z" />
          <path class="p-stone" d="M552 160h20v16h-20zM588 160h20v16h-20zM624 160h20v16h-20zM836 160h20v16h-20zM872 160h20v16h-20zM908 160h20v16h-20z" />
          <path class="p-wall" d="M644 200h192v100H644z" />
          <path d="M690 300v-50a50 50 0 0 1 100 0v50z" fill="var(--ink)" />
          <path class="p-flame" d="M690 300v-18l26-22v40zM790 300v-18l-26-22v40z" />
          {[600, 664, 816, 880].map((x) => (
            <path d={`M${x} 316v-78l-5 10 5-22 5 22-5-10`} fill="none" stroke="var(--ink)" stroke-width="4" />
          ))}
          {flag(740, 202)}
        </g>
      )}
      {(kind === "score" || kind === "no_winner" || kind === "undecided") && (
        <g>
          <circle cx="740" cy="130" r="70" class="p-sun2" />
          <path class="p-stone" d="M600 236h90v72h-90zM690 196h100v112H690zM790 256h90v52h-90z" />
          {flag(740, 198)}
        </g>
      )}
      {Array.from({ length: 13 }, (_, i) => (
        <g class="p-folk">
          <circle cx={560 + i * 28} cy={306 + (i % 3) * 5} r="4.500" />
          <path d={`M${555 + i * 28} ${322 + (i % 3) * 5}q5-14 10 0z`} />
        </g>
      ))}
    </svg>
  );
}
