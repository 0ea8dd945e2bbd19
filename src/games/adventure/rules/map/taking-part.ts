import { NO_OVERLAY, type Overlay } from '../../../../cards/overlays/overlays.ts';
import { isInBox, packOf } from '../../../../kernel/packs.ts';
import type { Definition, QuestDefinition, Task, TrophyDefinition } from '../cards/definition.ts';
import { allDefinitions, countDefinitions, definition } from '../cards/library.ts';
import { broughtBy, OVERLAYS, takenOutBy } from '../cards/overlays.ts';
import type { CardId, Color, DefinitionId } from '../terms.ts';
import type { MapDefinition } from './definition.ts';
import { isEnough } from './enough.ts';
import { atlasOf } from './library.ts';
import { spacesNamedBy } from './spaces-named.ts';

/** What a match is played with: the cards that fit its map, as its overlay has them, and what a scenario has added. */
export interface Played {
  readonly map: string;
  readonly options: { readonly overlay?: string };
  readonly added?: readonly DefinitionId[];
}

/** Everything that takes part in such matches and fits their map (W-54, W-55), in the order of registration. */
export function definitionsOn({ map, options: { overlay } }: Played): readonly Definition[] {
  const registered = countDefinitions();
  const key = `${map} ${overlay ?? NO_OVERLAY}`;
  const found = known.get(key);
  if (found?.registered === registered) return found.definitions;
  const definitions = thoseOn(atlasOf(map), OVERLAYS.chosen(overlay));
  known.set(key, { registered, definitions });
  return definitions;
}

/** Remembered until more is registered: this is asked in every match. */
const known = new Map<string, { registered: number; definitions: readonly Definition[] }>();

/**
 * The same for a map that has not been registered yet. Where an overlay would leave too little to play for, the
 * cards are as they are without it.
 */
export function thoseOn(map: MapDefinition, overlay: Overlay | null = null): Definition[] {
  const usual = allDefinitions().filter(({ id }) => takesPart(id, map.id));
  const fitting = (cards: readonly Definition[]) => cards.filter((card) => fits(card, map));
  const changed = overlay && fitting(laidOver(usual, overlay, definition));
  return changed && isEnough(changed) ? changed : fitting(usual);
}

/**
 * Whether what has this name takes part without any overlay: what comes in the box does on every map, what comes
 * in a pack only on that pack's own.
 */
const takesPart = (id: DefinitionId, map: string): boolean =>
  isInBox(id) ||
  (packOf(id) === packOf(map) && OVERLAYS.all().every((one) => !broughtBy(one).includes(id)));

/** Cards without those that an overlay takes out, and with those that it brings. */
export const laidOver = (
  cards: readonly Definition[],
  overlay: Overlay,
  find: (id: DefinitionId) => Definition,
): Definition[] => [
  ...cards.filter(({ id }) => !takenOutBy(overlay).includes(id)),
  ...broughtBy(overlay).map(find),
];

type Type = Definition['type'];

const ofType = <Wanted extends Type>(
  played: Played,
  type: Wanted,
): Extract<Definition, { type: Wanted }>[] =>
  definitionsOn(played).filter(
    (one): one is Extract<Definition, { type: Wanted }> => one.type === type,
  );

/** The physical cards of a challenge deck. */
export const challengeCards = (played: Played, color: Color): CardId[] =>
  [...ofType(played, 'challenge'), ...addedTo(played)]
    .filter((card) => card.type === 'challenge' && card.color === color)
    .map(({ id }) => id);

export const questCards = (played: Played, set: QuestDefinition['set']): CardId[] =>
  [...ofType(played, 'quest'), ...addedTo(played)]
    .filter((quest) => quest.type === 'quest' && quest.set === set)
    .map(({ id }) => id);

const addedTo = ({ added = [] }: Played): Definition[] => added.map(definition);

export const trophiesOn = (played: Played): TrophyDefinition[] => ofType(played, 'trophy');

/**
 * W-54: whether a map has every space, resource and board encounter that a card needs.
 * @param all where the board encounters are found that give trophies
 */
export function fits(
  card: Definition,
  map: MapDefinition,
  all: readonly Definition[] = allDefinitions(),
): boolean {
  switch (card.type) {
    case 'quest':
      return hasSpaces(card, map) && card.tasks.every((task) => canBeDone(task, map));
    case 'challenge':
      return hasSpaces(card, map);
    case 'board-encounter':
      return isPrinted(card.id, map);
    case 'trophy':
      return all.some(
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
