import type { SeatId } from '../../../../kernel/decision.ts';
import { definition, powersOf } from '../cards/library.ts';
import { RULINGS } from '../rulings.ts';
import type { AltarState, Player, Realm } from '../state.ts';
import type { CardId, Denial, GodId, Kind } from '../terms.ts';

export function realmOf(state: AltarState, god: GodId): Realm {
  const realm = state.realms.find((candidate) => candidate.god === god);
  if (!realm) throw new Error(`${god} takes no part.`);
  return realm;
}

export function playerOf(state: AltarState, seat: SeatId): Player {
  const player = state.players.find((candidate) => candidate.seat === seat);
  if (!player) throw new Error(`${seat} takes no part.`);
  return player;
}

export const realmsOf = (state: AltarState, seat: SeatId): Realm[] =>
  state.realms.filter((realm) => realm.seat === seat);

/** The gods of a seat, in the order chosen: how events name a player. */
export const godsOf = (state: AltarState, seat: SeatId): GodId[] =>
  realmsOf(state, seat).map(({ god }) => god);

export const altarsOf = ({ active, inactive }: Realm): number => active + inactive;

/** Shrines and active Altars, which are worth as much (AL-048, AL-053, L-01). */
export const worthOf = ({ active, shrines }: Realm): number => active + shrines;

/** At least one Shrine, and as many active Altars as that number of Shrines leaves open (AL-053, AL-060). */
export const isComplete = (realm: Realm): boolean =>
  realm.shrines >= 1 && worthOf(realm) >= RULINGS.completeAt;

export const hasPower = (god: GodId, power: string): boolean =>
  powersOf(god).some((candidate) => candidate.power === power);

/** The god of this seat with a power that applies to the player. */
export const playsWith = (state: AltarState, seat: SeatId, power: string): GodId | undefined =>
  realmsOf(state, seat).find(({ god }) => hasPower(god, power))?.god;

/** Whose Influences lie on the table, for all to see. */
interface Influenced {
  readonly players: readonly { seat: SeatId; influences: readonly CardId[] }[];
}

/** Whether another player's Influence keeps a god from something (AL-044), and nothing shields that god. */
export function isDenied({ players }: Influenced, realm: Realm, denial: Denial): boolean {
  for (const { seat, influences } of players) {
    if (seat === realm.seat) continue;
    if (influences.some((card) => definition(card).denies === denial)) {
      return !shields(realm, 'omen');
    }
  }
  return false;
}

/** A player is kept from something as soon as one of their gods is. */
export const isPlayerDenied = (state: AltarState, seat: SeatId, denial: Denial): boolean =>
  state.realms.some((realm) => realm.seat === seat && isDenied(state, realm, denial));

const shields = (realm: Realm, kind: Kind): boolean =>
  realm.worshippers.some((card) => definition(card).protects?.includes(kind));

/** Whether a follower in the worship area stops this kind of enemy (AL-041, AL-043). */
export const isProtected = (state: AltarState, realm: Realm, kind: Kind): boolean =>
  shields(realm, kind) && !isDenied(state, realm, 'protection');

/** Whether a follower in the worship area keeps the others there. */
export const isGuarded = (state: AltarState, realm: Realm): boolean =>
  realm.worshippers.some((card) => definition(card).guards) &&
  !isDenied(state, realm, 'protection');

/** Whether a player has completed the boards of all their gods: with two players, two each (AL-024, AL-052). */
export const hasCompleted = (
  { realms }: { readonly realms: readonly Realm[] },
  seat: SeatId,
): boolean => realms.filter((realm) => realm.seat === seat).every(isComplete);

/**
 * Whether a card of this seat may target a Realm: one that belongs to an opponent who has not completed all
 * boards (AL-055) and isn't protected against the card's kind (L-16).
 */
export function canTarget(
  state: AltarState,
  seat: SeatId,
  realm: Realm,
  kind: Kind | undefined,
): boolean {
  if (realm.seat === seat || hasCompleted(state, realm.seat)) return false;
  if (kind === undefined || !isProtected(state, realm, kind)) return true;
  return piercer(state, seat, kind) !== undefined;
}

/** The god of this seat whose followers of this kind no protector stops. */
export const piercer = (state: AltarState, seat: SeatId, kind: Kind): Realm | undefined =>
  realmsOf(state, seat).find(({ god }) =>
    powersOf(god).some((power) => power.power === 'pierces' && power.kind === kind),
  );
