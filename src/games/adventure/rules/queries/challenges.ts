import type { SeatId } from '../../../../kernel/decision.ts';
import {
  boardEncounter,
  challengeDefinition,
  itemFace,
  questDefinition,
  trophyDefinition,
} from '../cards/library.ts';
import type { ActiveQuest, AdventureState, Character } from '../state.ts';
import { type CardId, type Color, type DefinitionId, printedOn, rankOf } from '../terms.ts';
import type { AdventureOption } from '../verbs.ts';
import { characterOf, othersHere } from './characters.ts';
import { hasAggro, isChanged, spaceOf, trackedAt } from './spaces.ts';

/** What a character may do in the challenge phase; nothing in a city (AD-046). */
export function challengeOptions(state: AdventureState, seat: SeatId): AdventureOption[] {
  const character = characterOf(state, seat);
  const space = spaceOf(state, character.space);
  if (space.city) return [];
  const here = trackedAt(state, space.id);
  // AD-143, W-08: an encounter with Aggro comes before everything else.
  const aggressive = here.filter(({ card }) => hasAggro(state, card));
  if (aggressive.length > 0) return aggressive.map(({ card }) => fightOption(card));
  const existing = [
    ...here.map(({ card }) => fightOption(card)),
    ...(state.locations[space.id] ? [fightOption(state.locations[space.id] as CardId)] : []),
    ...(space.encounter ? boardOptions(state, character, space.encounter) : []),
  ];
  // AD-048, AD-049: a card is drawn only if there is nothing else.
  const encounters: AdventureOption[] =
    existing.length > 0 ? existing : [{ id: 'draw', verb: 'draw', args: { color: space.color } }];
  return [...encounters, ...attackOptions(state, character)];
}

const fightOption = (encounter: CardId): AdventureOption => ({
  id: `fight:${encounter}`,
  verb: 'fight',
  args: { encounter },
});

/**
 * An encounter that takes payment is offered only while it has something to give, so nobody pays for nothing
 * by mistake (W-53).
 */
function boardOptions(
  state: AdventureState,
  character: Character,
  encounter: string,
): AdventureOption[] {
  const { price } = boardEncounter(encounter);
  if (!price) return [fightOption(encounter)];
  const pays: AdventureOption[] =
    givesAnything(state, character, encounter) &&
    payableWith(character, encounter).length >= price.items
      ? [{ id: `pay:${encounter}`, verb: 'pay', args: { encounter } }]
      : [];
  return [...pays, { id: 'decline', verb: 'decline' }];
}

/** Whether completing a board encounter would bring its trophy, the next level, a reward, or a quest further. */
function givesAnything(state: AdventureState, character: Character, encounter: string): boolean {
  const { level, trophy, reward } = boardEncounter(encounter);
  return (
    (level !== undefined && rankOf(level) === rankOf(character.level) + 1) ||
    (trophy !== undefined && hasTrophyFor(state, character, trophy)) ||
    reward !== undefined ||
    character.quests.some((quest) => asksFor(quest, encounter))
  );
}

/** AD-087, AD-088: whether a trophy is left that this character may still gain. */
export const hasTrophyFor = (
  { trophies }: AdventureState,
  { log }: Character,
  trophy: DefinitionId,
): boolean =>
  (trophies[trophy] ?? 0) > 0 &&
  !(trophyDefinition(trophy).once && log.some((card) => printedOn(card) === trophy));

/** Whether a quest still needs this encounter. */
const asksFor = ({ card, progress }: ActiveQuest, encounter: string): boolean =>
  questDefinition(card).tasks.some(
    (task, index) => task.task === 'overlord' && task.encounter === encounter && !progress[index],
  );

/** Items that a board encounter takes. */
export const payableWith = (character: Character, encounter: string): CardId[] => {
  const { price } = boardEncounter(encounter);
  const { bag, weapon, armor } = character;
  return [...bag, weapon, armor].filter(
    (item): item is CardId =>
      item !== null &&
      price !== undefined &&
      rankOf(challengeDefinition(item).color) >= rankOf(price.color),
  );
};

/**
 * AD-096: whether a deck has an item left to draw. Everyone can tell: what is not in it lies open, and only
 * the order of the rest is hidden.
 */
export const hasItem = ({ challenges }: AdventureState, color: Color): boolean =>
  challenges[color].cards.some((card) => itemFace(card) !== null);

/** AD-132, W-26 */
function attackOptions(state: AdventureState, character: Character): AdventureOption[] {
  if (!state.options.characterCombat || isChanged(state, 'truce')) return [];
  return othersHere(state, character).map(({ id }) => ({
    id: `attack:${id}`,
    verb: 'attack',
    args: { character: id },
  }));
}
