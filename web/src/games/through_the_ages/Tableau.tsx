import { type Choice, same } from "../../api";
import { Icon } from "../../parts/Icon";
import { Seat } from "../../parts/Seat";
import { RuleLink } from "../../parts/Rules";
import { initial } from "../../table/Log";
import type { Sitting } from "../../table/sitting";
import { say } from "../../words";
import { about } from "./board";
import { Gives } from "./Card";
import { AGES, type Face, faces, typeIcon } from "./faces";
import { Building } from "./Others";

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
    <section class="panel my" aria-label={who.name}>
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
        <span class="pips" title={say("tta-actions-left", { ca: player.ca, ma: player.ma })}>
          {pips(player.ca, player.ca_total, "ca")} {pips(player.ma, player.ma_total, "ma")}
        </span>
      </header>
      <div class="tb" tabIndex={0} role="group" aria-label={say("tta-tableau")}>
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
    <span class="stt">
      <Icon name={glyph} title={say(name)} /> <b>{n}</b> {more && <span class="mut">{more}</span>}
    </span>
  );
}

const pips = (have: number, all: number, glyph: string) => Array.from({ length: Math.max(have, all) }, (_, i) => <Icon name={i < have ? glyph : `${glyph}0`} />);

function Slot({ sitting, card, choices, children }: { sitting: Sitting; card: number; choices: Choice[]; children?: preact.ComponentChildren }) {
  const face = faces(sitting)[card];
  if (!face) return null;
  const kind = face.kind === "leader" ? "k-leader" : face.kind === "wonder" ? "k-wonder" : "k-gov";
  const selected = choices.some((c) => sitting.selected.value && same(c.option, sitting.selected.value.option));
  const inside = (
    <>
      <span class="lv">{face.age}</span>
      <span>
        <b class="serif">{face.name}</b>
        {children ?? <span class="tx">{face.text}</span>}
      </span>
    </>
  );
  const looks = `slot ${kind} ${choices.length ? "legal" : ""} ${selected ? "sel" : ""} ${sitting.isLit("card", card) ? "lit" : ""}`;
  return choices.length ? (
    <button class={looks} onClick={() => sitting.pick(choices)} title={face.text}>
      {inside}
    </button>
  ) : (
    <div class={looks} title={face.text}>
      {inside}
    </div>
  );
}

function Seats({ sitting, player }: { sitting: Sitting; player: any }) {
  const cards = faces(sitting);
  return (
    <div class="sd">
      <Slot sitting={sitting} card={player.government} choices={about(sitting, player.government)}>
        <span class="row">
          <Gives gives={cards[player.government]?.gives ?? []} plain />
        </span>
      </Slot>
      {player.leader >= 0 && <Slot sitting={sitting} card={player.leader} choices={about(sitting, player.leader)} />}
      {player.wonder >= 0 && (
        <Slot sitting={sitting} card={player.wonder} choices={about(sitting, player.wonder)}>
          <span class="row">
            <Building face={{ ...cards[player.wonder]!, name: "" }} built={player.stages} />
          </span>
          <span class="tx">{cards[player.wonder]?.text}</span>
        </Slot>
      )}
      {player.wonders.length > 0 && (
        <div class="done k-wonder">
          <span class="lab">{say("tta-completed")}</span>
          {player.wonders.map((card: number) => (
            <b class={player.ruined.includes(card) ? "ruined" : ""} title={cards[card]?.text}>
              {cards[card]?.name}
              {player.homer_under === card && " ☺"}
            </b>
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
                  <span class="gh">
                    {cards[ghost]?.name} <span class="lab">{say("tta-in-hand", { n: cards[ghost]?.science ?? 0 })}</span>
                  </span>
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
  const choices = about(sitting, card);
  const workers: number = player.workers[card];
  const tokens: number = player.tokens[card] ?? 0;
  const selected = choices.some((c) => sitting.selected.value && same(c.option, sitting.selected.value.option));
  const looks = `tt ${face.kind === "unit" ? "k-unit" : face.kind === "urban" ? "k-urban" : "k-prod"} ${choices.length ? "legal" : ""} ${selected ? "sel" : ""} ${workers ? "" : "idle"} ${sitting.isLit("card", card) ? "lit" : ""}`;
  const label = `${face.name}: ${say("tta-workers", { n: workers })}${tokens ? `, ${say("tta-tokens", { n: tokens })}` : ""}`;
  const inside = (
    <>
      <span class="lv">{face.age}</span>
      <span class="nm">{face.name}</span>
      <span class="wk">
        {Array.from({ length: workers }, () => (
          <Icon name="wk" />
        ))}
        <span class="bl">
          {Array.from({ length: tokens }, () => (
            <Icon name="bl" />
          ))}
        </span>
        <span class="out">
          <Gives gives={face.gives} plain />
        </span>
      </span>
    </>
  );
  return choices.length ? (
    <button class={looks} onClick={() => sitting.pick(choices)}>
      {inside}
      <span class="vh">
        {label}; {choices.map((c) => c.label.text).join("; ")}
      </span>
    </button>
  ) : (
    <div class={looks} role="img" aria-label={label}>
      {inside}
    </div>
  );
}

function Military({ sitting, player }: { sitting: Sitting; player: any }) {
  const cards = faces(sitting);
  const table = sitting.live.table.value!;
  const list = (items: number[]) => items.filter((card) => card >= 0).map((card) => cards[card]?.name).join(", ") || "–";
  const pact = player.pact >= 0 ? `${cards[player.pact]?.name} (${table.players[player.partner]?.name})` : "–";
  return (
    <dl class="mil">
      <dt>{say("tta-tactic")}</dt>
      <dd>{list([player.tactic])}</dd>
      <dt>{say("tta-special")}</dt>
      <dd>{list(player.specials)}</dd>
      <dt>{say("tta-colonies")}</dt>
      <dd>{list(player.colonies)}</dd>
      <dt>{say("tta-pact")}</dt>
      <dd>{pact}</dd>
      {player.war >= 0 && (
        <>
          <dt>{say("tta-war")}</dt>
          <dd>
            {cards[player.war]?.name} → {table.players[player.enemy]?.name}
          </dd>
        </>
      )}
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
                <Icon name={glyph} /> {say(name)}
              </th>
              <td>{now}</td>
              <td class="mut">{change}</td>
              <td>{then ?? ""}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">
              <Icon name="cards" /> {say("tta-draw")}
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
  const grow = sitting.fitting((o) => o[0] === "population");
  const happy = Array.from({ length: 8 }, (_, i) => i + 1);
  return (
    <div class="bk">
      <div>
        <span class="lab">
          {say("tta-yellow-bank", { n: player.yellow, cost: sums.population_cost, eat: sums.consumption })}
        </span>
        <Bank n={player.yellow} sections={YELLOW_SECTIONS.slice(0, 7)} full="wk" empty="wk0" />
      </div>
      <div>
        <span class="lab">{say("tta-blue-bank", { n: player.blue, lost: sums.corruption })}</span>
        <Bank n={player.blue} sections={BLUE} full="bl" empty="bl0" />
      </div>
      <div>
        <span class="lab">{say("tta-happiness", { n: player.happiness, needed: sums.happy_needed })}</span>
        <span class="hap">
          {happy.map((n) => (
            <i class={n <= player.happiness ? "have" : n <= sums.happy_needed ? "need" : ""}>{n}</i>
          ))}
        </span>
      </div>
      <div>
        <span class="lab">{say("tta-unused-workers")}</span>
        {grow.length > 0 ? (
          <button class="btn sm legal" onClick={() => sitting.pick(grow)}>
            <Icon name="wk" /> {player.unused} <Icon name="plus" title={grow[0]!.label.text} />
          </button>
        ) : (
          <span class="num">
            <Icon name="wk" /> {player.unused}
          </span>
        )}
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
