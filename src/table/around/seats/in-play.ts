import type { Game } from '../../../kernel/game.ts';
import { orRulesFault } from '../../deciding/applying/or-rules-fault.ts';
import { nothing, type Work } from '../../deciding/changing-hands/seat-work.ts';
import { carryOutAgreed } from '../../deciding/undoing/agreed.ts';
import { changeMatch } from '../../match/changing/change-match.ts';
import { gameOf, orUnavailable, type TableContext } from '../../match/context.ts';
import { type Refused, refuse } from '../../match/refusal.ts';
import type { StoredMatch } from '../../match/saved/store.ts';
import type { Changed } from '../../match/saved/summary.ts';
import { notPlaying } from '../../match/shown/not-playing.ts';
import { knownHours } from '../../match/time/known-hours.ts';

/** A change of who sits where that is only possible while a match is played. */
export async function inPlay(
  context: TableContext,
  matchId: string,
  work: (stored: StoredMatch, game: Game) => Work,
): Promise<Changed | Refused> {
  return orRulesFault(context, matchId, { match: matchId }, () =>
    orUnavailable(context, () => inPlayOrThrow(context, matchId, work)),
  );
}

/** The same for a person who may not have been in the match before: their nights are known to it. */
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

/** @throws ChoiceFault if somebody's leaving settles a vote and the rules fail at its result */
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
