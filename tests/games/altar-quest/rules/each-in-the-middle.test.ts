import { describe, expect, it } from 'vitest';
import { definition } from '../../../../src/games/altar-quest/rules/cards/library.ts';
import type { Scenario } from '../../../support/altar-quest.ts';
import './contested-cards.ts';
import { trial } from './trial-cards.ts';

const ROOM = { startRoom: 'room-11' };
const damages = (scene: Scenario) => scene.state.heroes.map(({ damage }) => damage);
const misses = (count: number) => Array.from({ length: count }, () => 'focus' as const);

describe('in the middle of "each" and "all"', () => {
  it('AQ-193, Q-56: who has fallen before their turn is not inflicted, and the others are', () => {
    const scene = trial({
      ...ROOM,
      heroes: { sedrin: { at: 'O8' }, myreen: { at: 'P10' } },
      allies: { prisoner: { hero: 'sedrin', at: 'P8' } },
      enemies: { 'lasher.red': { hero: 'sedrin', at: 'O9' } },
    });
    // Sedrin tests first, is hurt, and those beside him suffer 9.
    scene.dice(...misses(3), ...misses(5)).run('react', { hero: 'sedrin' });
    expect(damages(scene)).toEqual([4, 3]);
    expect(scene.state.removed).toEqual(['prisoner']);
    expect(scene.state.cards).toEqual({ 'lasher.red': { spaces: ['O9'] } });
  });

  it('AQ-193, Q-60: an inflict on all reaches who is in range when the turn comes, not who was', () => {
    const scene = trial({
      ...ROOM,
      heroes: { sedrin: { at: 'O8' }, myreen: { at: 'P8' } },
      enemies: { 'flinger.red': { hero: 'sedrin', at: 'O9' } },
    });
    scene.run('react', { hero: 'sedrin' });
    expect(scene.options()).toEqual(['sedrin', 'myreen']);
    scene.dice(...misses(3)).choose('sedrin');
    // Myreen is thrown away from it before she has tested.
    expect(scene.question().prompt).toMatchObject({
      key: 'prompt.shift',
      args: { figure: 'myreen' },
    });
    scene.choose('R8');
    expect(damages(scene)).toEqual([4, 0]);
    expect(scene.events('dice-rolled').map(({ args }) => args?.hero)).toEqual(['sedrin']);
    expect(scene.at('myreen')).toBe('R8');
  });

  it('Q-60: whom "each" reaches is settled when it begins: who is thrown out of the range is reached all the same', () => {
    const scene = trial({
      ...ROOM,
      heroes: { sedrin: { at: 'O8' }, myreen: { at: 'P8' } },
      enemies: { 'whirler.red': { hero: 'sedrin', at: 'O9' } },
    });
    scene.run('react', { hero: 'sedrin' }).choose('sedrin');
    expect(scene.question().prompt).toMatchObject({ args: { figure: 'myreen' } });
    scene.choose('R8');
    expect(scene.question().prompt).toMatchObject({ args: { figure: 'sedrin' } });
    expect(damages(scene)).toEqual([1, 1]);
    scene.choose(scene.options()[0] as string);
  });

  it('AQ-103: who defeats the enemy in the middle of it spares those who were to come', () => {
    const scene = trial({
      ...ROOM,
      heroes: { sedrin: { at: 'O8' }, myreen: { at: 'P8', hand: ['answer-back'] } },
      enemies: {
        'whirler.red': { hero: 'sedrin', at: 'O9' },
        'drummer.red': { hero: 'sedrin', at: 'R9' },
      },
    });
    scene.run('react', { hero: 'sedrin' });
    expect(scene.options()).toEqual(['sedrin', 'myreen']);
    scene.choose('myreen');
    expect(scene.options()).toEqual(['play:answer-back:play', 'pass']);
    scene.choose('play:answer-back:play');
    expect(damages(scene)).toEqual([0, 0]);
    expect(['sedrin', 'myreen'].map((hero) => scene.at(hero))).toEqual(['O8', 'P8']);
    expect(scene.hero('sedrin').threats).toEqual(['drummer.red']);
    // 1 for the Minion, 1 from the drummer.
    expect(scene.state.supply).toBe(2);
  });

  it('AQ-004, Q-20: the first hero who falls ends it for everybody: the others are not reached', () => {
    const scene = trial({
      ...ROOM,
      heroes: { sedrin: { at: 'O8' }, myreen: { at: 'R8' } },
      villainArea: ['torment'],
    });
    scene.hero('sedrin').damage = Number(definition('sedrin').health) - 1;
    scene.run('villain-turn').expectOutcome('hero-defeated');
    expect(scene.hero('myreen').damage).toBe(0);
    expect(scene.events('villain-card-drawn')).toEqual([]);
  });

  it('AQ-003, Q-20: a quest that is won by the first hero’s share is over before the second', () => {
    const scene = trial({
      ...ROOM,
      rules: 'one-end',
      heroes: { sedrin: { at: 'O8' }, myreen: { at: 'R8' } },
      questArea: ['offering', 'frost.1'],
    });
    scene.run('quest-turn').expectOutcome('one-end-won');
    expect(scene.card('one-end')).toEqual({ quest: 1 });
    expect(damages(scene)).toEqual([0, 0]);
  });

  it('AQ-263, Q-56: an ally who falls by its share is asked nothing more and leaves nothing behind', () => {
    const scene = trial({
      ...ROOM,
      heroes: { sedrin: { at: 'O8', hand: ['massacre'] }, myreen: { at: 'R8' } },
      allies: { prisoner: { hero: 'myreen', at: 'P8' } },
    });
    scene.acts('sedrin').choose('feat:massacre:play');
    const asked: (string | undefined)[] = [];
    while (scene.question().prompt.key === 'prompt.choose-effect') {
      asked.push(scene.question().about);
      scene.choose('option:0');
    }
    expect(asked).toEqual(['sedrin', 'myreen']);
    expect(scene.state.heroes.map(({ armor, damage }) => [damage, armor])).toEqual([
      [5, 1],
      [5, 1],
    ]);
    expect(scene.state.removed).toEqual(['prisoner']);
    expect(scene.state.cards).toEqual({});
    expect(scene.state.supply).toBe(0);
    scene.choose('done');
  });

  it('AQ-264, Q-56: that it fell by it is not "unable"', () => {
    const crushed = (at: string) => {
      const scene = trial({
        ...ROOM,
        heroes: { sedrin: { at: 'R10' } },
        allies: { prisoner: { hero: 'sedrin', at } },
        enemies: { 'crusher.red': { hero: 'sedrin', at: 'O9' } },
      });
      scene.run('react', { hero: 'sedrin' });
      scene.expectDone();
      return [scene.state.removed ?? [], scene.state.supply];
    };
    expect(crushed('O8')).toEqual([['prisoner'], 0]);
    expect(crushed('R8')).toEqual([[], 100]);
  });

  it('AQ-216, Q-61: an enemy who falls by the first half of it gets nothing of the second', () => {
    const scene = trial({
      ...ROOM,
      heroes: { sedrin: { at: 'O8', hand: ['sweep'] } },
      enemies: {
        'drummer.red': { hero: 'sedrin', at: 'O9' },
        'bystander.red': { hero: 'sedrin', at: 'R9' },
      },
    });
    scene.acts('sedrin').choose('feat:sweep:play');
    expect(scene.changes()).toMatchObject({
      'cards.drummer.red': null,
      'cards.bystander.red': { spaces: ['R9'], damage: 4, armor: 1 },
      'sedrin.threats': ['bystander.red'],
      supply: 1,
    });
    expect(scene.state.decks.threat.discard.at(-1)).toBe('drummer.red');
    scene.choose('done');
  });

  it('Q-60: enemies are reached as their cards lie: hero by hero, left to right, then the villain', () => {
    const scene = trial({
      ...ROOM,
      villain: 'spawned',
      villainCard: 'usurper',
      heroes: { sedrin: { at: 'O8', hand: ['tap'] }, myreen: { at: 'R8' } },
      enemies: {
        usurper: { at: 'P9' },
        'bystander.blue': { hero: 'myreen', at: 'R9' },
        'mauler.red': { hero: 'sedrin', at: 'R10' },
        'bystander.red': { hero: 'sedrin', at: 'O10' },
      },
    });
    scene.acts('sedrin').choose('feat:tap:play');
    expect(scene.events('enemy-damaged').map(({ args }) => args?.enemy)).toEqual([
      'mauler.red',
      'bystander.red',
      'bystander.blue',
      'usurper',
    ]);
    expect(damages(scene)).toEqual([0, 0]);
    scene.choose('done');
  });
});
