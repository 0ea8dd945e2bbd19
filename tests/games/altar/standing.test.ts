import { expect, it } from 'vitest';
import { altar } from '../../../src/games/altar/index.ts';
import { anyGame } from '../../../src/kernel/game.ts';
import type { Match } from '../../../src/kernel/match.ts';
import { answeredForGood } from '../../../src/table/around/standing/answering.ts';
import type { StoredMatch } from '../../../src/table/match/saved/store.ts';
import { endingByItself } from '../../../src/table/match/time/left-over.ts';
import { loadTexts } from '../../../src/texts/catalogue.ts';
import { scenario } from '../../support/altar.ts';

/** A table at which only the first player has chosen that their turns end by themselves. */
const stored = {
  seats: [
    { seat: 'seat-1', userId: 'ann' },
    { seat: 'seat-2', userId: 'bo' },
  ],
  desk: { standing: { 'seat-1': [{ id: 'ends-turn', until: 'revoked', round: 0 }] } },
} as unknown as StoredMatch;

/** What is answered without a tap once a player has done this with these cards in hand. */
function answered(seat: string, hand: string[], deed: string): string[] | undefined {
  const s = scenario({
    realms: { light: {}, war: {}, fear: {} },
    hands: { [seat]: hand },
    asksAtEnd: true,
  });
  s.acts(seat).choose(deed);
  const given = answeredForGood(anyGame(altar), stored, s.match as Match)?.options;
  s.choose('done');
  return given;
}

it.each([['courier'], ['priestess']])(
  'L-03: the turn of who has said so ends with the main action, and %s in hand makes no difference',
  (card) => {
    expect(answered('seat-1', [card, 'fog'], 'pass')).toEqual(['done']);
    expect(answered('seat-1', [card, 'fog'], 'play:fog')).toEqual(['done']);
  },
);

it('L-03: not where that has drawn a card, and not for who has not said so', () => {
  expect(answered('seat-1', ['scribe', 'fog'], 'play:scribe')).toBeUndefined();
  expect(answered('seat-2', ['courier', 'fog'], 'pass')).toBeUndefined();
});

it.each([['courier'], ['priestess']])(
  'L-03: the turn of who has gone after the main action ends by itself, and %s in hand makes no difference',
  (card) => {
    const s = scenario({
      realms: { light: {}, war: {}, fear: {} },
      hands: { 'seat-2': [card, 'scribe'] },
      asksAtEnd: true,
    });
    const ending = () => endingByItself(anyGame(altar), s.match.open[0]!);
    s.acts('seat-2');
    expect(ending()).toBeNull();
    s.choose('pass');
    expect(ending()).toBe('done');
    s.choose('done');
    s.end();
  },
);

it('L-03: who has drawn a card with it is waited for', () => {
  const s = scenario({
    realms: { light: {}, war: {}, fear: {} },
    hands: { 'seat-2': ['courier', 'scribe'] },
    asksAtEnd: true,
  });
  s.acts('seat-2').choose('play:scribe');
  expect(endingByItself(anyGame(altar), s.match.open[0]!)).toBeNull();
  s.choose('done');
  s.end();
});

it('L-03: an action that is still to be taken is never answered for good', () => {
  const s = scenario({ realms: { light: {}, war: {}, fear: {} }, hands: { 'seat-1': ['fog'] } });
  s.acts('seat-1');
  expect(answeredForGood(anyGame(altar), stored, s.match as Match)).toBeNull();
  s.end();
});

it('L-03: the answer has words, and can be given beforehand', () => {
  const [offer] = altar.rules.beforehand ?? [];
  expect(altar.presentation.standing?.(offer!, loadTexts(), 3)).toBe(
    'Always end my turn after my main action, unless it draws me a card',
  );
});
