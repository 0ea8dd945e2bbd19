import { describe, expect, it } from 'vitest';
import { fallbackFor } from '../../../../src/kernel/decision.ts';
import type { Scenario } from '../../../support/altar-quest.ts';
import { practice } from './practice-cards.ts';

const ROOM = { startRoom: 'room-11' };

/** What happened in the round, by event and the card or hero it is about. */
const story = (scene: Scenario, ...types: string[]): string[] =>
  scene
    .events()
    .filter(({ type }) => types.includes(type))
    .map(({ type, args }) => `${type} ${args.card ?? args.hero ?? args.round}`);

describe('the round', () => {
  it('AQ-079: heroes, threats, villain, quest, and again until somebody wins', () => {
    const scene = practice({
      ...ROOM,
      heroes: { sedrin: { at: 'O8', hand: ['triumph'], threats: ['dread'] } },
      villainArea: ['plot'],
      questArea: ['chime'],
      tops: { villain: ['gossip'] },
    });
    Object.assign(scene.state, { round: 0, villainArea: ['plot'] });
    scene.run('round').choose('done');
    expect(
      story(scene, 'round-began', 'act-ended', 'card-activates', 'villain-card-drawn'),
    ).toEqual([
      'round-began 1',
      'act-ended sedrin',
      'card-activates dread',
      'card-activates plot',
      'villain-card-drawn gossip',
      'card-activates chime',
      'round-began 2',
    ]);
    expect(scene.state.turn).toBe('heroes');
    scene.choose('feat:triumph:play').expectOutcome('practice-won');
  });

  it('AQ-080: as the hero turn starts, heroes refresh all cards they control and turn action tokens up', () => {
    const scene = practice({
      ...ROOM,
      heroes: {
        sedrin: {
          at: 'O8',
          area: ['tome', 'trick'],
          threats: ['dread'],
          actions: 0,
          movement: 2,
          acted: true,
        },
        myreen: { at: 'R8', area: ['horn'], actions: 1, acted: true },
      },
      enemies: { 'wolf.red': { hero: 'sedrin', at: 'O12', exhausted: true } },
      cards: {
        tome: { exhausted: true },
        trick: { exhausted: true },
        horn: { exhausted: true },
        dread: { exhausted: true },
      },
    });
    scene.run('round');
    expect(scene.state.round).toBe(2);
    expect(scene.state.cards).toEqual({
      dread: { exhausted: true },
      'wolf.red': { exhausted: true, spaces: ['O12'] },
    });
    expect(scene.hero('sedrin')).toMatchObject({ actions: 3, movement: 0, acted: false });
    expect(scene.hero('myreen')).toMatchObject({ actions: 3, acted: false });
    scene.end();
  });
});

describe('the order of heroes', () => {
  const two = (more: object = {}) =>
    practice({
      ...ROOM,
      heroes: {
        sedrin: { at: 'O8', hand: [], ...more },
        myreen: { at: 'R8', hand: [], ...more },
      },
    });

  it('AQ-081, Q-48: whoever is ready begins with a deed; one act phase ends before the next begins', () => {
    const scene = two().run('hero-turn');
    expect(scene.options('draw')).toEqual(['sedrin:draw', 'myreen:draw']);
    expect(scene.refusal('seat-1', 'myreen:draw')).toBe('not-yours');
    expect(scene.question()).toMatchObject({ visibility: 'private', seats: ['seat-1', 'seat-2'] });
    scene.choose('myreen:draw');
    expect(scene.hero('myreen')).toMatchObject({ actions: 2, acted: false });
    expect(scene.question()).toMatchObject({ seats: ['seat-2'], about: 'myreen' });
    expect(scene.options()).not.toContain('sedrin:draw');
    scene.choose('done');
    expect(scene.question()).toMatchObject({ seats: ['seat-1'], about: 'sedrin' });
    expect(scene.hero('myreen').acted).toBe(true);
    scene.choose('done');
  });

  it('Q-48: a deed that is chosen first is the same deed as in the act phase', () => {
    const begun = two({ hand: [] }).run('hero-turn').choose('sedrin:move:O9');
    const acting = two({ hand: [] }).run('hero-turn').choose('sedrin:draw');
    expect(begun.at('sedrin')).toBe('O9');
    expect(begun.hero('sedrin')).toMatchObject({ actions: 2, movement: 2 });
    expect(acting.hero('sedrin').hand).toHaveLength(1);
    for (const scene of [begun, acting]) scene.end();
  });

  it('Q-48: a deadline begins nothing but the end of the turn', () => {
    const scene = two().run('hero-turn');
    for (const seat of ['seat-1', 'seat-2']) {
      const [first] = fallbackFor(scene.question(), seat);
      expect(first).toBe(seat === 'seat-1' ? 'sedrin:done' : 'myreen:done');
    }
    scene.end();
  });

  it('Q-48: a player of several heroes says whose turn it is, and does not for the last one', () => {
    const scene = practice({
      ...ROOM,
      seats: { sedrin: 'ann', myreen: 'ann' },
      heroes: { sedrin: { at: 'O8', hand: [] }, myreen: { at: 'R8', hand: [] } },
    }).run('hero-turn');
    expect(scene.options()).toEqual(['act:sedrin', 'act:myreen']);
    scene.choose('act:myreen').choose('done');
    expect(scene.question()).toMatchObject({ prompt: { key: 'prompt.act' }, about: 'sedrin' });
    scene.choose('done');
  });

  it('AQ-081: the order is chosen anew each round', () => {
    for (const first of ['sedrin', 'myreen']) {
      const scene = two({ acted: true }).run('round');
      expect(scene.options('draw')).toEqual(['sedrin:draw', 'myreen:draw']);
      scene.choose(`${first}:draw`);
      expect(scene.question().about).toBe(first);
      scene.end();
    }
  });

  it('AQ-082: the hero whose act phase runs is the active hero, and nobody is between phases', () => {
    const scene = two().run('hero-turn');
    expect(scene.state.active).toBeNull();
    scene.choose('myreen:draw');
    expect(scene.state.active).toBe('myreen');
    scene.choose('done');
    expect(scene.state.active).toBe('sedrin');
    scene.choose('done');
    expect(scene.state.active).toBeNull();
  });

  it('AQ-082: so is the hero whose react phase runs', () => {
    const scene = practice({
      ...ROOM,
      heroes: {
        sedrin: { at: 'O8' },
        myreen: { at: 'O10', hand: ['shield-ally'], threats: ['dread'] },
      },
      enemies: { 'wolf.red': { hero: 'myreen', at: 'O9' } },
    });
    scene.run('react', { hero: 'myreen' });
    expect(scene.state.active).toBe('myreen');
    expect(scene.question().prompt.key).toBe('prompt.nearest');
    scene.end();
  });

  it('AQ-083, Q-48: heroes take their react phases in the order that one of them says, each a whole phase', () => {
    const layout = {
      ...ROOM,
      heroes: {
        sedrin: { at: 'O8', threats: ['dread', 'woe'] },
        myreen: { at: 'R8', threats: ['gloom'] },
      },
    };
    const order = (first: string) => {
      const scene = practice(layout).run('threat-turn');
      expect(scene.question()).toMatchObject({ how: 'one', seats: ['seat-1', 'seat-2'] });
      expect(scene.options()).toEqual(['react:sedrin', 'react:myreen']);
      scene.choose(`react:${first}`);
      expect(scene.state.heroes.map(({ reacted }) => reacted)).toEqual([true, true]);
      return story(scene, 'card-activates');
    };
    const [dread, woe, gloom] = ['dread', 'woe', 'gloom'].map((card) => `card-activates ${card}`);
    expect(order('sedrin')).toEqual([dread, woe, gloom]);
    expect(order('myreen')).toEqual([gloom, dread, woe]);
  });
});
