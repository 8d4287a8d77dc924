import type { GuideStep } from "../../parts/Guide";

/** The first rounds, to the first cards. */
export const guide: GuideStep[] = [
  { id: "civ-guide-nation", what: ["nation"], at: ".asking", rule: "CIV80-3.5" },
  { id: "civ-guide-ship", what: ["build-ship", "ships"], at: ".asking", rule: "CIV80-6.2.3" },
  { id: "civ-guide-map", what: ["land-moves"], at: "svg.map", rule: "CIV80-5.1" },
  { id: "civ-guide-move", what: ["land-moves"], at: ".asking", rule: "CIV80-7.2.1" },
  { id: "civ-guide-end", what: ["land-moves"], at: "[data-plan-end]", rule: "CIV80-7.1" },
  { id: "civ-guide-cities", what: ["build-cities"], at: ".asking", rule: "CIV80-9.1" },
  { id: "civ-guide-trade", what: ["market-offer", "floor"], at: ".asking", rule: "CIV80-11.1" },
  { id: "civ-guide-buy", what: ["buy"], at: ".asking", rule: "CIV80-13.1" },
  { id: "civ-guide-ast", what: ["ship-upkeep", "build-ship", "land-moves"], at: "[data-region=ast], .ar2", rule: "CIV80-14.2" },
];
