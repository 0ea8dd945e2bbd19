import { describe, expect, it } from 'vitest';
import type { HeroDieFace } from '../../../../src/games/altar-quest/rules/terms.ts';
import type { Layout, Scenario } from '../../../support/altar-quest.ts';
import { trial } from './trial-cards.ts';

/** Room 16 without a feature. Sedrin: Might 3, Agility 2, Intellect 2, defense 1, range 3. */
const room = (
  sedrin: Omit<Layout['heroes'][string], 'at'> = {},
  more: Partial<Layout> = {},
): Layout => ({ startRoom: 'room-16', ...more, heroes: { sedrin: { at: 'Q16', ...sedrin } } });

/** Room 5 has a corner: from E6 the enemy on G8 is 3 spaces away and out of sight, the one on F8 is not. */
const CORNER = { startRoom: 'room-05' };

const resolve = (scene: Scenario, card: string): Scenario =>
  scene.run('ability', { card, ability: 'play', scope: { card, hero: 'sedrin' } });
const faces = (successes: number, dice: number): HeroDieFace[] =>
  Array.from({ length: dice }, (_, index) => (index < successes ? 'success' : 'focus'));

describe('TEST', () => {
  it.each([
    [3, { 'sedrin.armor': 1 }],
    [2, { 'sedrin.threat': 1, 'sedrin.focus': 1 }],
  ])('AQ-188: against difficulty 3, %i successes', (successes, changes) => {
    const scene = trial(room());
    resolve(scene.dice(...faces(successes, 3)), 'exam');
    expect(scene.changes()).toEqual(changes);
  });

  it.each([0, 1, 3])(
    'AQ-189: without difficulty the card says what each of %i successes does',
    (successes) => {
      const scene = trial(room());
      resolve(scene.dice(...faces(successes, 3)), 'tally');
      expect(scene.card('tally').progress ?? 0).toBe(successes);
    },
  );
});

describe('ATTACK', () => {
  it('AQ-190: one enemy within range and line of sight of the attacker is chosen', () => {
    const scene = trial({
      startRoom: 'room-16',
      revealed: ['room-16', 'room-12'],
      heroes: { sedrin: { at: 'S16', hand: ['shot.1'] }, myreen: { at: 'S17' } },
      enemies: {
        'dummy.red': { at: 'V16' },
        'dummy.blue': { at: 'S19' },
        'dummy.green': { at: 'S20' },
        'dummy.yellow': { at: 'S15' },
        'pit.red': { at: 'R17' },
      },
    });
    scene.acts('sedrin').choose('play:shot.1:play');
    expect(scene.options()).toEqual(['dummy.red', 'dummy.blue']);
    scene.dice(...faces(1, 3)).choose('dummy.blue');
    expect(scene.card('dummy.blue').damage).toBe(1);
    expect(scene.card('dummy.red')).toEqual({ spaces: ['V16'] });
    scene.choose('done');
  });

  it('AQ-190: the card’s own range counts where it has one', () => {
    const scene = trial({
      ...room({ hand: ['long-bow', 'shot.1'] }),
      enemies: { 'dummy.red': { at: 'U16' }, 'dummy.blue': { at: 'V16' } },
    });
    scene.acts('sedrin');
    expect(scene.options('play')).toEqual(['play:long-bow:play']);
    scene.dice(...faces(1, 3)).choose('play:long-bow:play');
    expect(scene.card('dummy.red').damage).toBe(1);
    scene.choose('done');
  });

  it('AQ-190: an enemy in range round a corner cannot be attacked', () => {
    const scene = trial({
      ...CORNER,
      heroes: { sedrin: { at: 'E6', hand: ['shot.1'] } },
      enemies: { 'dummy.red': { at: 'G8' } },
    });
    scene.acts('sedrin');
    expect(scene.options('play')).toEqual([]);
    scene.state.cards['dummy.red'] = { spaces: ['F8'] };
    scene.choose('draw');
    expect(scene.options('play')).toContain('play:shot.1:play');
    scene.choose('done');
  });

  it.each([
    [2, 0],
    [3, 1],
  ])('AQ-191: defense 2 cancels: %i successes deal %i damage', (successes, damage) => {
    const scene = trial({
      ...room({ hand: ['shot.1'] }),
      enemies: { 'shell.red': { at: 'R16' } },
    });
    scene
      .dice(...faces(successes, 3))
      .acts('sedrin')
      .choose('play:shot.1:play')
      .choose('done');
    expect(scene.card('shell.red').damage ?? 0).toBe(damage);
  });

  it.each([
    [1, { armor: 1 }],
    [2, {}],
    [3, { damage: 1 }],
  ])(
    'AQ-192, Q-112: %i successes against 2 armor tokens: armor first, then damage',
    (successes, left) => {
      const scene = trial({
        ...room({ hand: ['shot.1'] }),
        enemies: { 'dummy.red': { at: 'R16', armor: 2 } },
      });
      scene
        .dice(...faces(successes, 3))
        .acts('sedrin')
        .choose('play:shot.1:play')
        .choose('done');
      expect(scene.card('dummy.red')).toEqual({ spaces: ['R16'], ...left });
    },
  );
});

describe('INFLICT', () => {
  const bully = (at: string, sedrin: Layout['heroes'][string], more: Partial<Layout> = {}) =>
    trial({
      startRoom: 'room-16',
      ...more,
      heroes: { sedrin },
      enemies: { 'bully.red': { at } },
    });

  it('AQ-193: at exactly the enemy’s range, not one space farther', () => {
    const near = bully('T16', { at: 'Q16' });
    near.dice(...faces(0, 2)).run('react', { hero: 'sedrin' });
    expect(near.hero('sedrin').damage).toBe(4);
    near.expectDone();
    const far = bully('U16', { at: 'Q16' });
    far.run('react', { hero: 'sedrin' });
    expect(far.events('dice-rolled')).toEqual([]);
    expect(far.hero('sedrin').damage).toBe(0);
  });

  it('AQ-193: only in its line of sight', () => {
    const hidden = bully('G8', { at: 'E6' }, CORNER);
    hidden.run('react', { hero: 'sedrin' });
    expect(hidden.events('dice-rolled')).toEqual([]);
    hidden.expectDone();
    const seen = bully('F8', { at: 'E6' }, CORNER);
    seen.dice(...faces(0, 2)).run('react', { hero: 'sedrin' });
    expect(seen.hero('sedrin').damage).toBe(4);
  });

  it.each([
    [0, 4],
    [1, 3],
    [2, 2],
  ])(
    'AQ-194, AQ-196: difficulty 5 less %i successes less defense 1 is %i damage',
    (successes, damage) => {
      const scene = bully('T16', { at: 'Q16' });
      scene.dice(...faces(successes, 2)).run('react', { hero: 'sedrin' });
      expect(scene.hero('sedrin').damage).toBe(damage);
    },
  );

  it('AQ-194: never below nothing', () => {
    const scene = bully('T16', { at: 'Q16' });
    scene.dice('critical', 'critical', 'critical', 'critical', 'success', 'success');
    scene.run('react', { hero: 'sedrin' });
    expect(scene.changes()).toEqual({ 'sedrin.reacted': true });
  });

  it('AQ-195, AQ-196: then armor tokens may lower it, one each; what is left is suffered', () => {
    const scene = bully('T16', { at: 'Q16', armor: 2 });
    scene.dice(...faces(1, 2)).run('react', { hero: 'sedrin' });
    expect(scene.options()).toEqual(['armor:2', 'armor:1', 'armor:0']);
    scene.choose('armor:1');
    expect(scene.hero('sedrin').armor).toBe(1);
    expect(scene.hero('sedrin').damage).toBe(2);
    expect(scene.hero('sedrin').focus).toBe(1);
  });

  it('AQ-195: no more than is left of the difficulty', () => {
    const scene = bully('T16', { at: 'Q16', armor: 9 });
    scene.dice(...faces(2, 2)).run('react', { hero: 'sedrin' });
    expect(scene.options()).toEqual(['armor:2', 'armor:1', 'armor:0']);
    scene.choose('armor:2');
    expect(scene.hero('sedrin').armor).toBe(7);
    expect(scene.hero('sedrin').damage).toBe(0);
  });
});

describe('RESIST', () => {
  it.each([
    [0, 3],
    [1, 2],
    [2, 1],
  ])(
    'AQ-197, AQ-198: difficulty 3 less %i successes is %i damage; neither defense nor armor helps',
    (successes, damage) => {
      const scene = trial(room({ armor: 5 }));
      resolve(scene.dice(...faces(successes, 2)), 'ordeal');
      expect(scene.match.open).toEqual([]);
      expect(scene.hero('sedrin').damage).toBe(damage);
      expect(scene.hero('sedrin').armor).toBe(5);
    },
  );

  it('AQ-197: never below nothing', () => {
    const scene = trial(room());
    resolve(scene.dice('critical', 'critical', 'success', 'success'), 'ordeal');
    expect(scene.changes()).toEqual({});
  });
});

describe('SEARCH', () => {
  const searching = (search: number, more: Partial<Layout> = {}): Scenario =>
    trial({
      startRoom: 'room-16',
      features: { 'room-16': 'pedestal' },
      cards: { pedestal: { search } },
      tops: { search: ['salts.1', 'salts.2'] },
      ...more,
      heroes: { sedrin: { at: 'Q16' }, myreen: { at: 'V16' } },
    });

  it.each([
    [2, 0, 1, ['salts.1']],
    [2, 1, 0, ['salts.1']],
    [1, 0, 0, ['salts.1']],
  ])(
    'AQ-199, AQ-200, AQ-201: %i successes less %i search tokens: one for a card, %i for supply',
    (successes, tokens, supply, found) => {
      const scene = searching(tokens);
      resolve(scene.dice(...faces(successes, 2)), 'rummage');
      expect(scene.hero('sedrin').area).toEqual(found);
      expect(scene.state.supply).toBe(supply);
      expect(scene.card('pedestal').search).toBe(tokens + 1);
      expect(scene.hero('myreen').area).toEqual([]);
    },
  );

  it('AQ-199: search tokens of the altar card count where the altar is the room’s feature', () => {
    const scene = searching(0, {
      features: { 'room-16': 'dull-altar', 'room-12': 'pedestal' },
      altar: 'dull-altar',
      cards: { 'dull-altar': { search: 1 }, pedestal: { search: 2 } },
    });
    resolve(scene.dice(...faces(2, 2)), 'rummage');
    expect(scene.state.supply).toBe(0);
    expect(scene.hero('sedrin').area).toEqual(['salts.1']);
    expect(scene.card('dull-altar').search).toBe(2);
    expect(scene.card('pedestal').search).toBe(2);
  });

  it('AQ-200, AQ-201, AQ-202: first the card, then the supply, finally the search token', () => {
    const scene = searching(0, { tops: { search: ['ledger'] } });
    resolve(scene.dice('success', 'critical', 'success'), 'rummage');
    expect(scene.events().map(({ type, args }) => [type, args.amount])).toEqual([
      ['dice-rolled', undefined],
      ['search-resolved', undefined],
      ['search-card-drawn', undefined],
      ['supply-gained', 10],
      ['supply-gained', 2],
      ['card-tokens', 1],
    ]);
    expect(scene.card('pedestal').search).toBe(1);
  });

  it.each([
    [2, 2],
    [0, 0],
    [1, 2],
  ])(
    'Q-17: %i successes against %i tokens: no card, no supply, but a search token',
    (successes, tokens) => {
      const scene = searching(tokens);
      resolve(scene.dice(...faces(successes, 2)), 'rummage');
      expect(scene.changes()).toEqual({
        'cards.pedestal': { search: tokens + 1 },
        ...(successes < 2 ? { 'sedrin.focus': 2 - successes } : {}),
      });
    },
  );

  it('Q-18: with no search card anywhere the first success buys nothing', () => {
    const scene = searching(0);
    const { search } = scene.state.decks;
    scene.hero('myreen').area.push(...search.draw.splice(0));
    resolve(scene.dice(...faces(2, 2)), 'rummage');
    expect(scene.hero('sedrin').area).toEqual([]);
    expect(scene.changes()).toEqual({ supply: 1, 'cards.pedestal': { search: 1 } });
  });

  it('AQ-203: a room without a feature cannot be searched', () => {
    const layout = (at: string): Layout => ({
      startRoom: 'room-12',
      revealed: ['room-12', 'room-16'],
      features: { 'room-16': 'pedestal' },
      heroes: { sedrin: { at, hand: ['rummage'] } },
    });
    const bare = trial(layout('V12'));
    bare.acts('sedrin');
    expect(bare.options('play')).toEqual([]);
    bare.choose('done').expectDone();
    const furnished = trial(layout('Q16'));
    furnished.acts('sedrin');
    expect(furnished.options('play')).toEqual(['play:rummage:play']);
    furnished.choose('done');
  });
});

describe('TASK', () => {
  const disarming = (progress: number): Scenario =>
    trial({
      startRoom: 'room-16',
      heroes: { sedrin: { at: 'Q16' }, myreen: { at: 'V18' } },
      enemies: {
        'pit.red': { hero: 'myreen', at: 'R17', progress },
        'pit.blue': { hero: 'myreen', at: 'V16' },
      },
    });
  const interact = 'interact:pit.red:interact';

  it.each([
    [1, undefined],
    [2, 1],
  ])(
    'AQ-204: %i successes against difficulty 1 put %s progress on the card',
    (successes, progress) => {
      const scene = disarming(0);
      scene
        .dice(...faces(successes, 2))
        .acts('sedrin')
        .choose(interact);
      expect(scene.card('pit.red').progress).toBe(progress);
      expect(scene.card('pit.blue').progress).toBeUndefined();
      scene.choose('done');
    },
  );

  it('AQ-205: below the threshold of 2 it stays, at the threshold it is overcome and discarded', () => {
    const scene = disarming(0);
    scene
      .dice(...faces(2, 2))
      .acts('sedrin')
      .choose(interact);
    expect(scene.hero('myreen').threats).toEqual(['pit.red', 'pit.blue']);
    scene.dice(...faces(2, 2)).choose(interact);
    expect(scene.hero('myreen').threats).toEqual(['pit.blue']);
    expect(scene.state.decks.threat.discard).toEqual(['pit.red']);
    expect(scene.card('pit.red')).toEqual({});
    scene.choose('done');
  });

  it('AQ-205: beyond the threshold as well', () => {
    const scene = disarming(1);
    scene.dice('critical', 'critical', 'success', 'success').acts('sedrin').choose(interact);
    expect(scene.hero('myreen').threats).toEqual(['pit.blue']);
    scene.choose('done');
  });
});
