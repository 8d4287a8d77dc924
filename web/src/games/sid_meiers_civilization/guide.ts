import type { GuideStep } from "../../parts/Guide";

/** The first turn, phase by phase, on the real table. */
export const guide: GuideStep[] = [
  { id: "smc-guide-capital", what: ["capital"], at: ".smc .middle", rule: "SMC-3.1" },
  { id: "smc-guide-start", what: ["first-army", "first-scout"], at: ".smc .middle", rule: "SMC-3.3" },
  { id: "smc-guide-ways", what: ["start-of-turn", "city-management", "trade"], at: ".smc .mid > .strips, .smc .seattabs", rule: "SMC-22.1" },
  { id: "smc-guide-turn", what: ["start-of-turn"], at: ".asking", rule: "SMC-6.1" },
  { id: "smc-guide-trade", what: ["trade"], at: ".asking", rule: "SMC-7.4" },
  { id: "smc-guide-sheets", what: ["trade"], at: ".sheetbuttons", rule: "SMC-8.12.1" },
  { id: "smc-guide-city", what: ["city-management"], at: ".asking", rule: "SMC-8.1.1", idea: true },
  { id: "smc-guide-item", what: ["item"], at: ".asking", rule: "SMC-8.2.1" },
  { id: "smc-guide-move", what: ["movement"], at: ".smc .middle", rule: "SMC-11.1" },
  { id: "smc-guide-research", what: ["research"], at: ".over .pyramid, .asking", rule: "SMC-14.1" },
];
