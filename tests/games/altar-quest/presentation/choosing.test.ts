import { expect, it } from 'vitest';
import { scenario } from '../../../support/altar-quest.ts';
import { labelsOf, take, waysOf } from '../../../support/altar-quest-ways.ts';

it('offers a card that lets its hero choose with each of its effects, and each hero it may be about', () => {
  const besideMirror = () =>
    scenario({
      startRoom: 'room-16',
      features: { 'room-16': 'mystical-mirror' },
      heroes: { sedrin: { at: 'U18' }, myreen: { at: 'Q16' }, quella: { at: 'S20' } },
    }).acts('sedrin');
  const scene = besideMirror();
  const ways = waysOf(scene, 'interact:mystical-mirror:gaze');
  expect(labelsOf(ways)).toEqual([
    'Mystical Mirror',
    'Mystical Mirror: Look at the top card of the threat deck, which you may put on the bottom',
    'Mystical Mirror: Look at the top card of the villain deck, which you may put on the bottom',
    'Mystical Mirror → Myreen: Swap places with another hero',
    'Mystical Mirror → Quella: Swap places with another hero',
  ]);
  take(scene, ways.at(-1)!);
  expect([scene.at('sedrin'), scene.at('quella'), scene.at('myreen')]).toEqual([
    'S20',
    'U18',
    'Q16',
  ]);
  expect(scene.question().prompt.key).toBe('prompt.act');
  scene.choose('done').end();

  const alone = scenario({
    startRoom: 'room-16',
    features: { 'room-16': 'mystical-mirror' },
    heroes: { sedrin: { at: 'U18' } },
  }).acts('sedrin');
  expect(labelsOf(waysOf(alone, 'interact:mystical-mirror:gaze'))).toHaveLength(3);
  alone.choose('done').end();
});

it('offers only effects that would do something', () => {
  const scene = scenario({
    startRoom: 'room-16',
    features: { 'room-16': 'blessed-fountain' },
    heroes: { sedrin: { at: 'R18', threat: 2 } },
  }).acts('sedrin');
  const ways = waysOf(scene, 'interact:blessed-fountain:drink');
  expect(labelsOf(ways)).toEqual([
    'Blessed Fountain',
    'Blessed Fountain: Discard up to 2 threat tokens (0 left)',
    'Blessed Fountain: Gain 2 focus (2)',
  ]);
  take(scene, ways.at(-1)!);
  expect(scene.hero('sedrin').focus).toBe(2);
  scene.choose('done').end();
});
