import type { Effect } from '../rules/language/effect.ts';
import { holds } from '../rules/queries/conditions.ts';
import { atlasIn, isHeldAt, mayEnter } from '../rules/queries/spaces.ts';
import type { AdventureState, Character } from '../rules/state.ts';
import { needOfHealing } from './goals.ts';
import { plainWorth } from './plain-worth.ts';
import { gainOfSteps, outlook } from './travelling.ts';
import { DAMAGE } from './worth.ts';

/** What cards and items played in the movement phase bring: for this turn's way, and besides. */
export function gainOnTheWay(
  state: AdventureState,
  character: Character,
  effects: readonly Effect[],
): number {
  const parts = effects.flatMap((effect) => partsOf(effect, state, character));
  const steps = parts.reduce((sum, part) => sum + stepsOf(part), 0);
  const others = parts.filter((part) => stepsOf(part) === 0);
  return (
    (steps > 0 ? gainOfSteps(state, character.seat, steps) : 0) +
    others.reduce((sum, part) => sum + gainOf(part, state, character), 0)
  );
}

/** An effect as the parts that will happen. */
function partsOf(effect: Effect, state: AdventureState, character: Character): Effect[] {
  if (effect.kind === 'sequence')
    return effect.effects.flatMap((one) => partsOf(one, state, character));
  if (effect.kind !== 'when') return [effect];
  const then = holds(state, effect.if, { seat: character.seat, side: null })
    ? effect.effect
    : effect.otherwise;
  return then ? partsOf(then, state, character) : [];
}

/** Spaces that a part saves; moving anywhere nearby is as good as walking there. */
function stepsOf(part: Effect): number {
  if (part.kind === 'movement') return part.amount;
  return part.kind === 'go' && part.to === 'within' ? (part.spaces ?? 1) : 0;
}

function gainOf(part: Effect, state: AdventureState, character: Character): number {
  switch (part.kind) {
    case 'choose':
      return Math.max(...part.options.map((one) => gainOnTheWay(state, character, [one])));
    case 'heal':
      return part.who === 'own'
        ? DAMAGE * needOfHealing(state, character) * Math.min(part.amount, character.damage)
        : plainWorth([part], state, character);
    case 'go':
      return gainElsewhere(state, character, part.to === 'city' ? 'cities' : 'flightPaths');
    default:
      return plainWorth([part], state, character);
  }
}

/** How much it helps to begin the move in the best of some spaces. */
function gainElsewhere(
  state: AdventureState,
  character: Character,
  where: 'cities' | 'flightPaths',
): number {
  const { seat, space, level } = character;
  if (isHeldAt(state, space)) return 0;
  const movement = state.turn?.movement ?? 0;
  const there = atlasIn(state)
    [where].filter((to) => to !== space && mayEnter(state, level, to))
    .map((to) => outlook(standingAt(state, character, to), seat, movement));
  return Math.max(0, ...there) - outlook(state, seat, movement);
}

const standingAt = (
  state: AdventureState,
  character: Character,
  space: string,
): AdventureState => ({
  ...state,
  characters: state.characters.map((one) =>
    one.seat === character.seat ? { ...character, space } : one,
  ),
});
