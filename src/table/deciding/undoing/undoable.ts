import { changeMatch, type Decided } from '../../match/changing/change-match.ts';
import { gameOf, orUnavailable, type TableContext } from '../../match/context.ts';
import { freeSteps } from '../../match/notes/free.ts';
import { type Refused, refuse } from '../../match/refusal.ts';
import type { LockedMatch } from '../../match/saved/store.ts';
import { summaryOf } from '../../match/shown/visible.ts';
import { hasSilentOpponent, neededIn } from '../../telling/notices/undo-request.ts';
import { choicesIn, eventsOf } from './choices.ts';
import type { Undoable, UndoPoint } from './undoing.ts';

/** Points that are listed, only the latest. */
const MOST = 100;

/** Where a seated user can go back to, the latest first. */
export async function undoable(
  context: TableContext,
  matchId: string,
  userId: string,
): Promise<Undoable | Refused> {
  return orUnavailable(context, async () => {
    const done = await changeMatch<Undoable | Refused>(context, matchId, async (locked) => {
      const match = summaryOf(locked.stored);
      const holder = match.seats.find((seat) => seat.userId === userId);
      if (!holder) return nothing(refuse({ refusal: 'not-seated', match }));
      if (match.status === 'lobby') return nothing(refuse({ refusal: 'not-started', match }));
      if (match.status === 'broken') return nothing(refuse({ refusal: 'broken', match }));
      if (match.status !== 'playing') return nothing(refuse({ refusal: 'match-over', match }));
      const { gameId } = match;
      if (!gameOf(context, gameId)) return nothing(refuse({ refusal: 'no-such-game', gameId }));
      return nothing(await pointsFor(context, locked, holder.seat));
    });
    return done?.answer ?? refuse({ refusal: 'no-such-match' });
  });
}

const nothing = (answer: Undoable | Refused): Decided<Undoable | Refused> => ({
  answer,
  change: null,
});

async function pointsFor(
  context: TableContext,
  locked: LockedMatch,
  seat: string,
): Promise<Undoable> {
  const { stored } = locked;
  const { rulesChanged } = stored.desk;
  const earliest = rulesChanged ? ((await locked.restPoint())?.revision ?? stored.revision) : 0;
  const steps = freeSteps(stored, seat);
  const others = neededIn(context, stored) - 1;
  const canAsk = !hasSilentOpponent(context, stored);
  const points = choicesIn(await locked.inputs())
    .filter(({ before }) => before >= earliest && (canAsk || steps.includes(before)))
    .slice(-MOST)
    .reverse()
    .map(
      (choice): UndoPoint => ({
        to: choice.before,
        seat: choice.seat,
        at: choice.at,
        events: eventsOf(choice, seat),
        others: steps.includes(choice.before) ? 0 : others,
      }),
    );
  return { ok: true, match: summaryOf(stored), limited: rulesChanged, points };
}
