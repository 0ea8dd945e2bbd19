import { describe, expect, it } from 'vitest';
import { scenario } from '../../../support/altar-quest.ts';
import { trial } from './trial-cards.ts';

/** Rooms 14 (shadow F20) and 15 (shadow P19); door 22 joins J18 to K18. */
const ROOMS = { startRoom: 'room-14', revealed: ['room-14', 'room-15'], openDoors: ['door-22'] };
/** Room 16, with its door spaces on the north side. */
const ROOM = { startRoom: 'room-16' };

describe('a reveal', () => {
  const REVEAL = {
    startRoom: 'room-14',
    heroes: { sedrin: { at: 'J18' }, myreen: { at: 'F19' } },
  };

  it('AQ-146, Q-97: brings what its quest card draws to the room revealed', () => {
    const scene = trial({
      ...REVEAL,
      tops: {
        feature: ['pedestal'],
        quest: ['drowned-procession'],
        lurker: ['shade.1'],
        threat: ['whisper.1', 'whisper.2'],
      },
    });
    scene.run('open-door', { hero: 'sedrin', door: 'door-22' });
    expect(scene.at('shade.1')).toBe('P19');
  });

  it('AQ-146, Q-97: and what an Event draws, whoever has drawn the Event', () => {
    const scene = trial({
      ...REVEAL,
      tops: {
        feature: ['pedestal'],
        quest: ['page'],
        threat: ['whisper.1', 'dusk-chorus', 'drummer.red'],
      },
    });
    scene.run('open-door', { hero: 'sedrin', door: 'door-22' });
    expect(scene.hero('myreen').threats).toEqual(['drummer.red']);
    expect(scene.at('drummer.red')).toBe('P19');
  });
});

describe('cancelling successes', () => {
  it('Q-99, AQ-176: leaves the focus of a face whose success is cancelled', () => {
    const scene = trial({
      ...ROOM,
      features: { 'room-16': 'pedestal' },
      cards: { pedestal: { search: 3 } },
      heroes: { sedrin: { at: 'Q16', hand: ['rummage'] } },
    });
    scene.dice('success-focus', 'success-focus');
    scene.acts('sedrin').choose('play:rummage:play');
    expect(scene.hero('sedrin').focus).toBe(2);
    expect(scene.hero('sedrin').area).toEqual([]);
    expect(scene.state.supply).toBe(0);
    scene.choose('done');
  });
});

describe('adjacent', () => {
  it.each([
    ['straight through an open door', 'J18', 'K18', ['door-22'], true],
    ['through a closed door', 'J18', 'K18', [], false],
    ['diagonally through an open door', 'J17', 'K18', ['door-22'], false],
    ['through a wall', 'J17', 'K17', ['door-22'], false],
  ])('Q-101, AQ-246: search cards are given %s: %s to %s', (_how, giver, taker, openDoors, may) => {
    const scene = trial({
      ...ROOMS,
      openDoors: [...openDoors],
      heroes: { sedrin: { at: giver, area: ['blinding-powder.1'] }, myreen: { at: taker } },
    });
    scene.acts('sedrin');
    expect(scene.options('give')).toEqual(may ? ['give:blinding-powder.1:myreen'] : []);
    scene.choose('done');
  });
});

describe('rhune effects that are not a hero’s', () => {
  it('Q-108: of an Event are resolved with it when it is drawn', () => {
    const scene = scenario({
      ...ROOM,
      bare: true,
      pool: ['brase', 'wathe', 'wathe', 'wathe', 'wathe'],
      heroes: { sedrin: { at: 'Q16' } },
      tops: { search: ['forgotten-shelf'] },
    });
    scene.altarDice('lowek').run('draw-search', { hero: 'sedrin' });
    expect(scene.changes()).toMatchObject({
      supply: 3,
      altarPool: ['lowek', 'wathe', 'wathe', 'wathe', 'wathe'],
    });
  });

  it('Q-109: are resolved where they can do nothing: the die is rolled', () => {
    const scene = scenario({
      ...ROOMS,
      openDoors: [],
      bare: true,
      pool: ['wathe', 'brase', 'brase', 'brase', 'brase'],
      heroes: { sedrin: { at: 'L18' } },
      enemies: { 'drowned-novice.1': { hero: 'sedrin', at: 'F17' } },
    });
    scene.altarDice('lowek').run('react', { hero: 'sedrin' });
    expect(scene.changes()).toEqual({
      altarPool: ['lowek', 'brase', 'brase', 'brase', 'brase'],
      'sedrin.reacted': true,
    });
  });
});

describe('losses', () => {
  const facing = (supply: number, focus: number) =>
    trial({
      ...ROOM,
      supply,
      heroes: { sedrin: { at: 'Q16', focus } },
      villainArea: ['tribute-either-way'],
    }).run('activate-area', { cards: ['tribute-either-way'], hero: 'sedrin' });

  it('Q-110: of two, the one that can be borne is borne without a question, and none where none can', () => {
    expect(facing(1, 0).changes()).toEqual({ supply: 0 });
    expect(facing(0, 1).changes()).toEqual({ 'sedrin.focus': 0 });
    expect(facing(0, 0).changes()).toEqual({});
    const both = facing(1, 1);
    expect(both.options()).toHaveLength(2);
    both.choose('option:0');
    expect(both.state.supply).toBe(0);
    expect(both.hero('sedrin').focus).toBe(1);
  });

  it('Q-111: of more than there is take nothing', () => {
    for (const [supply, left] of [
      [1, 1],
      [2, 0],
    ]) {
      const scene = trial({ ...ROOM, supply: supply as number, heroes: { sedrin: { at: 'Q16' } } });
      scene.run('ability', {
        card: 'levy',
        ability: 'activate',
        scope: { card: 'levy', hero: 'sedrin' },
      });
      expect(scene.state.supply).toBe(left);
    }
  });
});
