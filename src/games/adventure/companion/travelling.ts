import { onceFor } from '../../../kernel/once-for.ts';
import { characterOf, turnOf } from '../rules/queries/characters.ts';
import { atlasIn, reachable, spaceOf } from '../rules/queries/spaces.ts';
import type { AdventureState, Character } from '../rules/state.ts';
import type { SpaceId } from '../rules/terms.ts';
import type { Gain } from './gain.ts';
import { fightWorth, type Goal, goalsOf } from './goals.ts';
import { CARD, QUEST, worthOfToken } from './worth.ts';

/** Average spaces per turn. */
const STRIDE = 2.6;

/** The discount for a turn's delay. */
const PATIENCE = 0.6;

/** What every other aim adds to the best. */
const OTHER_AIMS = 0.15;

/** What spaces are worth, for each position. */
const known = onceFor((_state: AdventureState) => new Map<string, Gain>());

/** What it is worth to end the move on a space. */
export function worthOfSpace(state: AdventureState, seat: string, space: SpaceId): Gain {
  const key = `${seat} ${space}`;
  const found = known(state).get(key) ?? weighed(state, seat, space);
  known(state).set(key, found);
  return found;
}

function weighed(state: AdventureState, seat: string, space: SpaceId): Gain {
  const character = characterOf(state, seat);
  const ahead = bestGoal(state, character, space);
  const here = fightWorth(state, character, space) + resourceWorth(state, character, space);
  return { worth: 0.8 * here + ahead.worth, why: ahead.worth > 0 ? ahead.why : 'fights' };
}

/** The nearest goal for its worth, seen from a space; and a little for all others. */
function bestGoal(
  state: AdventureState,
  character: Character,
  from: SpaceId,
): { worth: number; why: Goal['why'] } {
  const ways = atlasIn(state).waysFrom(from);
  const aims = new Map<string, number>();
  let best = { worth: 0, why: 'fights' as Goal['why'] };
  for (const { aim, space, worth, why } of goalsOf(state, character)) {
    const distance = ways.steps(space);
    const turns = distance === 0 ? 0 : Math.max(1, distance / STRIDE);
    const value = worth * PATIENCE ** turns;
    aims.set(aim, Math.max(value, aims.get(aim) ?? 0));
    if (value > best.worth) best = { worth: value, why };
  }
  const all = [...aims.values()].reduce((sum, value) => sum + value, 0);
  return { ...best, worth: best.worth + OTHER_AIMS * (all - best.worth) };
}

/** What a space gives to a character exploring it. */
function resourceWorth(state: AdventureState, character: Character, space: SpaceId): number {
  const placed = state.placed[space] ?? [];
  if (placed.length > 0) return placed.reduce((sum, token) => sum + worthOfToken(token), 0);
  const worths = spaceOf(state, space).resources.map((resource): number => {
    switch (resource) {
      case 'scroll':
        return CARD;
      case 'book':
        return 2 * CARD;
      case 'quest-giver':
        return character.quests.length < 2 ? QUEST : 0.3;
      case 'auction-house':
        return character.bag.length > 2 ? 1 : 0;
      case 'place-discovery':
        return 0.4;
      default:
        return 0;
    }
  });
  return Math.max(0, ...worths);
}

/** The best that somebody with this many spaces left can end the move with. */
export const outlook = (state: AdventureState, seat: string, steps: number): number => {
  const character = characterOf(state, seat);
  return Math.max(
    ...[character.space, ...reachable(state, character, steps).reached].map(
      (space) => worthOfSpace(state, seat, space).worth,
    ),
  );
};

/** What this many more spaces would make possible. */
export const gainOfSteps = (state: AdventureState, seat: string, steps: number): number => {
  const { movement } = turnOf(state);
  return outlook(state, seat, movement + steps) - outlook(state, seat, movement);
};
