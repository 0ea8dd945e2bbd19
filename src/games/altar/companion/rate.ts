import type { SeatId } from '../../../kernel/decision.ts';
import type { Match } from '../../../kernel/match.ts';
import { definition } from '../rules/cards/library.ts';
import { hasCompleted } from '../rules/queries/realms.ts';
import { worshipperValue } from '../rules/queries/rituals.ts';
import type { AltarState, Realm } from '../rules/state.ts';
import { missingFor } from './position.ts';

/** How much being a step ahead counts: e^0.9 per Shrine. */
const STEEPNESS = 0.9;

/** The seat's share, when every player's share grows with what they have built and hold. */
export function rate({ state }: Match<AltarState>, seat: SeatId): number {
  const shares = state.players.map((player) => ({
    seat: player.seat,
    share: Math.exp(STEEPNESS * progressOf(state, player.seat)),
  }));
  const all = shares.reduce((sum, { share }) => sum + share, 0);
  return (shares.find((one) => one.seat === seat)?.share ?? 0) / all;
}

/** In Shrines: what is built, what is nearly built, and what the hand may add. */
function progressOf(state: AltarState, seat: SeatId): number {
  const realms = state.realms.filter((realm) => realm.seat === seat);
  const hand = state.players.find((player) => player.seat === seat)?.hand ?? [];
  const built = realms.reduce((sum, realm) => sum + progressIn(realm), 0);
  const safe = hasCompleted(state, seat) ? realms.length : 0;
  return built + safe + hand.reduce((sum, card) => sum + inHand(card), 0);
}

function progressIn(realm: Realm): number {
  const missing = missingFor(realm);
  const altars = 0.45 * Math.min(realm.inactive, missing);
  const worship = realm.worshippers.reduce((sum, card) => sum + 0.18 * worshipperValue(card), 0);
  const first = realm.shrines === 0 ? -0.3 : 0;
  return 5 - missing + Math.min(altars + worship, missing) + first;
}

function inHand(card: string): number {
  const { ritual = 0, ability, freeAction } = definition(card);
  if (ability?.kind === 'activate') return 0.25;
  return 0.1 + 0.08 * ritual + (freeAction ? 0.1 : 0);
}
