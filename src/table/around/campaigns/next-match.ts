import type { NextMatch } from '../../../kernel/campaign.ts';
import { strengthIn } from '../../../kernel/companion.ts';
import { type Lobby, perSeatOf } from '../../../kernel/lobby.ts';
import { ownerOf } from '../../match/claims/claims.ts';
import { gameOf, type TableContext } from '../../match/context.ts';
import { lobbyOf } from '../../match/lobby-of.ts';
import { isFormer } from '../../match/people/former.ts';
import { isCompanion, isPerson, newCompanion } from '../../match/people/holders.ts';
import { movedNotices } from '../../match/people/moved-notices.ts';
import type { Desk } from '../../match/saved/desk.ts';
import type { FollowingMatch, SlotChange, StoredMatch } from '../../match/saved/store.ts';
import type { StoredCampaign } from '../../match/saved/stored-campaign.ts';
import type { SeatHolder } from '../../match/saved/summary.ts';
import { noteNextWake } from '../../match/time/next-wake.ts';
import { lobbySlot } from '../../telling/notices/lobby-slot.ts';
import { beginSitting } from '../../telling/notices/sitting.ts';
import { begin } from '../beginning/beginning.ts';
import { newMatch, optionsOf } from '../beginning/new-match.ts';
import { broughtBy } from './rules.ts';

/** What a campaign continues with, and after which match. */
export interface Following {
  next: NextMatch;
  /** With the value after that match. */
  campaign: StoredCampaign;
  before: StoredMatch;
  /** The options that this game was last played with in the campaign. */
  options: StoredMatch['options'] | null;
  /** The companions that played there for somebody else, until it ended. */
  sitting: SittingBefore;
}

export type SittingBefore = Pick<Desk, 'sitting' | 'openSeats'>;

/** The match that a campaign continues with. @throws whatever the rules throw */
export function following(context: TableContext, after: Following): FollowingMatch {
  const { gameId, begins } = after.next;
  const game = gameOf(context, gameId);
  if (!game) throw new RangeError(`There is no game ${gameId}.`);
  return begins === 'at-once'
    ? playedAtOnce(context, after, lobbyOf(game, after.before))
    : gathered(context, after, lobbyOf(game, after.before));
}

/** People may come and go, and change what they play, before somebody starts it. */
function gathered(context: TableContext, after: Following, lobby: Lobby): FollowingMatch {
  const people = peopleIn(after.before);
  const match = likeBefore(context, after, lobby, stayingOf(people, lobby));
  Object.assign(match.desk, movedNotices(after.before.desk, people, match.seats));
  return { match, slots: [lobbySlot(match.createdAt)], inputs: [] };
}

/**
 * It continues with everyone where they sit, in the same thread; if that could not be opened yet, in one of its
 * own.
 */
function playedAtOnce(context: TableContext, after: Following, lobby: Lobby): FollowingMatch {
  const { before, campaign } = after;
  const match = likeBefore(context, after, lobby, heldOn(context, after));
  match.threadId = before.threadId;
  // A person who has just been playing is still looking at the thread.
  const { acted, notified, notifiedBefore, hostAway } = before.desk;
  Object.assign(match.desk, structuredClone({ acted, notified, notifiedBefore, hostAway }));
  const { slots = [], inputs = [] } = begin(context, match, broughtBy(context, campaign));
  const told = sittingOn(context, match, after);
  noteNextWake(match, context.now());
  return { match, slots: [...slots, ...told], inputs };
}

/** Everyone where they sit; a companion replaces each person who wanted to be forgotten, until the seat is taken. */
function heldOn(context: TableContext, { next, before }: Following): SeatHolder[] {
  const rules = gameOf(context, next.gameId)?.rules.companion;
  let seats = before.seats;
  if (!rules) return seats;
  for (const holder of before.seats.filter(isFormer)) {
    const companion = newCompanion(seats, strengthIn(rules, 'steady'));
    seats = seats.map((one) => (one === holder ? { ...one, ...companion } : one));
  }
  return seats;
}

function likeBefore(
  context: TableContext,
  { next, campaign, before, options }: Following,
  lobby: Lobby,
  seats: SeatHolder[],
): StoredMatch {
  const { guildId, channelId, settings } = before;
  const host = { userId: hostAmong(seats, before.hostId), name: '' };
  const wanted = { gameId: next.gameId, guildId, channelId, host, seats };
  const chosen = { ...optionsOf(lobby), ...offered(lobby, options ?? {}), ...next.options };
  const match = newMatch(wanted, chosen, context.now(), settings);
  match.hours = before.hours;
  match.campaign = { id: campaign.id, number: (before.campaign?.number ?? 0) + 1 };
  match.desk.settled = Object.keys(next.options).sort();
  match.desk.asking = { ...before.desk.asking };
  return match;
}

/** Those of these options that the lobby still offers. */
const offered = (lobby: Lobby, options: StoredMatch['options']): StoredMatch['options'] =>
  Object.fromEntries(
    Object.entries(options).filter(([option, value]) =>
      lobby.options.some(({ id, choices }) => id === option && choices.includes(value)),
    ),
  );

/** A host who wanted to be forgotten hands over to the next person, if there is one. */
const hostAmong = (seats: readonly SeatHolder[], hostId: string): string =>
  isFormer({ userId: hostId }) ? (seats.find(isPerson)?.userId ?? hostId) : hostId;

/** Everyone who was there. A person whose seat a companion kept sits there again. */
const peopleIn = (before: StoredMatch): SeatHolder[] =>
  before.seats.map((holder) => {
    const { userId, name } = (isCompanion(holder) ? ownerOf(before, holder) : null) ?? holder;
    return { ...holder, userId, name };
  });

/** Those who haven't asked to be forgotten, with what they play. */
function stayingOf(people: readonly SeatHolder[], lobby: Lobby): SeatHolder[] {
  const known = (character: string) => lobby.characters.offers.some(({ id }) => id === character);
  const staying = people.filter((holder) => !isFormer(holder));
  const { max } = perSeatOf(lobby, staying.length);
  return staying.map((holder, index) => ({
    ...holder,
    seat: `seat-${index + 1}`,
    characters: holder.characters.filter(known).slice(0, max),
  }));
}

/** A companion that plays for somebody continues to do so, and says so where the seat can be taken back. */
function sittingOn(
  context: TableContext,
  match: StoredMatch,
  { before, sitting: { sitting, openSeats } }: Following,
): SlotChange[] {
  if (match.status !== 'playing') return [];
  const left = before.seats.filter(isFormer).map(({ seat }) => seat);
  return match.seats.filter(isCompanion).flatMap((holder) => {
    const { seat } = holder;
    match.desk.companions[seat] = before.desk.companions[seat] ?? null;
    const open = openSeats.includes(seat) || left.includes(seat);
    const own =
      sitting[seat] ?? (open ? { from: holder, until: null, voted: [], asleep: false } : null);
    if (!own) return [];
    const { from, until, voted, asleep } = own;
    return beginSitting(context, match, seat, from, { until, voted, open, asleep });
  });
}
