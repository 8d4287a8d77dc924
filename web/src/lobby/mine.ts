import { api, type Summary } from "../api";
import { fetchKeys, partWith } from "../people/account";
import { account, held, language, recognize } from "../settings";

let asked = 0; // when the account was last asked for keys
const SELDOM = 30_000; // milliseconds

/** The games my keys open, as the server knows them; seats I did not know of are mine from now on. */
export async function knowMySeats(): Promise<Summary[]> {
  if (account.value && Date.now() - asked > SELDOM) {
    asked = Date.now();
    await fetchKeys().catch((problem) => problem?.status === 401 && partWith());
  }
  const tokens = [...new Set(held.value.map((h) => h.token))];
  if (!tokens.length) return [];
  const { games } = await api.mine(tokens, language.value);
  recognize(games, tokens);
  return games;
}
