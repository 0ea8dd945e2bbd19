import { isDeepStrictEqual } from 'node:util';
import type { Decision, Option, SeatId } from '../../../kernel/decision.ts';
import { eventFor, type GameEvent, type Happening } from '../../../kernel/event.ts';
import type { Game } from '../../../kernel/game.ts';
import type { ChoiceOutcome, ChooseRequest } from '../../match/choice.ts';
import { type Refused, refuse } from '../../match/refusal.ts';
import type { LockedMatch, StoredInput, StoredMatch } from '../../match/saved/store.ts';
import type { SeatHolder } from '../../match/saved/summary.ts';
import { decisionsOf, publicSettled, summaryOf, waitingOf } from '../../match/shown/visible.ts';

/** What a seat is told about a choice of its own that was accepted, now or `again`. */
export function accepted(
  stored: StoredMatch,
  holder: SeatHolder,
  choice: { decision: Decision; options: Option[]; happenings: Happening[] },
  again: boolean,
): ChoiceOutcome {
  const { decision, options, happenings } = choice;
  return {
    ok: true,
    outcome: 'accepted',
    match: summaryOf(stored),
    repeated: again,
    seat: holder.seat,
    decision,
    options,
    events: happenings.flatMap((happening) => eventFor(happening, holder.seat) ?? []),
    secrets: happenings.flatMap((happening) => secretOf(happening, holder.seat) ?? []),
    known: happenings.flatMap((happening) => eventFor(happening, 'table') ?? []),
    open: decisionsOf(stored, holder.seat),
  };
}

/** What a seat knows of a happening if others know less of it; null if they know the same. */
function secretOf(happening: Happening, seat: SeatId): GameEvent | null {
  const known = eventFor(happening, seat);
  return isDeepStrictEqual(known, eventFor(happening, 'table')) ? null : known;
}

/** The question is closed: by this very request, by another choice, or because the match went back. */
export async function alreadySettled(
  game: Game,
  locked: LockedMatch,
  holder: SeatHolder,
  request: Pick<ChooseRequest, 'decisionId' | 'requestId'>,
): Promise<ChoiceOutcome | Refused> {
  const earlier = await locked.inputOf(request.requestId);
  if (earlier) return repeated(locked.stored, holder, earlier);
  const input = await locked.inputFor(request.decisionId);
  return stale(game, locked.stored, holder, input);
}

/** The answer to a request that was accepted before. */
export function repeated(
  stored: StoredMatch,
  holder: SeatHolder,
  earlier: StoredInput,
): ChoiceOutcome | Refused {
  const decision = earlier.settled?.decision;
  if (!decision || earlier.seat !== holder.seat) {
    return refuse({ refusal: 'not-seated', match: summaryOf(stored) });
  }
  const choice = { decision, options: decision.options, happenings: earlier.happenings };
  return accepted(stored, holder, choice, true);
}

/** Says how a closed question was answered, and what can be answered now. */
export function stale(
  game: Game,
  stored: StoredMatch,
  holder: SeatHolder,
  input: StoredInput | null,
): Refused {
  const settled = input?.settled ?? null;
  return refuse({
    refusal: 'stale',
    match: summaryOf(stored),
    settled: settled && settled.seat !== holder.seat ? publicSettled(settled) : settled,
    open: decisionsOf(stored, holder.seat),
    waiting: waitingOf(game, stored),
  });
}
