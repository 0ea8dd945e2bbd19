import type words from '../../../../../assets/texts/en/altar-quest-upkeep.json';
import type { Worded } from '../../../../cards/telling/folds.ts';
import type { EventOf } from '../../../../kernel/vocabulary.ts';
import type { TextArguments, Texts } from '../../../../texts/texts.ts';
import { cardText } from '../../card-text.ts';
import { aloud } from '../../presentation/aloud.ts';
import { deckName } from '../../presentation/campaign/decks.ts';
import { questTitle } from '../../presentation/campaign/record.ts';
import { namesIn } from '../../presentation/names.ts';
import { endingWords, storyText, storyTitle } from '../../presentation/stories.ts';
import type { CardType } from '../../rules/cards/definition.ts';
import { definition } from '../../rules/cards/library.ts';
import type { CardId, HeroId } from '../../rules/terms.ts';
import type { UpkeepEvents } from '../rules/events.ts';
import { storyLabel } from './options.ts';

/** How an event of one kind is told. Its message: `altar-quest-upkeep.event.<type>`. */
interface Telling<Arguments> {
  words?(args: Arguments, texts: Texts): TextArguments;
  /** Lines that follow: what is read aloud, what a card does. */
  more?(args: Arguments, texts: Texts): string[];
}

const ofQuest: Telling<{ story: string; chapter: number; quest: string }> = {
  words: ({ story, chapter, quest, ...args }, texts) => ({
    ...args,
    quest: questTitle({ story: story || null }, chapter, quest, texts),
  }),
};
const ofHero: Telling<{ hero: HeroId }> = {
  words: ({ hero }, texts) => ({ hero: namesIn(texts).hero(hero) }),
};
/** A card that comes into the campaign: everyone reads what it does. */
const withCard: Telling<{ card: CardId; hero?: HeroId }> = {
  words: (args, texts) => ({
    ...args,
    card: namesIn(texts).card(args.card),
    ...(args.hero === undefined ? {} : { hero: namesIn(texts).hero(args.hero) }),
  }),
};
const showing: Telling<{ card: CardId; hero?: HeroId }> = {
  ...withCard,
  more: ({ card }, texts) => rulesOf(card, texts),
};

/** What the words for a card that goes into the journal depend on. */
const KINDS: { readonly [type in CardType]?: string } = {
  rival: 'rival',
  'enemy-upgrade': 'upgrade',
};

const TELLING: {
  [Type in Worded<UpkeepEvents, typeof words.event>]: Telling<UpkeepEvents[Type]>;
} = {
  'upkeep-began': ofQuest,
  'quest-broken-off': ofQuest,
  'quest-again': ofQuest,
  'quest-counted-lost': ofQuest,
  'epilogue-began': { words: ({ story }, texts) => ({ story: storyTitle(story, texts) }) },

  'cleaned-up': {
    words: ({ heroes, supply, armor }, texts) => ({
      supply,
      armor,
      count: heroes.length,
      heroes: listOf(heroes, texts),
    }),
  },
  'equipment-revealed': {
    words: ({ cards, price, supply }, texts) => {
      const names = namesIn(texts);
      return { price, supply, count: cards.length, cards: names.list(cards.map(names.card)) };
    },
    more: ({ cards }, texts) =>
      cards.map((card) => {
        const { name, line, text } = cardText(definition(card), texts);
        return texts('altar-quest-upkeep.told.offered', { card: name, line, text: inOne(text) });
      }),
  },
  'equipment-taken': withCard,
  'equipment-contested': {
    words: ({ card, heroes }, texts) => ({
      card: namesIn(texts).card(card),
      heroes: listOf(heroes, texts),
    }),
  },
  'nothing-taken': ofHero,
  'shop-closed': {},
  'upgrade-earned': showing,
  'nothing-learned': ofHero,
  'enemy-upgrade-drawn': showing,
  'supply-discarded': {},
  'supply-changed': {
    words: ({ amount, supply }) => ({
      supply,
      size: Math.abs(amount),
      sign: amount < 0 ? 'minus' : 'plus',
    }),
  },
  'quest-chosen': {
    words: ({ quest, villain, threat }, texts) => ({
      quest: deckName('quest', quest, texts),
      villain: deckName('villain', villain, texts),
      threat: deckName('threat', threat, texts),
    }),
  },

  'story-told': {
    words: ({ story, chapter, text }, texts) => ({
      text: aloud(texts, storyText(story, chapter, text, texts)).join('\n'),
    }),
  },
  'story-card-revealed': {
    words: ({ card, number }, texts) => ({ number, card: namesIn(texts).card(card) }),
    more: ({ card }, texts) => [...narrativeOf(card, texts), ...rulesOf(card, texts)],
  },
  'story-decided': {
    words: ({ option, ...asked }, texts) => ({ option: storyLabel(asked, option, texts) }),
    more: ({ story, chapter, question, option }, texts) => {
      const told = storyText(story, chapter, `${question}.${option}-told`, texts);
      return aloud(texts, told);
    },
  },
  'journal-gained': {
    words: ({ card }, texts) => ({
      card: namesIn(texts).card(card),
      kind: KINDS[definition(card).type] ?? 'story',
    }),
    more: ({ card }, texts) => rulesNotRead(card, texts),
  },
  'journal-lost': withCard,
  'card-given': { ...withCard, more: ({ card }, texts) => rulesNotRead(card, texts) },
  'ending-reached': {
    words: ({ story, ending }, texts) => ({ title: endingWords(story, ending, texts).title }),
    more: ({ story, ending }, texts) => aloud(texts, endingWords(story, ending, texts).text),
  },
};

/** What happened, in order. Events of another version of the bot that this one doesn't know are left out. */
export const eventLines = (events: readonly EventOf<UpkeepEvents>[], texts: Texts): string[] =>
  events.filter(({ type }) => Object.hasOwn(TELLING, type)).flatMap((event) => told(event, texts));

function told<Type extends keyof UpkeepEvents>(
  { type, args }: { type: Type; args: UpkeepEvents[Type] },
  texts: Texts,
): string[] {
  const telling: Telling<UpkeepEvents[Type]> = TELLING[type];
  const said = texts(`altar-quest-upkeep.event.${type}`, telling.words?.(args, texts) ?? args);
  return [...said.split('\n'), ...(telling.more?.(args, texts) ?? [])];
}

const listOf = (heroes: readonly HeroId[], texts: Texts): string => {
  const names = namesIn(texts);
  return names.list(heroes.map(names.hero));
};

const narrativeOf = (card: CardId, texts: Texts): string[] => {
  const { narrative } = cardText(definition(card), texts);
  return narrative === undefined ? [] : aloud(texts, narrative);
};

/** The same for a card that somebody gets; a numbered card of a story was read when it was revealed (AQ-290). */
const rulesNotRead = (card: CardId, texts: Texts): string[] =>
  definition(card).number === undefined ? rulesOf(card, texts) : [];

/** What a card does, in small print; empty if it does nothing. */
const rulesOf = (card: CardId, texts: Texts): string[] =>
  cardText(definition(card), texts)
    .text.split('\n')
    .filter((line) => line !== '')
    .map((text) => texts('altar-quest.told.rules', { text }));

const inOne = (text: string): string => text.replaceAll('\n', ' ');
