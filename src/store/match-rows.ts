import type { Outcome } from '../kernel/match.ts';
import type { MatchSetup } from '../kernel/setup.ts';
import { readDesk } from '../table/match/saved/desk.ts';
import { readMatch } from '../table/match/saved/envelope.ts';
import { readSettings } from '../table/match/saved/match-settings.ts';
import { ownHoursIn } from '../table/match/saved/own-hours.ts';
import type { StoredMatch } from '../table/match/saved/store.ts';
import type { MatchStatus, SeatHolder } from '../table/match/saved/summary.ts';
import type { Match, Prisma, PrismaClient } from './generated/prisma/client.ts';

const people = {
  seats: { omit: { matchId: true } },
  participants: { select: { userId: true } },
} satisfies Prisma.MatchInclude;

/** Everything of a match and its seats. */
export const WHOLE = {
  omit: { imported: true },
  include: people,
} satisfies Prisma.MatchDefaultArgs;

/** The same without the state, for lists: it is large. */
export const LISTED = {
  omit: { imported: true, state: true },
  include: people,
} satisfies Prisma.MatchDefaultArgs;

type FoundMatch = Prisma.MatchGetPayload<typeof LISTED> & Partial<Pick<Match, 'state'>>;

/** A row of `matches` with its seats in their order, and what their people have set, by user id. */
export interface MatchRow extends Omit<Match, 'imported'> {
  seats: SeatHolder[];
  hours: { [userId: string]: unknown };
}

/** Adds the settings of everyone who ever had a seat there: one kept by a companion goes back at a set time. */
export async function matchesFrom(
  models: PrismaClient,
  found: FoundMatch[],
): Promise<StoredMatch[]> {
  const userIds = found.flatMap(({ participants }) => participants.map(({ userId }) => userId));
  const known = await models.person.findMany({
    where: { id: { in: [...new Set(userIds)] } },
    select: { id: true, settings: true },
  });
  const settings = new Map(known.map((person) => [person.id, person.settings]));
  return found.map(({ participants, state = null, ...match }) => {
    const own = participants.filter(({ userId }) => settings.has(userId));
    const hours = Object.fromEntries(own.map(({ userId }) => [userId, settings.get(userId)]));
    return matchFrom({ ...match, state, seats: match.seats.sort(bySeat), hours });
  });
}

/** `hero-10` comes after `hero-9`. */
const bySeat = (one: SeatHolder, other: SeatHolder): number =>
  one.seat.length - other.seat.length || (one.seat < other.seat ? -1 : 1);

/** Checks what was saved and gives it its type. */
export function matchFrom({ campaignId, campaignNumber, ...row }: MatchRow): StoredMatch {
  const read = row.state === null ? null : readMatch(row.state);
  return {
    ...row,
    status: row.status as MatchStatus,
    options: row.options as { [option: string]: string },
    setup: row.setup as MatchSetup | null,
    outcome: row.outcome as Outcome | null,
    state: read && 'match' in read ? read.match : null,
    unreadable: read && 'unreadable' in read ? read.unreadable : null,
    desk: readDesk(row.desk),
    settings: readSettings(row.settings),
    hours: Object.fromEntries(
      Object.entries(row.hours).map(([userId, own]) => [userId, ownHoursIn(own)]),
    ),
    campaign: campaignId === null ? null : { id: campaignId, number: campaignNumber ?? 1 },
  };
}
