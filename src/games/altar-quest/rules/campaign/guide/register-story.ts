import { z } from 'zod';
import { repeated } from '../../../../../cards/repeated.ts';
import type { CardType, DeckDefinition } from '../../cards/definition.ts';
import { deckDefinition, definition, isCard, isDeck } from '../../cards/library.ts';
import type { CardDefinitionId } from '../../terms.ts';
import { conditionsOf, stepsOf } from './contents.ts';
import type { StoryGuide } from './guide.ts';
import { addStory } from './library.ts';
import { wrongPrices } from './prices.ts';
import { storySchema } from './schema.ts';

/**
 * What is wrong with a story's guide, one line per problem; empty for one that can be registered. It has the
 * shape of a guide (unknown properties are refused), refers to nothing that isn't there, asks for no mark that
 * is never set, uses every card of its story deck, which has the same name (AQ-289), and names its prices
 * (Q-87).
 */
export function problemsOfStory(guide: unknown): string[] {
  const { data, error } = storySchema.safeParse(guide);
  if (error) return z.prettifyError(error).split('\n');
  const wrong = [
    ...wrongNames(data),
    ...wrongDecks(data),
    ...wrongCards(data),
    ...wrongMarks(data),
    ...wrongEndings(data),
  ];
  // What an option takes can only be checked for existing cards.
  return wrong.length > 0 ? wrong : wrongPrices(data);
}

/**
 * Adds a story: the box's own when the game's index is loaded, after its decks. Throws an error that lists
 * everything that is wrong with it.
 */
export function registerStory(guide: StoryGuide): void {
  const problems = problemsOfStory(guide);
  if (problems.length > 0) {
    throw new Error([`The story ${guide.id} can't be registered:`, ...problems].join('\n'));
  }
  addStory(guide);
}

/** Names of texts must make their purposes distinguishable. */
function wrongNames(guide: StoryGuide): string[] {
  const { chapters, endings } = guide;
  const asked = stepsOf(guide).flatMap((step) => (step.do === 'ask' ? [step] : []));
  const twice = (what: string, names: readonly string[]) =>
    repeated([...names]).map((name) => `There are two ${what} ${name}.`);
  return [
    ...twice(
      'chapters',
      chapters.map(({ id }) => id),
    ),
    ...twice(
      'endings',
      endings.map(({ name }) => name),
    ),
    ...twice(
      'questions',
      asked.map(({ question }) => question),
    ),
    ...asked.flatMap(({ question, options }) =>
      twice(
        `options of ${question}`,
        options.map(({ name }) => name),
      ),
    ),
  ];
}

/** No quest is played twice in a campaign (AQ-287). */
function wrongDecks({ chapters }: StoryGuide): string[] {
  const isOfKind = (id: string, kind: DeckDefinition['kind']) =>
    isDeck(id) && deckDefinition(id).kind === kind;
  const missing = chapters.flatMap(({ id, decks, variants = [] }) =>
    [decks, ...variants.map((variant) => variant.decks)].flatMap((some) =>
      (['quest', 'villain', 'threat'] as const).flatMap((kind) => {
        const deck = some[kind];
        return deck === undefined || isOfKind(deck, kind)
          ? []
          : [`${id} is played with ${deck}, which is no ${kind} deck.`];
      }),
    ),
  );
  const strange = chapters.flatMap(({ id, decks, aside = [] }) =>
    aside
      .filter((card) => !isOfQuest(card, decks.quest))
      .map((card) => `${id} sets ${card} aside, which is no card of ${decks.quest}.`),
  );
  const quests = repeated(chapters.map(({ decks }) => decks.quest));
  return [...missing, ...strange, ...quests.map((quest) => `The quest ${quest} is played twice.`)];
}

/** A card that is drawn from the deck: not its Setup/Rules card. */
const isOfQuest = (card: CardDefinitionId, quest: string): boolean =>
  isDeck(quest) &&
  deckDefinition(quest).cards.some(({ id, type }) => id === card && type === 'quest');

/** What kinds of cards can be gained, or be in a quest, and in which way. */
const MAY_BE = {
  give: ['equipment', 'ally'],
  journal: ['story', 'rival', 'enemy-upgrade'],
  rival: ['rival'],
  laid: ['story'],
} as const satisfies { [way: string]: readonly CardType[] };

function wrongCards(guide: StoryGuide): string[] {
  const steps = stepsOf(guide);
  const { chapters } = guide;
  const laid = chapters.flatMap(({ cards = [] }) => cards.map(({ card }) => card));
  const rivals = chapters.flatMap(({ rivals: some = [] }) => some.map(({ card }) => card));
  const named = (way: 'reveal' | 'journal' | 'give' | 'lose') =>
    steps.flatMap((step) => (step.do === way ? [step.card] : []));
  const asked = conditionsOf(guide).flatMap((one) => ('card' in one ? [one.card] : []));
  const all = [
    ...laid,
    ...rivals,
    ...(['reveal', 'journal', 'give', 'lose'] as const).flatMap(named),
    ...asked,
  ];
  const unknown = [...new Set(all)].filter((card) => !isCard(card));
  if (unknown.length > 0) return unknown.map((card) => `There is no card ${card}.`);
  return [
    ...unfit('is given to a hero', named('give'), MAY_BE.give),
    ...unfit('goes into the journal', named('journal'), MAY_BE.journal),
    ...unfit('appears as a rival', rivals, MAY_BE.rival),
    ...unfit('lies in the quest area', laid, MAY_BE.laid),
    ...wrongStoryDeck(guide.id, all, [...laid, ...named('reveal')]),
    ...unknownHeroes(guide),
  ];
}

const unfit = (
  how: string,
  cards: readonly CardDefinitionId[],
  types: readonly CardType[],
): string[] =>
  cards
    .filter((card) => !types.includes(definition(card).type))
    .map((card) => `${card} ${how}, and is none of ${types.join(', ')}.`);

/** What is revealed or laid out comes from the story's own deck, and every card of that comes up somewhere. */
function wrongStoryDeck(
  story: string,
  used: readonly CardDefinitionId[],
  own: readonly CardDefinitionId[],
): string[] {
  if (!isDeck(story) || deckDefinition(story).kind !== 'story') {
    return [`There is no story deck ${story}.`];
  }
  const cards = deckDefinition(story).cards.map(({ id }) => id);
  return [
    ...own
      .filter((card) => !cards.includes(card))
      .map((card) => `${card} is no card of the story deck.`),
    ...cards.filter((card) => !used.includes(card)).map((card) => `${card} never comes up.`),
  ];
}

function unknownHeroes(guide: StoryGuide): string[] {
  const named = [
    ...stepsOf(guide).flatMap((step) => (step.do === 'give' && step.to ? [step.to] : [])),
    ...conditionsOf(guide).flatMap((one) => (one.if === 'hero' ? [one.hero] : [])),
  ];
  return named
    .filter((hero) => !isCard(hero) || definition(hero).type !== 'character')
    .map((hero) => `There is no hero ${hero}.`);
}

function wrongMarks(guide: StoryGuide): string[] {
  const set = stepsOf(guide).flatMap((step) => (step.do === 'mark' ? [step.mark] : []));
  const asked = [
    ...conditionsOf(guide).flatMap((one) => (one.if === 'marked' ? [one.mark] : [])),
    ...stepsOf(guide).flatMap((step) => (step.do === 'unmark' ? [step.mark] : [])),
  ];
  return [...new Set(asked)]
    .filter((mark) => !set.includes(mark))
    .map((mark) => `The mark ${mark} is asked for and never set.`);
}

/** Endings are told in the epilogue, each of them somewhere. */
function wrongEndings(guide: StoryGuide): string[] {
  const told = stepsOf(guide).flatMap((step) => (step.do === 'end' ? [step.ending] : []));
  const early = stepsOf({ ...guide, epilogue: [] }).some((step) => step.do === 'end');
  const names = guide.endings.map(({ name }) => name);
  return [
    ...(early ? ['An ending is told before the epilogue.'] : []),
    ...told.filter((name) => !names.includes(name)).map((name) => `There is no ending ${name}.`),
    ...names
      .filter((name) => !told.includes(name))
      .map((name) => `The ending ${name} is never told.`),
  ];
}
