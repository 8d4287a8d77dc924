import { learned } from "../settings";
import { say } from "../words";
import { Dialog } from "./Dialog";
import { reading, RuleLink } from "./Rules";

/** The first help: how a turn goes, in a few steps, each with its rule. */
export function Learn({ title, steps, close }: { title: string; steps: [message: string, rule: string][]; close: () => void }) {
  const done = () => {
    if (!learned.value.includes(title)) learned.value = [...learned.value, title];
    close();
  };
  return (
    <Dialog
      title={`${say(`title-${title}`)}: ${say("page-learn")}`}
      close={done}
      footer={
        <>
          <button class="btn" onClick={() => (reading.value = { title, rule: "" })}>
            {say("page-learn-more")}
          </button>
          <span class="sp" />
          <button class="btn act big" onClick={done}>
            {say("page-learn-done")}
          </button>
        </>
      }
    >
      <ol class="learn">
        {steps.map(([message, rule]) => (
          <li>
            <span>
              {say(message)} <RuleLink rule={rule} />
            </span>
          </li>
        ))}
      </ol>
      <p class="mut">{say("page-learn-list")}</p>
      <p class="mut">{say("page-learn-keys")}</p>
    </Dialog>
  );
}
