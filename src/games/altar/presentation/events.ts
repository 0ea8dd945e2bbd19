import type words from '../../../../assets/texts/en/altar.json';
import { sentence } from '../../../cards/effects/clauses.ts';
import type { Worded } from '../../../cards/telling/folds.ts';
import type { ChapterOf, EventOf } from '../../../kernel/vocabulary.ts';
import { capitalised } from '../../../texts/capitalised.ts';
import type { TextArguments, Texts } from '../../../texts/texts.ts';
import { answerText, powerText } from '../card-text.ts';
import { definition, powersOf } from '../rules/cards/library.ts';
import type { AltarEvents } from '../rules/events.ts';
import { RULINGS } from '../rules/rulings.ts';
import type { Altar } from '../rules/state.ts';
import type { CardId, GodId } from '../rules/terms.ts';
import { namesIn } from './names.ts';

/** Puts the arguments of one kind of event into words, for its message `altar.event.<type>`. */
type Telling<Arguments> = (args: Arguments, texts: Texts) => TextArguments;

const asIs: Telling<TextArguments> = (args) => args;

/** A player by the gods, who do things together. */
const byGods: Telling<{ gods: GodId[] }> = ({ gods, ...args }, texts) => ({
  ...args,
  gods: namesIn(texts).gods(gods),
  count: gods.length,
});

const ofGod: Telling<{ god: GodId }> = ({ god, ...args }, texts) => ({
  ...args,
  god: namesIn(texts).gods([god]),
});

/** How far a board is from completion. */
const scored: Telling<{ god: GodId; score: number }> = (args, texts) => ({
  ...ofGod(args, texts),
  goal: RULINGS.completeAt,
});

const withCard: Telling<{ gods: GodId[]; card: CardId }> = (args, texts) => ({
  ...byGods(args, texts),
  card: namesIn(texts).card(args.card),
});

const withCards: Telling<{ gods: GodId[]; cards: CardId[] }> = (args, texts) => ({
  amount: args.cards.length,
  ...byGods(args, texts),
  cards: namesIn(texts).cards(args.cards),
});

const robbed: Telling<{ gods: GodId[]; from: GodId[] }> = (args, texts) => ({
  ...byGods(args, texts),
  victims: namesIn(texts).gods(args.from),
});

const TELLING: {
  [Type in Worded<AltarEvents, typeof words.event>]: Telling<AltarEvents[Type]>;
} = {
  'match-began': byGods,
  'row-filled': ({ cards }, texts) => ({
    cards: namesIn(texts).cards(cards),
    count: cards.length,
  }),
  'row-renewed': byGods,
  'cards-drawn': byGods,
  'cards-drawn-by-you': withCards,
  'card-taken': withCard,
  'card-played': withCard,
  passed: byGods,
  'effects-cut-off': ({ card }, texts) => ({ card: namesIn(texts).card(card) }),
  'action-gained': byGods,
  'influence-began': (args, texts) => {
    const { denies } = definition(args.card);
    return {
      ...withCard(args, texts),
      denies: denies ? texts(`altar-effects.denies.${denies}`) : '',
    };
  },
  'influence-ended': withCards,
  'influence-dispelled': withCards,
  'power-used': (args, texts) => ({ ...ofGod(args, texts), power: powerWords(args, texts) }),
  'worshipper-answered': (args, texts) => {
    const { answers } = definition(args.card);
    return {
      ...ofGod(args, texts),
      card: namesIn(texts).card(args.card),
      answer: answers ? sentence(answerText(answers, texts)) : '',
    };
  },
  'altar-discovered': ofGod,
  'altar-activated': scored,
  'altar-deactivated': scored,
  'altar-destroyed': scored,
  'altar-stolen': (args, texts) => ({
    ...ofGod(args, texts),
    from: namesIn(texts).gods([args.from]),
  }),
  'deck-searched': byGods,
  'deck-searched-by-you': withCard,
  'card-robbed': robbed,
  'card-robbed-known': (args, texts) => ({
    ...robbed(args, texts),
    card: namesIn(texts).card(args.card),
  }),
  'cards-lost': withCards,
  'cards-discarded': withCards,
  'worshipper-lured': (args, texts) => ({
    ...withCard(args, texts),
    god: namesIn(texts).gods([args.god]),
  }),
  'worshipper-placed': (args, texts) => ({
    ...ofGod(args, texts),
    card: namesIn(texts).card(args.card),
  }),
  'shrine-built': (args, texts) => ({
    ...scored(args, texts),
    cards: namesIn(texts).cards(args.cards),
  }),
  'realm-completed': ofGod,
  'player-completed': byGods,
  'worshipper-counted': (args, texts) => ({
    ...ofGod(args, texts),
    card: namesIn(texts).card(args.card),
  }),
  'tie-settled': (args, texts) => ({
    ...byGods(args, texts),
    others: namesIn(texts).gods(args.others),
  }),
  'last-round': asIs,
};

/** Events whose line begins with the gods who do it. */
const DEEDS: readonly string[] = [
  'match-began',
  'row-renewed',
  'cards-drawn',
  'cards-drawn-by-you',
  'card-taken',
  'card-played',
  'passed',
  'action-gained',
  'deck-searched',
  'deck-searched-by-you',
  'card-robbed',
  'card-robbed-known',
  'cards-lost',
  'cards-discarded',
];

/**
 * What happened, one line an event. Events of another version of the bot are left out if this version doesn't
 * know them or needs more arguments. Two gods of one player are named once, and are "they" for as long as
 * nobody else does anything.
 */
export function eventLines(events: readonly EventOf<AltarEvents>[], texts: Texts): string[] {
  let before = '';
  return events.filter(isKnown).map((event) => {
    const args = inWords(event, texts);
    const gods = 'gods' in event.args ? event.args.gods : [];
    const who = DEEDS.includes(event.type) && gods.length > 1 ? gods.join() : '';
    const isAgain = who !== '' && who === before;
    if (gods.length > 0) before = who;
    const told = isAgain ? { ...args, gods: texts('altar.they') } : args;
    return capitalised(texts(`altar.event.${event.type}`, told));
  });
}

/** Arguments that earlier versions of the bot left out. */
const ADDED: { readonly [type: string]: string } = {
  'altar-discovered': 'inactive',
  'altar-activated': 'score',
  'altar-deactivated': 'score',
  'altar-destroyed': 'score',
  'altar-stolen': 'left',
  'shrine-built': 'score',
};

const isKnown = ({ type, args }: EventOf<AltarEvents>): boolean =>
  Object.hasOwn(TELLING, type) && (ADDED[type] === undefined || Object.hasOwn(args, ADDED[type]));

const inWords = <Type extends keyof AltarEvents>(
  { type, args }: { type: Type; args: AltarEvents[Type] },
  texts: Texts,
): TextArguments => TELLING[type](args, texts);

/** The words of the power that was used. */
const powerWords = ({ god, power, moment }: AltarEvents['power-used'], texts: Texts): string =>
  powersOf(god)
    .filter((one) => one.power === power && (one.power !== 'when' || one.moment === moment))
    .map((one) => powerText(one, texts))
    .join(' ');

/** The title of a part of the story. Every title has words: else this does not compile. */
export function chapterTitle({ title }: ChapterOf<Altar>, texts: Texts): string {
  const key: `chapter.${keyof typeof words.chapter}` = title.key;
  const gods = title.key === 'chapter.turn' ? namesIn(texts).gods(title.args.gods) : '';
  return capitalised(texts(`altar.${key}`, { gods }));
}
