import type { SeatId } from '../../../../kernel/decision.ts';
import { definition } from '../cards/library.ts';
import type { Realm } from '../state.ts';
import type { CardId, GodId, TieRule } from '../terms.ts';
import { hasCompleted, hasPower, worthOf } from './realms.ts';

/** The boards of all players: everything that decides who wins, none of it secret. */
export interface Standing {
  players: readonly { seat: SeatId }[];
  realms: readonly Realm[];
}

const realmsOf = ({ realms }: Standing, seat: SeatId): Realm[] =>
  realms.filter((realm) => realm.seat === seat);

const seatsOf = ({ players }: Standing): SeatId[] => players.map(({ seat }) => seat);

/** Players who have completed all their boards. */
export const completedSeats = (standing: Standing): SeatId[] =>
  seatsOf(standing).filter((seat) => hasCompleted(standing, seat));

/** Players with at least one Shrine for each of their gods (AL-060, L-01). */
const eligibleSeats = (standing: Standing): SeatId[] =>
  seatsOf(standing).filter((seat) => realmsOf(standing, seat).every(({ shrines }) => shrines > 0));

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/**
 * Active Altars and Shrines of all the player's gods (L-01), plus followers who count if nobody has completed
 * all boards.
 */
export const scoreOf = (standing: Standing, seat: SeatId): number =>
  sum(realmsOf(standing, seat).map(worthOf)) +
  sum(countingOf(standing, seat).map(({ counts }) => counts));

/** A follower who adds to what a god has at the end. */
export interface Counting {
  god: GodId;
  card: CardId;
  counts: number;
}

/**
 * A player's followers who would count if the match ended now: followers' abilities belong to endings 2 and 3
 * (AL-061, L-28).
 */
export const countingOf = (standing: Standing, seat: SeatId): Counting[] =>
  completedSeats(standing).length > 0
    ? []
    : realmsOf(standing, seat).flatMap(({ god, worshippers }) =>
        worshippers.flatMap((card) => {
          const { counts } = definition(card);
          return counts === undefined ? [] : [{ god, card, counts }];
        }),
      );

const shrinesOf = (standing: Standing, seat: SeatId): number =>
  sum(realmsOf(standing, seat).map(({ shrines }) => shrines));

const lastShrineOf = (standing: Standing, seat: SeatId): number =>
  Math.max(...realmsOf(standing, seat).map(({ lastShrine }) => lastShrine));

/** Players who have completed all boards; if there are none, those with a Shrine who have built most. */
export function leadersOf(standing: Standing): SeatId[] {
  const completed = completedSeats(standing);
  if (completed.length > 0) return completed;
  const eligible = eligibleSeats(standing);
  const best = Math.max(...eligible.map((seat) => scoreOf(standing, seat)));
  return eligible.filter((seat) => scoreOf(standing, seat) === best);
}

/**
 * Who wins, and what settled it if several lead; null if only one does (L-01, L-02). A god who wins ties does
 * so in endings 2 and 3; if boards have been completed, Shrines decide (AL-061 to AL-063).
 */
export function winnerOf(standing: Standing): { seat: SeatId; tie: TieRule | null } | null {
  const leaders = leadersOf(standing);
  const favoured =
    completedSeats(standing).length > 0
      ? undefined
      : leaders.find((seat) =>
          realmsOf(standing, seat).some(({ god }) => hasPower(god, 'wins-ties')),
        );
  const [winner, second] = leaders.sort(
    (a, b) =>
      Number(b === favoured) - Number(a === favoured) ||
      shrinesOf(standing, b) - shrinesOf(standing, a) ||
      lastShrineOf(standing, b) - lastShrineOf(standing, a),
  );
  if (winner === undefined) return null;
  if (second === undefined) return { seat: winner, tie: null };
  if (winner === favoured) return { seat: winner, tie: 'favoured' };
  const byShrines = shrinesOf(standing, winner) > shrinesOf(standing, second);
  return { seat: winner, tie: byShrines ? 'shrines' : 'last-shrine' };
}
