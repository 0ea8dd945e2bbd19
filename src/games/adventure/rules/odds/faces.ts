import { onceFor } from '../../../../kernel/once-for.ts';
import type { Passive, Power } from '../cards/definition.ts';
import { challengeDefinition } from '../cards/library.ts';
import { combatantOf, type Source, sourceOfFoe, sourcesOf } from '../queries/cards.ts';
import { LIMITS } from '../rulings.ts';
import type { AdventureState, Combat } from '../state.ts';
import { COMBATANTS, type Combatant } from '../terms.ts';

/** Every face of a combat die (AD-118). */
export const FACES: readonly number[] = Array.from(
  { length: LIMITS.star },
  (_, index) => index + 1,
);

type FaceSet = readonly number[];

/**
 * What tells the faces of each side's die apart, from face 1 on: two that have the same sign are the same to
 * every card that has a say in the combat. Apart from that a die counts by being added to an attack only.
 */
export function signsOfFaces(
  state: AdventureState,
  combat: Combat,
): { [side in Combatant]: string[] } {
  const sources = COMBATANTS.flatMap((side) =>
    sourcesOn(state, combat, side).map((source) => ({ side, source })),
  );
  const either = sources.flatMap(({ source: { powers = NONE, passives = NONE } }) => [
    ...named(powers),
    ...named(passives),
  ]);
  const { global } = state;
  if (global !== null) either.push(...named(challengeDefinition(global).front));
  const signs = (side: Combatant): string[] => {
    const own = sources.flatMap((one) =>
      one.side === side ? waking(one.source.powers ?? NONE) : [],
    );
    const sets = [...own, ...either];
    return FACES.map((face) => sets.map((set) => (set.includes(face) ? '1' : '0')).join(''));
  };
  return { attacker: signs('attacker'), defender: signs('defender') };
}

const NONE: readonly never[] = [];

function sourcesOn(state: AdventureState, combat: Combat, side: Combatant): Source[] {
  const character = combatantOf(state, combat, side);
  if (character) return sourcesOf(character);
  const foe = sourceOfFoe(combat);
  return foe ? [foe] : [];
}

/** The faces of the own die that powers wait for. */
const waking = onceFor((powers: readonly Power[]): FaceSet[] =>
  powers.flatMap(({ when }) => ('die' in when ? [when.die] : [])),
);

/** The faces of either die that something printed names besides: in a condition, or where a die is turned. */
const named = onceFor((printed: object | readonly (Power | Passive)[]): FaceSet[] => {
  const found: FaceSet[] = [];
  for (const [name, value] of Object.entries(printed)) {
    if (name === 'faces' && Array.isArray(value)) found.push(value);
    else if (name === 'face' && typeof value === 'number') found.push([value]);
    else if (typeof value === 'object' && value !== null) found.push(...named(value));
  }
  return found;
});
