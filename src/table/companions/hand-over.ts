import { type Strength, strengthIn } from '../../kernel/companion.ts';
import type { Game } from '../../kernel/game.ts';
import { gameOf, orUnavailable, type TableContext } from '../context.ts';
import { summaryOf } from '../looking/visible.ts';
import type { NoticeData } from '../publishing/slot.ts';
import { type Refused, refuse } from '../refusal.ts';
import { changeMatch, type Decided } from '../saved/change-match.ts';
import type { StoredMatch } from '../saved/store.ts';
import type { Person, SeatHolder } from '../summary.ts';
import type { Changed } from '../table.ts';
import { noticeSlot } from '../telling/notice.ts';
import { tell } from '../telling/tell.ts';
import { isCompanion, isPerson, newCompanion } from './holders.ts';

type Work = Decided<Changed | Refused>;

/** In a running match, the host or the seat's own holder lets a companion play for a seat. */
export async function handOver(
  context: TableContext,
  matchId: string,
  userId: string,
  seat: string,
  strength: Strength,
): Promise<Changed | Refused> {
  return inPlay(context, matchId, (stored, game) => {
    const match = summaryOf(stored);
    const holder = stored.seats.find((one) => one.seat === seat);
    if (stored.hostId !== userId && holder?.userId !== userId) {
      return nothing(refuse({ refusal: 'not-host', match }));
    }
    const rules = game.rules.companion;
    if (!rules) return nothing(refuse({ refusal: 'no-companions', match }));
    if (!holder) return nothing(refuse({ refusal: 'no-such-companion', match }));
    return given(context, stored, game, holder, strengthIn(rules, strength));
  });
}

/** In a running match, a person leaves the seat to a companion, and the hosting to the next person. */
export async function leaveToCompanion(
  context: TableContext,
  matchId: string,
  userId: string,
): Promise<Changed | Refused> {
  return inPlay(context, matchId, (stored, game) => {
    const match = summaryOf(stored);
    const holder = stored.seats.find((one) => one.userId === userId);
    const rules = game.rules.companion;
    if (!holder) return nothing(refuse({ refusal: 'not-seated', match }));
    if (!rules) return nothing(refuse({ refusal: 'no-companions', match }));
    const next = stored.seats.find((one) => isPerson(one) && one !== holder);
    if (!next) return nothing(refuse({ refusal: 'last-person', match }));
    if (stored.hostId === userId) stored.hostId = next.userId;
    return given(context, stored, game, holder, strengthIn(rules, 'steady'));
  });
}

/** A companion plays for a seat from now on; the person who held it may take it back. */
function given(
  context: TableContext,
  stored: StoredMatch,
  game: Game,
  holder: SeatHolder,
  strength: Strength,
): Work {
  const { seat } = holder;
  const owner = isCompanion(holder)
    ? (stored.desk.companions[seat] ?? null)
    : { userId: holder.userId, name: holder.name };
  stored.desk.companions[seat] = owner;
  const companion = newCompanion(stored.seats, strength, context.texts);
  const from = owner ?? { userId: holder.userId, name: holder.name };
  const notice = { notice: 'handed-over', seat, from, to: companion.name } as const;
  return seatWith(context, stored, game, holder, companion, notice);
}

/** Who has left a seat to a companion takes it back. */
export async function takeBack(
  context: TableContext,
  matchId: string,
  person: Person,
): Promise<Changed | Refused> {
  return inPlay(context, matchId, (stored, game) => {
    const holder = stored.seats.find(
      ({ seat }) => stored.desk.companions[seat]?.userId === person.userId,
    );
    if (!holder) {
      return nothing(refuse({ refusal: 'no-such-companion', match: summaryOf(stored) }));
    }
    delete stored.desk.companions[holder.seat];
    const notice = {
      notice: 'taken-back',
      seat: holder.seat,
      from: holder.name,
      by: person.userId,
    } as const;
    return seatWith(context, stored, game, holder, person, notice);
  });
}

const nothing = (answer: Refused): Work => ({ answer, change: null });

function seatWith(
  context: TableContext,
  stored: StoredMatch,
  game: Game,
  before: SeatHolder,
  { userId, name }: Person,
  data: NoticeData,
): Work {
  const now = context.now();
  stored.seats = stored.seats.map((holder) =>
    holder === before ? { ...holder, userId, name } : holder,
  );
  stored.changedAt = now;
  const notice = noticeSlot(context, stored.desk, data);
  const told = stored.state
    ? tell(context, stored.desk, {
        game,
        match: stored.state,
        happenings: [],
        settled: null,
        ended: false,
        now,
      })
    : [];
  const change = { match: stored, seats: stored.seats, slots: [notice, ...told] };
  return { answer: { ok: true, match: summaryOf(stored) }, change };
}

/** A change of who sits where that only a match in play can have. */
async function inPlay(
  context: TableContext,
  matchId: string,
  work: (stored: StoredMatch, game: Game) => Work,
): Promise<Changed | Refused> {
  return orUnavailable(context, async () => {
    const done = await changeMatch<Changed | Refused>(context, matchId, async ({ stored }) => {
      const match = summaryOf(stored);
      const game = gameOf(context, stored.gameId);
      if (!game) return nothing(refuse({ refusal: 'no-such-game', gameId: stored.gameId }));
      switch (stored.status) {
        case 'lobby':
          return nothing(refuse({ refusal: 'not-started', match }));
        case 'broken':
          return nothing(refuse({ refusal: 'broken', match }));
        case 'over':
        case 'abandoned':
          return nothing(refuse({ refusal: 'match-over', match }));
        case 'playing':
          return work(stored, game);
      }
    });
    return done?.answer ?? refuse({ refusal: 'no-such-match' });
  });
}
