import type { Game } from '../../kernel/game.ts';
import { orRulesFault } from '../choosing/or-rules-fault.ts';
import { gameOf, orUnavailable, type TableContext } from '../context.ts';
import { notPlaying } from '../not-playing.ts';
import { type Refused, refuse } from '../refusal.ts';
import { changeMatch } from '../saved/change-match.ts';
import type { StoredMatch } from '../saved/store.ts';
import type { Changed } from '../summary.ts';
import { knownHours } from '../time/known-hours.ts';
import { carryOutAgreed } from '../undoing/agreed.ts';
import { nothing, type Work } from './seat-work.ts';

/** A change of who sits where that only a match in play can have. */
export async function inPlay(
  context: TableContext,
  matchId: string,
  work: (stored: StoredMatch, game: Game) => Work,
): Promise<Changed | Refused> {
  return orRulesFault(context, matchId, { match: matchId }, () =>
    orUnavailable(context, () => inPlayOrThrow(context, matchId, work)),
  );
}

/** The same for somebody who may not have had to do with the match before: their nights are known to it. */
export const withSomebody = (
  context: TableContext,
  matchId: string,
  userId: string,
  work: (stored: StoredMatch, game: Game) => Work,
): Promise<Changed | Refused> =>
  orUnavailable(context, async () => {
    const hours = await knownHours(context.store, [userId]);
    return inPlay(context, matchId, (stored, game) => {
      stored.hours = { ...stored.hours, ...hours };
      return work(stored, game);
    });
  });

/** @throws ChoiceFault where somebody's leaving settles a vote at whose result the rules fail */
async function inPlayOrThrow(
  context: TableContext,
  matchId: string,
  work: (stored: StoredMatch, game: Game) => Work,
): Promise<Changed | Refused> {
  const done = await changeMatch<Changed | Refused>(context, matchId, async ({ stored }) => {
    const game = gameOf(context, stored.gameId);
    if (!game) return nothing(refuse({ refusal: 'no-such-game', gameId: stored.gameId }));
    const refused = notPlaying(stored);
    return refused ? nothing(refused) : work(stored, game);
  });
  if (!done) return refuse({ refusal: 'no-such-match' });
  await carryOutAgreed(context, done.match);
  return done.answer;
}
