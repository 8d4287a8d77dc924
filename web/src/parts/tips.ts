/** Words for signs: whatever bears `data-tip` shows them to whoever points at it, holds it, or comes to it with the keys; over everything, dialogs too. */
const AFTER = 350; // milliseconds that a pointer rests
const HELD = 500;

export function watchTips(): void {
  const box = document.createElement("div");
  box.className = "tipbox";
  box.setAttribute("aria-hidden", "true"); // what it says is the name of the thing, which is read anyway
  box.popover = "manual";
  document.body.append(box);
  let waiting = 0;
  const hide = () => {
    clearTimeout(waiting);
    if (box.matches(":popover-open")) box.hidePopover();
  };
  const show = (at: Element) => {
    if (!at.isConnected || !at.getAttribute("data-tip")) return;
    box.textContent = at.getAttribute("data-tip");
    if (!box.matches(":popover-open")) box.showPopover();
    const near = at.getBoundingClientRect();
    const { offsetWidth: w, offsetHeight: h } = box;
    const below = near.bottom + 6 + h < innerHeight;
    box.style.left = `${Math.max(6, Math.min(innerWidth - w - 6, near.left + near.width / 2 - w / 2))}px`;
    box.style.top = `${below ? near.bottom + 6 : near.top - h - 6}px`;
  };
  const later = (event: Event, time: number) => {
    hide();
    const at = (event.target as Element).closest?.("[data-tip]");
    if (at) waiting = window.setTimeout(() => show(at), time);
  };
  addEventListener("pointerover", (event) => event.pointerType === "mouse" && later(event, AFTER));
  addEventListener("pointerdown", (event) => (event.pointerType === "mouse" ? hide() : later(event, HELD)));
  addEventListener("pointerup", hide);
  addEventListener("focusin", (event) => (event.target as Element).matches(":focus-visible:not([data-thing])") && later(event, 0));
  addEventListener("focusout", hide);
  addEventListener("keydown", (event) => event.key === "Escape" && hide());
  addEventListener("scroll", hide, true);
}
