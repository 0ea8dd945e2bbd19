import type { JsonObject } from '../../../kernel/json.ts';
import type { Desk } from '../../match/saved/desk.ts';

/**
 * What the table's notes on a match say about one person, and nothing that they say about others.
 * @param seat where they sit now; null for nowhere
 */
export function notedOf(desk: Desk, seat: string | null, userId: string): JsonObject {
  const isTheirs = (one: string): boolean => one === userId;
  const seatsWith = <Note>(notes: { [seat: string]: Note }, says: (note: Note) => boolean) =>
    Object.entries(notes).flatMap(([where, note]) => (says(note) ? [where] : []));
  const ownSeat = <Note>(notes: { [seat: string]: Note }) =>
    seat === null ? undefined : notes[seat];
  const { undo } = desk;
  const found: JsonObject = {
    ballots: desk.votes.flatMap(({ decision, crowd, ballots }) =>
      ballots
        .filter(({ voter }) => isTheirs(voter))
        .map(({ options }) => ({ question: decision, ...(crowd ? { crowd } : {}), options })),
    ),
    votedInCrowdOf: seatsWith(desk.crowds, (questions) => questions.flat().some(isTheirs)),
    standingAnswers: (ownSeat(desk.standing) ?? []).map(({ id, until }) => ({ id, until })),
    orders: ownSeat(desk.orders)?.orders.map(({ label }) => label) ?? [],
    plan: ownSeat(desk.plans)?.orders.map(({ label }) => label) ?? [],
    undo: undo && {
      to: undo.to,
      asked: isTheirs(undo.by),
      agrees: undo.agreed.some(isTheirs),
      refuses: undo.refused.some(isTheirs),
    },
    seatsOffered: desk.offers.filter(({ to }) => isTheirs(to.userId)).map((offer) => offer.seat),
    seatsGivenAway: desk.offers.filter(({ from }) => isTheirs(from)).map((offer) => offer.seat),
    seatsKept: seatsWith(desk.companions, (owner) => owner?.userId === userId).map((where) => ({
      seat: where,
      until: desk.sitting[where]?.until ?? null,
    })),
    hostsWhenBack: desk.hostAway === userId,
    seatsBefore: seatsWith(desk.sat, (people) => people.some(isTheirs)),
    lookedInside: desk.insiders.some(isTheirs),
    wantsCompanionFor: [
      ...seatsWith(desk.replacing, ({ votes }) => votes.some(isTheirs)),
      ...seatsWith(desk.sitting, ({ voted }) => voted.some(isTheirs)),
    ],
    wantsToBeAsked: desk.asking[userId] ?? null,
    wantsToEnd: desk.ending.some(isTheirs),
    wantsToEndCampaign: desk.endingCampaign.some(isTheirs),
    stoodInFor: ownSeat(desk.away) ?? 0,
    choseLast: ownSeat(desk.acted) ?? null,
    lookedLast: ownSeat(desk.looked) ?? null,
    visitBeforeEnded: ownSeat(desk.visitBefore) ?? null,
    notifiedLast: ownSeat(desk.notified) ?? null,
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => saysSomething(value)));
}

const saysSomething = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : Boolean(value);
