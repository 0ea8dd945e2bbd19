import type { Happening } from '../kernel/event.ts';
import { readMatch } from '../table/saved/envelope.ts';
import type { LockedMatch, StoredInput } from '../table/saved/store.ts';
import type { SeatHolder, Settled } from '../table/summary.ts';
import type { Input, Prisma } from './generated/client.ts';
import { Prisma as sql } from './generated/client.ts';
import { type MatchRow, matchColumns, matchFrom } from './match-rows.ts';

type Transaction = Prisma.TransactionClient;

/**
 * Reads a match's row with its seats and locks it until the transaction ends. Who has waited for the
 * lock gets the row as it is now, but everything else as it was before: the seats, and `seen`.
 */
export const lockStatement = (matchId: string): sql.Sql =>
  sql.sql`SELECT ${matchColumns}, (SELECT b.version FROM matches b WHERE b.id = ${matchId}) AS "seen"
    FROM matches m WHERE m.id = ${matchId} FOR UPDATE OF m`;

/** Locks a match's row until the transaction ends. Null when there is no such match. */
export async function lockMatch(
  transaction: Transaction,
  matchId: string,
  again: boolean,
): Promise<LockedMatch | null> {
  const rows = await transaction.$queryRaw<(MatchRow & { seen: number })[]>(lockStatement(matchId));
  const [found] = rows;
  if (!found) return null;
  const { seen, ...row } = found;
  const stored = matchFrom(row);
  if (seen !== stored.version) stored.seats = await seatsNow(transaction, matchId);
  return {
    stored,
    again,
    restPoint: () => restPoint(transaction, matchId),
    inputOf: (requestId) => input(transaction, { matchId, requestId }),
    inputFor: (decisionId) => input(transaction, { matchId, decisionId, undoneAt: null }),
  };
}

/** Who sits where by now. */
async function seatsNow(transaction: Transaction, matchId: string): Promise<SeatHolder[]> {
  const rows = await transaction.seat.findMany({ where: { matchId } });
  const numberOf = ({ seat }: SeatHolder) => Number(seat.split('-')[1]);
  return rows
    .map(({ seat, userId, name, characters }) => ({ seat, userId, name, characters }))
    .sort((one, other) => numberOf(one) - numberOf(other));
}

async function restPoint(
  transaction: Transaction,
  matchId: string,
): Promise<Awaited<ReturnType<LockedMatch['restPoint']>>> {
  const row = await transaction.restPoint.findUnique({ where: { matchId } });
  if (!row) return null;
  const read = readMatch(row.state);
  return 'match' in read ? { revision: row.revision, state: read.match } : null;
}

async function input(
  transaction: Transaction,
  where: Prisma.InputWhereInput,
): Promise<StoredInput | null> {
  const row = await transaction.input.findFirst({ where, orderBy: { id: 'desc' } });
  return row && inputFrom(row);
}

/** What was saved by this program is what it was when it was saved: an input is never changed. */
export const inputFrom = (row: Input): StoredInput => ({
  revision: row.revision,
  seat: row.seat,
  userId: row.userId,
  decisionId: row.decisionId,
  options: row.options,
  requestId: row.requestId,
  settled: row.settled as unknown as Settled | null,
  happenings: row.happenings as unknown as Happening[],
  at: row.at,
});
