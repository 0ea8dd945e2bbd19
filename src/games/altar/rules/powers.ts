import type { SeatId } from '../../../kernel/decision.ts';
import type { Moment } from './cards/definition.ts';
import { powersOf } from './cards/library.ts';
import { resolveNow } from './effects/registry.ts';
import type { AltarRun, Realm } from './state.ts';
import type { GodId } from './terms.ts';

/** An Altar of this Realm has been destroyed or stolen by another player. */
export const answerLoss = (run: AltarRun, realm: Realm, by: SeatId): void =>
  answer(run, 'altar-lost', realm.god, realm.seat, by);

/** A card of this seat has destroyed or stolen an Altar. */
export function answerTaking(run: AltarRun, gods: readonly GodId[], seat: SeatId): void {
  for (const god of gods) answer(run, 'altar-taken', god, seat);
}

/** Something has been built or has begun to worship in this Realm. */
export const answerDeed = (run: AltarRun, moment: Moment, realm: Realm): void =>
  answer(run, moment, realm.god, realm.seat);

function answer(run: AltarRun, moment: Moment, god: GodId, seat: SeatId, other?: SeatId): void {
  for (const power of powersOf(god)) {
    if (power.power !== 'when' || power.moment !== moment) continue;
    const scope = other === undefined ? { seat, god } : { seat, god, other };
    resolveNow(run, power.effect, scope);
  }
}
