import type { ChallengeDefinition, Definition, Task } from '../cards/definition.ts';
import type { Effect } from '../language/effect.ts';
import type { SpaceId } from '../terms.ts';

/** The spaces of a map that a card mentions. */
export interface NamedSpaces {
  places: SpaceId[];
  /** Those that must be key locations, because an event lies there (AD-057). */
  keyLocations: SpaceId[];
}

export function spacesNamedBy(card: Definition): NamedSpaces {
  switch (card.type) {
    case 'quest':
      return { places: card.tasks.flatMap(placesOf), keyLocations: [] };
    case 'challenge':
      return namedByEvent(card);
    default:
      return { places: [], keyLocations: [] };
  }
}

function placesOf(task: Task): SpaceId[] {
  switch (task.task) {
    case 'travel':
    case 'deliver':
      return [task.to];
    case 'collect':
      return [...task.at];
    case 'defeat':
      return [...(task.at ?? [])];
    default:
      return [];
  }
}

function namedByEvent({ front }: ChallengeDefinition): NamedSpaces {
  if (front.face !== 'event') return { places: [], keyLocations: [] };
  const { location, flips, effect } = front;
  return {
    places: [
      ...(flips?.moment === 'turn-ends' ? [flips.at] : []),
      ...(effect ? placesFlippedTo(effect) : []),
    ],
    keyLocations: location === undefined ? [] : [location],
  };
}

/** Where an event that becomes an enemy goes (AD-055). */
function placesFlippedTo(effect: Effect): SpaceId[] {
  switch (effect.kind) {
    case 'flip':
      return effect.at === undefined ? [] : [effect.at];
    case 'sequence':
      return effect.effects.flatMap(placesFlippedTo);
    case 'choose':
      return effect.options.flatMap(placesFlippedTo);
    case 'may':
      return placesFlippedTo(effect.effect);
    case 'when':
      return [effect.effect, ...(effect.otherwise ? [effect.otherwise] : [])].flatMap(
        placesFlippedTo,
      );
    default:
      return [];
  }
}
