import { type Choice, type Option, same } from "../../api";
import { Icon } from "../../parts/Icon";
import { Seat } from "../../parts/Seat";
import { RuleLink } from "../../parts/Rules";
import { listed, Sight, Thing } from "../../parts/Thing";
import { initial } from "../../table/Log";
import type { Sitting } from "../../table/sitting";
import { say } from "../../words";
import { about } from "./board";
import { Art } from "./Art";
import { Gives, Named, Signed } from "./Card";
import { AGES, type Face, faces, typeIcon } from "./faces";
import { built, cardName, standing, wonderState } from "./names";
import { Building } from "./Others";
import { taking } from "./Sets";
import { useWide } from "../../parts/wide";

const BUILDINGS = ["farm", "mine", "lab", "temple", "library", "theater", "arena"];
const UNITS = ["infantry", "cavalry", "artillery", "air_force"];
const YELLOW_SECTIONS = [2, 2, 2, 2, 2, 2, 4, 18]; // from the left: how the happiness steps run
const BLUE = [5, 5, 6];

/** My civilization: government, leader, wonder; technologies with workers and tokens; what the turn will bring; the banks. */
export function Tableau({ sitting, seat, mine }: { sitting: Sitting; seat: number; mine: boolean }) {
  const view = sitting.view.value!;
  const table = sitting.live.table.value!;
  const player = view.players[seat];
  const sums = sitting.board.value?.players?.[seat] ?? {};
  const who = table.players[seat]!;
  return (
    <section class="panel my" data-region="tableau" aria-label={listed(who.name, say("tta-tableau"))}>
      <header>
        <Seat seat={seat} initial={initial(who.name)} size={20} />
        <h2>
          {who.name}
          {mine && `, ${say("page-you")}`}
        </h2>
        <Stat glyph="culture" name="num-culture" n={player.culture} more={`+${player.culture_rating}`} />
        <Stat glyph="science" name="num-science" n={player.science} more={`+${player.science_rating}`} />
        <Stat glyph="strength" name="num-strength" n={player.strength} />
        <Stat glyph="food" name="num-food" n={sums.food} more={`+${sums.food_production} −${sums.consumption}`} />
        <Stat glyph="res" name="num-resources" n={sums.resources} more={`+${sums.resource_production} −${sums.corruption}`} />
        <span class="sp" />
        <Sight id="actions" class="pips" name={say("tta-actions-left", { ca: player.ca, ma: player.ma })} title={say("tta-actions-left", { ca: player.ca, ma: player.ma })}>
          {pips(player.ca, player.ca_total, "ca")} {pips(player.ma, player.ma_total, "ma")}
        </Sight>
      </header>
      <div class="tb">
        <Seats sitting={sitting} player={player} />
        <Grid sitting={sitting} player={player} types={BUILDINGS} />
        <div>
          <Grid sitting={sitting} player={player} types={UNITS} />
          <Military sitting={sitting} player={player} />
        </div>
        <Forecast player={player} sums={sums} />
      </div>
      <Banks sitting={sitting} player={player} sums={sums} />
    </section>
  );
}

function Stat({ glyph, name, n, more }: { glyph: string; name: string; n: number; more?: string }) {
  return (
    <Sight id={name} class="stt" name={listed(`${say(name)} ${n}`, more)} title={say(name)}>
      <Icon name={glyph} /> <b>{n}</b> {more && <span class="mut">{more}</span>}
    </Sight>
  );
}

const isMine = (sitting: Sitting, player: { seat: number }) => sitting.live.table.value!.seat === player.seat;
/** What I would like to do with what is mine. */
const wished = (sitting: Sitting, player: { seat: number }, option: Option): Option[] => (isMine(sitting, player) ? [option] : []);

const pips = (have: number, all: number, glyph: string) => Array.from({ length: Math.max(have, all) }, (_, i) => <Icon name={i < have ? glyph : `${glyph}0`} />);

function Slot({ sitting, card, choices, wishes, state, children }: { sitting: Sitting; card: number; choices: Choice[]; wishes?: Option[]; state?: string; children?: preact.ComponentChildren }) {
  const face = faces(sitting)[card];
  if (!face) return null;
  const kind = face.kind === "leader" ? "k-leader" : face.kind === "wonder" ? "k-wonder" : "k-gov";
  const selected = choices.some((c) => sitting.selected.value && same(c.option, sitting.selected.value.option));
  const inside = (
    <>
      <Art face={face} />
      <span class="is">
        <b class="serif">{face.name}</b>
        {children}
        {face.text && face.kind !== "government" && (
          <span class="fits">
            <i />
            <span class="tx">{face.text}</span>
          </span>
        )}
      </span>
    </>
  );
  const looks = `slot ${kind} ${choices.length ? "legal" : ""} ${selected ? "sel" : ""} ${sitting.isLit("card", card) ? "lit" : ""}`;
  return (
    <Thing sitting={sitting} id={face.slug} class={looks} name={cardName(face, state)} short={face.name} choices={choices} about={[{ kind: "card", value: card }]} wishes={wishes}>
      {inside}
    </Thing>
  );
}

function Seats({ sitting, player }: { sitting: Sitting; player: any }) {
  const cards = faces(sitting);
  return (
    <div class="sd">
      <Slot sitting={sitting} card={player.government} choices={about(sitting, player.government, player.seat)}>
        <span class="row">
          <Gives gives={cards[player.government]?.gives ?? []} plain />
        </span>
      </Slot>
      {player.leader >= 0 && <Slot sitting={sitting} card={player.leader} choices={about(sitting, player.leader, player.seat)} />}
      {player.wonder >= 0 && (
        <Slot
          sitting={sitting}
          card={player.wonder}
          choices={about(sitting, player.wonder, player.seat)}
          wishes={wished(sitting, player, ["stage", 1])}
          state={built(cards[player.wonder], player.stages)}
        >
          <span class="row">
            <Building face={{ ...cards[player.wonder]!, name: "" }} built={player.stages} />
          </span>
        </Slot>
      )}
      {player.wonders.length > 0 && (
        <div class="done k-wonder">
          <span class="lab">{say("tta-completed")}</span>
          {player.wonders.map((card: number) => (
            <Named sitting={sitting} card={card} id="wonder" choices={about(sitting, card, player.seat)} class={player.ruined.includes(card) ? "ruined" : ""} state={wonderState(player, card)}>
              {cards[card]?.name}
              {player.homer_under === card && " ☺"}
            </Named>
          ))}
        </div>
      )}
    </div>
  );
}

/** Technologies by kind and level: each with its workers and its blue tokens; a technology in hand is a ghost in its place. */
function Grid({ sitting, player, types }: { sitting: Sitting; player: any; types: string[] }) {
  const cards = faces(sitting);
  const inPlay: number[] = player.technologies;
  const ghosts: number[] = player.hand.filter((card: number) => types.includes(cards[card]?.type ?? ""));
  const levels = [0, 1, 2, 3].filter((level) => [...inPlay, ...ghosts].some((card) => types.includes(cards[card]!.type) && cards[card]!.level === level));
  const find = (list: number[], type: string, level: number) => list.find((card) => cards[card]?.type === type && cards[card]?.level === level);
  return (
    <div class="tg" style={{ "--levels": levels.length }}>
      <div class="tr hd" aria-hidden="true">
        <span />
        {levels.map((level) => (
          <span>{AGES[level]}</span>
        ))}
      </div>
      {types.map((type) => (
        <div class="tr">
          <span class="rl">
            <Icon name={typeIcon(type)} title={say(`tta-type-${type}`)} />
          </span>
          {levels.map((level) => {
            const card = find(inPlay, type, level);
            if (card !== undefined) return <Tile sitting={sitting} card={card} face={cards[card]!} player={player} />;
            const ghost = find(ghosts, type, level);
            return (
              <div class="nt">
                {ghost !== undefined && (
                  <Named sitting={sitting} card={ghost} id="ghost" class="gh" state={say("tta-in-hand", { n: cards[ghost]?.science ?? 0 })}>
                    {cards[ghost]?.name} <span class="lab">{say("tta-in-hand", { n: cards[ghost]?.science ?? 0 })}</span>
                  </Named>
                )}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

function Tile({ sitting, card, face, player }: { sitting: Sitting; card: number; face: Face; player: any }) {
  const choices = about(sitting, card, player.seat);
  const workers: number = player.workers[card];
  const tokens: number = player.tokens[card] ?? 0;
  const selected = choices.some((c) => sitting.selected.value && same(c.option, sitting.selected.value.option));
  const set = isMine(sitting, player) ? taking(sitting, card) : undefined;
  const looks = `tt ${face.kind === "unit" ? "k-unit" : face.kind === "urban" ? "k-urban" : "k-prod"} ${set || sitting.offered(choices).length ? "legal" : ""} ${selected || set?.taken ? "sel" : ""} ${workers ? "" : "idle"} ${sitting.isLit("card", card) ? "lit" : ""}`;
  const inside = (
    <>
      <span class="lv">
        {face.age} <Icon name={typeIcon(face.type)} />
      </span>
      <span class="nm">{face.name}</span>
      {set?.count && <b class="tk">{set.count}</b>}
      <span class="wk">
        <Pile n={workers} glyph="wk" most={5} />
        <span class="bl">
          <Pile n={tokens} glyph="bl" most={3} />
        </span>
        <span class="out">
          <Gives gives={face.gives} plain />
        </span>
      </span>
    </>
  );
  return (
    <Thing
      sitting={sitting}
      id={face.slug}
      class={looks}
      name={cardName(face, standing(workers, tokens), set?.count)}
      toggle={set?.toggle}
      taken={set?.taken}
      short={face.name}
      choices={choices}
      about={[{ kind: "card", value: card }]}
      wishes={wished(sitting, player, ["build", card])}
    >
      {inside}
    </Thing>
  );
}

/** A few are drawn, many are a number. */
function Pile({ n, glyph, most }: { n: number; glyph: string; most: number }) {
  if (n <= most)
    return (
      <>
        {Array.from({ length: n }, () => (
          <Icon name={glyph} />
        ))}
      </>
    );
  return (
    <span class="pile">
      <Icon name={glyph} />
      <b>{n}</b>
    </span>
  );
}

function Military({ sitting, player }: { sitting: Sitting; player: any }) {
  const table = sitting.live.table.value!;
  const wide = useWide();
  const list = (word: string, items: number[], whose = -1) => {
    const held = items.filter((card) => card >= 0);
    const name = table.players[whose]?.name;
    if (!held.length) return null;
    const Card = wide || held.length === 1 ? Named : Signed;
    return (
      <>
        <dt>{say(word)}</dt>
        <dd>
          {held.map((card, i) => (
            <Card sitting={sitting} card={card} id={`${word}-${i}`} choices={about(sitting, card, player.seat)} state={listed(say(word), name)} />
          ))}
          {name && ` → ${name}`}
        </dd>
      </>
    );
  };
  return (
    <dl class="mil">
      {list("tta-tactic", [player.tactic])}
      {list("tta-special", player.specials)}
      {list("tta-colonies", player.colonies)}
      {list("tta-pact", [player.pact], player.pact >= 0 ? player.partner : -1)}
      {player.war >= 0 && list("tta-war", [player.war], player.enemy)}
    </dl>
  );
}

/** What ends with the turn: production, corruption, consumption, uprising. */
function Forecast({ player, sums }: { player: any; sums: any }) {
  const uprising = sums.discontent > player.unused;
  const end = sums.forecast ?? {};
  const rows: [string, string, number, string, number][] = [
    ["science", "num-science", player.science, uprising ? "" : `+${player.science_rating}`, end.science],
    ["culture", "num-culture", player.culture, uprising ? "" : `+${player.culture_rating}`, end.culture],
    ["food", "num-food", sums.food, uprising ? "" : `+${sums.food_production} −${sums.consumption}`, end.food],
    ["res", "num-resources", sums.resources, uprising ? "" : `−${sums.corruption} +${sums.resource_production}`, end.resources],
  ];
  return (
    <div class="fc">
      <h3>{say("tta-if-you-end")}</h3>
      <table class="tbl">
        <tbody>
          {rows.map(([glyph, name, now, change, then]) => (
            <tr>
              <th scope="row">
                <Sight id={`end-${name}`} name={`${say("tta-if-you-end")}: ${say(name)} ${now} ${change} → ${then ?? ""}`}>
                  <Icon name={glyph} /> {say(name)}
                </Sight>
              </th>
              <td>{now}</td>
              <td class="mut">{change}</td>
              <td>{then ?? ""}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">
              <Sight id="end-draw" name={`${say("tta-if-you-end")}: ${say("tta-draw")} +${end.military ?? 0}`}>
                <Icon name="cards" /> {say("tta-draw")}
              </Sight>
            </th>
            <td colSpan={3}>+{end.military ?? 0}</td>
          </tr>
        </tbody>
      </table>
      {uprising ? (
        <p class="chip loss">
          <Icon name="warn" /> {say("tta-uprising")} <RuleLink rule="TTA-7.2" />
        </p>
      ) : (
        sums.discontent > 0 && (
          <p class="chip care">
            <Icon name="sad" /> {say("tta-discontent", { n: sums.discontent, unused: player.unused })}
          </p>
        )
      )}
      {sums.corruption > 0 && (
        <p class="chip loss">
          <Icon name="warn" /> {say("tta-corruption", { n: sums.corruption })}
        </p>
      )}
      {end.famine > 0 && (
        <p class="chip loss">
          <Icon name="warn" /> {say("tta-famine", { n: end.famine })}
        </p>
      )}
    </div>
  );
}

function Banks({ sitting, player, sums }: { sitting: Sitting; player: any; sums: any }) {
  const grow = isMine(sitting, player) ? sitting.fitting((o) => o[0] === "population") : [];
  const happy = Array.from({ length: 8 }, (_, i) => i + 1);
  const yellow = say("tta-yellow-bank", { n: player.yellow, cost: sums.population_cost, eat: sums.consumption });
  const blue = say("tta-blue-bank", { n: player.blue, lost: sums.corruption });
  const happiness = say("tta-happiness", { n: player.happiness, needed: sums.happy_needed });
  return (
    <div class="bk">
      <Sight id="yellow" name={yellow}>
        <span class="lab">{yellow}</span>
        <Bank n={player.yellow} sections={YELLOW_SECTIONS.slice(0, 7)} full="wk" empty="wk0" />
      </Sight>
      <Sight id="blue" name={blue}>
        <span class="lab">{blue}</span>
        <Bank n={player.blue} sections={BLUE} full="bl" empty="bl0" />
      </Sight>
      <Sight id="happiness" name={happiness}>
        <span class="lab">{happiness}</span>
        <span class="hap">
          {happy.map((n) => (
            <i class={n <= player.happiness ? "have" : n <= sums.happy_needed ? "need" : ""}>{n}</i>
          ))}
        </span>
      </Sight>
      <div>
        <span class="lab">{say("tta-unused-workers")}</span>
        <Thing
          sitting={sitting}
          id="unused"
          class={`btn sm ${grow.length ? "legal" : "off"}`}
          name={`${say("tta-unused-workers")} ${player.unused}`}
          choices={grow}
          wishes={wished(sitting, player, ["population"])}
        >
          <Icon name="wk" /> {player.unused} {grow.length > 0 && <Icon name="plus" />}
        </Thing>
      </div>
    </div>
  );
}

/** A bank, filled from the left in its sections. */
function Bank({ n, sections, full, empty }: { n: number; sections: number[]; full: string; empty: string }) {
  let left = n;
  return (
    <span class="bank" aria-hidden="true">
      {sections.map((size) => {
        const here = Math.max(0, Math.min(size, left));
        left -= here;
        return (
          <span class="sec">
            <span class="sl">
              {Array.from({ length: size }, (_, i) => (
                <Icon name={i < here ? full : empty} />
              ))}
            </span>
          </span>
        );
      })}
      {left > 0 && <span class="num">+{left}</span>}
    </span>
  );
}
