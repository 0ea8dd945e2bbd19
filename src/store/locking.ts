import type { Happening } from '../kernel/event.ts';
import { readMatch } from '../table/envelope.ts';
import type { LockedMatch, StoredInput } from '../table/store.ts';
import type { SeatHolder, Settled } from '../table/summary.ts';
import type { Input, Prisma } from './generated/client.ts';
import { Prisma as sql } from './generated/client.ts';
import { type MatchRow, matchColumns, matchFrom } from './match-rows.ts';

type Transaction = Prisma.TransactionClient;

/** Reads a match's row with its seats and locks it until the transaction ends. */
export const lockStatement = (matchId: string): sql.Sql =>
  sql.sql`SELECT ${matchColumns} FROM matches m WHERE m.id = ${matchId} FOR UPDATE OF m`;

/** Locks a match's row until the transaction ends. Null when there is no such match. */
export async function lockMatch(
  transaction: Transaction,
  matchId: string,
  again: boolean,
): Promise<LockedMatch | null> {
  const [row] = await transaction.$queryRaw<MatchRow[]>(lockStatement(matchId));
  if (!row) return null;
  const stored = matchFrom(row);
  if (stored.status === 'lobby') stored.seats = await seatsNow(transaction, matchId);
  return {
    stored,
    again,
    seatsNow: () => seatsNow(transaction, matchId),
    restPoint: () => restPoint(transaction, matchId),
    inputOf: (requestId) => input(transaction, { matchId, requestId }),
    inputFor: (decisionId) => input(transaction, { matchId, decisionId, undoneAt: null }),
  };
}

/** Who waited for the lock has read the row anew but the seats from before, which seldom change after the lobby. */
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
