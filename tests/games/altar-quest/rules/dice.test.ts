import { describe, expect, it } from 'vitest';
import {
  ATTRIBUTES,
  HERO_DIE_FACES,
  type HeroDieFace,
  type TestKind,
} from '../../../../src/games/altar-quest/rules/terms.ts';
import type { Layout, Scenario } from '../../../support/altar-quest.ts';
import { trial } from './trial-cards.ts';

/** Room 16 without a feature. Sedrin has Might 3, Fortitude 3, Agility 2, Willpower 4, Charisma 4, Intellect 2. */
const room = (
  sedrin: Omit<Layout['heroes'][string], 'at'> = {},
  more: Partial<Layout> = {},
): Layout => ({ startRoom: 'room-16', ...more, heroes: { sedrin: { at: 'Q16', ...sedrin } } });

/** Plays the effect of a card as Sedrin. */
const resolve = (scene: Scenario, card: string): Scenario =>
  scene.run('ability', { card, ability: 'play', scope: { card, hero: 'sedrin' } });

const rolled = (scene: Scenario): unknown => scene.events('dice-rolled').at(-1)?.args.faces;
const blanks = (count: number): HeroDieFace[] => Array.from({ length: count }, () => 'focus');

/** Every kind of test with what else it needs. */
const KINDS: [TestKind, object][] = [
  ['test', { difficulty: 1 }],
  ['attack', { difficulty: null, enemy: 'dummy.red' }],
  ['inflict', { difficulty: 1, enemy: 'dummy.red' }],
  ['resist', { difficulty: 0 }],
  ['search', { difficulty: null }],
  ['task', { difficulty: 9 }],
];

describe('attributes and hero dice', () => {
  it('AQ-171: there are six attributes', () => {
    expect(ATTRIBUTES).toEqual([
      'might',
      'fortitude',
      'agility',
      'willpower',
      'charisma',
      'intellect',
    ]);
  });

  it.each([
    ['sedrin', 'might', 3],
    ['sedrin', 'fortitude', 3],
    ['sedrin', 'agility', 2],
    ['sedrin', 'willpower', 4],
    ['sedrin', 'charisma', 4],
    ['sedrin', 'intellect', 2],
    ['myreen', 'might', 5],
    ['myreen', 'intellect', 1],
  ])(
    'AQ-172, AQ-180: the attribute is the number of dice gathered, %s %s %i',
    (hero, attribute, dice) => {
      const scene = trial({
        startRoom: 'room-16',
        heroes: { sedrin: { at: 'Q16' }, myreen: { at: 'Q17' } },
      });
      scene.dice(...blanks(dice));
      const test = { kind: 'test', hero, attribute, bonus: 0, difficulty: 9, card: 'exam' };
      scene.run('test', test);
      expect(rolled(scene)).toEqual(blanks(dice));
    },
  );

  it('AQ-173: a die has six faces with four symbols', () => {
    const scene = trial(room());
    scene.stack(0, 1, 2, 3, 4, 5, 0);
    const test = { kind: 'test', hero: 'sedrin', attribute: 'might', bonus: 3, difficulty: null };
    scene.run('test', { ...test, card: 'tally' });
    expect(rolled(scene)).toEqual([
      'success',
      'success',
      'success',
      'focus',
      'success-focus',
      'critical',
      'success',
    ]);
    expect(HERO_DIE_FACES).toHaveLength(6);
    expect(new Set(HERO_DIE_FACES).size).toBe(4);
  });

  it('AQ-174: a success face is one success', () => {
    const scene = trial(room());
    resolve(scene.dice('success', 'success', 'focus'), 'tally');
    expect(scene.card('tally').progress).toBe(2);
  });

  it('AQ-175: a focus face becomes a success for a focus token, or is worth a token at the end', () => {
    const used = trial(room({ focus: 1 }));
    resolve(used.dice('focus', 'success', 'success'), 'tally');
    expect(used.options()).toEqual(['focus:0', 'focus:1']);
    used.choose('focus:1');
    expect(used.changes()).toEqual({ 'sedrin.focus': 0, 'cards.tally': { progress: 3 } });
    const kept = trial(room({ focus: 1 }));
    resolve(kept.dice('focus', 'success', 'success'), 'tally');
    kept.choose('focus:0');
    expect(kept.changes()).toEqual({ 'sedrin.focus': 2, 'cards.tally': { progress: 2 } });
  });

  it('AQ-176, Q-14: success and focus on one face count both, each half for itself', () => {
    const used = trial(room({ focus: 1 }));
    resolve(used.dice('success-focus', 'success', 'success'), 'tally').choose('focus:1');
    expect(used.changes()).toEqual({ 'sedrin.focus': 0, 'cards.tally': { progress: 4 } });
    const kept = trial(room({ focus: 1 }));
    resolve(kept.dice('success-focus', 'success', 'success'), 'tally').choose('focus:0');
    expect(kept.changes()).toEqual({ 'sedrin.focus': 2, 'cards.tally': { progress: 3 } });
  });

  it('AQ-177, AQ-183: a critical is a success and one more die, again and again', () => {
    const scene = trial(room());
    scene.dice('critical', 'critical', 'critical', 'focus', 'success', 'success');
    resolve(scene, 'tally');
    expect(rolled(scene)).toHaveLength(6);
    expect(scene.card('tally').progress).toBe(5);
    expect(scene.hero('sedrin').focus).toBe(1);
  });

  it.each([
    [2, 5],
    [-1, 2],
  ])('AQ-178: "%i" printed on the test changes the attribute used', (bonus, dice) => {
    const scene = trial(room());
    scene.dice(...blanks(dice));
    const test = { kind: 'test', hero: 'sedrin', attribute: 'might', difficulty: 1, card: 'exam' };
    scene.run('test', { ...test, bonus });
    expect(rolled(scene)).toHaveLength(dice);
  });

  it.each(KINDS)(
    'AQ-179: what speaks of "a test" covers every kind, %s; what names a kind covers that one',
    (kind, more) => {
      const scene = trial({
        startRoom: 'room-16',
        heroes: { sedrin: { at: 'Q16', area: ['charm', 'whetstone'] } },
        enemies: { 'dummy.red': { at: 'R16' }, 'pit.red': { at: 'V17' } },
      });
      const dice = 2 + 1 + (kind === 'attack' ? 1 : 0);
      scene.dice(...blanks(dice));
      const test = { kind, hero: 'sedrin', attribute: 'agility', bonus: 0, card: 'pit.red' };
      scene.run('test', { ...test, ...more });
      expect(rolled(scene)).toHaveLength(dice);
    },
  );
});

describe('the procedure of a test', () => {
  it('AQ-181: the pool is modified by effects and by one supply die', () => {
    const options = { 'supply-dice': 'always' };
    const scene = trial(room({ hand: ['aim'] }, { supply: 1, options }));
    resolve(scene.dice(...blanks(6)), 'exam').choose('play:aim:play');
    expect(scene.question().options.map(({ id, args }) => [id, args?.dice])).toEqual([
      ['roll', 5],
      ['supply', 6],
    ]);
    scene.choose('supply');
    expect(rolled(scene)).toHaveLength(6);
    expect(scene.state.supply).toBe(0);
  });

  it('AQ-211: a supply die costs 1 supply, once a test, and is declined for nothing', () => {
    const bought = trial(room({}, { supply: 3 }));
    resolve(bought.dice('success', 'success', 'success', 'success'), 'tally').choose('supply');
    expect(bought.changes()).toEqual({ supply: 2, 'cards.tally': { progress: 4 } });
    bought.expectDone();
    const declined = trial(room({}, { supply: 3 }));
    resolve(declined.dice('success', 'success', 'success'), 'tally').choose('roll');
    expect(declined.changes()).toEqual({ 'cards.tally': { progress: 3 } });
    declined.expectDone();
    const poor = trial(room());
    resolve(poor.dice('success', 'success', 'success'), 'tally');
    expect(poor.card('tally').progress).toBe(3);
  });

  it.each([
    ['where it adds three points', { difficulty: 2, bonus: 1 }, {}, {}, true],
    ['not where it adds next to nothing', { difficulty: 1, bonus: 6 }, {}, {}, false],
    ['not where focus does it as well', { difficulty: 2, bonus: 1 }, { focus: 3 }, {}, false],
    ['whenever asked for', { difficulty: 1, bonus: 6 }, {}, { 'supply-dice': 'always' }, true],
    [
      'not even then for nothing',
      { difficulty: 0, bonus: 1 },
      {},
      { 'supply-dice': 'always' },
      false,
    ],
  ])('Q-49: a supply die is offered %s', (_where, test, hero, options, isOffered) => {
    const scene = trial(room(hero, { supply: 1, options }));
    const kind = { kind: 'test', hero: 'sedrin', attribute: 'agility', card: 'pit.red' };
    scene.run('test', { ...kind, ...test });
    const asked = scene.match.open.map(({ prompt }) => prompt.key);
    expect(asked.includes('prompt.supply-die')).toBe(isOffered);
    scene.end();
  });

  it('AQ-182: the dice are rolled after the pool is settled, and shown before anything else is asked', () => {
    const scene = trial(room({ focus: 1, hand: ['luck'] }, { supply: 1 }));
    resolve(scene.dice('focus', 'success', 'success'), 'tally');
    expect(scene.events('dice-rolled')).toEqual([]);
    scene.choose('roll');
    expect(rolled(scene)).toEqual(['focus', 'success', 'success']);
    expect(scene.question().prompt.key).toBe('prompt.moment.after-roll');
    scene.choose('play:luck:play').choose('focus:1');
    expect(scene.card('tally').progress).toBe(4);
  });

  it.each([
    [3, 2, ['focus:0', 'focus:1', 'focus:2']],
    [2, 3, ['focus:0', 'focus:1', 'focus:2']],
    [1, 1, ['focus:0', 'focus:1']],
  ])(
    'AQ-184: with %i focus results and %i tokens as many are converted as there are of both',
    (results, focus, options) => {
      const scene = trial(room({ focus }));
      const faces = [...blanks(results), 'success', 'success', 'success'].slice(0, 3);
      resolve(scene.dice(...(faces as HeroDieFace[])), 'tally');
      expect(scene.options()).toEqual(options);
      scene.choose('focus:1');
      expect(scene.card('tally').progress).toBe(3 - results + 1);
      expect(scene.hero('sedrin').focus).toBe(focus - 1 + results - 1);
    },
  );

  it('AQ-184: nobody is asked without a token or without a focus result', () => {
    const noToken = trial(room());
    resolve(noToken.dice('focus', 'focus', 'focus'), 'tally');
    expect(noToken.match.open).toEqual([]);
    const noResult = trial(room({ focus: 5 }));
    resolve(noResult.dice('success', 'success', 'success'), 'tally');
    expect(noResult.match.open).toEqual([]);
    expect(noResult.hero('sedrin').focus).toBe(5);
  });

  it('AQ-185, AQ-186: successes are cancelled after focus is used, the rest is applied', () => {
    const scene = trial({
      ...room({ focus: 1, hand: ['shot.1'] }),
      enemies: { 'shell.red': { at: 'R16' } },
    });
    scene.dice('success', 'success', 'focus').acts('sedrin').choose('play:shot.1:play');
    scene.choose('focus:1');
    expect(scene.card('shell.red').damage).toBe(1);
    scene.choose('done');
  });

  it('AQ-187, C-08: each focus result not converted is a token, without a question', () => {
    const scene = trial(room({ focus: 1 }));
    resolve(scene.dice('focus', 'success-focus', 'focus'), 'tally').choose('focus:1');
    expect(scene.changes()).toEqual({ 'sedrin.focus': 2, 'cards.tally': { progress: 2 } });
  });

  it('AQ-187, C-08: up to five', () => {
    const scene = trial(room({ focus: 4 }));
    resolve(scene.dice('focus', 'focus', 'focus'), 'tally').choose('focus:0');
    expect(scene.hero('sedrin').focus).toBe(5);
  });

  it('C-09: eight steps, the gain of focus last, after the result is applied', () => {
    const scene = trial({
      ...room({ focus: 1, hand: ['shot.1'] }, { supply: 1 }),
      enemies: { 'shell.red': { at: 'R16' } },
    });
    scene.dice('critical', 'success', 'success', 'focus', 'focus');
    scene.acts('sedrin').choose('play:shot.1:play').choose('supply').choose('focus:1');
    expect(scene.events().map(({ type }) => type)).toEqual([
      'card-played',
      'supply-lost',
      'dice-rolled',
      'focus-used',
      'attack-resolved',
      'enemy-damaged',
      'focus-kept',
    ]);
    scene.choose('done');
  });

  it.each([
    [0, 1],
    [-1, 0],
    [-2, 0],
  ])(
    'Q-13: attribute 1 with a bonus of %i is %i dice; without dice there are no successes',
    (bonus, dice) => {
      const scene = trial({ startRoom: 'room-16', heroes: { myreen: { at: 'Q16' } } });
      scene.dice(...blanks(dice));
      const test = { kind: 'test', hero: 'myreen', attribute: 'intellect', difficulty: 1 };
      scene.run('test', { ...test, card: 'exam', bonus });
      expect(rolled(scene)).toHaveLength(dice);
      expect(scene.events('test-failed').map(({ args }) => args.successes)).toEqual([0]);
    },
  );

  it('Q-13: more than five dice are rolled when more than five are gathered', () => {
    const scene = trial({
      startRoom: 'room-16',
      heroes: { myreen: { at: 'Q16' } },
      supply: 1,
      options: { 'supply-dice': 'always' },
    });
    scene.dice(...blanks(8));
    const test = { kind: 'test', hero: 'myreen', attribute: 'might', difficulty: 1 };
    scene.run('test', { ...test, card: 'exam', bonus: 2 }).choose('supply');
    expect(rolled(scene)).toHaveLength(8);
  });

  it('Q-15: focus gained at the end cannot be used in the same test', () => {
    const scene = trial(room());
    resolve(scene.dice('focus', 'success', 'success'), 'exam');
    expect(scene.match.open).toEqual([]);
    expect(scene.changes()).toEqual({ 'sedrin.focus': 1, 'sedrin.threat': 1 });
  });
});
