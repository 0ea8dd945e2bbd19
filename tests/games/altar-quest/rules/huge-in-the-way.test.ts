import { describe, expect, it } from 'vitest';
import './contested-cards.ts';
import { trial } from './trial-cards.ts';

/** Room 16: a Huge figure fits only one way on its shadow space T20. Its door to room 12 joins S16 and S15. */
const ROOM = { startRoom: 'room-16' };
const ROOMS = { ...ROOM, revealed: ['room-16', 'room-12'], openDoors: ['door-21'] };
/** Ways to cover one of the spaces nearest to T20 that a pillar on S19 to T20 leaves. */
const BESIDE_THE_PILLAR = [
  'Q17+R17+Q18+R18',
  'Q18+R18+Q19+R19',
  'Q19+R19+Q20+R20',
  'R17+S17+R18+S18',
  'S17+T17+S18+T18',
  'T17+U17+T18+U18',
  'U17+V17+U18+V18',
];
const square = (...spaces: string[]) => spaces.join('+');

describe('Huge figures where there is no room', () => {
  it('AQ-145, AQ-155, Q-62: one whose shadow space another Huge figure holds is put as near to it as it can', () => {
    const scene = trial({
      ...ROOMS,
      heroes: { sedrin: { at: 'Q16' } },
      enemies: { 'pillar.red': { hero: 'sedrin', at: ['S19', 'T19', 'S20', 'T20'] } },
      tops: { threat: ['ogre.red'] },
    });
    scene.run('draw-threat', { hero: 'sedrin' });
    expect([...scene.options()].sort()).toEqual(BESIDE_THE_PILLAR);
    scene.choose(square('R17', 'S17', 'R18', 'S18'));
    expect(scene.changes()).toEqual({
      'cards.ogre.red': { spaces: ['R17', 'S17', 'R18', 'S18'] },
    });
    expect(scene.at('pillar.red')).toBe(square('S19', 'T19', 'S20', 'T20'));
  });

  it('AQ-147, AQ-148, Q-62: a villain as well: it comes, whatever stands there', () => {
    const scene = trial({
      ...ROOM,
      villainCard: 'tyrant',
      heroes: { sedrin: { at: 'Q16' } },
      enemies: { 'pillar.red': { hero: 'sedrin', at: ['S19', 'T19', 'S20', 'T20'] } },
    });
    scene.run('spawn-villain');
    expect([...scene.options()].sort()).toEqual(BESIDE_THE_PILLAR);
    scene.choose(square('U17', 'V17', 'U18', 'V18'));
    // It acts at once: it engages, and its position is already the best.
    scene.settle();
    expect(scene.card('tyrant').spaces).toHaveLength(4);
    expect(scene.state).toMatchObject({ villain: 'spawned', supply: 10 });
    expect(scene.at('pillar.red')).toBe(square('S19', 'T19', 'S20', 'T20'));
  });

  it('AQ-149, AQ-153, Q-42: a trap that makes way is set off by nobody, not even beside whom it comes to lie', () => {
    const scene = trial({
      ...ROOM,
      heroes: { sedrin: { at: 'R16' } },
      enemies: {
        'ogre.red': { hero: 'sedrin', at: ['U17', 'V17', 'U18', 'V18'] },
        'pit.red': { hero: 'sedrin', at: 'S18' },
      },
    });
    const spaces = ['S18', 'T18', 'S19', 'T19'];
    scene.run('place-huge', { enemy: 'ogre.red', spaces });
    expect([...scene.options()].sort()).toEqual(['R17', 'R18', 'R19', 'S17', 'T17']);
    scene.choose('R17');
    expect(scene.hero('sedrin').damage).toBe(0);
    expect(scene.events('trap-triggered')).toEqual([]);
  });

  it('AQ-119, AQ-153: figures make way through an open door where that is as close, never through a closed one', () => {
    const from = (openDoors: string[]) => {
      const scene = trial({
        ...ROOMS,
        openDoors,
        heroes: { sedrin: { at: 'S16' } },
        enemies: { 'ogre.red': { hero: 'sedrin', at: ['U17', 'V17', 'U18', 'V18'] } },
      });
      scene.run('place-huge', { enemy: 'ogre.red', spaces: ['R16', 'S16', 'R17', 'S17'] });
      const options = scene.options();
      scene.choose(options[0] as string);
      return [...options].sort();
    };
    expect(from(['door-21'])).toEqual(['S15', 'T16', 'T17']);
    expect(from([])).toEqual(['T16', 'T17']);
  });

  it('Q-63: several that make way go one after another, as the spaces lie, row by row', () => {
    const scene = trial({
      ...ROOM,
      heroes: { sedrin: { at: 'S18' }, myreen: { at: 'T19' } },
      enemies: {
        'ogre.red': { hero: 'sedrin', at: ['U16', 'V16', 'U17', 'V17'] },
        'drummer.red': { hero: 'sedrin', at: 'T18' },
      },
    });
    const spaces = ['S18', 'T18', 'S19', 'T19'];
    scene.run('place-huge', { enemy: 'ogre.red', spaces });
    const order: unknown[] = [];
    while (scene.match.open.length > 0) {
      order.push(scene.question().prompt.args?.figure);
      scene.choose(scene.options()[0] as string);
    }
    expect(order).toEqual(['sedrin', 'drummer.red', 'myreen']);
    const places = ['sedrin', 'drummer.red', 'myreen'].map((figure) => scene.at(figure));
    expect(new Set(places).size).toBe(3);
    for (const place of places) expect(spaces).not.toContain(place);
  });

  it('AQ-149, Q-03: heroes who share a space both make way', () => {
    const scene = trial({
      ...ROOM,
      heroes: { sedrin: { at: 'S18' }, myreen: { at: 'S18' } },
      enemies: { 'ogre.red': { hero: 'sedrin', at: ['U16', 'V16', 'U17', 'V17'] } },
    });
    scene.run('place-huge', { enemy: 'ogre.red', spaces: ['S18', 'T18', 'S19', 'T19'] });
    const moved: unknown[] = [];
    while (scene.match.open.length > 0) {
      moved.push(scene.question().prompt.args?.figure);
      scene.choose(scene.options()[0] as string);
    }
    expect([...moved].sort()).toEqual(['myreen', 'sedrin']);
    expect(scene.at('sedrin')).not.toBe(scene.at('myreen'));
    for (const hero of ['sedrin', 'myreen']) {
      expect(['S18', 'T18', 'S19', 'T19']).not.toContain(scene.at(hero));
    }
  });

  it('AQ-114, AQ-153, Q-42: one that spawns on a hero’s way: who makes way sets off what lies there, and then walks on from there', () => {
    const scene = trial({
      ...ROOM,
      heroes: { sedrin: { at: 'S17' } },
      enemies: { 'alarm.red': { hero: 'sedrin', at: 'R20' } },
      tops: { threat: ['ogre.red', 'drummer.red'] },
    });
    // On S19 the trap is in range; the ogre comes onto the shadow space and the three beside it, S19 among them.
    scene.acts('sedrin').choose('move:S19');
    expect(scene.at('ogre.red')).toBe(square('S19', 'T19', 'S20', 'T20'));
    expect(scene.question().prompt).toMatchObject({
      key: 'prompt.shift',
      args: { figure: 'sedrin', enemy: 'ogre.red' },
    });
    expect([...scene.options()].sort()).toEqual(['R18', 'R19', 'S18', 'T18']);
    scene.choose('R19');
    // R19 is in its range as well: another threat card.
    expect(scene.events('trap-triggered')).toHaveLength(2);
    expect(scene.hero('sedrin')).toMatchObject({
      at: 'R19',
      damage: 0,
      actions: 2,
      movement: 1,
      threats: ['alarm.red', 'ogre.red', 'drummer.red'],
    });
    scene.choose('move:R18');
    expect(scene.changes()).toEqual({ 'sedrin.at': 'R18', 'sedrin.movement': 0 });
    scene.choose('done');
  });

  it('AQ-118, AQ-152: at a door it stands on one side of it', () => {
    const scene = trial({
      ...ROOMS,
      heroes: { sedrin: { at: 'S15' } },
      enemies: { 'ogre.red': { hero: 'sedrin', at: ['U17', 'V17', 'U18', 'V18'] } },
    });
    scene.run('engage', { enemy: 'ogre.red' });
    const rows = scene
      .options()
      .map((placement) => placement.split('+').map((space) => Number(space.slice(1)) <= 15));
    // Room 12 ends with row 15, room 16 begins with row 16.
    expect(rows.length).toBeGreaterThan(0);
    for (const sides of rows) expect(new Set(sides).size).toBe(1);
    scene.choose(scene.options()[0] as string);
  });
});
