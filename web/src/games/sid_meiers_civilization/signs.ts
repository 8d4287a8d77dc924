/** The sign of each thing that is printed, out of game-icons.net, and the kind whose colour it has. */
const BUILDINGS: Record<string, [string, string]> = {
  harbor: ["anchor", "special"],
  trading_post: ["caravan", "gov"],
  workshop: ["anvil", "prod"],
  iron_mine: ["mining", "prod"],
  library: ["bookshelf", "special"],
  university: ["graduate-cap", "special"],
  granary: ["granary", "event"],
  aqueduct: ["aqueduct", "event"],
  market: ["shop", "action"],
  bank: ["bank", "action"],
  temple: ["greek-temple", "leader"],
  cathedral: ["church", "leader"],
  barracks: ["crossed-swords", "unit"],
  academy: ["medal", "unit"],
  city_walls: ["defensive-wall", "urban"],
};
const WONDERS: Record<string, string> = {
  stonehenge: "dolmen",
  colossus: "stone-bust",
  oracle: "third-eye",
  hanging_gardens: "palm-tree",
  angkor_wat: "byzantin-temple",
  himeji_samurai_castle: "pagoda",
  louvre: "paint-brush",
  porcelain_tower: "porcelain-vase",
  panama_canal: "paddle-steamer",
  statue_of_liberty: "colombian-statue",
  sydney_opera_house: "sail",
  united_nations: "globe",
};
const PEOPLE: Record<string, string> = {
  artist: "lyre",
  builder: "trowel",
  general: "laurel-crown",
  humanitarian: "heart-plus",
  industrialist: "factory",
  scientist: "fizzing-flask",
};
const TECHS: Record<string, [string, string]> = {
  animal_husbandry: ["cow", "prod"],
  code_of_laws: ["scales", "gov"],
  currency: ["two-coins", "action"],
  horseback_riding: ["horse-head", "unit"],
  masonry: ["defensive-wall", "urban"],
  metalworking: ["anvil", "unit"],
  navigation: ["anchor", "special"],
  philosophy: ["third-eye", "leader"],
  pottery: ["painted-pottery", "event"],
  writing: ["quill-ink", "special"],
  chivalry: ["knight-banner", "unit"],
  civil_service: ["tied-scroll", "gov"],
  construction: ["trowel", "prod"],
  democracy: ["vote", "gov"],
  engineering: ["aqueduct", "prod"],
  irrigation: ["water-drop", "event"],
  mathematics: ["abacus", "special"],
  monarchy: ["crown", "gov"],
  printing_press: ["book-pile", "special"],
  sailing: ["sailboat", "special"],
  banking: ["bank", "action"],
  biology: ["dna1", "event"],
  communism: ["hammer-sickle", "gov"],
  gunpowder: ["musket", "unit"],
  metal_casting: ["foundry-bucket", "unit"],
  military_science: ["medal-skull", "unit"],
  railroad: ["steam-locomotive", "prod"],
  steam_power: ["paddle-steamer", "prod"],
  theology: ["church", "leader"],
  atomic_theory: ["atom", "special"],
  ballistics: ["cannon-shot", "unit"],
  combustion: ["tank", "unit"],
  computers: ["computing", "special"],
  flight: ["airplane", "unit"],
  mass_media: ["tv-tower", "leader"],
  replaceable_parts: ["gears", "prod"],
  space_flight: ["rocket", "wonder"],
};
const EVENTS: Record<string, [string, string]> = {
  a_gift_from_afar: ["present", "action"],
  bread_and_circuses: ["bread", "event"],
  defection: ["running-ninja", "attack"],
  disoriented: ["uncertainty", "attack"],
  drought: ["desert", "prod"],
  exchange_of_ideas: ["light-bulb", "special"],
  sabotage: ["dice-fire", "attack"],
  the_citizens_are_revolting: ["fist", "unit"],
  we_love_the_despot_day: ["party-popper", "action"],
  a_generous_gift: ["present", "action"],
  catastrophe: ["earth-crack", "attack"],
  deforestation: ["axe-in-log", "event"],
  jousting_tourney: ["knight-banner", "unit"],
  knowledge_shared: ["light-bulb", "special"],
  lost: ["compass", "attack"],
  mass_defection: ["running-ninja", "attack"],
  the_citizens_are_revolting_2: ["fist", "unit"],
  we_love_the_queen_day: ["party-popper", "action"],
  a_princely_gift: ["present", "action"],
  disaster: ["volcano", "attack"],
  out_of_position: ["walking-boot", "attack"],
  primetime_tv: ["tv", "leader"],
  think_tank: ["brain", "special"],
  we_love_the_president_day: ["party-popper", "action"],
  wholesale_defection: ["running-ninja", "attack"],
};
const RESOURCES: Record<string, [string, string, string]> = {
  wheat: ["wheat", "#f6d87a", "#7a4f00"],
  silk: ["rolled-cloth", "#f2c8dc", "#7a2c5c"],
  incense: ["incense", "#f3c9a8", "#7a3415"],
  iron: ["anvil", "#d5d9dc", "#33393f"],
  spy: ["spy", "#cfd4e8", "#2b3358"],
  uranium: ["radioactive", "#d9eeb0", "#3d5a06"],
};
const TYPES = ["spears", "bow-arrow", "horse-head", "jet-fighter"];
const RANKS = [
  ["spears", "pikeman", "musket", "machine-gun"],
  ["bow-arrow", "catapult", "cannon", "missile-launcher"],
  ["horse-head", "mounted-knight", "cavalry", "tank"],
];

const RIVALS: Record<string, string> = { army: "rally-the-troops", scout: "caravan" };

export const buildingSign = (id: string): string => BUILDINGS[id]?.[0] ?? "city";
export const buildingKind = (id: string): string => BUILDINGS[id]?.[1] ?? "prod";
export const wonderSign = (id: string): string => WONDERS[id] ?? "stone-bust";
export const personSign = (id: string): string => PEOPLE[id] ?? "lyre";
export const techSign = (id: string): string => TECHS[id]?.[0] ?? "light-bulb";
export const techKind = (id: string): string => TECHS[id]?.[1] ?? "special";
export const eventSign = (id: string): string => EVENTS[id]?.[0] ?? "tied-scroll";
export const eventKind = (id: string): string => EVENTS[id]?.[1] ?? "event";
export const resourceSign = (id: string): string => RESOURCES[id]?.[0] ?? "wheat";
export const resourceColours = (id: string): { fill: string; ink: string } => ({ fill: RESOURCES[id]?.[1] ?? "#fff", ink: RESOURCES[id]?.[2] ?? "#222" });
export const typeSign = (type: number): string => TYPES[type] ?? "spears";
/** A unit as what it is at a rank: Archer, Catapult, Cannon. */
export const unitSign = (type: number, rank: number): string => RANKS[type]?.[rank - 1] ?? typeSign(type);
export const figureSign = (figure: string): string => RIVALS[figure] ?? "position-marker";
