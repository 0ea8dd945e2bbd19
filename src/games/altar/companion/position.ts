import type { SeatId } from '../../../kernel/decision.ts';
import { altarsOf, hasCompleted, isComplete, worthOf } from '../rules/queries/realms.ts';
import { scoreOf } from '../rules/queries/standing.ts';
import { LIMITS, RULINGS } from '../rules/rulings.ts';
import type { Realm } from '../rules/state.ts';
import type { CardId } from '../rules/terms.ts';
import type { AltarView } from '../rules/view.ts';

/** What a seat sees of itself, and of the others. */
export interface Position {
  seat: SeatId;
  view: AltarView;
  hand: readonly CardId[];
  own: readonly Realm[];
  /** Those of opponents who can still be stopped. */
  others: readonly Realm[];
}

export const positionOf = (view: AltarView, seat: SeatId): Position => ({
  seat,
  view,
  hand: view.players.find((player) => player.seat === seat)?.hand ?? [],
  own: view.realms.filter((realm) => realm.seat === seat),
  others: view.realms.filter((realm) => realm.seat !== seat && !hasCompleted(view, realm.seat)),
});

/** Shrines and active Altars that a Realm still needs. */
export const missingFor = (realm: Realm): number =>
  Math.max(0, RULINGS.completeAt - worthOf(realm));

/**
 * Whether one more deed of this kind completes everything the seat has to complete: one of two boards alone
 * is worth no more than any step (AL-055).
 */
export const completes = ({ own }: Position, realm: Realm, deed: 'shrine' | 'altar'): boolean =>
  missingFor(realm) === 1 &&
  (deed === 'shrine' || realm.shrines > 0) &&
  own.every((other) => other.god === realm.god || isComplete(other));

/** Whether another Altar would bring a Realm closer to completion. */
export const wantsAltar = (realm: Realm): boolean =>
  missingFor(realm) > realm.inactive && altarsOf(realm) < LIMITS.altars;

/** Whether another Shrine would. Without any, it takes one. */
export const wantsShrine = (realm: Realm): boolean =>
  missingFor(realm) > 0 && realm.shrines < LIMITS.shrines;

/**
 * How dangerous it would be to leave a Realm alone, from 0.4 for an empty one to 2.2 for one that is one deed
 * from completion, or complete beside one that isn't.
 */
export const threatOf = (realm: Realm): number => {
  const done = worthOf(realm) + 0.3 * realm.inactive;
  return done >= 4 ? 2.2 : 0.4 + done * 0.3;
};

/** Whether somebody would be ahead if the match ended with the next Shrine of this seat. */
export const isBehind = ({ view, seat }: Position): boolean =>
  view.players.some(
    (player) => player.seat !== seat && scoreOf(view, player.seat) > scoreOf(view, seat) + 1,
  );
