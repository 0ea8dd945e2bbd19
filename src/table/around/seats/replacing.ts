import type { SeatId } from '../../../kernel/decision.ts';
import { changed, nothing, type Work } from '../../deciding/changing-hands/seat-work.ts';
import { toCompanion } from '../../deciding/changing-hands/to-companion.ts';
import type { TableContext } from '../../match/context.ts';
import { isPerson } from '../../match/people/holders.ts';
import { type Refused, refuse } from '../../match/refusal.ts';
import type { SlotChange, StoredMatch } from '../../match/saved/store.ts';
import type { Changed, SeatHolder } from '../../match/saved/summary.ts';
import { isAbsent, votesFor, votesNeeded } from '../../match/shown/absent.ts';
import { summaryOf } from '../../match/shown/visible.ts';
import { closeReplacing, replacingSlot } from '../../telling/notices/replacing.ts';
import { inPlay } from './in-play.ts';

export const replaceAbsent = (
  context: TableContext,
  matchId: string,
  userId: string,
  seat: SeatId,
  wants: boolean,
): Promise<Changed | Refused> =>
  inPlay(context, matchId, (stored, game) => {
    const match = summaryOf(stored);
    const voter = stored.seats.find((one) => one.userId === userId && isPerson(one));
    if (!voter) return nothing(refuse({ refusal: 'not-seated', match }));
    const holder = stored.seats.find((one) => one.seat === seat && isPerson(one));
    if (!holder || holder === voter || !isAbsent(stored, holder, context.now())) {
      return nothing(refuse({ refusal: 'not-absent', match }));
    }
    if (!game.rules.companion) return nothing(refuse({ refusal: 'no-companions', match }));
    const isFirst = !(seat in stored.desk.replacing);
    if (isFirst && !wants) return { answer: { ok: true, match }, change: null };
    note(stored, holder, userId, wants);
    const votes = votesFor(stored, seat);
    if (votes.length < votesNeeded(stored, seat)) {
      return changed({
        match: stored,
        slots: replacingSlot(context, stored, holder, 'asked'),
      });
    }
    const closed = closeReplacing(context, stored, holder, 'done');
    const given = toCompanion(context, stored, game, holder, { voted: votes });
    // A single voter decides at once, so there is no vote: no message about it was posted yet.
    return withSlots(given, isFirst ? [] : closed);
  });

function note({ desk }: StoredMatch, { seat }: SeatHolder, userId: string, wants: boolean): void {
  const vote = desk.replacing[seat];
  const others = (vote?.votes ?? []).filter((one) => one !== userId);
  if (!vote) desk.notices += 1;
  desk.replacing[seat] = {
    notice: vote?.notice ?? desk.notices,
    votes: wants ? [...others, userId] : others,
  };
}

const withSlots = ({ answer, change }: Work, slots: SlotChange[]): Work => ({
  answer,
  change: change && { ...change, slots: [...slots, ...(change.slots ?? [])] },
});
