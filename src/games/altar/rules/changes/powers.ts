import type { SeatId } from '../../../../kernel/decision.ts';
import type { Answer, Moment, Power } from '../cards/definition.ts';
import { definition, powersOf } from '../cards/library.ts';
import { resolveNow } from '../language/registry.ts';
import { isDenied, realmsOf } from '../queries/realms.ts';
import type { AltarRun, Realm } from '../state.ts';
import type { GodId } from '../terms.ts';

/** An Altar of this Realm has been destroyed or stolen by another player. */
export const answerLoss = (run: AltarRun, realm: Realm, by: SeatId): void =>
  answer(run, 'altar-lost', realm, by);

/** A card of this seat has destroyed or stolen an Altar of another one. */
export function answerTaking(run: AltarRun, seat: SeatId, from: SeatId): void {
  for (const realm of realmsOf(run.state, seat)) answer(run, 'altar-taken', realm, from);
}

/** Something has been built or has begun to worship in this Realm. */
export const answerDeed = (run: AltarRun, moment: Moment, realm: Realm): void =>
  answer(run, moment, realm);

/** Says which god's power is behind what happens. */
export const tellPower = (
  run: AltarRun,
  god: GodId,
  power: Power['power'],
  moment: Moment | '' = '',
): void => run.emit('power-used', { god, power, moment });

/** The god's own power answers first, then those who worship, unless an omen keeps them from it. */
function answer(run: AltarRun, moment: Moment, realm: Realm, other?: SeatId): void {
  const { god, seat } = realm;
  const scope = other === undefined ? { seat, god } : { seat, god, other };
  const answered = (given: Answer | undefined, tell: () => void) => {
    if (given?.moment === moment) resolveNow(run, given.effect, scope, tell);
  };
  for (const power of powersOf(god)) {
    if (power.power === 'when') answered(power, () => tellPower(run, god, 'when', moment));
  }
  if (isDenied(run.state, realm, 'protection')) return;
  for (const card of [...realm.worshippers]) {
    answered(definition(card).answers, () => run.emit('worshipper-answered', { god, card }));
  }
}
