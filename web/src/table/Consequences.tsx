import type { Option } from "../api";
import { Icon } from "../parts/Icon";
import { say } from "../words";
import { mood } from "./Changes";
import type { Sitting } from "./sitting";

/** Before and after, from the engine; and whose turn it is then. */
export function Consequences({ sitting, option }: { sitting: Sitting; option: Option }) {
  const preview = sitting.previewOf(option);
  if (!preview) return null;
  const table = sitting.live.table.value!;
  const next = preview.next && preview.next.seat !== table.seat ? sitting.nameOf(preview.next.seat) : null;
  return (
    <>
      {preview.changes.length > 0 && (
        <dl class="fx">
          {preview.changes.map(({ name, label, before, after }) => (
            <>
              <dt>{label}</dt>
              <dd class={mood(name, before, after)}>
                {before} → {after}
              </dd>
            </>
          ))}
        </dl>
      )}
      {preview.unsure.length > 0 && <p class="lab">{say("page-preview-unsure", { names: preview.unsure.map((name) => table.number_names[name] ?? name).join(", ") })}</p>}
      {preview.hidden && preview.changes.length > 0 && <p class="lab">{say("page-preview-hidden")}</p>}
      {preview.warnings.map((warning) => (
        <p class="warn">
          <Icon name="warn" /> {warning.text}
        </p>
      ))}
      {next && (
        <p class="warn over-to">
          <Icon name="right" /> {say("page-hands-over", { name: next })}
        </p>
      )}
    </>
  );
}
