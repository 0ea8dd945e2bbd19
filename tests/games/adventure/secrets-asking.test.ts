import { expect, it } from 'vitest';
import { adventure } from '../../../src/games/adventure/index.ts';
import { adventureRules } from '../../../src/games/adventure/rules/index.ts';
import { type Choice, isPublic } from '../../../src/kernel/decision.ts';
import { answer } from '../../../src/kernel/engine.ts';
import { askAlike } from '../../support/questions-shown.ts';
import { seedsOf } from '../../support/seeds.ts';
import { type AdventureMatch, playGame } from './random-games.ts';
import { type Twin, withCopiesInHand, withOtherHand } from './twins.ts';

/** Choices of each game. */
const ENOUGH = 1_500;

/** A match after a choice. */
function after(match: AdventureMatch, choice: Choice): AdventureMatch {
  const copy = structuredClone(match);
  expect(answer(adventureRules.procedures, copy, choice).accepted).toBe(true);
  return copy;
}

/** Whether a choice has shown a card that lies elsewhere: by chance, or because a whole hand was discarded. */
const showsAny = ({ moved }: Twin, later: AdventureMatch): boolean =>
  later.state.characters.some(({ abilities }) =>
    abilities.discard.some((card) => moved.includes(card)),
  );

const hasChanced = (before: AdventureMatch, later: AdventureMatch): boolean =>
  before.random.words.join() !== later.random.words.join();

const handOf = ({ state }: AdventureMatch, seat: string): string[] =>
  state.characters.find((one) => one.seat === seat)!.hand;

/** Questions about a hand that any of the games has come to. */
const met = new Set<string>();

it.each(seedsOf([3, 2, 4], 2))(
  'W-41: %i players: nobody learns of a hand by what is asked, or is not asked, of whoever holds it',
  (players) => {
    const compared = new Set<string>();
    const differing = new Set<string>();
    playGame(
      players,
      players + 40,
      (match, next) => {
        const later = after(match, next);
        // What doesn't concern a hand is compared by the other tests now and then.
        const [asked] = later.open;
        if (!asked || isPublic(asked)) return;
        const [seat = ''] = asked.seats;
        for (const one of [withCopiesInHand(match, seat), withOtherHand(match, seat)]) {
          if (!one || one.moved.some((card) => next.options.some((id) => id.includes(card)))) {
            continue;
          }
          const isDealt = hasChanced(match, later) || handOf(later, seat).length === 0;
          if (isDealt && showsAny(one, later)) continue;
          const viewers = [...match.seats, 'table'].filter(
            (viewer) => !one.knowing.includes(viewer),
          );
          const keys = askAlike(adventure, [match, one.twin], next, viewers);
          compared.add(asked.prompt.key);
          for (const key of keys) differing.add(key);
        }
      },
      undefined,
      ENOUGH,
    );
    expect([...compared]).toEqual(
      expect.arrayContaining(['prompt.before-dice', 'prompt.after-dice']),
    );
    expect([...differing]).toContain('prompt.after-dice');
    for (const key of compared) met.add(key);
  },
  120_000,
);

it('W-41: discards that one chooses are among what was compared', () => {
  expect([...met]).toEqual(
    expect.arrayContaining(['prompt.book', 'prompt.discard', 'prompt.hand-limit']),
  );
});
