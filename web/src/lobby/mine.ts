import { api, type Summary } from "../api";
import { held, language, recognize } from "../settings";

/** The games my keys open, as the server knows them; seats I did not know of are mine from now on. */
export async function knowMySeats(): Promise<Summary[]> {
  const tokens = [...new Set(held.value.map((h) => h.token))];
  if (!tokens.length) return [];
  const { games } = await api.mine(tokens, language.value);
  recognize(games, tokens);
  return games;
}
