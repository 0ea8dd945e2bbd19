import { z } from 'zod';
import { argumentOf, onlyAnswer } from '../../../../../kernel/answers.ts';
import { putUnder, renewToLook, takeTop, topOf } from '../../../../../kernel/deck.ts';
import { ask, call, finish } from '../../../../../kernel/procedure.ts';
import { TIMINGS, type Timing } from '../../cards/definition.ts';
import { abilityDefinition } from '../../cards/library.ts';
import { lookAt, noteUnknown, takeOpenly, takeSecretly } from '../../changes/knowing.ts';
import type { EffectKind } from '../../language/kind.ts';
import { characterOf } from '../../queries/characters.ts';
import type { AdventureState } from '../../state.ts';
import { type CardId, printedOn } from '../../terms.ts';
import { type ForWhom, forWhom } from '../resolving/for-whom.ts';
import { type Whom, whomSchema } from '../resolving/whom.ts';

/** Draws ability cards. */
export interface Draw {
  kind: 'draw';
  amount: number;
  who: Whom;
}
/** Discards ability cards from the hand: by their owner's choice, or at random. */
export interface Discard {
  kind: 'discard';
  amount: number;
  who: Whom;
  how: 'choice' | 'random';
}
/** Looks at the top cards of the own ability deck, keeps one, and puts the others under it. */
export interface Dig {
  kind: 'dig';
  look: number;
}
/** Takes a card from the own discard pile, of one timing or any. */
export interface Recover {
  kind: 'recover';
  timing?: Timing;
}

declare module '../../language/effect.ts' {
  interface EffectNodes {
    draw: Draw;
    discard: Discard;
    dig: Dig;
    recover: Recover;
  }
}

const amount = z.number().int().min(1).max(10);

const draw: EffectKind<Draw, ForWhom> = {
  kind: 'draw',
  schema: z.strictObject({ kind: z.literal('draw'), amount, who: whomSchema }),
  ...forWhom<Draw>({
    could: (_state, _node, { abilities }) => abilities.draw.length + abilities.discard.length > 0,
    act: (_run, node, { seat }) => call('draw-cards', { seat, amount: node.amount }, 'next'),
  }),
  describe: ({ amount, who }, words) => words.text('draw', { amount, who }),
};

const discard: EffectKind<Discard, ForWhom> = {
  kind: 'discard',
  schema: z.strictObject({
    kind: z.literal('discard'),
    amount,
    who: whomSchema,
    how: z.enum(['choice', 'random']),
  }),
  ...forWhom<Discard>({
    could: (_state, _node, { hand }) => hand.length > 0,
    act: (_run, node, { seat }, _scope, { card, path }) =>
      call('discard-cards', { seat, amount: node.amount, how: node.how, card, path }, 'next'),
  }),
  describe: ({ amount, who, how }, words) => words.text('discard', { amount, who, how }),
};

const dig: EffectKind<Dig> = {
  kind: 'dig',
  schema: z.strictObject({ kind: z.literal('dig'), look: z.number().int().min(2).max(5) }),
  can: (state, _node, { seat }) => {
    const { draw: deck, discard: pile } = characterOf(state, seat).abilities;
    return deck.length + pile.length > 0;
  },
  steps: {
    settle: (_run, _node, { scope }) => call('settle-owed', { seat: scope.seat }, 'ask'),
    /** AD-107: a deck that runs out on the way is renewed. */
    ask: (run, node, { at, scope }) => {
      const { id, abilities } = characterOf(run.state, scope.seat);
      const renewed = renewToLook(run.match.random, abilities, node.look);
      if (renewed.length > 0) {
        noteUnknown(run.state, renewed);
        run.emit('deck-renewed', { character: id, amount: renewed.length });
      }
      const cards = topOf(abilities.draw, node.look);
      if (cards.length === 0) return finish();
      lookAt(run.state, scope.seat, cards);
      return ask(
        {
          seats: [scope.seat],
          // A single card is kept without asking: everyone sees that there are no more.
          visibility: cards.length > 1 ? 'secret' : 'private',
          prompt: { key: 'prompt.card', args: { card: at.card, path: at.path, character: id } },
          options: distinct(cards).map((card) => ({
            id: `keep:${card}`,
            verb: 'choose',
            args: { card },
          })),
        },
        'chosen',
      );
    },
    chosen: (run, node, { scope }, { reply }) => {
      const { seat } = scope;
      const { id, abilities } = characterOf(run.state, seat);
      const seen = takeTop(abilities.draw, node.look);
      const amount = seen.length;
      const wanted = argumentOf(onlyAnswer(reply.answer), 'choose', 'card');
      const kept = seen.splice(
        seen.findIndex((card) => printedOn(card) === wanted),
        1,
      );
      putUnder(abilities.draw, seen);
      takeSecretly(run.state, seat, kept);
      run.emitTo(
        [seat],
        { type: 'deck-searched-by-you', args: { character: id, amount, card: kept[0] as CardId } },
        { type: 'deck-searched', args: { character: id, amount } },
      );
      return call('hand-limit', { seat }, 'done');
    },
    done: () => finish(),
  },
  describe: ({ look }, words) => words.text('dig', { look }),
};

/** What is printed on these cards, each once. */
const distinct = (cards: readonly CardId[]): string[] => [...new Set(cards.map(printedOn))];

const recoverable = (state: AdventureState, seat: string, { timing }: Recover): string[] =>
  distinct(
    characterOf(state, seat).abilities.discard.filter(
      (card) =>
        (timing === undefined || abilityDefinition(card).timing === timing) &&
        // Cards that take cards back can't be taken back, so a match comes to an end.
        abilityDefinition(card).effect?.kind !== 'recover',
    ),
  );

const recover: EffectKind<Recover> = {
  kind: 'recover',
  schema: z.strictObject({ kind: z.literal('recover'), timing: z.enum(TIMINGS).optional() }),
  can: (state, node, { seat }) => recoverable(state, seat, node).length > 0,
  steps: {
    settle: (_run, _node, { scope }) => call('settle-owed', { seat: scope.seat }, 'ask'),
    ask: (run, node, { at, scope }) => {
      const { id } = characterOf(run.state, scope.seat);
      const cards = recoverable(run.state, scope.seat, node);
      if (cards.length === 0) return finish();
      return ask(
        {
          seats: [scope.seat],
          visibility: 'public',
          prompt: { key: 'prompt.card', args: { card: at.card, path: at.path, character: id } },
          options: cards.map((card) => ({ id: `take:${card}`, verb: 'choose', args: { card } })),
        },
        'chosen',
      );
    },
    chosen: (run, _node, { scope }, { reply }) => {
      const character = characterOf(run.state, scope.seat);
      const wanted = argumentOf(onlyAnswer(reply.answer), 'choose', 'card');
      const { discard: pile } = character.abilities;
      const [card] = pile.splice(
        pile.findIndex((one) => printedOn(one) === wanted),
        1,
      );
      takeOpenly(run.state, scope.seat, card as CardId);
      run.emit('card-taken-back', { character: character.id, card: card as CardId });
      return call('hand-limit', { seat: scope.seat }, 'done');
    },
    done: () => finish(),
  },
  describe: ({ timing = 'any' }, words) => words.text('recover', { timing }),
};

export const handKinds = [draw, discard, dig, recover];
