import { describe, expect, it } from 'vitest';
import { trial } from './trial-cards.ts';

/** Room 16 with its door to room 12 (S15 to S16) open. The tyrant has range 3 and no speed, the ogre range 2. */
const ROOMS = {
  startRoom: 'room-16',
  revealed: ['room-16', 'room-12'],
  openDoors: ['door-21'],
};
const square = (...spaces: string[]) => spaces.join('+');
const sorted = (spaces: readonly string[]) => [...spaces].sort();

describe('Huge figures', () => {
  it('AQ-151: occupy four spaces: nobody walks into any of them, range counts from the nearest', () => {
    const scene = trial({
      ...ROOMS,
      heroes: { sedrin: { at: 'Q16', hand: ['shot.1'] } },
      enemies: { 'ogre.red': { at: ['T16', 'U16', 'T17', 'U17'] } },
    });
    scene.acts('sedrin');
    const moves = scene.options('move').map((id) => id.slice('move:'.length));
    expect(moves).toContain('S17');
    for (const space of ['T16', 'U16', 'T17', 'U17']) expect(moves).not.toContain(space);
    expect(scene.options('play')).toEqual(['play:shot.1:play']);
    scene.choose('done');
  });

  it('AQ-152: are placed, not walked, so that one of the spaces is the optimal position', () => {
    const scene = trial({
      ...ROOMS,
      heroes: { sedrin: { at: 'Q16' } },
      enemies: { 'ogre.red': { at: ['U17', 'V17', 'U18', 'V18'] } },
    });
    scene.run('engage', { enemy: 'ogre.red' });
    expect(sorted(scene.options())).toEqual([
      square('Q17', 'R17', 'Q18', 'R18'),
      square('Q18', 'R18', 'Q19', 'R19'),
      square('R16', 'S16', 'R17', 'S17'),
      square('R17', 'S17', 'R18', 'S18'),
      square('R18', 'S18', 'R19', 'S19'),
      square('S16', 'T16', 'S17', 'T17'),
      square('S17', 'T17', 'S18', 'T18'),
      square('S18', 'T18', 'S19', 'T19'),
    ]);
    scene.choose(square('S16', 'T16', 'S17', 'T17'));
    expect(scene.changes()).toEqual({
      'cards.ogre.red': { spaces: ['S16', 'T16', 'S17', 'T17'] },
    });
  });

  it('AQ-152, Q-104: neither speed nor figures in between limit it, closed doors do', () => {
    const layout = { ...ROOMS, heroes: { sedrin: { at: 'Q20' } } };
    const ogre = { 'ogre.red': { hero: 'sedrin', at: ['S12', 'T12', 'S13', 'T13'] } };
    const far = trial({
      ...layout,
      enemies: { ...ogre, 'pit.red': { hero: 'sedrin', at: 'S16' } },
    });
    far.run('engage', { enemy: 'ogre.red' }).choose(square('S19', 'T19', 'S20', 'T20'));
    expect(far.changes()).toEqual({ 'cards.ogre.red': { spaces: ['S19', 'T19', 'S20', 'T20'] } });
    far.expectDone();
    const shut = trial({ ...layout, openDoors: [], enemies: ogre });
    shut.run('engage', { enemy: 'ogre.red' });
    expect(shut.changes()).toEqual({});
  });

  it('AQ-152: stay where they stand best already', () => {
    const scene = trial({
      ...ROOMS,
      heroes: { sedrin: { at: 'Q16' } },
      enemies: { 'ogre.red': { at: ['S16', 'T16', 'S17', 'T17'] } },
    });
    scene.run('engage', { enemy: 'ogre.red' });
    expect(scene.changes()).toEqual({});
    expect(scene.events('huge-moved')).toEqual([]);
  });

  it('AQ-153: figures and tokens in the way are moved to the closest available space', () => {
    const scene = trial({
      ...ROOMS,
      heroes: { sedrin: { at: 'Q16' } },
      enemies: {
        'ogre.red': { hero: 'sedrin', at: ['U17', 'V17', 'U18', 'V18'] },
        'pit.red': { hero: 'sedrin', at: 'S16' },
        'pit.blue': { hero: 'sedrin', at: 'S17' },
        'drummer.red': { hero: 'sedrin', at: 'S18' },
        'drummer.blue': { hero: 'sedrin', at: 'Q18' },
        'pit.green': { hero: 'sedrin', at: 'R18' },
      },
    });
    scene.run('engage', { enemy: 'ogre.red' });
    const spaces = square('S18', 'T18', 'S19', 'T19');
    expect(scene.options()).toContain(spaces);
    scene.choose(spaces);
    expect(scene.question().prompt).toMatchObject({
      key: 'prompt.shift',
      args: { figure: 'drummer.red', enemy: 'ogre.red' },
    });
    expect(sorted(scene.options())).toEqual(['R17', 'R19', 'T17']);
    scene.choose('R17');
    expect(scene.changes()).toEqual({ 'cards.drummer.red': { spaces: ['R17'] } });
  });

  it('AQ-153, Q-104: never onto the one it engages', () => {
    const scene = trial({
      ...ROOMS,
      heroes: { sedrin: { at: 'R17' } },
      enemies: { 'ogre.red': { at: ['U17', 'V17', 'U18', 'V18'] } },
    });
    scene.run('engage', { enemy: 'ogre.red' });
    expect(scene.options().flatMap((placement) => placement.split('+'))).not.toContain('R17');
    scene.choose(square('T16', 'U16', 'T17', 'U17'));
    expect(scene.at('sedrin')).toBe('R17');
  });

  it('AQ-154: for card effects it has moved where it was placed: the rest is measured from there', () => {
    const scene = trial({
      ...ROOMS,
      heroes: { sedrin: { at: 'S16' }, myreen: { at: 'S11' } },
      enemies: { 'ogre.red': { hero: 'sedrin', at: ['Q19', 'R19', 'Q20', 'R20'] } },
    });
    scene.run('react', { hero: 'sedrin' }).choose(square('R13', 'S13', 'R14', 'S14'));
    expect(scene.hero('sedrin').damage).toBe(0);
    expect(scene.hero('myreen').damage).toBe(1);
    scene.run('react', { hero: 'sedrin' });
  });

  it('AQ-155: are not moved by effects that do not say so: neither pushed nor swapped', () => {
    const scene = trial({
      ...ROOMS,
      heroes: { sedrin: { at: 'Q16', hand: ['shove', 'trade-places'] } },
      enemies: {
        'ogre.red': { at: ['R17', 'S17', 'R18', 'S18'] },
        'drummer.red': { at: 'R16' },
      },
    });
    scene.acts('sedrin').choose('play:shove:play');
    expect(scene.options()).not.toContain('ogre.red');
    scene.choose('T17').choose('play:trade-places:play');
    expect(scene.at('ogre.red')).toBe(square('R17', 'S17', 'R18', 'S18'));
    expect(scene.at('drummer.red')).toBe('Q16');
    expect(scene.at('sedrin')).toBe('T17');
    scene.choose('done');
  });

  it('AQ-155: nor do they make way for another Huge figure', () => {
    const scene = trial({
      ...ROOMS,
      heroes: { sedrin: { at: 'Q16' } },
      enemies: {
        'ogre.red': { at: ['U17', 'V17', 'U18', 'V18'] },
        'pillar.red': { at: ['S17', 'T17', 'S18', 'T18'] },
      },
    });
    scene.run('engage', { enemy: 'ogre.red' });
    expect(sorted(scene.options())).toEqual([
      square('Q17', 'R17', 'Q18', 'R18'),
      square('Q18', 'R18', 'Q19', 'R19'),
    ]);
    scene.choose(square('Q18', 'R18', 'Q19', 'R19'));
  });

  it('AQ-156, AQ-145: a Huge minion is placed like a Huge villain, but near the active hero', () => {
    const scene = trial({
      ...ROOMS,
      heroes: { sedrin: { at: 'S14' }, myreen: { at: 'T19' } },
      tops: { threat: ['ogre.red'] },
    });
    scene.run('draw-threat', { hero: 'sedrin' });
    expect(sorted(scene.options())).toEqual([
      square('U13', 'V13', 'U14', 'V14'),
      square('U14', 'V14', 'U15', 'V15'),
    ]);
    scene.choose(square('U13', 'V13', 'U14', 'V14'));
    expect(scene.changes()).toEqual({
      'cards.ogre.red': { spaces: ['U13', 'V13', 'U14', 'V14'] },
    });
  });
});
