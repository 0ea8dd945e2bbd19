import type { RoundSeen, RoundStep } from '../../../kernel/animation.ts';
import { eventFor } from '../../../kernel/event.ts';
import type { Game } from '../../../kernel/game.ts';
import { orUnavailable, type TableContext } from '../../match/context.ts';
import type { Refused } from '../../match/refusal.ts';
import { canPlayAgain } from '../../match/replaying/records.ts';
import { type Played, playAgain, replayInputs } from '../../match/replaying/replay.ts';
import { unhurried } from '../../match/replaying/unhurried.ts';
import { hasEnded } from '../../match/saved/summary.ts';
import { begunMatch } from './begun.ts';
import type { NotSeen, SeenRound } from './recording.ts';

/** A round that is over as everyone saw it, found by playing the match again up to its end. */
export const roundSeen = (
  context: TableContext,
  matchId: string,
  round: number,
): Promise<SeenRound | Refused> =>
  orUnavailable(context, async () => {
    const begun = await begunMatch(context, matchId);
    if (!begun.ok) return begun;
    const { stored, match, game } = begun;
    if (!canPlayAgain(game, stored)) return { ok: true, match, seen: 'rules-changed' };
    const inputs = (await context.store.inputs(matchId, Number.POSITIVE_INFINITY)).reverse();
    const played = playAgain(game, stored.setup, replayInputs(inputs));
    try {
      return { ok: true, match, seen: await seenIn(game, played, round, hasEnded(stored)) };
    } catch (error) {
      context.log.error({ error, match: matchId }, 'A match could not be played again.');
      return { ok: true, match, seen: 'rules-changed' };
    }
  });

async function seenIn(
  { rules, presentation }: Game,
  played: Iterable<Played>,
  round: number,
  isOver: boolean,
): Promise<RoundSeen | NotSeen> {
  let before: unknown = null;
  const steps: RoundStep[] = [];
  for await (const { match, happenings } of unhurried(played)) {
    const view = rules.view(match, 'table');
    const now = presentation.round(view);
    if (before === null) {
      if (now === round) before = structuredClone(view);
      continue;
    }
    const events = happenings.flatMap((one) => eventFor(one, 'table') ?? []);
    steps.push({ events, view: structuredClone(view) });
    if (now !== round) return { before, steps };
  }
  if (before === null) return 'never';
  return isOver ? { before, steps } : 'going-on';
}
