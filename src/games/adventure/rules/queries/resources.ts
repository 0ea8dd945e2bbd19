import type { SeatId } from '../../../../kernel/decision.ts';
import { questDefinition } from '../cards/library.ts';
import { RULINGS } from '../rulings.ts';
import type { AdventureState, Character } from '../state.ts';
import type { CardId, Resource, SpaceId } from '../terms.ts';
import { characterOf } from './characters.ts';
import { atlasIn, isChanged, isHeldAt, mayEnter, spaceOf } from './spaces.ts';

/** All items that a character owns, equipped or not (AD-098). */
export const itemsOf = ({ bag, weapon, armor }: Character): CardId[] =>
  [...bag, weapon, armor].filter((item): item is CardId => item !== null);

/** Where a flight path leads from here (AD-042, W-06, W-07). */
export function flightsFrom(state: AdventureState, seat: SeatId): SpaceId[] {
  const { space, level } = characterOf(state, seat);
  if (isChanged(state, 'no-flight') || isHeldAt(state, space)) return [];
  return atlasIn(state).flightPaths.filter(
    (other) => other !== space && mayEnter(state, level, other),
  );
}

/**
 * The resources of the character's space that can be activated now (AD-021, W-23, W-24). One stands for all
 * that would do nothing, because it makes no difference which of them is activated.
 */
export function resourcesFor(state: AdventureState, seat: SeatId): Resource[] {
  const character = characterOf(state, seat);
  const possible = possibleFor(state, character);
  const idle = possible.filter((resource) => isIdle(state, character, resource));
  return possible.filter((resource) => !idle.includes(resource) || resource === idle[0]);
}

/** Does nothing now, and none of the character's quests asks for it. */
function isIdle(state: AdventureState, character: Character, resource: Resource): boolean {
  const wanted = character.quests.some(({ card }) =>
    questDefinition(card).tasks.some(
      (task) => task.task === 'resource' && task.resource === resource,
    ),
  );
  if (wanted) return false;
  const { damage, diseases } = character;
  switch (resource) {
    case 'small-potion':
      return damage === 0;
    case 'large-potion':
      return damage === 0 && diseases.length === 0;
    case 'place-discovery':
      return state.discoveries.length + state.box.length === 0;
    case 'quest-giver':
      return state.elite.length === 0;
    default:
      return false;
  }
}

function possibleFor(state: AdventureState, character: Character): Resource[] {
  const { seat } = character;
  return spaceOf(state, character.space).resources.filter((resource) => {
    if (resource === 'auction-house') {
      return !RULINGS.auctionNeedsItem || itemsOf(character).length > 0;
    }
    return resource !== 'flight-path' || flightsFrom(state, seat).length > 0;
  });
}
