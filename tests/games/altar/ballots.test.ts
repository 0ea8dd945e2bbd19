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

const draws = (...cards: string[]): AltarDecision => ({
  id: 'd1',
  key: 'd1',
  how: 'one',
  seats: ['seat-1'],
  visibility: 'public',
  prompt: { key: 'prompt.draw' } as never,
  options: cards.map((card) => ({ id: card, verb: 'draw', args: { card } })),
  choose: { min: 1, max: 1 },
  fallback: [],
});

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
