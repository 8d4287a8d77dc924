// Plays through the page as a hasty person would: clicks a choice, looks, clicks again; fills the dialogs of set choices.
// Everything goes through the DOM; nothing is sent by hand.
async (limit) => {
  const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
  // the same whims each time: a small generator that goes on from call to call
  const chance = () => {
    const seed = (window.whim = ((window.whim ?? 1) + 0x6d2b79f5) | 0);
    let mixed = Math.imul(seed ^ (seed >>> 15), seed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const any = (list) => list[Math.floor(chance() * list.length)];
  const over = () => !!document.querySelector(".ending");
  const state = () => document.querySelector(".tablepage")?.dataset.version;
  let made = 0;
  let idle = 0;
  const changed = async (before, looks) => {
    for (let i = 0; i < looks && !over(); i++) {
      if (state() !== before) return true;
      await sleep(15);
    }
    return over();
  };
  while (made < limit && !over() && idle < 3000) {
    const asking = document.querySelector(".asking #question");
    if (!asking) {
      idle++;
      await sleep(20);
      continue;
    }
    idle = 0;
    const before = state();
    for (let tries = 0; state() === before && !over(); tries++) {
      const question = document.querySelector(".asking #question");
      if (!question && tries) {
        if (!(await changed(before, 4000))) throw new Error(`no question followed "${asking.textContent}"`);
        break;
      }
      const trouble = document.querySelector(".trouble")?.textContent ?? "";
      if (tries === 12) throw new Error(`nothing happened at "${asking.textContent}": ${trouble}`);
      await act();
      await changed(before, 200); // a slow machine draws late: whoever sees nothing happen clicks again
    }
    made++;
  }
  return { made, over: over(), asking: document.querySelector(".asking")?.textContent ?? "" };

  async function act() {
    const before = state();
    const rows = [...document.querySelectorAll(".choices .ch[data-option]")].filter((row) => !/"(resign|offer)"/.test(row.dataset.option)); // bots make offers enough
    const form = document.querySelector(".choices .space, .composer");
    const formed = document.querySelector(".asking.formed"); // a plan or a set with its own form
    if (formed?.querySelector(".ctabs")) return manage(formed);
    if (formed?.querySelector(".choices .fold, .choices [data-option]") && !formed.querySelector(".chips")) return choose(formed);
    if (formed) return answer(formed);
    if (form && (!rows.length || chance() < 0.3)) return fill(form);
    if (!rows.length) return;
    any(rows).click();
    await sleep(30);
    const again = document.querySelector(".pick .do .btn.act") ?? document.querySelector('.choices .ch[aria-pressed="true"]');
    again?.click();
    await sleep(60);
    if (state() === before) document.querySelector(".pick .do .btn.danger")?.click(); // what destroys is asked about twice
  }

  // a form of choices, some of them in folds: opens what is shut, then takes one of any kind
  async function choose(formed) {
    const before = state();
    for (const shut of formed.querySelectorAll('.choices [aria-expanded="false"]:not([aria-disabled="true"])')) shut.click();
    await sleep(30);
    const rows = () => [...document.querySelectorAll(".asking.formed .choices [data-option]")];
    if (!rows().length) document.querySelector(".asking.formed .choices .switch input")?.click(); // nothing is left but to give up
    await sleep(30);
    const kind = (row) => JSON.parse(row.dataset.option)[0];
    const wanted = any([...new Set(rows().map(kind))].filter((verb) => !["resign", "offer"].includes(verb)));
    any(rows().filter((row) => kind(row) === wanted))?.click();
    await sleep(60);
    if (state() === before) document.querySelector(".asking.formed :is(.pick .do, .foot) .btn.act:not(:disabled)")?.click();
    await sleep(60);
    if (state() === before) document.querySelector(".pick .do .btn.danger")?.click();
  }

  async function answer(formed) {
    const goals = () => [...document.querySelectorAll(".asking.formed .goal")];
    for (let i = 0; i < 3 && formed.querySelector(".chips"); i++) {
      const stacks = [...document.querySelectorAll(".asking.formed .chips .btn")];
      if (!stacks.length || chance() < 0.3) break;
      any(stacks).click(); // pick up a stack or a ship, and put it down somewhere
      await sleep(20);
      if (goals().length) any(goals()).click();
      else document.querySelector(".asking.formed .foot .btn")?.click(); // it can go nowhere: put it back
      await sleep(120);
    }
    const presets = [...formed.querySelectorAll(".presets .btn")];
    if (presets.length && chance() < 0.5) any(presets).click();
    for (let i = 0; i < 40; i++) {
      const button = document.querySelector(".asking.formed .foot .btn.act");
      await sleep(260); // the engine is asked whether it will do
      if (button && !button.disabled && button.isConnected) return button.click();
      const proposed = document.querySelector(".asking.formed .foot .do .btn:not(.act)"); // what the table proposes
      proposed?.click();
      if (proposed) continue;
      const boxes = [...document.querySelectorAll(".asking.formed .setrow input:not(:checked)")];
      if (boxes.length) {
        any(boxes).click(); // some of these
        continue;
      }
      const by = (sign) => [...document.querySelectorAll(".asking.formed .choices button:not(:disabled)")].filter((b) => b.getAttribute("aria-label")?.startsWith(sign));
      const [more, less] = [by("+"), by("−")];
      if (more.length && (!less.length || chance() < 0.7)) any(more).click(); // so many of something
      else if (less.length) any(less).click();
    }
  }

  async function manage(formed) {
    const things = [...formed.querySelectorAll(".sheet .it:not([aria-disabled=true]), .foot .btn")];
    any(things)?.click(); // something to make, something else to do, or the end
    await sleep(60);
    const lit = [...document.querySelectorAll(".map .place.lz")];
    if (document.querySelector(".pick.item") && lit.length) any(lit).dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await sleep(30);
    document.querySelector(".asking .pick .do .btn.act")?.click();
    await sleep(60);
  }

  async function fill(form) {
    const button = () => form.querySelector(".do .btn.act");
    const heads = form.querySelector("select");
    if (heads) {
      const plain = [...heads.options].findIndex((option) => /pass|nothing|no |done|none/i.test(option.textContent));
      heads.value = String(Math.max(0, plain));
      heads.dispatchEvent(new Event("change", { bubbles: true }));
      await sleep(30);
    }
    for (let i = 0; i < 200; i++) {
      if (button() && !button().disabled) {
        await sleep(260); // the engine is asked whether the set will do
        if (!button()?.disabled) return button()?.click();
      }
      const boxes = [...form.querySelectorAll('input[type="checkbox"]:not(:checked)')];
      const by = (sign) => [...form.querySelectorAll("button")].filter((b) => b.getAttribute("aria-label")?.startsWith(sign) && !b.disabled);
      const more = boxes.length ? boxes : by("+");
      if (more.length && chance() < 0.8) any(more).click();
      else if (by("−").length) any(by("−")).click();
      else [...form.querySelectorAll('input[type="checkbox"]:checked')][0]?.click();
      await sleep(20);
    }
    throw new Error(`no set will do: ${form.textContent}`);
  }
};
