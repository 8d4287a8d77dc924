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
    const rows = [...document.querySelectorAll(".choices .ch[data-option]")].filter((row) => !row.dataset.option.includes('"resign"'));
    const form = document.querySelector(".choices .space, .composer");
    const formed = document.querySelector(".asking.formed"); // a plan or a set with its own form
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
    for (let i = 0; i < 40; i++) {
      const button = document.querySelector(".asking.formed .foot .btn.act");
      await sleep(260); // the engine is asked whether it will do
      if (button && !button.disabled && button.isConnected) return button.click();
      document.querySelector(".asking.formed .foot .do .btn:not(.act)")?.click(); // what the table proposes
    }
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
