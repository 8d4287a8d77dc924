import type { Choice } from "../../api";
import { Icon } from "../../parts/Icon";
import { refsOf } from "../../parts/Inspector";
import { RuleLink } from "../../parts/Rules";
import { Consequences } from "../../table/Consequences";
import type { Sitting } from "../../table/sitting";
import { say } from "../../words";
import { Gains } from "./Gains";
import { asked, at, boardOf, faces, FIRST_PERSON, marker } from "./facts";
import { givenBy } from "./notes";
import { personSign } from "./signs";

/** Whether most of the squares lie in the right half of the map, where the card would cover them. */
function mostlyRight(sitting: Sitting, choices: Choice[]): boolean {
  const width = Math.max(...boardOf(sitting).squares.map((square) => at(square).x)) + 1;
  const right = choices.filter((choice) => at(Number(choice.option.at(-1))).x >= width / 2);
  return right.length * 2 > choices.length;
}

/** A great person has come: who it is, what it gives, and how many squares of mine may take it; the squares are lit on the map. */
export function GreatPerson({ sitting }: { sitting: Sitting }) {
  const what = asked(sitting);
  if ((what !== "place-person" && what !== "first-great-person") || !sitting.facts.value) return null;
  const decision = sitting.live.table.value!.decision!;
  const squares = sitting.fitting(([verb]) => verb === "person" || verb === "put");
  const keep = sitting.fitting(([verb]) => verb === "keep-person")[0];
  const person = Number(squares.find((c) => c.option[0] === "person")?.option[1] ?? (decision.prompt.refs?.find((ref) => ref.kind === "person")?.value as number | undefined) ?? -1);
  const face = faces(sitting).people[person];
  if (!face) return null;
  const given = marker(sitting, FIRST_PERSON + person);
  const selected = sitting.selected.value;
  const gains = selected && givenBy(selected.option, sitting);
  return (
    <div class={`smc-aside person ${mostlyRight(sitting, squares) ? "left" : ""}`} role="group" aria-label={decision.prompt.text}>
      <div class="portrait" aria-hidden="true">
        <svg viewBox="0 0 250 100" preserveAspectRatio="xMidYMid slice">
          <g class="rays">
            {Array.from({ length: 9 }, (_, i) => (
              <path d={`M125 110 ${i * 34 - 20} -10 ${i * 34 - 4} -10Z`} />
            ))}
          </g>
          <path class="floor" d="M0 88Q125 74 250 88V100H0Z" />
        </svg>
        <Icon name={personSign(face.id)} />
      </div>
      <div class="bd" {...refsOf([{ kind: "person", value: person }])}>
        <h2>{face.name}</h2>
        <p class="gives">
          {(["production", "trade", "culture", "coin"] as const).map((icon) =>
            given[icon] ? (
              <span>
                <Icon name={icon === "production" ? "prod" : icon} /> {say(`smc-yield-${icon}`, { n: given[icon] })}
              </span>
            ) : null,
          )}
          {given.combat_bonus > 0 && <span>{say("smc-combat-n", { n: given.combat_bonus })}</span>}
        </p>
        <p>
          {say("smc-person-replaces")} <RuleLink rule="SMC-10.2" />
        </p>
        <p class="mut">{say("smc-person-squares", { n: squares.length })}</p>
        {selected && (
          <div class="would">
            <b>{selected.label.text}</b> {gains && <Gains gains={gains} />}
            <Consequences sitting={sitting} option={selected.option} />
          </div>
        )}
      </div>
      <footer>
        {keep && (
          <button class="btn" onClick={() => sitting.select(keep)} aria-pressed={selected?.option === keep.option}>
            {keep.label.text}
          </button>
        )}
        <span class="sp" />
        <button class="btn act" disabled={!selected || sitting.busy.value} onClick={() => void sitting.confirm()}>
          {say(selected ? "smc-do-it" : "smc-choose-square")}
        </button>
      </footer>
    </div>
  );
}
