import { describe, expect, it } from 'vitest';
import { trial } from './trial-cards.ts';

/** Rooms 14 (shadow F20) and 15 (shadow P19) with the door between them, J18 to K18. */
const ROOMS = {
  startRoom: 'room-14',
  revealed: ['room-14', 'room-15'],
  openDoors: ['door-22'],
};
const sorted = (spaces: readonly string[]) => [...spaces].sort();

describe('spawning an enemy', () => {
  it('AQ-144, AQ-145: a Minion’s figure comes to the revealed shadow space nearest the active hero', () => {
    const scene = trial({
      ...ROOMS,
      heroes: { sedrin: { at: 'L18' }, myreen: { at: 'F19' } },
      tops: { threat: ['drummer.red', 'drummer.blue'] },
    });
    scene.run('draw-threat', { hero: 'sedrin' });
    expect(scene.at('drummer.red')).toBe('P19');
    expect(scene.hero('sedrin').threats).toEqual(['drummer.red']);
    scene.run('draw-threat', { hero: 'myreen' });
    expect(scene.at('drummer.blue')).toBe('F20');
    expect(scene.hero('myreen').threats).toEqual(['drummer.blue']);
  });

  it('AQ-145: rooms that are not revealed have no shadow space to spawn on', () => {
    const scene = trial({
      ...ROOMS,
      revealed: ['room-14'],
      openDoors: [],
      heroes: { sedrin: { at: 'J18' } },
      tops: { threat: ['drummer.red'] },
    });
    scene.run('draw-threat', { hero: 'sedrin' });
    expect(scene.at('drummer.red')).toBe('F20');
  });

  it('AQ-145: equally near shadow spaces are chosen among', () => {
    const scene = trial({
      ...ROOMS,
      heroes: { sedrin: { at: 'K18' } },
      tops: { threat: ['drummer.red'] },
    });
    scene.run('draw-threat', { hero: 'sedrin' });
    expect(scene.question().how).toBe('group');
    expect(scene.options()).toEqual(['F20', 'P19']);
    scene.choose('F20');
    expect(scene.changes()).toEqual({ 'cards.drummer.red': { spaces: ['F20'] } });
  });

  it('AQ-145: an occupied shadow space gives way to the nearest empty space, chosen among equals', () => {
    const scene = trial({
      ...ROOMS,
      heroes: { sedrin: { at: 'F20' } },
      enemies: { 'pit.red': { hero: 'sedrin', at: 'F19' } },
      tops: { threat: ['drummer.red'] },
    });
    scene.run('draw-threat', { hero: 'sedrin' });
    expect(sorted(scene.options())).toEqual(['G19', 'G20']);
    scene.choose('G19');
    expect(scene.at('drummer.red')).toBe('G19');
  });

  it('AQ-145, AQ-082, Q-96: near the active hero, also where another hero draws the card', () => {
    for (const turn of ['heroes', 'threat'] as const) {
      const scene = trial({
        ...ROOMS,
        turn,
        active: 'sedrin',
        heroes: { sedrin: { at: 'L18' }, myreen: { at: 'F19' } },
        tops: { threat: ['drummer.red'] },
      });
      scene.run('draw-threat', { hero: 'myreen' });
      expect(scene.changes()).toMatchObject({
        'cards.drummer.red': { spaces: ['P19'] },
        'myreen.threats': ['drummer.red'],
      });
      expect(scene.hero('sedrin').threats).toEqual([]);
    }
  });

  it('Q-96, Q-08: in a turn that is nobody’s, near the hero who draws', () => {
    for (const turn of ['villain', 'quest'] as const) {
      const scene = trial({
        ...ROOMS,
        turn,
        active: 'sedrin',
        heroes: { sedrin: { at: 'L18' }, myreen: { at: 'F19' } },
        tops: { threat: ['drummer.red'] },
      });
      scene.run('draw-threat', { hero: 'myreen' });
      expect(scene.at('drummer.red')).toBe('F20');
    }
  });

  it('AQ-146: after a reveal it comes to the shadow space of the room revealed, however near others are', () => {
    const scene = trial({
      ...ROOMS,
      revealed: ['room-14'],
      openDoors: [],
      heroes: { sedrin: { at: 'J18' } },
      tops: { threat: ['drummer.red'], quest: ['page'], feature: ['pedestal'] },
    });
    scene.run('open-door', { hero: 'sedrin', door: 'door-22' });
    expect(scene.at('drummer.red')).toBe('P19');
  });

  it('AQ-146: or to the nearest empty space where that is occupied', () => {
    const scene = trial({
      ...ROOMS,
      revealed: ['room-14'],
      openDoors: [],
      heroes: { sedrin: { at: 'J18' }, myreen: { at: 'F16' } },
      tops: { threat: ['drummer.red', 'drummer.blue'], quest: ['page'], feature: ['pedestal'] },
    });
    scene.run('open-door', { hero: 'sedrin', door: 'door-22' });
    expect(scene.at('drummer.red')).toBe('P19');
    expect(sorted(scene.options())).toEqual(['O18', 'O19', 'O20', 'P18']);
    scene.choose('O19');
    expect(scene.at('drummer.blue')).toBe('O19');
  });
});

describe('spawning a villain', () => {
  it('AQ-147: comes to the revealed shadow space nearest the most characters, not the active hero', () => {
    const scene = trial({
      ...ROOMS,
      villainCard: 'usurper',
      heroes: { sedrin: { at: 'L18' }, myreen: { at: 'F18' } },
      active: 'sedrin',
    });
    scene.run('spawn-villain');
    expect(scene.at('usurper')).toBe('F20');
  });

  it('Q-07: each character counts for the shadow space nearest to it; the one most count for is taken', () => {
    const layout = { ...ROOMS, villainCard: 'usurper' };
    const east = trial({
      ...layout,
      heroes: { sedrin: { at: 'K18' }, myreen: { at: 'K17' } },
    });
    // Sedrin counts for both, at 5 spaces; Myreen for the eastern one.
    east.run('spawn-villain');
    expect(east.at('usurper')).toBe('P19');
    const west = trial({
      ...layout,
      heroes: { sedrin: { at: 'J18' }, myreen: { at: 'J17' } },
    });
    west.run('spawn-villain');
    expect(west.at('usurper')).toBe('F20');
  });

  it('Q-07: a shadow space in the middle that is nearest to nobody is not taken, however small its sum', () => {
    const scene = trial({
      startRoom: 'room-14',
      revealed: ['room-14', 'room-15', 'room-09'],
      openDoors: ['door-22', 'door-18'],
      villainCard: 'usurper',
      heroes: { sedrin: { at: 'L18' }, myreen: { at: 'F14' } },
    });
    // Sedrin: 4 spaces to P19, 6 to F20, 12 to A12. Myreen: 11, 6 and 5. One each, sums 15 and 17.
    scene.run('spawn-villain');
    expect(scene.at('usurper')).toBe('P19');
    expect(scene.events('enemy-spawned')).toHaveLength(1);
  });

  it('Q-07: a tie of counts and sums is left to the players', () => {
    const tie = trial({
      ...ROOMS,
      villainCard: 'usurper',
      heroes: { sedrin: { at: 'J18' }, myreen: { at: 'L18' } },
    });
    tie.run('spawn-villain');
    expect(tie.options()).toEqual(['F20', 'P19']);
    expect(tie.question().how).toBe('group');
    tie.choose('P19');
    expect(tie.at('usurper')).toBe('P19');
  });

  it('AQ-148, AQ-149: a Huge villain covers the shadow space and shifts who stands there', () => {
    const scene = trial({
      ...ROOMS,
      revealed: ['room-14'],
      openDoors: [],
      villainCard: 'tyrant',
      heroes: { sedrin: { at: 'F20' }, myreen: { at: 'J15' } },
      enemies: {
        'pit.red': { hero: 'sedrin', at: 'G19' },
        'drummer.red': { hero: 'sedrin', at: 'G18' },
      },
    });
    scene.run('spawn', { card: 'tyrant', hero: 'sedrin' });
    expect(scene.at('tyrant')).toBe('F19+G19+F20+G20');
    expect(scene.question()).toMatchObject({
      how: 'group',
      prompt: { args: { figure: 'pit.red' } },
    });
    expect(sorted(scene.options())).toEqual(['F18', 'H18', 'H19', 'H20']);
    scene.choose('F18');
    expect(sorted(scene.options())).toEqual(['H18', 'H19', 'H20']);
    scene.choose('H20');
    expect(scene.changes()).toEqual({ 'sedrin.at': 'H20' });
    expect(scene.at('pit.red')).toBe('F18');
    expect(scene.at('drummer.red')).toBe('G18');
    expect(scene.at('myreen')).toBe('J15');
  });

  it('AQ-149: a villain of one space comes to the shadow space itself: a hero there makes way', () => {
    const scene = trial({
      ...ROOMS,
      villainCard: 'usurper',
      heroes: { sedrin: { at: 'F20' }, myreen: { at: 'F18' } },
    });
    scene.run('spawn-villain');
    expect(scene.at('usurper')).toBe('F20');
    expect(scene.question()).toMatchObject({
      how: 'group',
      prompt: { key: 'prompt.shift', args: { figure: 'sedrin', enemy: 'usurper' } },
    });
    expect(sorted(scene.options())).toEqual(['F19', 'G19', 'G20']);
    scene.choose('G20');
    expect(scene.at('sedrin')).toBe('G20');
    expect(scene.at('myreen')).toBe('F18');
    expect(scene.events('card-activates')).toHaveLength(1);
  });

  it('AQ-149, Q-105: so do an enemy and a trap token, which is set off by nobody', () => {
    for (const card of ['drummer.red', 'pit.red']) {
      const scene = trial({
        ...ROOMS,
        villainCard: 'usurper',
        heroes: { sedrin: { at: 'F18' } },
        enemies: { [card]: { hero: 'sedrin', at: 'F20' } },
      });
      scene.run('spawn-villain').choose('F19');
      expect(scene.at('usurper')).toBe('F20');
      expect(scene.at(card)).toBe('F19');
      expect(scene.changes()).not.toHaveProperty('sedrin.damage');
    }
  });

  it('AQ-149, AQ-228, Q-42: a hero who makes way beside a trap sets it off before the villain activates', () => {
    const scene = trial({
      ...ROOMS,
      villainCard: 'usurper',
      heroes: { sedrin: { at: 'F20' } },
      enemies: { 'pit.red': { hero: 'sedrin', at: 'H20' } },
    });
    scene.run('spawn-villain').choose('G20');
    expect(scene.hero('sedrin')).toMatchObject({ at: 'G20', damage: 1 });
    const told = scene.events().map(({ type }) => type);
    expect(told.indexOf('trap-triggered')).toBeLessThan(told.indexOf('card-activates'));
  });

  it('AQ-155, Q-62: but no other Huge figure: then it comes to the nearest empty space', () => {
    const scene = trial({
      ...ROOMS,
      villainCard: 'usurper',
      heroes: { sedrin: { at: 'F18' } },
      enemies: { 'pillar.red': { hero: 'sedrin', at: ['F19', 'G19', 'F20', 'G20'] } },
    });
    scene.run('spawn-villain').choose('H20');
    expect(scene.at('usurper')).toBe('H20');
    expect(scene.at('pillar.red')).toBe('F19+G19+F20+G20');
  });

  it('AQ-148: of the ways to cover the shadow space one that shifts nobody is taken', () => {
    const scene = trial({
      ...ROOMS,
      villainCard: 'tyrant',
      heroes: { sedrin: { at: 'K19' }, myreen: { at: 'O20' } },
    });
    scene.run('spawn', { card: 'tyrant', hero: 'sedrin' });
    expect(scene.at('tyrant')).toBe('O18+P18+O19+P19');
    expect(scene.events('figure-shifted')).toEqual([]);
  });
});
