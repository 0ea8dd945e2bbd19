import { expect, it } from 'vitest';
import type { Rhune } from '../../../../src/games/altar-quest/rules/terms.ts';
import { scenario } from '../../../support/altar-quest.ts';
import { labelsOf, take, waysOf } from '../../../support/altar-quest-ways.ts';
import { faces, one, party } from '../cards/stage.ts';

const RED = 'frox-raider.red';
const BLUE = 'frox-raider.blue';
const GREEN = 'frox-raider.green';

/** Rowen one space on her way, two spaces left, a Raider in sight of her knives. */
const onHerWay = (actions = 3) =>
  party({
    heroes: {
      rowen: { at: 'Q17', area: ['the-eleven'], hand: ['from-the-doorway'], actions },
      sedrin: { at: 'Q18' },
    },
    enemies: { [RED]: { at: 'U16' } },
  })
    .acts('rowen')
    .choose('play:from-the-doorway:play')
    .choose('move:R16');

it('offers each deed of the turn to a hero whose card has spaces left: with it, the hero stays', () => {
  const scene = onHerWay();
  const ways = waysOf(scene, 'stay');
  expect(labelsOf(ways)).toEqual([
    'Stay here',
    expect.stringMatching(/^The Eleven → Frox Raider \(red\): \d+% to defeat$/),
    'Draw a card',
    'Channel: +1 ✦, turn ⛰️ to 🔥',
    'Channel: +1 ✦, leave the dice',
    'Channel: +1 ✦, choose a die to turn',
    'End turn',
  ]);
  scene.dice(...faces(1));
  take(scene, ways[1]!);
  expect(scene.at('rowen')).toBe('R16');
  expect(scene.events('dice-rolled')[0]?.args).toMatchObject({
    hero: 'rowen',
    test: 'attack',
    enemy: RED,
  });
  expect(scene.question().prompt.key).toBe('prompt.act');
  scene.choose('done').end();

  const ending = onHerWay();
  take(ending, waysOf(ending, 'stay').at(-1)!);
  expect(ending.hero('rowen').acted).toBe(true);
  ending.end();

  // Staying ends a turn in which nothing else is left.
  const last = onHerWay(1);
  expect(labelsOf(waysOf(last, 'stay'))).toEqual(['Stay here']);
  last.choose('stay').end();
});

it('offers none where the card goes on after the movement, or it isn’t the mover’s turn', () => {
  const charging = (at: string) =>
    party({
      heroes: { myreen: { at: 'Q17', hand: ['first-through-the-door.1'] } },
      enemies: { [RED]: { at } },
    })
      .acts('myreen')
      .choose('play:first-through-the-door.1:play')
      .choose('move:R17');
  const near = charging('S18');
  expect(labelsOf(waysOf(near, 'stay'))).toEqual(['Stay here']);
  near
    .dice(...faces(1))
    .choose('stay')
    .choose('done')
    .end();
  // Nobody is there to be struck.
  const far = charging('V18');
  expect(labelsOf(waysOf(far, 'stay'))).toContain('Draw a card');
  far.choose('stay').choose('done').end();

  const led = scenario({
    options: { quest: 'the-rescue' },
    startRoom: 'room-16',
    revealed: ['room-16', 'room-12'],
    openDoors: ['door-21'],
    villain: 'spawned',
    heroes: { sedrin: { at: 'S15' } },
    allies: { prisoner: { hero: 'sedrin', at: 'P13' } },
  })
    .acts('sedrin')
    .choose('use:prisoner:exhaust');
  expect(labelsOf(waysOf(led, 'stay'))).toEqual(['Stay here']);
  led.choose('stay').choose('leave').choose('done').end();
});

it('offers a rhune whose effect takes an aim with each figure that it can be aimed at', () => {
  const atRhune = (others: readonly string[]) =>
    party({
      pool: one('volkris'),
      heroes: { rowen: { at: 'Q17', area: ['the-eleven'] } },
      enemies: Object.fromEntries(
        [RED, ...others].map((enemy, index) => [enemy, { at: `R${16 + index}` }]),
      ),
    })
      .acts('rowen')
      .dice(...faces(0))
      .altarDice('wathe')
      .choose('action:the-eleven:action');
  const scene = atRhune([BLUE, GREEN]).choose(RED);
  const struck = scene.card(RED).damage;
  const ways = waysOf(scene, 'yes');
  expect(labelsOf(ways)).toEqual([
    '🔥 → Frox Raider (red)',
    '🔥 → Frox Raider (blue)',
    '🔥 → Frox Raider (green)',
  ]);
  take(scene, ways[1]!);
  expect(scene.card(BLUE).damage).toBe(1);
  expect(scene.card(RED).damage).toBe(struck);
  expect(scene.card(GREEN).damage).toBeUndefined();
  scene.choose('done').end();

  // Nothing is asked where there is one alone.
  const alone = atRhune([]);
  expect(waysOf(alone, 'yes')).toHaveLength(1);
  alone.choose('no').choose('done').end();
});

it('offers an item that turns a die to one face with each other face, the least wanted first', () => {
  const pool: Rhune[] = ['brase', 'brase', 'lowek', 'volkris', 'wathe'];
  const scene = party({
    pool,
    // The Eleven wants Volkris.
    heroes: { rowen: { at: 'Q17', area: ['the-eleven', 'ninth-hour-lamp'], focus: 1 } },
  }).acts('rowen');
  const ways = waysOf(scene, 'use:ninth-hour-lamp:exhaust');
  expect(labelsOf(ways)).toEqual([
    'Lamp of the Ninth Hour',
    'Lamp of the Ninth Hour: turn ⛰️ to ☀️',
    'Lamp of the Ninth Hour: turn 🌪️ to ☀️',
    'Lamp of the Ninth Hour: turn 💧 to ☀️',
  ]);
  take(scene, ways[2]!);
  expect(scene.state.altarPool).toEqual(['brase', 'brase', 'aluna', 'volkris', 'wathe']);
  expect(scene.hero('rowen').focus).toBe(0);
  scene.choose('done').end();
});
