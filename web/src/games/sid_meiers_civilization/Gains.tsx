import { Icon } from "../../parts/Icon";
import { say } from "../../words";
import type { Item } from "./facts";

/** What a thing may give: its key in the facts, its icon, its name. */
export const GAINS: [keyof Item["gains"], string, string][] = [
  ["production", "prod", "smc-production"],
  ["trade", "trade", "smc-trade"],
  ["culture", "culture", "smc-culture"],
  ["coin", "coin", "smc-coin"],
  ["combat", "strength", "smc-combat"],
];

/** What is gained and lost, with signs. */
export function Gains({ gains }: { gains: Item["gains"] }) {
  return (
    <>
      {GAINS.map(([id, icon, word]) =>
        gains[id] ? (
          <span class={gains[id]! < 0 ? "dn" : ""}>
            {gains[id]! > 0 ? "+" : "−"}
            {Math.abs(gains[id]!)}
            <Icon name={icon} title={say(word)} />
          </span>
        ) : null,
      )}
    </>
  );
}
