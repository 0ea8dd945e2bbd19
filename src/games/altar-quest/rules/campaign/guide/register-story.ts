import { repeated } from '../../../../../cards/repeated.ts';
import type { Message } from '../../../../../kernel/decision.ts';
import { CannotBeAdded, shapeProblems } from '../../../../../kernel/packs.ts';
import { allBoards } from '../../board/library.ts';
import type { CardType, DeckDefinition } from '../../cards/definition.ts';
import { deckDefinition, definition, isCard, isDeck } from '../../cards/library.ts';
import type { CardDefinitionId } from '../../terms.ts';
import { conditionsOf, stepsOf } from './contents.ts';
import type { StoryGuide } from './guide.ts';
import { addStory } from './library.ts';
import { wrongPrices } from './prices.ts';
import { storySchema } from './schema.ts';

/**
 * What is wrong with a story's guide, a sentence of the catalogue each; empty for one that can be registered. It has the
 * shape of a guide (unknown properties are refused), refers to nothing that isn't there, asks for no mark that
 * is never set, uses every card of its story deck, which has the same name (AQ-289), and names its prices
 * (Q-87).
 */
export function problemsOfStory(guide: unknown): Message[] {
  const { data, error } = storySchema.safeParse(guide);
  if (error) return shapeProblems(error);
  const wrong = [
    ...wrongNames(data),
    ...wrongBoard(data),
    ...wrongDecks(data),
    ...wrongCards(data),
    ...wrongMarks(data),
    ...wrongEndings(data),
  ];
  // What an option takes can only be checked for existing cards.
  return wrong.length > 0 ? wrong : wrongPrices(data);
}

/**
 * Adds a story: the box's own when the game's index is loaded, after its decks.
 * @throws CannotBeAdded with everything that is wrong with it; an Error if its id is taken
 */
export function registerStory(guide: StoryGuide): void {
  const problems = problemsOfStory(guide);
  if (problems.length > 0) throw new CannotBeAdded(problems);
  addStory(guide);
}

/** Names of texts must make their purposes distinguishable. */
function wrongNames(guide: StoryGuide): Message[] {
  const { chapters, endings } = guide;
  const asked = stepsOf(guide).flatMap((step) => (step.do === 'ask' ? [step] : []));
  const twice = (what: string, names: readonly string[], question = ''): Message[] =>
    repeated(names).map((name) => ({
      key: 'altar-quest.packs.story.twice',
      args: { what, name, question },
    }));
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
        'options',
        options.map(({ name }) => name),
        question,
      ),
    ),
  ];
}

const wrongBoard = ({ board }: StoryGuide): Message[] =>
  board === undefined || allBoards().some(({ id }) => id === board)
    ? []
    : [{ key: 'altar-quest.packs.story.no-board', args: { board } }];

/** No quest is played twice in a campaign (AQ-287). */
function wrongDecks({ chapters }: StoryGuide): Message[] {
  const isOfKind = (id: string, kind: DeckDefinition['kind']) =>
    isDeck(id) && deckDefinition(id).kind === kind;
  const missing = chapters.flatMap(({ id, decks, variants = [] }) =>
    [decks, ...variants.map((variant) => variant.decks)].flatMap((some) =>
      (['quest', 'villain', 'threat'] as const).flatMap((kind) => {
        const deck = some[kind];
        return deck === undefined || isOfKind(deck, kind)
          ? []
          : [{ key: 'altar-quest.packs.story.deck', args: { id, deck, kind } }];
      }),
    ),
  );
  const strange = chapters.flatMap(({ id, decks, aside = [] }) =>
    aside
      .filter((card) => !isOfQuest(card, decks.quest))
      .map((card) => ({
        key: 'altar-quest.packs.story.aside',
        args: { id, card, quest: decks.quest },
      })),
  );
  const quests = repeated(chapters.map(({ decks }) => decks.quest));
  return [
    ...missing,
    ...strange,
    ...quests.map((quest) => ({ key: 'altar-quest.packs.story.quest-again', args: { quest } })),
  ];
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

function wrongCards(guide: StoryGuide): Message[] {
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
  if (unknown.length > 0)
    return unknown.map((card) => ({ key: 'altar-quest.packs.story.no-card', args: { card } }));
  return [
    ...unfit('give', named('give')),
    ...unfit('journal', named('journal')),
    ...unfit('rival', rivals),
    ...unfit('laid', laid),
    ...wrongStoryDeck(guide.id, all, [...laid, ...named('reveal')]),
    ...unknownHeroes(guide),
  ];
}

function unfit(way: keyof typeof MAY_BE, cards: readonly CardDefinitionId[]): Message[] {
  const types: readonly CardType[] = MAY_BE[way];
  return cards
    .filter((card) => !types.includes(definition(card).type))
    .map((card) => ({
      key: 'altar-quest.packs.story.unfit',
      args: { card, way, types: [...types] },
    }));
}

/** What is revealed or laid out comes from the story's own deck, and every card of that comes up somewhere. */
function wrongStoryDeck(
  story: string,
  used: readonly CardDefinitionId[],
  own: readonly CardDefinitionId[],
): Message[] {
  if (!isDeck(story) || deckDefinition(story).kind !== 'story') {
    return [{ key: 'altar-quest.packs.story.no-deck', args: { story } }];
  }
  const cards = deckDefinition(story).cards.map(({ id }) => id);
  return [
    ...own
      .filter((card) => !cards.includes(card))
      .map((card) => ({ key: 'altar-quest.packs.story.of-no-deck', args: { card } })),
    ...cards
      .filter((card) => !used.includes(card))
      .map((card) => ({ key: 'altar-quest.packs.story.card-unused', args: { card } })),
  ];
}

function unknownHeroes(guide: StoryGuide): Message[] {
  const named = [
    ...stepsOf(guide).flatMap((step) => (step.do === 'give' && step.to ? [step.to] : [])),
    ...conditionsOf(guide).flatMap((one) => (one.if === 'hero' ? [one.hero] : [])),
  ];
  return named
    .filter((hero) => !isCard(hero) || definition(hero).type !== 'character')
    .map((hero) => ({ key: 'altar-quest.packs.story.no-hero', args: { hero } }));
}

function wrongMarks(guide: StoryGuide): Message[] {
  const set = stepsOf(guide).flatMap((step) => (step.do === 'mark' ? [step.mark] : []));
  const asked = [
    ...conditionsOf(guide).flatMap((one) => (one.if === 'marked' ? [one.mark] : [])),
    ...stepsOf(guide).flatMap((step) => (step.do === 'unmark' ? [step.mark] : [])),
  ];
  return [...new Set(asked)]
    .filter((mark) => !set.includes(mark))
    .map((mark) => ({ key: 'altar-quest.packs.story.mark-unset', args: { mark } }));
}

/** Endings are told in the epilogue, each of them somewhere. */
function wrongEndings(guide: StoryGuide): Message[] {
  const told = stepsOf(guide).flatMap((step) => (step.do === 'end' ? [step.ending] : []));
  const early = stepsOf({ ...guide, epilogue: [] }).some((step) => step.do === 'end');
  const names = guide.endings.map(({ name }) => name);
  return [
    ...(early ? [{ key: 'altar-quest.packs.story.ending-early' }] : []),
    ...told
      .filter((name) => !names.includes(name))
      .map((ending) => ({ key: 'altar-quest.packs.story.no-ending', args: { ending } })),
    ...names
      .filter((name) => !told.includes(name))
      .map((ending) => ({ key: 'altar-quest.packs.story.ending-untold', args: { ending } })),
  ];
}
