import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { say } from "../words";

/** A part of the page whose script is fetched when it is first shown. */
export function later<Props extends object>(fetched: () => Promise<ComponentType<Props>>, { waits = false } = {}): ComponentType<Props> {
  let known: ComponentType<Props> | null = null;
  return function Later(props: Props) {
    const [Part, show] = useState(() => known);
    useEffect(() => {
      if (!known) void fetched().then((part) => show(() => (known = part)));
    }, []);
    if (Part) return <Part {...props} />;
    return waits ? <p class="loading">{say("page-loading")}</p> : null;
  };
}
