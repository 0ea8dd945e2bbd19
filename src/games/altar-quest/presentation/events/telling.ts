import type words from '../../../../../assets/texts/en/altar-quest.json';
import type { Worded } from '../../../../cards/telling/folds.ts';
import type { Place } from '../../../../cards/telling/lines.ts';
import type { EventOf } from '../../../../kernel/vocabulary.ts';
import type { TextArguments, Texts } from '../../../../texts/texts.ts';
import type { CardType } from '../../rules/cards/definition.ts';
import { definition } from '../../rules/cards/library.ts';
import type { AltarQuestEvents } from '../../rules/events.ts';
import { threatTokens } from '../../rules/language/describe.ts';
import type { Rhune } from '../../rules/terms.ts';
import { ownWordFor } from '../own-tokens.ts';
import { roomStory } from '../rooms.ts';
import { rhuneName } from '../symbols.ts';
import {
  asAltarDice,
  asAltarDie,
  asAttribute,
  asCard,
  asCards,
  asDeck,
  asDice,
  asFigure,
  asHero,
  asIs,
  asQuest,
  asRhune,
  asRoom,
  asSpaces,
  asVillain,
  type Speech,
  type Wording,
} from '../wordings.ts';

export type AltarQuestEvent = EventOf<AltarQuestEvents>;

/** How one kind of event is told. Its message: `altar-quest.event.<type>`. */
interface Telling<Arguments> {
  /** How each argument is put into words. */
  words: { [Name in keyof Arguments]: Wording<Arguments[Name]> };
  /** What the message needs besides the event's own arguments. */
  more?(args: Arguments, speech: Speech): TextArguments;
  /** Set when it brings a card that everyone should read. */
  shows?: true;
  /** `alone` if absent. */
  line?: Place;
}

/** How many there are, and whether they are gained or lost. */
const counted = ({ amount }: { amount: number }): TextArguments => ({
  size: Math.abs(amount),
  sign: amount < 0 ? 'minus' : 'plus',
});

/** The quest's own word for its tokens, as on its cards; `none` if it has none. */
const ownToken = (
  { card, token, amount, quest }: AltarQuestEvents['card-tokens'],
  texts: Texts,
): string => ownWordFor(quest, card, token, Math.abs(amount), texts) ?? 'none';

const use = {
  words: { hero: asHero, card: asCard, ability: asIs, keyword: asIs },
  line: 'begins',
} as const;
const byHero = { hero: asHero, card: asCard };
const toHero = { hero: asHero, amount: asIs };
const ofArmor = { figure: asFigure, amount: asIs, armor: asIs };
const ofFocus = { hero: asHero, amount: asIs, focus: asIs };
const ofSupply = { amount: asIs, supply: asIs };
const ofTest = { hero: asHero, successes: asIs, difficulty: asIs };

/** Cards whose exhausting really means that somebody does something. */
const WAYS_TO_ACT: { readonly [type in CardType]?: string } = { character: 'gift', ally: 'ally' };

/** Every event in words. */
export const TELLING: {
  [Type in Worded<AltarQuestEvents, typeof words.event>]: Telling<AltarQuestEvents[Type]>;
} = {
  'chapter-opened': { words: { story: asIs, chapter: asIs } },
  'story-told': { words: { story: asIs, chapter: asIs, text: asIs } },
  'things-carried': { words: { hero: asHero, absent: asHero, cards: asCards } },
  'upgrade-chosen': { words: byHero, shows: true },
  'equipment-chosen': { words: { hero: asHero, cards: asCards } },
  'enemies-upgraded': { words: { cards: asCards } },
  'match-began': { words: { quest: asQuest, villain: asVillain } },
  'milestone-reached': { words: { quest: asQuest, villain: asVillain, milestone: asIs } },
  'laid-out': { words: { quest: asQuest, round: asIs } },
  mulligan: { words: toHero },
  'altar-drawn': { words: { card: asCard, dice: asAltarDice }, shows: true },
  'stairs-placed': { words: { room: asRoom } },
  'round-began': { words: { round: asIs } },

  'hero-moved': { words: { hero: asHero, from: asIs, to: asIs }, line: 'begins' },
  'figure-shifted': { words: { figure: asFigure, to: asIs }, line: 'follows' },
  'hero-thrown': { words: { hero: asFigure, card: asFigure, to: asIs }, line: 'follows' },
  'figures-swapped': { words: { hero: asHero, figure: asFigure, here: asIs, there: asIs } },
  rested: { words: { ...toHero, left: asIs, health: asIs } },
  'act-ended': { words: { hero: asHero } },

  'door-opened': { words: { hero: asHero, door: asIs }, line: 'follows' },
  'room-revealed': {
    words: { hero: asHero, room: asRoom },
    more: ({ room }, { texts }) => ({ text: roomStory(room, texts) }),
  },
  'feature-placed': { words: { room: asRoom, card: asCard }, shows: true },
  'altar-found': { words: { room: asRoom, card: asCard }, shows: true },
  'quest-card-drawn': { words: { card: asCard, room: asRoom }, shows: true },

  'cards-drawn': { words: toHero, line: 'follows' },
  'cards-drawn-by-you': { words: { hero: asHero, cards: asCards }, line: 'follows' },
  'deck-shuffled': { words: { deck: asDeck, hero: asHero } },
  'card-played': use,
  'card-used': {
    ...use,
    more: ({ card, keyword }) => ({
      keyword: WAYS_TO_ACT[definition(card).type] ?? keyword,
    }),
  },
  'use-came-too-late': {
    words: byHero,
    more: ({ card }) => ({ keyword: WAYS_TO_ACT[definition(card).type] ?? 'use' }),
  },
  'part-declined': {
    words: {
      hero: asHero,
      card: asCard,
      rhune: (rhune, { texts }) => rhuneName(rhune as Rhune, texts),
    },
    more: ({ rhune }) => ({ part: rhune === '' ? 'text' : 'rhune' }),
    line: 'follows',
  },
  'effects-cut-off': { words: { card: asCard } },
  stayed: { words: { figure: asFigure, card: asCard }, line: 'follows' },
  'card-discarded': { words: byHero, line: 'follows' },
  'card-recovered': { words: byHero, line: 'follows' },
  'card-given': { words: { card: asCard, from: asHero, to: asHero } },
  'trade-refused': { words: byHero },
  'card-activates': { words: { card: asFigure } },
  'card-exhausted': { words: { card: asFigure }, line: 'follows' },
  'card-refreshed': { words: { card: asFigure }, line: 'follows' },
  'quest-rests': { words: { card: asFigure } },
  'card-removed': { words: { card: asCard }, line: 'follows' },
  'card-tokens': {
    words: { card: asCard, token: asIs, amount: asIs, total: asIs, quest: asIs },
    more: (tokens, { texts }) => ({ ...counted(tokens), own: ownToken(tokens, texts) }),
    line: 'follows',
  },
  'top-discarded': { words: { deck: asDeck, card: asCard }, line: 'follows' },
  'hero-marked': { words: byHero, line: 'follows' },
  'deck-scouted': { words: { hero: asHero, deck: asDeck }, line: 'follows' },
  'deck-scouted-by-you': {
    words: { hero: asHero, deck: asDeck, card: asCard },
    line: 'follows',
  },
  'card-put-under': { words: { hero: asHero, deck: asDeck }, line: 'follows' },

  'threat-drawn': { words: byHero, shows: true, line: 'follows' },
  'lurker-drawn': { words: byHero, shows: true, line: 'follows' },
  'rival-appeared': { words: { rival: asFigure, hero: asHero }, line: 'follows' },
  'enemy-raised': { words: byHero, shows: true, line: 'follows' },
  'enemy-spawned': { words: { enemy: asFigure, to: asIs } },
  'enemy-placed': { words: { enemy: asFigure, spaces: asSpaces } },
  'huge-moved': { words: { enemy: asFigure, spaces: asSpaces }, line: 'follows' },
  'enemy-moved': { words: { enemy: asFigure, from: asIs, to: asIs }, line: 'follows' },
  'enemy-lured': { words: { enemy: asFigure, hero: asHero }, line: 'follows' },
  'enemy-damaged': {
    words: { enemy: asFigure, amount: asIs, left: asIs, health: asIs },
    line: 'follows',
  },
  'defeat-answered': {
    words: { card: asCard, enemy: asFigure },
    more: ({ card, enemy }) => ({ own: String(card === enemy) }),
    line: 'begins',
  },
  'enemy-defeated': { words: { enemy: asFigure } },
  'trap-placed': { words: { card: asCard, to: asIs } },
  'trap-triggered': { words: { card: asFigure, hero: asHero } },
  'villain-card-drawn': { words: { card: asCard }, shows: true },
  'quarry-vanished': { words: { enemy: asFigure } },
  'villain-spawned': { words: { enemy: asFigure } },
  'villain-defeated': { words: { enemy: asFigure } },

  'damage-suffered': {
    words: { figure: asFigure, amount: asIs, left: asIs, health: asIs, from: asIs },
    line: 'follows',
  },
  'damage-prevented': { words: { figure: asFigure }, line: 'continues' },
  'damage-guarded': {
    words: { hero: asHero, figure: asFigure, amount: asIs },
    line: 'follows',
  },
  'hero-defeated': { words: { hero: asHero } },
  'ally-joined': { words: { ally: asFigure, hero: asHero } },
  'ally-placed': { words: { ally: asFigure, hero: asHero, to: asIs }, line: 'follows' },
  'ally-defeated': { words: { ally: asFigure } },
  healed: {
    words: { figure: asFigure, amount: asIs, left: asIs, health: asIs },
    line: 'follows',
  },

  'armor-gained': { words: ofArmor, more: counted, line: 'follows' },
  'armor-lost': { words: ofArmor, line: 'follows' },
  'threat-tokens': {
    words: { figure: asFigure, amount: asIs, total: asIs, deck: asIs },
    more: (tokens, { texts }) => ({
      ...counted(tokens),
      threat: threatTokens(tokens.deck, Math.abs(tokens.amount), texts),
    }),
    line: 'follows',
  },
  'focus-gained': { words: ofFocus, line: 'follows' },
  'focus-kept': { words: ofFocus, line: 'follows' },
  'focus-used': { words: ofFocus, line: 'continues' },
  'focus-lost': { words: ofFocus, line: 'follows' },
  'actions-withheld': { words: { ...toHero, actions: asIs } },
  'actions-gained': { words: { ...toHero, actions: asIs }, line: 'follows' },
  'supply-gained': { words: ofSupply, line: 'follows' },
  'supply-lost': { words: ofSupply, line: 'follows' },
  'altar-die-rolled': { words: { from: asAltarDie, to: asAltarDie }, line: 'follows' },
  'altar-die-set': { words: { from: asAltarDie, to: asAltarDie }, line: 'follows' },
  'altar-dice-kept': { words: { hero: asHero }, line: 'follows' },
  'rhune-effect': { words: { card: asFigure, rhune: asRhune } },

  'dice-rolled': {
    line: 'joins',
    words: {
      test: asIs,
      attribute: asAttribute,
      difficulty: asIs,
      card: asCard,
      enemy: asFigure,
      dice: asIs,
      hero: asHero,
      faces: asDice,
    },
  },
  'dice-rolled-again': { words: { hero: asHero, faces: asDice } },
  'test-changed': { words: { hero: asHero, add: asIs, amount: asIs }, line: 'follows' },
  'test-passed': { words: ofTest },
  'test-failed': { words: ofTest },
  'attack-resolved': {
    words: { hero: asHero, enemy: asFigure, successes: asIs, defense: asIs, hits: asIs },
  },
  'inflict-resolved': { words: { hero: asHero, successes: asIs, defense: asIs, left: asIs } },
  'resist-resolved': { words: { hero: asHero, successes: asIs, left: asIs } },
  'search-resolved': { words: { hero: asHero, card: asCard, left: asIs } },
  'task-resolved': {
    words: { hero: asHero, card: asCard, gained: asIs, progress: asIs, threshold: asIs },
  },
  'task-overcome': { words: { hero: asHero, card: asFigure }, line: 'begins' },
  'search-card-drawn': { words: byHero, shows: true, line: 'follows' },
  'no-search-card': { words: { hero: asHero }, line: 'follows' },
};
