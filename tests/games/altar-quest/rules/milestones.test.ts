import { expect, it } from 'vitest';
import type { Scenario } from '../../../support/altar-quest.ts';
import { alone, faces, settleUntil, stage } from '../cards/stage.ts';

const RULES = 'the-search';
const ALTAR = 'quaking-altar';
const AT_THE_STONE = { altar: ALTAR, features: { 'room-16': ALTAR } };

const reached = (scene: Scenario) =>
  scene.events('milestone-reached').map(({ args }) => args.milestone);

it('a turning point is told once, as soon as it is reached', () => {
  const scene = stage({ ...AT_THE_STONE, cards: { [RULES]: { quest: 7, progress: 1 } } });
  scene.acts('sedrin').dice(...faces(3));
  scene.choose(`interact:${RULES}:haul`);
  expect(reached(scene)).toEqual(['rhyme', 'bell']);
  scene.choose('done');
  expect(reached(scene)).toEqual(['rhyme', 'bell']);
});

it('the villain’s coming is one in every quest', () => {
  const scene = alone({ ...AT_THE_STONE, cards: { [RULES]: { quest: 7 } } });
  scene.acts('sedrin').dice(...faces(3));
  scene.choose(`interact:${RULES}:dig`);
  expect(reached(scene)).toEqual(['rhyme', 'bell', 'villain-comes']);
  settleUntil(scene, 'prompt.act');
  scene.choose('done');
});

it('what happens is told with the card that has set it off, the innermost where one cuts in', () => {
  const scene = stage({
    heroes: { sedrin: { hand: ['sermon-in-the-dark'] } },
    heroDecks: { sedrin: ['requiem'], myreen: ['blood-debt'] },
  });
  scene.acts('sedrin').choose('play:sermon-in-the-dark:play');
  expect(scene.events().map(({ type, cause }) => [type, cause])).toEqual([
    ['card-played', undefined],
    ['focus-gained', 'sermon-in-the-dark'],
    ['cards-drawn-by-you', 'sermon-in-the-dark'],
    ['focus-gained', 'sermon-in-the-dark'],
    ['cards-drawn-by-you', 'sermon-in-the-dark'],
  ]);
  scene.choose('done');
});
