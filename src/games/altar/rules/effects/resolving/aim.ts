import { definition } from '../../cards/library.ts';
import type { Scope } from '../../language/kind.ts';
import { canTarget, isDenied, playerOf, realmsOf } from '../../queries/realms.ts';
import type { AltarState, Realm } from '../../state.ts';
import type { Kind } from '../../terms.ts';

/** What kind of follower the effect comes from; undefined for gods and for followers without a kind. */
export const kindOfCard = ({ card }: Scope): Kind | undefined =>
  card === undefined ? undefined : definition(card).kind;

/** The Realms that an effect may be aimed at. */
export const targetsOf = (state: AltarState, scope: Scope): Realm[] =>
  state.realms.filter((realm) => canTarget(state, scope.seat, realm, kindOfCard(scope)));

/** The Realms that an effect may improve: the god's own, or all of the player's. */
export const ownRealms = (state: AltarState, { seat, god }: Scope): Realm[] =>
  realmsOf(state, seat).filter((realm) => god === undefined || realm.god === god);

/** Those of them whose Altars may be activated now. */
export const activatable = (state: AltarState, scope: Scope): Realm[] =>
  ownRealms(state, scope).filter(
    (realm) => realm.inactive > 0 && !isDenied(state, realm, 'activate'),
  );

/** One opposing Realm for each player who holds cards, for effects that target a hand and not a god (L-21). */
export function targetPlayers(state: AltarState, scope: Scope): Realm[] {
  const seen = new Set<string>();
  return targetsOf(state, scope).filter(({ seat }) => {
    if (seen.has(seat) || playerOf(state, seat).hand.length === 0) return false;
    seen.add(seat);
    return true;
  });
}
