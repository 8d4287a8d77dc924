#!/usr/bin/env node
// A bot in JavaScript: it draws among its likely options, but prefers verbs it has used least.  See docs/writing-a-bot.md.
const used = new Map();
let seed = 1;
const draw = (n) => (seed = (seed * 1103515245 + 12345) % 2147483648) % n;

require("readline")
  .createInterface({ input: process.stdin })
  .on("line", (line) => {
    const message = JSON.parse(line);
    if (message.type === "over") process.exit(0);
    if (message.type !== "choose" && message.type !== "wrong") return;
    if (message.type === "wrong") return console.log(JSON.stringify({ index: 0 }));
    const likely = message.options.map((row, index) => ({ ...row, index })).filter((row) => !row.unlikely);
    const times = (row) => used.get(row.option[0]) ?? 0;
    const least = Math.min(...likely.map(times));
    const best = likely.filter((row) => times(row) === least);
    const chosen = best.length ? best[draw(best.length)] : { index: 0, option: message.options[0].option };
    used.set(chosen.option[0], times(chosen) + 1);
    console.log(JSON.stringify({ index: chosen.index }));
  });
