import { Icon } from "../../parts/Icon";
import { refsOf } from "../../parts/Inspector";
import { RuleLink } from "../../parts/Rules";
import type { Sitting } from "../../table/sitting";
import { say } from "../../words";
import { WonderArt } from "./Art";
import { faces, players, playerName, spaceName } from "./facts";
import { Owner } from "./Owner";

/** The wonders of the world: what stands where and whose it is, what lies open, what was lost. */
export function Wonders({ sitting }: { sitting: Sitting }) {
  const view = sitting.view.value!;
  const { wonder } = faces(sitting);
  const built = wonder.flatMap((face, w) => (view.builder[w] >= 0 || view.wonder_at[w] >= 0 ? [{ face, w }] : []));
  const open: number[] = view.display ?? [];
  if (!built.length && !open.length) return <p class="mut">{say("coc-wonders-none")}</p>;
  return (
    <div class="wonders" data-region="wonders" role="group" aria-label={say("coc-wonders-title")}>
      {built.map(({ face, w }) => {
        const at: number = view.wonder_at[w];
        return (
          <article class="wondercard" tabIndex={0} data-thing={`wonder-${w}`} aria-label={face.name} {...refsOf([{ kind: "wonder", value: w }])}>
            <div class="picture">
              <WonderArt wonder={w} />
            </div>
            <b class="serif">{face.name}</b>
            <span class="lab">{at >= 0 ? say("coc-wonders-in", { space: spaceName(sitting, at) }) : say("coc-wonders-lost")}</span>
            <span class="who">
              <Owner sitting={sitting} owner={view.builder[w]} size={14} /> {say("coc-wonders-built-by", { name: playerName(sitting, view.builder[w]) })}
            </span>
            {at >= 0 && view.city[at] !== view.builder[w] && (
              <span class="who">
                <Owner sitting={sitting} owner={view.city[at]} size={14} /> {say("coc-wonders-shared")} <RuleLink rule="COC-9.4" />
              </span>
            )}
          </article>
        );
      })}
      {open.map((w) => (
        <article class="wondercard open" tabIndex={0} data-thing={`open-${w}`} aria-label={wonder[w]!.name} {...refsOf([{ kind: "wonder", value: w }])}>
          <div class="picture">
            <WonderArt wonder={w} />
          </div>
          <b class="serif">{wonder[w]!.name}</b>
          <span class="lab">
            <Icon name="cards" /> {say("coc-wonders-open")}
          </span>
        </article>
      ))}
    </div>
  );
}

/** How many wonders each player built. */
export const wondersOf = (sitting: Sitting): number[] => players(sitting).map(({ seat }) => sitting.view.value!.builder.filter((builder: number) => builder === seat).length);
