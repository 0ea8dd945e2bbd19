import { flightsFrom } from '../rules/queries/resources.ts';
import type { AdventureState, Character } from '../rules/state.ts';
import type { Resource } from '../rules/terms.ts';
import type { Gain } from './gain.ts';
import { isDoable } from './goals.ts';
import { worthForQuests } from './tasks.ts';
import { worthOfSpace } from './travelling.ts';
import { CARD, DAMAGE, QUEST } from './worth.ts';

/** Activating a resource: for itself, and for quests that ask for it. */
export function explored(state: AdventureState, character: Character, resource: Resource): Gain {
  const asked = worthForQuests(
    character,
    (task) => task.task === 'resource' && task.resource === resource,
  );
  const { worth, why } = byItself(state, character, resource);
  return asked > 0 ? { worth: worth + asked, why: 'quest' } : { worth, why };
}

function byItself(state: AdventureState, character: Character, resource: Resource): Gain {
  const { damage, hand, bag, diseases } = character;
  switch (resource) {
    case 'scroll':
      return { worth: hand.length >= 10 ? 0.1 : CARD, why: 'learns' };
    case 'book':
      return { worth: hand.length >= 9 ? 0.2 : 2 * CARD - 0.3, why: 'learns' };
    case 'small-potion':
      return { worth: DAMAGE * Math.min(1, damage), why: damage > 0 ? 'heals' : 'must' };
    case 'large-potion':
      return {
        worth: DAMAGE * Math.min(2, damage) + 2 * diseases.length,
        why: damage > 0 || diseases.length > 0 ? 'heals' : 'must',
      };
    case 'quest-giver':
      return { worth: questGiverWorth(state, character), why: 'asks' };
    case 'auction-house':
      return { worth: bag.length > 0 ? 1 : -1, why: 'trades' };
    case 'flight-path':
      return { worth: flightWorth(state, character), why: 'flies' };
    case 'place-discovery':
      return { worth: 0.4, why: 'sets-traps' };
  }
}

/** Another quest, if one is missing or nothing can be done for one of them. */
function questGiverWorth(state: AdventureState, character: Character): number {
  const { quests } = character;
  const stuck = quests.some((quest) => !isDoable(state, character, quest));
  return quests.length < 2 || stuck ? QUEST : 0.3;
}

/** What the best flight would be worth, compared with staying. */
function flightWorth(state: AdventureState, { seat, space }: Character): number {
  const here = worthOfSpace(state, seat, space).worth;
  const there = flightsFrom(state, seat).map((to) => worthOfSpace(state, seat, to).worth);
  return Math.max(0, ...there.map((worth) => worth - here));
}
