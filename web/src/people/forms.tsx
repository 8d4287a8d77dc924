import type { ComponentChildren } from "preact";

/** What pages about people are made of. */

export type Act = (work: Promise<unknown>) => void;

export function Panel({ title, help, children }: { title: string; help?: string; children: ComponentChildren }) {
  return (
    <section class="panel">
      <header>
        <h2>{title}</h2>
        {help && <span class="mut">{help}</span>}
      </header>
      <div class="bd">{children}</div>
    </section>
  );
}

export function Field({
  label,
  ...more
}: {
  label: string;
  type?: string;
  value: string;
  set: (value: string) => void;
  autocomplete?: string;
  required?: boolean;
  minLength?: number;
  maxLength?: number;
}) {
  const { set, ...input } = more;
  return (
    <label class="field">
      <span>{label}</span>
      <input class="fld" {...input} onInput={(e) => set(e.currentTarget.value)} />
    </label>
  );
}

/** A form that does one thing when it is sent. */
export function Form({ send, does, children }: { send: () => void; does: string; children: ComponentChildren }) {
  return (
    <form
      class="entry"
      onSubmit={(e) => {
        e.preventDefault();
        send();
      }}
    >
      {children}
      <p class="acts">
        <button class="btn act" type="submit">
          {does}
        </button>
      </p>
    </form>
  );
}
