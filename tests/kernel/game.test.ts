import { expect, it } from 'vitest';
import { drawAt } from '../../src/kernel/draw-at.ts';
import {
  anyGame,
  type Game,
  type GamePresentation,
  withInterludes,
} from '../../src/kernel/game.ts';
import { countingTexts, pixel } from '../support/counting-game.ts';

const game = (interlude?: Game) => ({ ...(interlude ? { interlude } : {}) }) as Game;

it('what campaigns play between matches stands beside its game', () => {
  const interlude = game();
  const [bells, drums] = [game(interlude), game()];
  expect(withInterludes([bells, drums])).toEqual([bells, interlude, drums]);
});

it('a game stays the same one where its types are not known', () => {
  const bells = game();
  expect(anyGame(bells)).toBe(bells);
});

it('a picture is drawn where the game has one for the place, and only there', async () => {
  const presentation = {
    pictureAt: (_view: unknown, place: string) =>
      place === 'round' ? { kind: 'bells', id: 'tower' } : null,
    picture: async (view: unknown, choice: unknown) => pixel(`${view} ${JSON.stringify(choice)}`),
  } as unknown as GamePresentation;
  const drawn = (place: Parameters<typeof drawAt>[2]) =>
    drawAt(presentation, 'noon', place, null, countingTexts);
  expect((await drawn('round'))?.altText).toContain('noon');
  expect(await drawn('hand')).toBeNull();
});
