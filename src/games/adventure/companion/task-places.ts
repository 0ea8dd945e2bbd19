import type { Task } from '../rules/cards/definition.ts';
import { boardEncounter, encounterFace, itemOf } from '../rules/cards/library.ts';
import { mayEquip } from '../rules/queries/cards.ts';
import { othersThan } from '../rules/queries/characters.ts';
import { deliveriesOf } from '../rules/queries/quests.ts';
import { atlasIn, isCity, mayEnter } from '../rules/queries/spaces.ts';
import type { ActiveQuest, AdventureState, Character } from '../rules/state.ts';
import {
  type CardId,
  COLORS,
  type Color,
  rankOf,
  type Slot,
  type SpaceId,
} from '../rules/terms.ts';
import { boardChance, chanceAgainst, fighterOf } from './chances.ts';
import { itemShare, prospectOf } from './prospects.ts';
import { isOccupied, type OpenTask } from './tasks.ts';

/** Where something can be done. */
export interface Place {
  space: SpaceId;
  /** How likely a visit makes progress with it. */
  chance: number;
}

const sure = (space: SpaceId): Place => ({ space, chance: 1 });

/** Where somebody at its owner's level can make progress with a task. */
export const placesFor = (
  state: AdventureState,
  character: Character,
  quest: ActiveQuest,
  open: OpenTask,
): Place[] =>
  allPlaces(state, character, quest, open).filter(
    ({ space, chance }) => chance > 0 && mayEnter(state, character.level, space),
  );

function allPlaces(
  state: AdventureState,
  character: Character,
  quest: ActiveQuest,
  { task, index }: OpenTask,
): Place[] {
  switch (task.task) {
    case 'travel':
      return [sure(task.to)];
    case 'collect':
      return (quest.waiting[index] ?? []).map(sure);
    case 'defeat':
      return prey(state, character, task);
    case 'overlord':
      return overlord(state, character, task.encounter);
    case 'wound':
    case 'rout':
      return othersThan(state, character.seat)
        .filter(({ space }) => !isCity(state, space))
        .map((other) => ({
          space: other.space,
          chance: 0.6 * chanceAgainst(state, character, { is: 'character', seat: other.seat }),
        }));
    case 'meet':
      return othersThan(state, character.seat).map(({ space }) => ({ space, chance: 0.6 }));
    case 'resource':
      return atlasIn(state)
        .spaces.filter(({ resources }) => resources.includes(task.resource))
        .map(({ id }) => ({ space: id, chance: state.placed[id] ? 0.3 : 1 }));
    case 'discover':
      return discoveries(state);
    case 'deliver':
      return deliveriesOf({ ...character, space: task.to }).length > 0
        ? [sure(task.to)]
        : found(state, character, task.color, (item) => isOfSlot(item, task.slot));
    case 'equip':
      return found(
        state,
        character,
        task.color,
        (item) => isOfSlot(item, task.slot) && mayEquip(character, item),
      );
  }
}

/** Where discoveries are; where none are, where they can be placed. */
function discoveries(state: AdventureState): Place[] {
  const lying = Object.keys(state.placed);
  if (lying.length > 0) return lying.map(sure);
  if (state.discoveries.length + state.box.length === 0) return [];
  return atlasIn(state)
    .spaces.filter(({ resources }) => resources.includes('place-discovery'))
    .map(({ id }) => ({ space: id, chance: 0.4 }));
}

/** Where the board asks for it; if it asks for missing items, where they can be had. */
function overlord(state: AdventureState, character: Character, encounter: string): Place[] {
  const chance = boardChance(state, character, encounter);
  const { price } = boardEncounter(encounter);
  if (price && chance === 0) return found(state, character, price.color, () => true);
  return atlasIn(state)
    .spaces.filter((space) => space.encounter === encounter)
    .map(({ id }) => ({ space: id, chance }));
}

const isOfSlot = (item: CardId, slot: Slot | undefined): boolean =>
  slot === undefined || itemOf(item).slot === slot;

/** Where an item of a color or above can be won, with the likelihood that the decks have one that is wanted. */
function found(
  state: AdventureState,
  character: Character,
  least: Color,
  isWanted: (item: CardId) => boolean,
): Place[] {
  const shares = new Map(COLORS.map((color) => [color, itemShare(state, color, isWanted)]));
  return wild(state, character, least).map(({ space, color, chance }) => ({
    space,
    chance: chance * (shares.get(color) ?? 0),
  }));
}

/** Where something of the kind can be met: under a marker, or in a deck. */
function prey(
  state: AdventureState,
  character: Character,
  { trait, color = 'grey', at }: Extract<Task, { task: 'defeat' }>,
): Place[] {
  const marked = state.track.flatMap((tracked): Place[] => {
    if (!tracked || (trait !== undefined && encounterFace(tracked.card).face.trait !== trait))
      return [];
    const chance = chanceAgainst(state, character, { is: 'card', card: tracked.card, slot: 0 });
    return [{ space: tracked.space, chance }];
  });
  const hidden = wild(state, character, color).map(({ space, chance }) => ({
    space,
    chance: chance * (trait === undefined ? 1 : OF_A_TRAIT),
  }));
  return [...marked, ...hidden].filter(({ space }) => at === undefined || at.includes(space));
}

/** The average fraction of a deck that has one trait. */
const OF_A_TRAIT = 0.2;

/** Where a card of a color or above is drawn, and how likely it is defeated. */
function wild(
  state: AdventureState,
  character: Character,
  least: Color,
): (Place & { color: Color })[] {
  const own = fighterOf(state, character);
  return atlasIn(state)
    .spaces.filter(
      ({ id, city, encounter, color }) =>
        !city && !encounter && rankOf(color) >= rankOf(least) && !isOccupied(state, id),
    )
    .map(({ id, color }) => ({ space: id, color, chance: prospectOf(state, own, color).wins }));
}
