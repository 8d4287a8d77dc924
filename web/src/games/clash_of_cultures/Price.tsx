import { Icon } from "../../parts/Icon";
import { GOOD_CLASS, GOODS } from "./facts";

/** One kind of good, as its sign. */
export const Good = ({ good }: { good: number }) => <Icon name={GOODS[good]!} class={GOOD_CLASS[good]} />;

/** A price as numbers and signs. */
export function Price({ goods, plus = false }: { goods: number[]; plus?: boolean }) {
  return (
    <span class="price">
      {goods.map((n, good) =>
        n && good < 8 ? (
          <span class="nw">
            {plus ? `+${n}` : n}
            <Good good={good} />
          </span>
        ) : null,
      )}
    </span>
  );
}
