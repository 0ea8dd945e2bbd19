import { type Refused, refuse } from '../../table/match/refusal.ts';
import type { MatchSummary } from '../../table/match/saved/summary.ts';
import type { BotContext } from '../context.ts';
import type { Words } from '../messages/words.ts';

/** A match with what messages about it are worded with; also refused if its game is not installed. */
export async function findWithWords(
  { table, games, texts }: BotContext,
  matchId: string,
): Promise<{ ok: true; match: MatchSummary; words: Words } | Refused> {
  const found = await table.find(matchId);
  if (!found.ok) return found;
  const { match } = found;
  const game = games.get(match.gameId);
  if (!game) return refuse({ refusal: 'no-such-game', gameId: match.gameId });
  return { ok: true, match, words: { game, texts } };
}
