import { copiesOf, newLibrary } from '../../../../cards/library.ts';
import { isInBox, packOf } from '../../../../kernel/packs.ts';
import type { CardId, CharacterId, DefinitionId } from '../terms.ts';
import type {
  AbilityDefinition,
  BoardEncounterDefinition,
  ChallengeDefinition,
  CharacterDefinition,
  Definition,
  EncounterFace,
  ItemFace,
  QuestDefinition,
  TrophyDefinition,
} from './definition.ts';

const library = newLibrary<Definition>('card');

/** Adds what has been checked; `register-cards.ts` is the way in. */
export const addDefinition: (definition: Definition) => void = library.add;

/** What is printed on a card, a trophy, a character or the board. Throws for anything that was never registered. */
export const definition: (id: string) => Definition = library.definition;

export const isDefined: (id: string) => boolean = library.has;

export const allDefinitions: () => readonly Definition[] = library.all;

export const countDefinitions: () => number = library.size;

type Type = Definition['type'];

const ofType =
  <Wanted extends Type>(type: Wanted) =>
  (id: string): Extract<Definition, { type: Wanted }> => {
    const found = library.definition(id);
    if (found.type !== type) throw new Error(`${id} is no ${type} but a ${found.type}.`);
    return found as Extract<Definition, { type: Wanted }>;
  };

export const characterDefinition: (id: CharacterId) => CharacterDefinition = ofType('character');
export const abilityDefinition: (card: CardId) => AbilityDefinition = ofType('ability');
export const challengeDefinition: (card: CardId) => ChallengeDefinition = ofType('challenge');
export const questDefinition: (card: CardId) => QuestDefinition = ofType('quest');
export const boardEncounter: (id: DefinitionId) => BoardEncounterDefinition =
  ofType('board-encounter');
export const trophyDefinition: (id: DefinitionId) => TrophyDefinition = ofType('trophy');

/** Everything of one type, in the order of registration. */
export const allOf = <Wanted extends Type>(type: Wanted): Extract<Definition, { type: Wanted }>[] =>
  library.all().filter((one): one is Extract<Definition, { type: Wanted }> => one.type === type);

/** The same without what packs add. */
export const boxOf = <Wanted extends Type>(type: Wanted): Extract<Definition, { type: Wanted }>[] =>
  allOf(type).filter(({ id }) => isInBox(id));

/** The physical cards of a character's ability deck; packs add none to the decks of others. */
export const abilityCards = (character: CharacterId): CardId[] =>
  allOf('ability')
    .filter(
      (ability) => ability.character === character && packOf(ability.id) === packOf(character),
    )
    .flatMap(({ id, copies }) => copiesOf(id, copies));

/** The item on one side of a challenge card; null if there is none. */
export const itemFace = (card: CardId): ItemFace | null => {
  const { back } = challengeDefinition(card);
  return back?.face === 'item' ? back : null;
};

/** The enemy on one side of a challenge card, with that side. Throws if there is none. */
export function encounterFace(card: CardId): { face: EncounterFace; side: 'front' | 'back' } {
  const { front, back } = challengeDefinition(card);
  if (front.face === 'encounter') return { face: front, side: 'front' };
  if (back?.face === 'encounter') return { face: back, side: 'back' };
  throw new Error(`${card} is no encounter.`);
}

export const itemOf = (card: CardId): ItemFace => {
  const face = itemFace(card);
  if (!face) throw new Error(`${card} is no item.`);
  return face;
};

/** Whether a drawn card must be fought, or is an event (AD-050, AD-051). */
export const isEncounter = (card: CardId): boolean =>
  challengeDefinition(card).front.face === 'encounter';
