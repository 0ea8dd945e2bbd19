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
import { endingByItself } from '../../match/time/left-over.ts';
import { beforeTime, wasLeftToCompanions } from '../../match/time/patience.ts';
import { companionsAnswer } from '../companions/companions-answer.ts';

/** For whom a question is answered when its time is up: the first of those missing who can answer it. */
export const absentIn = (
  { seats }: Pick<StoredMatch, 'seats'>,
  { decision, missing }: Pick<Clock, 'decision' | 'missing'>,
): SeatHolder | undefined => {
  const able = missing.find((seat) => optionsFor(decision, seat).length > 0) ?? missing[0];
  return seats.find(({ seat }) => seat === able);
};

/**
 * What is chosen for somebody whose time is up: what the match's settings say for a turn, the usual answer in
 * the set-up, and elsewhere what a companion would choose.
 */
export async function standInFor(
  context: TableContext,
  game: Game,
  stored: StoredMatch,
  match: Match,
  { decision, missing, isTurn }: Due,
  holder: SeatHolder,
): Promise<ChooseRequest> {
  const usual = declared(stored, decision, holder);
  if (!isTurn)
    return besideTurn(context, game, stored, match, { decision, missing }, usual, holder);
  const advised =
    stored.settings.absent === 'companion'
      ? await companionsChoice(context, game, stored, match, decision, holder)
      : null;
  const standIn = advised ? 'companion' : 'fallback';
  return { ...usual, ...(advised ? { options: advised } : {}), standIn };
}

/** @throws Unthought if a companion has to think first */
function besideTurn(
  context: TableContext,
  game: Game,
  stored: StoredMatch,
  match: Match,
  { decision, missing }: Pick<Due, 'decision' | 'missing'>,
  usual: ChooseRequest,
  { seat }: SeatHolder,
): ChooseRequest {
  const isLeftOver = stored.desk.stakes[decision.id] === 'left-over';
  const ending = isLeftOver ? endingByItself(game, decision) : null;
  // Their turn is over; they may well be there for what is asked next.
  if (ending !== null) return { ...usual, options: [ending], standIn: 'unasked' };
  const advised = companionsAnswer(context, game, stored, match, decision, seat);
  const given = { ...usual, ...(advised ? { options: advised } : {}) };
  if (wasLeftToCompanions(stored, decision, missing)) {
    return { ...given, standIn: beforeTime(stored, seat) };
  }
  // Somebody who has not come for this is not there for whatever else is asked before the next turn.
  return { ...given, standIn: 'unasked', fillsIn: true };
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

/** By rules of thumb, which take no time and need no thread; null if there is no companion, or it fails. */
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
