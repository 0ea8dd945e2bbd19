import { ChoiceFault } from '../../deciding/applying/apply-choice.ts';
import { seatWith } from '../../deciding/changing-hands/seat-with.ts';
import { carryOutAgreed } from '../../deciding/undoing/agreed.ts';
import { changeMatch } from '../../match/changing/change-match.ts';
import { keptFor } from '../../match/claims/claims.ts';
import { gameOf, orUnavailable, type TableContext } from '../../match/context.ts';
import { newFormerId } from '../../match/people/former.ts';
import { hasPeople, isPerson, newCompanion } from '../../match/people/holders.ts';
import type { MatchChange, SlotChange, StoredMatch } from '../../match/saved/store.ts';
import type { Person, SeatHolder } from '../../match/saved/summary.ts';
import { lobbySlot } from '../../telling/notices/lobby-slot.ts';
import { noticeSlot } from '../../telling/notices/notice.ts';
import { closeOffers, type Offer } from '../../telling/notices/offers.ts';
import { tellSitting } from '../../telling/notices/sitting.ts';
import { abandoned } from '../ending/abandoning.ts';
import type { Privacy } from './privacy.ts';
import { withoutPerson } from './without-person.ts';

/** Forgets a person in all their matches, one after another, and then everything else about them. */
export function forget(context: TableContext, userId: string): ReturnType<Privacy['forget']> {
  const { store, languages } = context;
  const texts = languages.usual;
  return orUnavailable(context, async () => {
    const formerId = await store.personal.formerId(userId, newFormerId());
    const former: Person = { userId: formerId, name: texts('former.name') };
    const matches = await store.personal.matchesOf(userId);
    for (const matchId of matches) await forgetIn(context, matchId, userId, former);
    await store.personal.forget(userId, formerId);
    return { ok: true, matches: matches.length };
  });
}

/** Nobody is kept in a match because the rules fail at the result of a vote without them: that vote is left open. */
async function forgetIn(
  context: TableContext,
  matchId: string,
  userId: string,
  former: Person,
): Promise<void> {
  try {
    await forgetLocked(context, matchId, userId, former, false);
  } catch (error) {
    if (!(error instanceof ChoiceFault)) throw error;
    context.log.error({ error: error.cause, match: matchId }, 'The rules failed at a choice.');
    await forgetLocked(context, matchId, userId, former, true);
  }
}

/** @throws ChoiceFault with nothing saved, if votes are not left open */
async function forgetLocked(
  context: TableContext,
  matchId: string,
  userId: string,
  former: Person,
  leavesVotes: boolean,
): Promise<void> {
  const done = await changeMatch(context, matchId, async ({ stored }) => {
    const given = withoutClaims(context, stored, userId);
    const left = withoutSeat(context, stored, userId, former, leavesVotes);
    const slots = [...given, ...(left.slots ?? [])];
    const { match: after = stored } = left;
    // The table's notes are parsed once more from the result, so that nobody is left in them.
    const match: StoredMatch = {
      ...after,
      hostId: after.hostId === userId ? former.userId : after.hostId,
      desk: withoutPerson(after.desk, userId, former),
      settings: withoutPerson(after.settings, userId, former),
    };
    return { answer: null, change: { ...left, slots, match, forget: { userId, former } } };
  });
  if (done) await carryOutAgreed(context, done.match);
}

/** Offers to or from the person are dropped, and the seat that a companion keeps for them is open. */
function withoutClaims(context: TableContext, stored: StoredMatch, userId: string): SlotChange[] {
  const { desk } = stored;
  const kept = keptFor(stored, userId);
  const concerns = ({ from, to }: Offer) => from === userId || to.userId === userId;
  const slots = closeOffers(context, stored, 'overtaken', concerns);
  if (!kept) return slots;
  const { seat } = kept;
  desk.companions[seat] = null;
  const sitting = desk.sitting[seat];
  if (sitting) Object.assign(sitting, { until: null, asleep: false });
  desk.openSeats = [...new Set([...desk.openSeats, seat])];
  return [...slots, ...tellSitting(context, stored, seat)];
}

/** Takes a person off their seat, as far as the match continues; notes it in the match. */
function withoutSeat(
  context: TableContext,
  stored: StoredMatch,
  userId: string,
  former: Person,
  leavesVotes: boolean,
): Partial<MatchChange> {
  const holder = stored.seats.find((one) => one.userId === userId);
  stored.desk.ending = stored.desk.ending.filter((one) => one !== userId);
  stored.desk.endingCampaign = stored.desk.endingCampaign.filter((one) => one !== userId);
  const others = stored.seats.filter((one) => one !== holder);
  const next = others.find(isPerson);
  const isGoing = stored.status === 'lobby' || stored.status === 'playing';
  if (isGoing && stored.hostId === userId && next) stored.hostId = next.userId;
  // A crowd plays on without anybody else, but can't start a match.
  const goesOn = next || (stored.status === 'playing' && others.some(hasPeople));
  // The next match of a campaign waits for anyone who comes back.
  const waits = stored.status === 'lobby' && stored.campaign !== null;
  if (isGoing && !goesOn && !waits && (holder || stored.hostId === userId)) {
    const change = abandoned(context, stored, former.userId);
    return { ...change, seats: seatsWith(stored, holder, former) };
  }
  if (!holder) return {};
  switch (stored.status) {
    case 'lobby':
      stored.seats = stored.seats
        .filter((one) => one !== holder)
        .map((one, index) => ({ ...one, seat: `seat-${index + 1}` }));
      return { seats: stored.seats, slots: [lobbySlot(context.now())] };
    case 'playing':
      return replacedInPlay(context, stored, holder, former, leavesVotes);
    default:
      return { seats: seatsWith(stored, holder, former) };
  }
}

/** A companion plays on; where the game has none, the others see that nobody does. */
function replacedInPlay(
  context: TableContext,
  stored: StoredMatch,
  holder: SeatHolder,
  former: Person,
  leavesVotes: boolean,
): Partial<MatchChange> {
  const game = gameOf(context, stored.gameId);
  const { seat } = holder;
  const isPlayed = game?.rules.companion !== undefined;
  const next = isPlayed ? newCompanion(stored.seats, 'steady') : former;
  if (isPlayed) stored.desk.companions[seat] = null;
  const data = { notice: 'forgotten', seat, to: isPlayed ? next : null } as const;
  const told = () => {
    if (isPlayed) stored.desk.openSeats.push(seat);
    return [noticeSlot(context, stored.desk, data)];
  };
  return seatWith(context, stored, holder, next, told, { leavesVotes });
}

function seatsWith(
  stored: StoredMatch,
  before: SeatHolder | undefined,
  { userId, name }: Person,
): SeatHolder[] {
  stored.seats = stored.seats.map((holder) =>
    holder === before ? { ...holder, userId, name } : holder,
  );
  return stored.seats;
}
