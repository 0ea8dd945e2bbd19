import type { Definition, Task } from '../games/adventure/rules/cards/definition.ts';
import type { MapDefinition, SpaceDefinition } from '../games/adventure/rules/map/definition.ts';
import type { AdventureContent } from '../games/adventure/rules/packs.ts';
import type { Color, Slot } from '../games/adventure/rules/terms.ts';
import type { Tried, TryingPosition } from './tried.ts';

/** Characters of the box that play, the first of them in the place of a pack's own. */
const [FIRST, RIVAL] = ['warrior', 'mage'] as const;

/** Where somebody tries something, and from when. */
interface Place {
  at: SpaceDefinition;
  phase?: 'challenge';
  /** What the character has besides. */
  has?: TryingPosition;
}

/**
 * A position of The Adventure Game: an enemy is drawn at once, a quest is begun a step away from its end, a card of an
 * ability deck is in hand, a character or a map begins its first turn.
 * @param id of a card or a map of the pack
 */
export function tryingAdventure(
  id: string,
  { cards = [], maps = [] }: AdventureContent,
  box: AdventureContent,
): Tried {
  const [own] = maps;
  const map = maps.find((one) => one.id === id) ?? own ?? box.maps?.[0];
  const card = cards.find((one) => one.id === id);
  if (!map) return { refused: 'no-position' };
  const tried = card && card.type === 'trophy' ? giverOf(card.id, cards) : card;
  if (card && !tried) return { refused: 'no-trophy' };
  const place = placeFor(tried, map, box.cards ?? []);
  if (!place) return { refused: 'not-printed' };
  const isAdded = own === undefined && (card?.type === 'quest' || card?.type === 'challenge');
  return {
    position: {
      game: 'adventure',
      options: own ? { map: map.id } : {},
      characters: {
        [heroOf(tried)]: { at: place.at.id, level: place.at.color, ...place.has },
        [RIVAL]: {},
      },
      ...(isAdded ? { added: [id] } : {}),
      next: nextFor(id, card, box.cards ?? []),
      ...(place.phase ? { phase: place.phase } : {}),
    },
  };
}

/** What is drawn first: the card itself, or something plain to fight. */
function nextFor(
  id: string,
  card: Definition | undefined,
  box: readonly Definition[],
): { [color in Color]?: string[] } {
  if (card?.type === 'challenge') return { [card.color]: [id] };
  // The first of them may be in a bag already.
  const foe = box.findLast(
    (one) => one.type === 'challenge' && one.color === 'grey' && one.front.face === 'encounter',
  );
  return foe ? { grey: [foe.id] } : {};
}

/** The board encounter that gives a trophy. */
const giverOf = (trophy: string, cards: readonly Definition[]): Definition | undefined =>
  cards.find((one) => one.type === 'board-encounter' && one.trophy === trophy);

function heroOf(tried: Definition | undefined): string {
  if (tried?.type === 'character') return tried.id;
  return tried?.type === 'ability' && tried.character !== RIVAL ? tried.character : FIRST;
}

/** A space where nothing but cards of its deck is met. */
const emptyOf = ({ spaces }: MapDefinition, color: Color): SpaceDefinition | undefined =>
  spaces.find((one) => one.color === color && !one.city && !one.encounter && !one.key);

/** Undefined if there is no place for it on the map; a map is tried from anywhere. */
function placeFor(
  tried: Definition | undefined,
  map: MapDefinition,
  box: readonly Definition[],
): Place | undefined {
  const on = (at: SpaceDefinition | undefined, more: Omit<Place, 'at'> = {}) =>
    at && { at, ...more };
  switch (tried?.type) {
    case 'challenge':
      return on(emptyOf(map, tried.color), { phase: 'challenge' });
    case 'board-encounter':
      return on(
        map.spaces.find(({ encounter }) => encounter === tried.id),
        { phase: 'challenge' },
      );
    case 'ability':
      return on(emptyOf(map, 'grey'), {
        has: { hand: [tried.id] },
        ...(tried.timing === 'movement' || tried.timing === 'discovery'
          ? {}
          : { phase: 'challenge' }),
      });
    case 'quest': {
      const [task] = tried.tasks;
      return on(task ? beforeTask(task, map) : emptyOf(map, 'grey'), {
        has: { quests: [tried.id], bag: task ? itemsFor(task, box) : [] },
      });
    }
    default:
      return on(emptyOf(map, 'grey'));
  }
}

/** A space from which a quest's task is a step away. */
function beforeTask(task: Task, map: MapDefinition): SpaceDefinition | undefined {
  const { spaces } = map;
  const named = (id: string | undefined) => spaces.find((one) => one.id === id);
  switch (task.task) {
    case 'travel':
    case 'deliver':
      return besides(named(task.to), map);
    case 'collect':
      return besides(named(task.at[0]), map);
    case 'overlord':
      return besides(
        spaces.find(({ encounter }) => encounter === task.encounter),
        map,
      );
    case 'resource':
      return besides(
        spaces.find(({ resources }) => resources.includes(task.resource)),
        map,
      );
    case 'defeat':
      return named(task.at?.[0]) ?? emptyOf(map, task.color ?? 'grey');
    default:
      return emptyOf(map, 'grey');
  }
}

const ORDER: readonly Color[] = ['grey', 'green', 'yellow', 'red'];

/** A neighbour whose colour lets whoever may stand there go on; the space itself if it has none. */
function besides(space: SpaceDefinition | undefined, { spaces, paths }: MapDefinition) {
  if (!space) return undefined;
  const ends = paths.flatMap(([one, other]) =>
    one === space.id ? [other] : other === space.id ? [one] : [],
  );
  const near = spaces.filter(({ id }) => ends.includes(id));
  return (
    near.find(({ color }) => color === space.color) ??
    near.find(({ color }) => ORDER.indexOf(color) > ORDER.indexOf(space.color)) ??
    space
  );
}

/** Items of the box that a task asks for. */
function itemsFor(task: Task, box: readonly Definition[]): string[] {
  if (task.task !== 'deliver' && task.task !== 'equip') return [];
  const fits = (slot: Slot) => task.slot === undefined || task.slot === slot;
  return box
    .flatMap((one) =>
      one.type === 'challenge' &&
      one.color === task.color &&
      one.back?.face === 'item' &&
      fits(one.back.slot)
        ? [one.id]
        : [],
    )
    .slice(0, 1);
}
