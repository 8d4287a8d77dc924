import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { say } from "../words";
import { Icon } from "./Icon";

interface DialogProps {
  title: string;
  close?: () => void;
  children: ComponentChildren;
  footer?: ComponentChildren;
  wide?: boolean;
  high?: boolean; // as high as the window from the start, whatever comes into it
  cover?: boolean; // nothing behind it is to be seen
}

/** A sheet of paper over the table.  Escape closes it; focus stays inside and goes back where it was. */
export function Dialog({ title, close, children, footer, wide = false, high = false, cover = false }: DialogProps) {
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    const dialog = sheet.current;
    dialog?.showModal();
    return () => {
      dialog?.close(); // while it is open nothing behind it can have the focus
      before?.focus?.();
    };
  }, []);
  return (
    <dialog
      class={`dlg ${wide ? "wide" : ""} ${high ? "high" : ""} ${cover ? "cover" : ""}`}
      ref={sheet}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        close?.();
      }}
      onClick={(event) => event.target === sheet.current && close?.()}
    >
      <header>
        <h2>{title}</h2>
        <span class="sp" />
        {close && (
          <button class="btn quiet" aria-label={say("page-close")} onClick={close}>
            <Icon name="x" />
          </button>
        )}
      </header>
      <div class="bd">{children}</div>
      {footer && <footer>{footer}</footer>}
    </dialog>
  );
}
