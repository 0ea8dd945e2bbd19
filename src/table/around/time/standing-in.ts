import { type Decision, fallbackFor, optionsFor } from '../../../kernel/decision.ts';
import type { Game } from '../../../kernel/game.ts';
import type { Match } from '../../../kernel/match.ts';
import { ownRequest } from '../../deciding/applying/own-requests.ts';
import { bestThought } from '../../match/best-thought.ts';
import type { ChooseRequest } from '../../match/choice.ts';
import type { TableContext } from '../../match/context.ts';
import type { StoredMatch } from '../../match/saved/store.ts';
import type { SeatHolder } from '../../match/saved/summary.ts';
import type { Clock } from '../../match/time/clocks.ts';

/** For whom a question is answered whose time is up: the first of those missing who can answer it. */
export const absentIn = (
  { seats }: Pick<StoredMatch, 'seats'>,
  { decision, missing }: Pick<Clock, 'decision' | 'missing'>,
): SeatHolder | undefined => {
  const able = missing.find((seat) => optionsFor(decision, seat).length > 0) ?? missing[0];
  return seats.find(({ seat }) => seat === able);
};

/**
 * What is chosen for somebody whose time is up: for a turn what the match's settings say, in the set-up what is
 * usual, and beside it what a companion would.
 */
export async function standInFor(
  context: TableContext,
  game: Game,
  stored: StoredMatch,
  match: Match,
  { decision, isTurn }: Due,
  holder: SeatHolder,
): Promise<ChooseRequest> {
  const usual = declared(stored, decision, holder);
  const isOpening = stored.desk.stakes[decision.id] === 'opening';
  const byCompanion = isTurn ? stored.settings.absent === 'companion' : !isOpening;
  const advised = byCompanion
    ? await companionsChoice(context, game, stored, match, decision, holder)
    : null;
  const standIn = advised ? ('companion' as const) : ('fallback' as const);
  return {
    ...usual,
    ...(advised ? { options: advised } : {}),
    // Who has not come for this is not there for what else is asked before the next turn.
    ...(isTurn ? { standIn } : { standIn: 'unasked', fillsIn: true }),
  };
}

/** A question whose time is up. */
export type Due = Pick<Clock, 'decision' | 'missing' | 'isTurn'>;

/** The question's own fallback, which is always legal. */
export const declared = (
  stored: StoredMatch,
  decision: Decision,
  { seat, userId }: SeatHolder,
): ChooseRequest => ({
  matchId: stored.id,
  userId,
  decisionId: decision.id,
  options: fallbackFor(decision, seat),
  requestId: ownRequest('deadline', stored, decision),
  standIn: 'fallback',
});

/** By rules of thumb, which take no time and need no thread; null where there is no companion, or it fails. */
async function companionsChoice(
  context: TableContext,
  { rules }: Game,
  { id }: StoredMatch,
  match: Match,
  decision: Decision,
  { seat }: SeatHolder,
): Promise<string[] | null> {
  if (!rules.companion) return null;
  const best = await bestThought(context, id, {
    gameId: rules.id,
    match,
    seat,
    decision: decision.id,
    strength: 'steady',
    seed: context.newSeed(),
    budget: { playouts: 0 },
  });
  return best?.options ?? null;
}
