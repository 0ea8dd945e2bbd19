import { expect, it } from 'vitest';
import { altar } from '../../../src/games/altar/index.ts';
import { ballots } from '../../../src/games/altar/presentation/ballots.ts';
import type { AltarDecision } from '../../../src/games/altar/rules/state.ts';
import type { AltarView } from '../../../src/games/altar/rules/view.ts';
import { loadTexts } from '../../../src/texts/catalogue.ts';

const seats = altar.rules.lobby.characters.offers
  .slice(0, 3)
  .map(({ id }, index) => ({ seat: `seat-${index + 1}`, characters: [id] }));
const { match } = altar.rules.setup({ seats, options: {}, seed: '3'.repeat(32) });
const view = altar.rules.view(match, 'table') as AltarView;

const asked = (options: AltarDecision['options']): AltarDecision => ({
  id: 'd1',
  key: 'd1',
  how: 'one',
  seats: ['seat-1'],
  visibility: 'public',
  prompt: { key: 'prompt.draw' } as never,
  options,
  choose: { min: 1, max: 1 },
  fallback: [],
});

const draws = (...cards: string[]): AltarDecision =>
  asked(cards.map((card) => ({ id: card, verb: 'draw', args: { card } })));

it('the followers that a crowd can draw lie side by side with their numbers, the deck without one', async () => {
  const [one = '', two = ''] = view.row;
  const decision = draws(one, 'deck', two);
  expect(ballots.marks(view, decision)).toEqual({ [one]: '1', [two]: '2' });
  const picture = await ballots.picture(view, decision, loadTexts());
  expect(picture?.altText.split('\n')).toEqual([
    expect.stringMatching(/^1: /),
    expect.stringMatching(/^2: /),
  ]);
  expect(ballots.marks(view, draws(one, 'deck'))).toBeNull();
});

it.each(['choose', 'discard', 'free'] as const)(
  'followers that a crowd can %s have numbers side by side, what is no card has none',
  async (verb) => {
    const [one = '', two = ''] = view.row;
    const decision = asked([
      ...[one, two].map((card) => ({ id: card, verb, args: { card } })),
      { id: 'done', verb: 'done' },
    ]);
    expect(ballots.marks(view, decision)).toEqual({ [one]: '1', [two]: '2' });
    const picture = await ballots.picture(view, decision, loadTexts());
    expect(picture?.altText.split('\n')).toHaveLength(2);
  },
);

it('a whole turn is told in words: many ways play the same card', () => {
  const [one = '', two = ''] = view.row;
  const decision = asked([
    { id: one, verb: 'free', args: { card: one } },
    { id: two, verb: 'free', args: { card: two } },
    { id: 'worship', verb: 'worship', args: { card: two, realm: 'love' } },
  ]);
  expect(ballots.marks(view, decision)).toBeNull();
});
