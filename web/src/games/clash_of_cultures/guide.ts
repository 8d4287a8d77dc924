import type { GuideStep } from "../../parts/Guide";

const turn = ["turn", "start-of-turn"];

/** The first turns, on the real table. */
export const guide: GuideStep[] = [
  { id: "coc-guide-settler", what: ["starting-settler"], at: ".asking", rule: "COC-2.6" },
  { id: "coc-guide-map", what: turn, at: ".coc .homeland", rule: "COC-4.5.1" },
  { id: "coc-guide-strip", what: turn, at: ".coc .strip, .coc .strips, .coc .seattabs", rule: "COC-4.1.1" },
  { id: "coc-guide-actions", what: turn, at: ".asking", rule: "COC-3.4" },
  { id: "coc-guide-first", what: turn, at: ".asking", rule: "COC-5.3.1", idea: true },
  { id: "coc-guide-mood", what: turn, at: ".coc .middle", rule: "COC-4.2.3" },
  { id: "coc-guide-more", what: turn, at: ".asking", rule: "COC-5.1.1", idea: true },
  { id: "coc-guide-track", what: turn, at: ".threats", rule: "COC-5.1.5" },
  { id: "coc-guide-hand", what: turn, at: ".coc .dock, .coc [data-region=hand]", rule: "COC-7.2.1" },
  { id: "coc-guide-end", what: ["turn"], at: '.choices .ch[data-option*="end-turn"]', rule: "COC-3.9" },
];
