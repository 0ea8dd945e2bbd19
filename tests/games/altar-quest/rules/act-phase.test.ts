import { describe, expect, it } from 'vitest';
import { RHUNES } from '../../../../src/games/altar-quest/rules/terms.ts';
import { practice } from './practice-cards.ts';

const ROOM = { startRoom: 'room-11' };
/** From room 11 through room 8 into room 4, the doors open: a walk of ten spaces. */
const THREE_ROOMS = {
  ...ROOM,
  revealed: ['room-11', 'room-08', 'room-04'],
  openDoors: ['door-11', 'door-08'],
};

describe('the act phase', () => {
  it('AQ-084, AQ-088: the Action step, then the Card step, which draws one card', () => {
    const scene = practice({
      ...ROOM,
      heroes: { sedrin: { at: 'O8', hand: ['lesson.1'] } },
      heroDecks: { sedrin: ['vow', 'salve'] },
    });
    scene.acts('sedrin').choose('play:lesson.1:play');
    expect(scene.hero('sedrin').hand).toEqual([]);
    scene.choose('done');
    expect(scene.changes()).toMatchObject({ 'sedrin.hand': ['vow'], 'sedrin.acted': true });
    expect(scene.hero('sedrin').deck.draw.at(-1)).toBe('salve');
  });

  it('AQ-085, C-23: up to three actions, all optional', () => {
    const layout = { ...ROOM, heroes: { sedrin: { at: 'O8' } } };
    const none = practice(layout).acts('sedrin');
    none.choose('done');
    expect(none.events('cards-drawn-by-you')).toHaveLength(1);
    const heroes = { sedrin: { at: 'O8', hand: ['shout.1'], area: ['tome'], damage: 1 } };
    const three = practice({ ...ROOM, supply: 1, heroes }).acts('sedrin');
    three.choose('draw').choose('draw');
    for (const verb of ['draw', 'rest', 'channel', 'action', 'move']) {
      expect(three.options(verb).length, verb).toBeGreaterThan(0);
    }
    three.choose('draw');
    expect(three.options().filter((id) => !/^(feat|use):/.test(id))).toEqual(['done']);
    three.choose('done');
  });

  it('AQ-086: each action turns one action token face down', () => {
    const scene = practice({
      ...ROOM,
      supply: 1,
      heroes: { sedrin: { at: 'O8', hand: ['lesson.1'], area: ['tome'], damage: 3 } },
    });
    scene.acts('sedrin').choose('play:lesson.1:play');
    expect(scene.changes()).toMatchObject({ 'sedrin.actions': 2 });
    scene.choose('action:tome:action');
    expect(scene.changes()).toMatchObject({ 'sedrin.actions': 1 });
    scene.choose('rest');
    expect(scene.changes()).toMatchObject({ 'sedrin.actions': 0 });
    scene.choose('done');
  });

  it('AQ-087: the same action can be taken again, after it has been resolved', () => {
    const scene = practice({
      ...ROOM,
      heroes: { sedrin: { at: 'O8' } },
      heroDecks: { sedrin: ['vow', 'salve', 'exam', 'oath'] },
    });
    scene.acts('sedrin').choose('draw');
    expect(scene.hero('sedrin').hand).toEqual(['vow']);
    scene.choose('channel');
    expect(scene.options('draw')).toEqual([]);
    expect(scene.question().prompt.key).toBe('prompt.channel-face');
    scene.choose('aluna').choose('channel').choose('brase').choose('wathe');
    expect(scene.hero('sedrin')).toMatchObject({ focus: 2, actions: 0 });
    scene.choose('done');
  });

  it('AQ-089: there is no maximum hand size', () => {
    const hand = ['lesson.1', 'lesson.2', 'lesson.3', 'shout.1', 'shout.2', 'wound.1', 'wound.2'];
    const scene = practice({
      ...ROOM,
      heroes: { sedrin: { at: 'O8', hand: [...hand, 'oath', 'exam', 'omen'] } },
      heroDecks: { sedrin: ['vow', 'salve'] },
    });
    scene.acts('sedrin').choose('draw').choose('done');
    expect(scene.hero('sedrin').hand).toHaveLength(12);
  });
});

describe('moving', () => {
  it('AQ-090: up to 3 spaces a Move; two Moves together up to 6, three up to 9', () => {
    const scene = practice({
      ...THREE_ROOMS,
      heroes: { sedrin: { at: 'O12', hand: ['shout.1'] } },
    });
    scene.acts('sedrin');
    const costs = ['N12', 'O11', 'R9', 'S9', 'T7', 'T6', 'T4', 'T3'].map((space) => [
      space,
      scene.cost(space),
    ]);
    expect(costs).toEqual([
      ['N12', null],
      ['O11', 1],
      ['R9', 1],
      ['S9', 2],
      ['T7', 2],
      ['T6', 3],
      ['T4', 3],
      ['T3', null],
    ]);
    scene.choose('move:T4');
    expect(scene.changes()).toEqual({ 'sedrin.at': 'T4', 'sedrin.actions': 0 });
    scene.choose('done');
  });

  it('AQ-090: two actions left give 6 spaces, one gives 3, none gives nothing', () => {
    const reaches = (actions: number) => {
      const scene = practice({
        ...THREE_ROOMS,
        heroes: { sedrin: { at: 'O12', actions, hand: ['shout.1'] } },
      });
      scene.acts('sedrin');
      const reached = ['R9', 'S9', 'T7', 'T6'].filter((space) => scene.cost(space) !== null);
      scene.choose('done');
      return reached;
    };
    expect(reaches(2)).toEqual(['R9', 'S9', 'T7']);
    expect(reaches(1)).toEqual(['R9']);
    expect(reaches(0)).toEqual([]);
  });

  it('Q-31: a running move can be extended as long as nothing else was resolved', () => {
    const scene = practice({ ...THREE_ROOMS, heroes: { sedrin: { at: 'O12' } } });
    scene.acts('sedrin').choose('move:P11');
    expect(scene.changes()).toEqual({
      'sedrin.at': 'P11',
      'sedrin.actions': 2,
      'sedrin.movement': 2,
    });
    // Two spaces are left of this Move; R9 is two away, S9 three, and nine in all as announced together.
    expect(['R9', 'S9', 'T6', 'T4', 'T3'].map((space) => scene.cost(space))).toEqual([
      0,
      1,
      2,
      2,
      null,
    ]);
    scene.choose('move:R9');
    expect(scene.changes()).toEqual({ 'sedrin.at': 'R9', 'sedrin.movement': 0 });
    scene.choose('done');
  });

  it('Q-32: movement left over is lost when another action is taken', () => {
    const scene = practice({
      ...THREE_ROOMS,
      heroes: { sedrin: { at: 'O12', actions: 2, hand: ['shout.1'] } },
    });
    scene.acts('sedrin').choose('move:P11').choose('draw');
    expect(scene.hero('sedrin')).toMatchObject({ actions: 0, movement: 0 });
    expect(scene.options('move')).toEqual([]);
    scene.choose('done');
  });
});

describe('other actions', () => {
  it('AQ-091, C-12: Card Action resolves an Action effect of a card that the hero controls', () => {
    const scene = practice({
      ...ROOM,
      heroes: { sedrin: { at: 'O8', area: ['tome'] }, myreen: { at: 'P8', area: ['horn'] } },
      enemies: { 'howler.red': { hero: 'sedrin', at: 'O9' } },
    });
    scene.acts('sedrin');
    expect(scene.options('action')).toEqual(['action:tome:action']);
    scene.choose('action:tome:action');
    expect(scene.changes()).toEqual({ 'sedrin.focus': 1, 'sedrin.actions': 2 });
    scene.choose('done');
  });

  it('AQ-092, Q-33: Interact needs the range printed, measured to the miniature; without a number no position', () => {
    const offers = (at: string) => {
      const scene = practice({
        ...THREE_ROOMS,
        features: { 'room-11': 'shelf' },
        heroes: { sedrin: { at } },
      });
      const options = scene.acts('sedrin').options('interact');
      scene.choose('done');
      return options;
    };
    // The shelf stands on P9 and Q9.
    expect(offers('P11')).toEqual(['interact:shelf:interact', 'interact:shelf:topple']);
    expect(offers('P12')).toEqual(['interact:shelf:interact']);
    expect(offers('V5')).toEqual(['interact:shelf:interact']);
  });

  it('Q-33: it needs no line of sight', () => {
    const layout = { startRoom: 'room-05', enemies: { mourner: { at: 'G8' } } };
    const near = practice({ ...layout, heroes: { sedrin: { at: 'E6', hand: ['shot.1'] } } });
    near.acts('sedrin');
    expect(near.options('play')).toEqual([]);
    expect(near.options('interact')).toEqual([
      'interact:mourner:interact',
      'interact:mourner:call',
    ]);
    near.choose('interact:mourner:interact');
    expect(near.changes()).toEqual({ supply: 1, 'sedrin.actions': 2 });
    near.choose('done');
    const far = practice({ ...layout, heroes: { sedrin: { at: 'C6', hand: ['shot.1'] } } });
    expect(far.acts('sedrin').options('interact')).toEqual(['interact:mourner:call']);
    far.choose('done');
  });

  it('AQ-093: Play Action Card plays an Action card from hand', () => {
    const scene = practice({
      ...ROOM,
      heroes: { sedrin: { at: 'O8', hand: ['lesson.1', 'shout.1', 'parry.1'] } },
    });
    scene.acts('sedrin');
    expect(scene.options('play')).toEqual(['play:lesson.1:play']);
    scene.choose('play:lesson.1:play');
    expect(scene.changes()).toEqual({
      supply: 1,
      'sedrin.actions': 2,
      'sedrin.hand': ['shout.1', 'parry.1'],
      'sedrin.deck.discard': ['lesson.1'],
    });
    scene.choose('done');
  });

  it('AQ-094: Draw takes one card from the own deck', () => {
    const scene = practice({
      ...ROOM,
      heroes: { sedrin: { at: 'O8' }, myreen: { at: 'P8' } },
      heroDecks: { sedrin: ['vow'] },
    });
    const { draw } = scene.hero('sedrin').deck;
    const rest = draw.slice(0, -1);
    scene.acts('sedrin').choose('draw');
    expect(scene.changes()).toEqual({
      'sedrin.actions': 2,
      'sedrin.hand': ['vow'],
      'sedrin.deck.draw': rest,
    });
    scene.choose('done');
  });

  it('AQ-095: Rest discards one supply to heal 2 damage', () => {
    const rests = (damage: number) => {
      const scene = practice({
        ...ROOM,
        supply: 2,
        heroes: { sedrin: { at: 'O8', damage }, myreen: { at: 'P8', damage: 4 } },
      });
      scene.acts('sedrin').choose('rest');
      const changes = scene.changes();
      scene.choose('done');
      return changes;
    };
    expect(rests(5)).toEqual({ supply: 1, 'sedrin.damage': 3, 'sedrin.actions': 2 });
    expect(rests(2)).toEqual({ supply: 1, 'sedrin.damage': 0, 'sedrin.actions': 2 });
  });

  it('Q-19: healing stops at no damage; Rest is not offered without damage, nor without supply', () => {
    const rest = (supply: number, damage: number) => {
      const scene = practice({ ...ROOM, supply, heroes: { sedrin: { at: 'O8', damage } } });
      scene.acts('sedrin');
      const offered = scene.options('rest').length === 1;
      if (offered) scene.choose('rest');
      const left = scene.hero('sedrin').damage;
      scene.choose('done');
      return [offered, left];
    };
    expect(rest(1, 1)).toEqual([true, 0]);
    expect(rest(1, 0)).toEqual([false, 0]);
    expect(rest(0, 3)).toEqual([false, 3]);
    const scene = practice({
      ...ROOM,
      heroes: { sedrin: { at: 'O8', hand: ['salve'], damage: 3 } },
    });
    scene.acts('sedrin').choose('feat:salve:play');
    expect(scene.hero('sedrin').damage).toBe(0);
    scene.choose('done');
  });

  it('AQ-096: Channel gives a focus and sets one altar die to any face', () => {
    const scene = practice({
      ...ROOM,
      pool: ['wathe', 'volkris', 'volkris', 'lowek', 'lowek'],
      heroes: { sedrin: { at: 'O8' } },
    });
    scene.acts('sedrin').choose('channel');
    expect([...scene.options('channel')].sort()).toEqual([...RHUNES].sort());
    scene.choose('nethander');
    expect(scene.options('channel')).toEqual(['wathe', 'volkris', 'lowek']);
    scene.choose('volkris');
    expect(scene.changes()).toEqual({
      altarPool: ['wathe', 'nethander', 'volkris', 'lowek', 'lowek'],
    });
    expect(scene.hero('sedrin')).toMatchObject({ focus: 1, actions: 2 });
    scene.choose('done');
  });

  it('AQ-096: the face may be the one a die shows already: the focus comes, no die is turned', () => {
    const scene = practice({
      ...ROOM,
      pool: ['wathe', 'volkris', 'volkris', 'lowek', 'lowek'],
      heroes: { sedrin: { at: 'O8' } },
    });
    scene.acts('sedrin').choose('channel');
    expect(scene.options('choose')).toEqual(['keep']);
    expect(scene.question().fallback).toEqual(['keep']);
    const pool = [...scene.state.altarPool];
    scene.choose('keep');
    expect(scene.state.altarPool).toEqual(pool);
    expect(scene.changes()).toEqual({});
    expect(scene.events('altar-die-set')).toEqual([]);
    expect(scene.hero('sedrin')).toMatchObject({ focus: 1, actions: 2 });
    scene.choose('done');
  });
});
