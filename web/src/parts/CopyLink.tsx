import { useState } from "preact/hooks";
import { say } from "../words";
import { Icon } from "./Icon";

/** Whether this was written to the clipboard; pages that did not come by https may not. */
export const copied = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

/** A link to give away. It says so when it was copied; where it could not be, it stands there for a hand to copy. */
export function CopyLink({ link, small }: { link: string; small?: boolean }) {
  const [last, setLast] = useState({ link: "", done: false });
  const here = last.link === link;
  return (
    <>
      <button class={`btn ${small ? "sm" : ""}`} onClick={() => void copied(link).then((done) => setLast({ link, done }))}>
        <Icon name="link" /> {say("page-copy-link")}
      </button>
      <span class="mut" role="status">
        {here && last.done && say("page-copied")}
      </span>
      {here && !last.done && <input class="fld byhand" readOnly value={link} aria-label={say("page-link")} ref={(field) => field?.select()} onFocus={(e) => e.currentTarget.select()} />}
    </>
  );
}
