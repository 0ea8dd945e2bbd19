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
 * A sign for each face of each side's die, from face 1 on: two faces with the same sign are the same to every
 * card that matters in the combat. Otherwise a die only counts by being added to an attack.
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

/** The faces of the side's own die that trigger powers. */
const waking = onceFor((powers: readonly Power[]): FaceSet[] =>
  powers.flatMap(({ when }) => ('die' in when ? [when.die] : [])),
);

/** The faces of either die that printed texts also name: in a condition, or when a die is turned. */
const named = onceFor((printed: object | readonly (Power | Passive)[]): FaceSet[] => {
  const found: FaceSet[] = [];
  for (const [name, value] of Object.entries(printed)) {
    if (name === 'faces' && Array.isArray(value)) found.push(value);
    else if (name === 'face' && typeof value === 'number') found.push([value]);
    else if (typeof value === 'object' && value !== null) found.push(...named(value));
  }
  return found;
});
