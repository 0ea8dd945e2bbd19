import { drawReshuffling } from '../../../../kernel/deck.ts';
import { ask, call, finish, goto, procedure } from '../../../../kernel/procedure.ts';
import { shuffle } from '../../../../kernel/random.ts';
import { noteUnknown, takeFromHand, takeSecretly } from '../changes/knowing.ts';
import { characterOf } from '../queries/characters.ts';
import { LIMITS } from '../rulings.ts';
import type { Adventure, AdventureDraft, AdventureRun } from '../state.ts';
import { type CardId, printedOn } from '../terms.ts';

/**
 * Draws ability cards from the player's deck, as many as there are (AD-107, W-15). Cards owed for a book are
 * discarded first (W-34): a card drawn later is not part of that choice.
 * @param owing cards that will be owed for the book that these are drawn for
 */
export const drawCards = procedure<Adventure, { seat: string; amount: number; owing?: number }>(
  'draw-cards',
  {
    begin: (_run, { seat }) => call('settle-owed', { seat }, 'draw'),
    draw: (run, { seat, amount, owing = 0 }) => {
      const character = characterOf(run.state, seat);
      const drawn: CardId[] = [];
      for (let count = 0; count < amount; count++) {
        const before = character.abilities.discard.length;
        const card = drawReshuffling(run.match.random, character.abilities);
        if (card === null) break;
        if (before > character.abilities.discard.length) {
          noteUnknown(run.state, character.abilities.draw);
        }
        drawn.push(card);
      }
      if (drawn.length > 0) {
        takeSecretly(run.state, seat, drawn);
        const args = { character: character.id, amount: drawn.length };
        run.emitTo(
          [seat],
          { type: 'cards-drawn-by-you', args: { ...args, cards: drawn } },
          { type: 'cards-drawn', args },
        );
      }
      if (owing > 0) {
        character.owes += owing;
        run.emit('discard-owed', { character: character.id, amount: owing });
      }
      return call('hand-limit', { seat }, 'done');
    },
    done: () => finish(),
  },
);

/** AD-106, W-14: at once down to the limit, by choice. A card that is owed no longer counts (W-34). */
export const handLimit = procedure<Adventure, { seat: string }>('hand-limit', {
  begin: (run, { seat }) => {
    const { id, hand, owes } = characterOf(run.state, seat);
    const amount = hand.length - owes - LIMITS.hand;
    if (amount <= 0) return finish();
    return ask(
      discardDraft(run, seat, amount, {
        key: 'prompt.hand-limit',
        args: { character: id, amount },
      }),
      'chosen',
    );
  },
  chosen: (run, { seat }, { reply }) => {
    discardChosen(run, seat, reply.answer ?? []);
    return finish();
  },
});

/** Discards from a hand: at random, or as its owner chooses. */
export const discardCards = procedure<
  Adventure,
  // Matches saved before questions had a path lack it.
  { seat: string; amount: number; how: 'choice' | 'random'; card: string; path?: string }
>('discard-cards', {
  /** Cards owed for a book come first, because the hand matters now (W-34). */
  begin: (_run, { seat }) => call('settle-owed', { seat }, 'discard'),
  discard: (run, { seat, amount, how, card, path = '' }) => {
    const { id, hand } = characterOf(run.state, seat);
    if (hand.length === 0) return finish();
    if (hand.length <= amount) {
      throwAway(run, seat, [...hand]);
      return finish();
    }
    if (how === 'random') {
      throwAway(run, seat, shuffle(run.match.random, [...hand].sort()).slice(0, amount));
      return finish();
    }
    return ask(
      discardDraft(run, seat, amount, {
        key: 'prompt.discard',
        args: { card: printedOn(card), path, character: id, amount },
      }),
      'chosen',
    );
  },
  chosen: (run, { seat }, { reply }) => {
    discardChosen(run, seat, reply.answer ?? []);
    return finish();
  },
});

/** AD-038, W-34: cards owed for others' books are discarded before the hand matters again. */
export const settleOwed = procedure<Adventure, { seat: string }>('settle-owed', {
  begin: (run, { seat }) => {
    const character = characterOf(run.state, seat);
    const { hand } = character;
    const amount = Math.min(character.owes, hand.length);
    if (amount === 0) return goto('settled');
    return ask(
      discardDraft(run, seat, amount, {
        key: 'prompt.book',
        args: { character: character.id, amount },
      }),
      'chosen',
    );
  },
  chosen: (run, { seat }, { reply }) => {
    discardChosen(run, seat, reply.answer ?? []);
    return goto('settled');
  },
  settled: (run, { seat }) => {
    characterOf(run.state, seat).owes = 0;
    return finish();
  },
});

/**
 * Which cards of a hand to discard: the choice is secret. So the question is asked even if the hand is all
 * copies (W-41): skipping it would tell everyone what the remaining cards are.
 */
function discardDraft(
  run: AdventureRun,
  seat: string,
  amount: number,
  prompt: AdventureDraft['prompt'],
): AdventureDraft {
  const { hand } = characterOf(run.state, seat);
  return {
    seats: [seat],
    visibility: 'private',
    prompt,
    options: [...hand].sort().map((card) => ({ id: card, verb: 'discard', args: { card } })),
    choose: { min: amount, max: amount },
  };
}

function discardChosen(
  run: AdventureRun,
  seat: string,
  chosen: readonly { args?: object; id: string }[],
): void {
  throwAway(
    run,
    seat,
    chosen.map(({ id }) => id),
  );
}

function throwAway(run: AdventureRun, seat: string, cards: readonly CardId[]): void {
  const character = characterOf(run.state, seat);
  for (const card of cards) {
    takeFromHand(run.state, seat, card);
    character.abilities.discard.push(card);
  }
  run.emit('cards-discarded', { character: character.id, cards: [...cards] });
}

export const handProcedures = [drawCards, handLimit, discardCards, settleOwed];
