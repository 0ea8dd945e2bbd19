import { describe, expect, it } from 'vitest';
import type { HeroDieFace } from '../../../../src/games/altar-quest/rules/terms.ts';
import type { Layout, Scenario } from '../../../support/altar-quest.ts';
import { trial } from './trial-cards.ts';

/** Sedrin (health 11, defense 1) and Myreen (health 12) in room 16. */
const room = (more: Partial<Layout> = {}, sedrin: object = {}, myreen: object = {}): Layout => ({
  startRoom: 'room-16',
  ...more,
  heroes: { sedrin: { at: 'Q16', ...sedrin }, myreen: { at: 'Q20', ...myreen } },
});
const resolve = (scene: Scenario, card: string): Scenario =>
  scene.run('ability', { card, ability: 'play', scope: { card, hero: 'sedrin' } });
const hit = (scene: Scenario, enemy: string, amount: number): Scenario =>
  scene.run('enemy-damage', { enemy, amount, armorCounts: false, hero: 'sedrin' });
const blanks = (count: number): HeroDieFace[] => Array.from({ length: count }, () => 'focus');

describe('focus', () => {
  it.each([
    [2, 5],
    [3, 5],
    [5, 5],
    [1, 4],
  ])('AQ-206: with %i tokens a gain of 3 gives %i: five at most', (has, then) => {
    const scene = trial(room({}, { focus: has }));
    resolve(scene, 'calm-mind');
    expect(scene.hero('sedrin').focus).toBe(then);
  });

  it('AQ-207: is personal: nobody else’s tokens are gained or used', () => {
    const scene = trial(room({}, { focus: 0 }, { focus: 2 }));
    resolve(scene.dice('focus', 'success', 'success'), 'tally');
    expect(scene.match.open).toEqual([]);
    expect(scene.changes()).toEqual({ 'sedrin.focus': 1, 'cards.tally': { progress: 2 } });
    expect(scene.hero('myreen').focus).toBe(2);
  });
});

describe('tokens on cards', () => {
  it.each([
    [3, 1, [-2]],
    [1, 0, [-1]],
    [0, 0, []],
  ])('with %i there, removing 2 leaves %i and tells how many went', (there, left, told) => {
    const scene = trial(room({ cards: { 'open-end': { quest: there } } }));
    resolve(scene, 'unburden');
    expect(scene.card('open-end')).toEqual(left === 0 ? {} : { quest: left });
    expect(scene.events('card-tokens').map(({ args }) => args.amount)).toEqual(told);
  });

  it('cost nobody a card that would remove none', () => {
    const offered = (quest: number): boolean => {
      const scene = trial(
        room({ cards: { 'open-end': { quest } } }, { hand: ['unburden'], actions: 1 }),
      );
      const found = scene.acts('sedrin').options().includes('play:unburden:play');
      scene.choose('done');
      return found;
    };
    expect([offered(1), offered(0)]).toEqual([true, false]);
  });
});

describe('supply', () => {
  it('AQ-208: is one pool: what one hero gains another spends, and a loss takes from it', () => {
    const scene = trial(room({ tops: { threat: ['whisper.1'] } }, {}, { damage: 3 }));
    scene.run('draw-threat', { hero: 'sedrin' });
    expect(scene.state.supply).toBe(1);
    scene.acts('myreen').choose('rest');
    expect(scene.changes()).toMatchObject({ supply: 0, 'myreen.damage': 1 });
    scene.choose('done');
  });

  it('AQ-208: a forced discard takes from the pool whoever is meant', () => {
    const scene = trial(room({ supply: 3 }));
    scene.run('ability', {
      card: 'levy',
      ability: 'activate',
      scope: { card: 'levy', hero: 'myreen' },
    });
    expect(scene.changes()).toEqual({ supply: 1 });
  });

  it('AQ-209: has no limit', () => {
    const scene = trial(room({ supply: 9999, tops: { threat: ['whisper.1'] } }));
    scene.run('draw-threat', { hero: 'sedrin' });
    expect(scene.state.supply).toBe(10_000);
  });

  it('AQ-210, C-07: a Minion defeated gives 1 supply, one only hurt gives none', () => {
    const scene = trial(
      room({ enemies: { 'dummy.red': { at: 'V16', damage: 2 }, 'dummy.blue': { at: 'V17' } } }),
    );
    hit(scene, 'dummy.red', 1);
    expect(scene.state.supply).toBe(0);
    hit(scene, 'dummy.red', 1);
    expect(scene.state.supply).toBe(1);
  });

  it('AQ-210: a Trap overcome gives 1 supply', () => {
    const scene = trial(room({ enemies: { 'pit.red': { at: 'R17', progress: 1 } } }));
    scene.dice('success', 'success').acts('sedrin').choose('interact:pit.red:interact');
    expect(scene.state.supply).toBe(1);
    scene.choose('done');
  });

  it('C-07: a villain defeated gives none', () => {
    const scene = trial(
      room({
        villainCard: 'usurper',
        villain: 'spawned',
        enemies: { usurper: { at: 'V16', damage: 3 } },
      }),
    );
    hit(scene, 'usurper', 1);
    expect(scene.state.villain).toBe('defeated');
    expect(scene.state.supply).toBe(0);
  });

  it('C-21: a lurker is a Minion: it gives supply, and an effect on Minions reaches it', () => {
    const layout = room(
      {
        enemies: { 'shade.1': { at: 'R17' }, 'golem.red': { at: 'R16' } },
        tops: { lurker: ['shade.2'] },
      },
      { hand: ['blind'] },
    );
    const blinded = trial(layout);
    blinded.acts('sedrin').choose('play:blind:play');
    expect(blinded.card('shade.1').exhausted).toBe(true);
    expect(blinded.card('golem.red').exhausted).toBeUndefined();
    blinded.choose('done').expectDone();
    const defeated = trial(layout);
    hit(defeated, 'shade.1', 2);
    expect(defeated.state.supply).toBe(1);
    expect(defeated.state.decks.lurker.discard).toEqual(['shade.1']);
  });

  it('C-21: what has no Minion trait gives none and is not one', () => {
    const scene = trial(room({ enemies: { 'golem.red': { at: 'R16', damage: 2 } } }));
    hit(scene, 'golem.red', 1);
    expect(scene.state.decks.threat.discard).toEqual(['golem.red']);
    expect(scene.state.supply).toBe(0);
  });
});

describe('armor', () => {
  it('AQ-212, AQ-215: on enemies it stops attacks, not damage dealt otherwise', () => {
    const layout = room(
      { enemies: { 'shell.red': { at: 'R16', armor: 1 } } },
      { hand: ['shot.1', 'scorch'] },
    );
    const attacked = trial(layout);
    attacked.dice('success', 'success', 'success').acts('sedrin').choose('play:shot.1:play');
    expect(attacked.card('shell.red')).toEqual({ spaces: ['R16'] });
    attacked.choose('done').expectDone();
    const burnt = trial(layout);
    burnt.acts('sedrin').choose('play:scorch:play');
    expect(burnt.card('shell.red')).toEqual({ spaces: ['R16'], armor: 1, damage: 2 });
    burnt.choose('done');
  });

  it('AQ-212, AQ-215, Q-98: on characters it stops inflict tests, not damage suffered otherwise', () => {
    const inflicted = trial(room({ enemies: { 'bully.red': { at: 'R16' } } }, { armor: 4 }));
    inflicted
      .dice(...blanks(2))
      .run('react', { hero: 'sedrin' })
      .choose('armor:4');
    expect(inflicted.hero('sedrin').damage).toBe(0);
    inflicted.expectDone();
    const suffered = trial(room({}, { armor: 4 }));
    resolve(suffered, 'headache');
    expect(suffered.match.open).toEqual([]);
    expect(suffered.changes()).toEqual({ 'sedrin.damage': 2 });
  });
});

describe('damage and healing', () => {
  it('AQ-213: damage is tokens on the card of the character or enemy, and stays there', () => {
    const scene = trial(
      room({ enemies: { 'dummy.red': { at: 'R16' }, 'dummy.blue': { at: 'R17' } } }),
    );
    hit(scene, 'dummy.red', 2);
    resolve(scene, 'headache');
    expect(scene.card('dummy.red').damage).toBe(2);
    expect(scene.card('dummy.blue').damage).toBeUndefined();
    expect(scene.hero('sedrin').damage).toBe(2);
    expect(scene.hero('myreen').damage).toBe(0);
    hit(scene, 'dummy.red', 1);
    expect(scene.card('dummy.red').damage).toBe(3);
  });

  it.each([
    [3, false],
    [4, true],
    [5, true],
  ])('AQ-214: an enemy with health 4 and %i damage is defeated: %s', (damage, isDefeated) => {
    const scene = trial(room({ enemies: { 'dummy.red': { at: 'R16' } } }));
    hit(scene, 'dummy.red', damage);
    expect(scene.hero('sedrin').threats).toEqual(isDefeated ? [] : ['dummy.red']);
    expect(scene.events('enemy-defeated')).toHaveLength(isDefeated ? 1 : 0);
  });

  it.each([
    [8, 'scenario-over'],
    [9, 'hero-defeated'],
    [10, 'hero-defeated'],
  ])('AQ-214: Sedrin, health 11, with %i and 2 more: %s', (damage, outcome) => {
    const scene = trial(room({}, { damage }));
    resolve(scene, 'headache').expectOutcome(outcome);
  });

  it('AQ-216: a defeated enemy: figure off the board, tokens gone, card and attachments discarded', () => {
    const scene = trial(
      room({
        enemies: {
          'dummy.red': {
            hero: 'myreen',
            at: 'R16',
            damage: 3,
            armor: 2,
            threat: 1,
            exhausted: true,
          },
          'dummy.blue': { hero: 'myreen', at: 'R17', damage: 3 },
        },
      }),
    );
    hit(scene, 'dummy.red', 1);
    expect(scene.state.cards).toEqual({ 'dummy.blue': { spaces: ['R17'], damage: 3 } });
    expect(scene.at('dummy.red')).toBe('');
    expect(scene.hero('myreen').threats).toEqual(['dummy.blue']);
    expect(scene.state.decks.threat.discard).toEqual(['dummy.red']);
  });

  it.each([
    [5, 2],
    [3, 0],
    [2, 0],
  ])('AQ-218: healing 3 of %i damage leaves %i', (damage, left) => {
    const scene = trial(room({}, { damage }, { damage: 4 }));
    resolve(scene, 'balm');
    expect(scene.changes()).toEqual({ 'sedrin.damage': left });
    expect(scene.hero('myreen').damage).toBe(4);
  });
});
