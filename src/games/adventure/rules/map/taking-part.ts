import { isInBox, packOf } from '../../../../kernel/packs.ts';
import type { Definition, QuestDefinition, Task, TrophyDefinition } from '../cards/definition.ts';
import { allDefinitions, countDefinitions, definition } from '../cards/library.ts';
import type { CardId, Color, DefinitionId } from '../terms.ts';
import type { MapDefinition } from './definition.ts';
import { atlasOf } from './library.ts';
import { spacesNamedBy } from './spaces-named.ts';

/**
 * Whether what has this name takes part in matches on a map: what comes in the box does on every map, what comes
 * in a pack only on that pack's own.
 */
export const takesPart = (id: DefinitionId, map: string): boolean =>
  isInBox(id) || packOf(id) === packOf(map);

/** Everything that takes part in matches on a map and fits it (W-54), in the order of registration. */
export function definitionsOn(map: string): readonly Definition[] {
  const registered = countDefinitions();
  const found = known.get(map);
  if (found?.registered === registered) return found.definitions;
  const definitions = thoseOn(atlasOf(map));
  known.set(map, { registered, definitions });
  return definitions;
}

/** Remembered until more is registered: this is asked in every match. */
const known = new Map<string, { registered: number; definitions: readonly Definition[] }>();

/** The same for a map that has not been registered yet. */
export const thoseOn = (map: MapDefinition): Definition[] =>
  allDefinitions().filter((card) => takesPart(card.id, map.id) && fits(card, map));

type Type = Definition['type'];

const ofType = <Wanted extends Type>(
  map: string,
  type: Wanted,
): Extract<Definition, { type: Wanted }>[] =>
  definitionsOn(map).filter(
    (one): one is Extract<Definition, { type: Wanted }> => one.type === type,
  );

/** What a match is played with: the cards that fit its map, and what a scenario has added to them. */
export interface Played {
  readonly map: string;
  readonly added?: readonly DefinitionId[];
}

/** The physical cards of a challenge deck. */
export const challengeCards = ({ map, added = [] }: Played, color: Color): CardId[] =>
  [...ofType(map, 'challenge'), ...added.map(definition)]
    .filter((card) => card.type === 'challenge' && card.color === color)
    .map(({ id }) => id);

export const questCards = ({ map, added = [] }: Played, set: QuestDefinition['set']): CardId[] =>
  [...ofType(map, 'quest'), ...added.map(definition)]
    .filter((quest) => quest.type === 'quest' && quest.set === set)
    .map(({ id }) => id);

export const trophiesOn = (map: string): TrophyDefinition[] => ofType(map, 'trophy');

/** W-54: whether a map has every space, resource and board encounter that a card needs. */
export function fits(card: Definition, map: MapDefinition): boolean {
  switch (card.type) {
    case 'quest':
      return hasSpaces(card, map) && card.tasks.every((task) => canBeDone(task, map));
    case 'challenge':
      return hasSpaces(card, map);
    case 'board-encounter':
      return isPrinted(card.id, map);
    case 'trophy':
      return allDefinitions().some(
        (one) => one.type === 'board-encounter' && one.trophy === card.id && isPrinted(one.id, map),
      );
    default:
      return true;
  }
}

function hasSpaces(card: Definition, { spaces }: MapDefinition): boolean {
  const { places, keyLocations } = spacesNamedBy(card);
  return (
    places.every((place) => spaces.some(({ id }) => id === place)) &&
    keyLocations.every((place) => spaces.some(({ id, key }) => key && id === place))
  );
}

function canBeDone(task: Task, map: MapDefinition): boolean {
  switch (task.task) {
    case 'overlord':
      return isPrinted(task.encounter, map);
    case 'resource':
      return map.spaces.some(({ resources }) => resources.includes(task.resource));
    default:
      return true;
  }
}

const isPrinted = (encounter: DefinitionId, { spaces }: MapDefinition): boolean =>
  spaces.some((space) => space.encounter === encounter);
