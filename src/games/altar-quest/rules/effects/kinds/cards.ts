import { z } from 'zod';
import { argumentOf, chosenArgument } from '../../../../../kernel/answers.ts';
import { putUnder, takeTop, topOf } from '../../../../../kernel/deck.ts';
import { ask, call, finish, goto } from '../../../../../kernel/procedure.ts';
import { definition } from '../../cards/library.ts';
import { discardCard, drawHeroCards } from '../../changes/piles.ts';
import { type Amount, amountSchema } from '../../language/amount.ts';
import { amountWords } from '../../language/describe-amount.ts';
import type { EffectKind } from '../../language/kind.ts';
import type { Scope } from '../../language/scope.ts';
import type { AltarQuestPrompt } from '../../prompts.ts';
import { amountOf } from '../../queries/amounts.ts';
import { cardsInPlay, isInPlay } from '../../queries/cards-in-play.ts';
import { heroById } from '../../queries/figures.ts';
import { HARM } from '../../queries/hard-mode.ts';
import { askHero } from '../../questions.ts';
import type { AltarQuestDraft, AltarQuestRun, AltarQuestState } from '../../state.ts';
import { type CardId, definitionOf } from '../../terms.ts';
import { askUnlessAnswered } from '../resolving/ahead.ts';

/** "You" draw cards from your own deck. */
export interface Draw {
  kind: 'draw';
  amount: Amount;
}
/** "You" discard cards of your choice from hand; unable without enough. */
export interface DiscardHand {
  kind: 'discard-hand';
  amount: number;
}
/** "You" take back a card from your own discard pile. */
export interface Recover {
  kind: 'recover';
  type?: 'action' | 'feat' | 'reaction';
}
/** Draws and resolves threat or lurker cards (AQ-162, AQ-252). */
export interface DrawEnemy {
  kind: 'draw-enemy';
  from: 'threat' | 'lurker';
  amount: Amount;
}
/** "You" draw search cards without a test. */
export interface DrawSearch {
  kind: 'draw-search';
  amount: number;
}
/** This card is discarded; a minion discarded this way was not defeated. */
export interface DiscardThis {
  kind: 'discard-this';
}
/** Moves a threat event, ongoing villain card, attached or quest card chosen by the hero to its discard pile. */
export interface DiscardCard {
  kind: 'discard-card';
  type: 'threat-event' | 'villain-ongoing';
}
/** Looks at the top card of a deck; the hero leaves it or puts it at the bottom. */
export interface Scout {
  kind: 'scout';
  deck: 'threat' | 'quest' | 'villain' | 'search';
}

declare module '../../language/effect.ts' {
  interface EffectNodes {
    draw: Draw;
    'discard-hand': DiscardHand;
    recover: Recover;
    'draw-enemy': DrawEnemy;
    'draw-search': DrawSearch;
    'discard-this': DiscardThis;
    'discard-card': DiscardCard;
    scout: Scout;
  }
}

const draw: EffectKind<Draw> = {
  kind: 'draw',
  isOfHeroes: true,
  schema: z.strictObject({ kind: z.literal('draw'), amount: amountSchema }),
  now: (run, node, scope) =>
    drawHeroCards(run, scope.hero, amountOf(run, node.amount, scope)).length > 0,
  possible: (run, _node, scope) => {
    const { deck } = heroById(run.state, scope.hero);
    return deck.draw.length + deck.discard.length > 0;
  },
  harm: (run, node, scope) => -amountOf(run, node.amount, scope) * HARM.token,
  describe: (node, context) => context.text('draw', { ...amountWords(node.amount, context) }),
};

/** Which cards the hero discards; null if there are not enough. */
function discardOf(
  { state }: AltarQuestRun,
  { amount }: DiscardHand,
  { hero }: Scope,
): AltarQuestDraft | null {
  const { hand } = heroById(state, hero);
  if (hand.length < amount) return null;
  // If one goes, copies of a card are one choice.
  const offered = amount === 1 ? oneOfEach(hand) : hand;
  const options = offered.map((card) => ({ id: card, verb: 'choose' as const, args: { card } }));
  const prompt: AltarQuestPrompt = { key: 'prompt.discard-hand', args: { amount, hero } };
  return askHero('private', state, hero, prompt, options, { choose: { min: amount, max: amount } });
}

/** The cards without the second and further copies of any. */
const oneOfEach = (cards: readonly CardId[]): CardId[] => {
  const printed = cards.map(definitionOf);
  return cards.filter((_, index) => printed.indexOf(printed[index] as string) === index);
};

const discardHand: EffectKind<DiscardHand> = {
  kind: 'discard-hand',
  isOfHeroes: true,
  schema: z.strictObject({
    kind: z.literal('discard-hand'),
    amount: z.number().int().positive(),
  }),
  steps: {
    ask: (run, node, data) => {
      const question = discardOf(run, node, data.scope);
      return question ? askUnlessAnswered(data, question, 'discard') : finish(false);
    },
    discard: (run, _node, { scope }, { reply }) => {
      for (const option of reply.answer ?? []) {
        const card = argumentOf(option, 'choose', 'card');
        discardCard(run, card);
        run.emit('card-discarded', { hero: scope.hero, card });
      }
      return finish(true);
    },
  },
  question: discardOf,
  /** A card that is played is no longer in hand when it is paid for (AQ-093). */
  possible: (run, node, { hero, card }) =>
    heroById(run.state, hero).hand.filter((other) => other !== card).length >= node.amount,
  harm: (_run, node) => node.amount * HARM.token,
  describe: (node, context) => context.text('discard-hand', { amount: node.amount }),
};

const recoverable = (state: AltarQuestState, node: Recover, scope: Scope): CardId[] =>
  heroById(state, scope.hero).deck.discard.filter(
    (card) => node.type === undefined || definition(card).type === node.type,
  );

const recover: EffectKind<Recover> = {
  kind: 'recover',
  isOfHeroes: true,
  schema: z.strictObject({
    kind: z.literal('recover'),
    type: z.enum(['action', 'feat', 'reaction']).optional(),
  }),
  steps: {
    ask: (run, node, { scope }) => {
      const cards = recoverable(run.state, node, scope);
      if (cards.length === 0) return finish(false);
      const prompt: AltarQuestPrompt = { key: 'prompt.recover', args: { hero: scope.hero } };
      const options = cards.map((card) => ({ id: card, verb: 'choose' as const, args: { card } }));
      return ask(askHero('public', run.state, scope.hero, prompt, options), 'take');
    },
    take: (run, _node, { scope }, { reply }) => {
      const hero = heroById(run.state, scope.hero);
      const card = chosenArgument(reply.answer, 'choose', 'card');
      hero.deck.discard.splice(hero.deck.discard.indexOf(card), 1);
      hero.hand.push(card);
      run.emit('card-recovered', { hero: hero.id, card });
      return finish(true);
    },
  },
  possible: (run, node, scope) => recoverable(run.state, node, scope).length > 0,
  harm: () => -HARM.token,
  describe: (node, context) => context.text('recover', { type: node.type ?? 'any' }),
};

const drawEnemy: EffectKind<DrawEnemy, { left?: number; able?: boolean }> = {
  kind: 'draw-enemy',
  isShared: true,
  schema: z.strictObject({
    kind: z.literal('draw-enemy'),
    from: z.enum(['threat', 'lurker']),
    amount: amountSchema,
  }),
  steps: {
    next: (run, node, data) => {
      const left = data.left ?? amountOf(run, node.amount, data.scope);
      if (left <= 0) return finish(data.able === true);
      data.left = left - 1;
      const { hero, room } = data.scope;
      return call(`draw-${node.from}`, { hero, room: room ?? null }, 'noted');
    },
    noted: (_run, _node, data, { result }) => {
      if (result !== false) data.able = true;
      return goto('next');
    },
  },
  possible: (run, node) => {
    const deck = run.state.decks[node.from];
    return node.from === 'threat' || deck.draw.length + deck.discard.length > 0;
  },
  harm: (run, node, scope) => amountOf(run, node.amount, scope) * HARM.enemy,
  describe: (node, context) =>
    context.text('draw-enemy', { from: node.from, ...amountWords(node.amount, context) }),
};

const drawSearch: EffectKind<DrawSearch, { left?: number }> = {
  kind: 'draw-search',
  isShared: true,
  schema: z.strictObject({ kind: z.literal('draw-search'), amount: z.number().int().positive() }),
  steps: {
    next: (_run, node, data) => {
      const left = data.left ?? node.amount;
      if (left <= 0) return finish(true);
      data.left = left - 1;
      return call('draw-search', { hero: data.scope.hero }, 'next');
    },
  },
  possible: ({ state }) => state.decks.search.draw.length + state.decks.search.discard.length > 0,
  harm: (_run, node) => -node.amount * HARM.token,
  describe: (node, context) => context.text('draw-search', { amount: node.amount }),
};

const discardThis: EffectKind<DiscardThis> = {
  kind: 'discard-this',
  schema: z.strictObject({ kind: z.literal('discard-this') }),
  now: (run, _node, scope) => {
    if (!isInPlay(run.state, scope.card)) return false;
    discardCard(run, scope.card);
    run.emit('card-removed', { card: scope.card });
    return true;
  },
  describe: (_node, context) => context.text('discard-this'),
};

const removable = (state: AltarQuestState, node: DiscardCard): CardId[] =>
  cardsInPlay(state)
    .map(({ card }) => card)
    .filter((card) => definition(card).type === node.type);

const discardChosen: EffectKind<DiscardCard> = {
  kind: 'discard-card',
  schema: z.strictObject({
    kind: z.literal('discard-card'),
    type: z.enum(['threat-event', 'villain-ongoing']),
  }),
  steps: {
    ask: (run, node, { scope }) => {
      const cards = removable(run.state, node);
      if (cards.length === 0) return finish(false);
      const options = cards.map((card) => ({ id: card, verb: 'choose' as const, args: { card } }));
      const prompt: AltarQuestPrompt = { key: 'prompt.discard-card', args: { card: scope.card } };
      return ask(askHero('public', run.state, scope.hero, prompt, options), 'discard');
    },
    discard: (run, _node, _data, { reply }) => {
      const card = chosenArgument(reply.answer, 'choose', 'card');
      discardCard(run, card);
      run.emit('card-removed', { card });
      return finish(true);
    },
  },
  possible: (run, node) => removable(run.state, node).length > 0,
  harm: () => -HARM.token,
  describe: (node, context) => context.text(`discard-card.${node.type}`),
};

const scout: EffectKind<Scout> = {
  kind: 'scout',
  isShared: true,
  schema: z.strictObject({
    kind: z.literal('scout'),
    deck: z.enum(['threat', 'quest', 'villain', 'search']),
  }),
  steps: {
    look: (run, node, { scope }) => {
      const [card] = topOf(run.state.decks[node.deck].draw, 1);
      if (card === undefined) return finish(false);
      const { seat } = heroById(run.state, scope.hero);
      run.emitTo(
        [seat],
        { type: 'deck-scouted-by-you', args: { hero: scope.hero, deck: node.deck, card } },
        { type: 'deck-scouted', args: { hero: scope.hero, deck: node.deck } },
      );
      // A single card is both on top and at the bottom.
      if (run.state.decks[node.deck].draw.length === 1) return finish(true);
      return ask(
        askHero(
          'private',
          run.state,
          scope.hero,
          { key: 'prompt.scout', args: { deck: node.deck } },
          [
            { id: 'leave', verb: 'choose', args: { scouted: card } },
            { id: 'bottom', verb: 'choose', args: { scouted: card } },
          ],
        ),
        'answered',
      );
    },
    answered: (run, node, { scope }, { reply }) => {
      if (reply.answer?.[0]?.id !== 'bottom') return finish(true);
      const deck = run.state.decks[node.deck];
      putUnder(deck.draw, takeTop(deck.draw, 1));
      run.emit('card-put-under', { hero: scope.hero, deck: node.deck });
      return finish(true);
    },
  },
  possible: (run, node) => run.state.decks[node.deck].draw.length > 0,
  describe: (node, context) =>
    context.text('scout', { deck: context.decks || context.text(`deck.${node.deck}`) }),
};

export const cardKinds = [
  draw,
  discardHand,
  recover,
  drawEnemy,
  drawSearch,
  discardThis,
  discardChosen,
  scout,
];
