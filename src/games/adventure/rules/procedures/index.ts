import type { Procedures } from '../../../../kernel/engine.ts';
import type { Procedure } from '../../../../kernel/procedure.ts';
import '../effects/kinds.ts';
import { effectProcedures } from '../effects/resolving/perform.ts';
import type { AdventureState } from '../state.ts';
import { abilityProcedures } from './abilities.ts';
import { inEarnest } from './asked-in-earnest.ts';
import { blackDie } from './black-die.ts';
import { challengeProcedures } from './challenge.ts';
import { combatProcedures } from './combat.ts';
import { combatEnd } from './combat-end.ts';
import { damageProcedures } from './damage.ts';
import { eventProcedures } from './events.ts';
import { explorationProcedures } from './exploration.ts';
import { handProcedures } from './hands.ts';
import { itemProcedures } from './items.ts';
import { maintenanceProcedures } from './maintenance.ts';
import { match } from './match.ts';
import { powerProcedures } from './powers.ts';
import { resourceProcedures } from './resources.ts';
import { rewardProcedures } from './rewards.ts';
import { turn } from './turn.ts';

const OWN: readonly Procedure<AdventureState>[] = [
  match,
  turn,
  ...handProcedures,
  ...damageProcedures,
  ...abilityProcedures,
  ...itemProcedures,
  ...powerProcedures,
  ...explorationProcedures,
  ...resourceProcedures,
  ...challengeProcedures,
  ...eventProcedures,
  ...combatProcedures,
  blackDie,
  combatEnd,
  ...rewardProcedures,
  ...maintenanceProcedures,
];

/**
 * For looking ahead, and for finding out whether a question makes a difference: these ask every question
 * there is.
 */
export const AHEAD: Procedures<AdventureState> = {
  ...Object.fromEntries(OWN.map((one) => [one.name, one])),
  ...effectProcedures(),
};

/**
 * Procedures that may ask when nothing depends on it: for one of several effects, an order, a resource, what
 * to use after the dice.
 */
const IN_EARNEST = ['effect.choose', 'exploration', 'resource', 'combat'];

/** Everything a match can be in the middle of. */
export const PROCEDURES: Procedures<AdventureState> = Object.fromEntries(
  Object.entries(AHEAD).map(([name, one]) => [
    name,
    IN_EARNEST.includes(name) ? inEarnest(one, AHEAD) : one,
  ]),
);
