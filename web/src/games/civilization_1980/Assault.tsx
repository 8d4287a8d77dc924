import { Icon } from "../../parts/Icon";
import { Seat } from "../../parts/Seat";
import { Over } from "../../table/Over";
import type { Sitting } from "../../table/sitting";
import { say } from "../../words";
import { faces, nationOf } from "./facts";

/** A city of mine that would fall without a fight: who stands before it, and what I may do. */
export function Assault({ sitting }: { sitting: Sitting }) {
  const decision = sitting.past.value ? null : sitting.live.table.value!.decision;
  const assault = sitting.board.value?.assault as { area: number; enemy: number; tokens: number; needed: number; stock: number } | null;
  if (decision?.what !== "surrender" || !assault) return null;
  const { name, initial } = nationOf(sitting, assault.enemy);
  const footer = (
    <>
      <span class="sp" />
      {decision.options.map((choice) => (
        <button class="btn big" onClick={() => sitting.select(choice)}>
          {choice.label.text}
        </button>
      ))}
    </>
  );
  return (
    <Over title={say("civ-city-threatened", { area: faces(sitting).areas[assault.area]!.name })} lead={decision.prompt.text} rule={decision.rule} footer={footer}>
      <p class="row">
        <Seat seat={assault.enemy} initial={initial} size={36} />
        <b class="huge">
          {assault.tokens} / {assault.needed}
        </b>
        <Icon name="city" />
        <span>{say("civ-city-facts", { nation: name, tokens: assault.tokens, needed: assault.needed, stock: assault.stock })}</span>
      </p>
    </Over>
  );
}
