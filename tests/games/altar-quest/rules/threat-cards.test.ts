import { describe, expect, it } from 'vitest';
import type { Layout } from '../../../support/altar-quest.ts';
import { trial } from './trial-cards.ts';

/** Room 15 with a feature on M17, and room 14 beyond the open door J18 to K18. */
const ROOMS: Layout = {
  startRoom: 'room-14',
  revealed: ['room-14', 'room-15'],
  openDoors: ['door-22'],
  features: { 'room-15': 'pedestal' },
  heroes: {},
};
const sorted = (spaces: readonly string[]) => [...spaces].sort();

describe('resolving a threat card', () => {
  it('AQ-168: an Event is resolved and discarded', () => {
    const scene = trial({
      ...ROOMS,
      heroes: { sedrin: { at: 'F16' } },
      tops: { threat: ['whisper.1'] },
    });
    scene.run('draw-threat', { hero: 'sedrin' });
    expect(scene.state.supply).toBe(1);
    expect(scene.state.decks.threat.discard).toEqual(['whisper.1']);
    expect(scene.hero('sedrin').threats).toEqual([]);
  });

  it('AQ-168: an Event that says so stays in the threat area of the hero who drew it', () => {
    const scene = trial({
      ...ROOMS,
      heroes: { sedrin: { at: 'F16' }, myreen: { at: 'F17' } },
      tops: { threat: ['curse'] },
    });
    scene.run('draw-threat', { hero: 'myreen' });
    expect(scene.hero('myreen').threat).toBe(1);
    expect(scene.hero('myreen').threats).toEqual(['curse']);
    expect(scene.hero('sedrin').threats).toEqual([]);
    expect(scene.state.decks.threat.discard).toEqual([]);
  });

  it('AQ-169: a Minion’s card joins the threat area of the hero who drew it, its figure spawns', () => {
    const scene = trial({
      ...ROOMS,
      heroes: { sedrin: { at: 'F16' }, myreen: { at: 'F17' } },
      tops: { threat: ['drummer.red', 'drummer.blue'] },
    });
    scene.run('draw-threat', { hero: 'myreen' });
    expect(scene.hero('myreen').threats).toEqual(['drummer.red']);
    expect(scene.hero('sedrin').threats).toEqual([]);
    expect(scene.at('drummer.red')).toBe('F20');
    expect(scene.state.decks.threat.draw.at(-1)).toBe('drummer.blue');
  });

  it('AQ-170: a Trap’s card joins the threat area, its token is placed', () => {
    const scene = trial({
      ...ROOMS,
      heroes: { sedrin: { at: 'K17' } },
      tops: { threat: ['pit.red'] },
    });
    scene.run('draw-threat', { hero: 'sedrin' }).choose('L17');
    expect(scene.hero('sedrin').threats).toEqual(['pit.red']);
    expect(scene.changes()).toEqual({ 'cards.pit.red': { spaces: ['L17'] } });
  });
});

describe('where a trap goes', () => {
  it('AQ-163: in a reveal beside the feature of the room revealed, closest to most characters', () => {
    const scene = trial({
      startRoom: 'room-14',
      heroes: { sedrin: { at: 'J18' }, myreen: { at: 'F16' } },
      features: { 'room-14': 'bench' },
      tops: { feature: ['pedestal'], quest: ['page'], threat: ['pit.red', 'whisper.1'] },
    });
    scene.run('open-door', { hero: 'sedrin', door: 'door-22' });
    expect(scene.question().prompt.key).toBe('prompt.place-trap');
    expect(sorted(scene.options())).toEqual(['L17', 'L18']);
    scene.choose('L18');
    expect(scene.at('pit.red')).toBe('L18');
  });

  it('AQ-150, AQ-248, C-10: otherwise beside the feature of the active hero’s room', () => {
    const scene = trial({
      ...ROOMS,
      features: { 'room-15': 'pedestal', 'room-14': 'bench' },
      heroes: { sedrin: { at: 'K17' }, myreen: { at: 'F16' } },
      tops: { threat: ['pit.red', 'pit.blue'] },
    });
    scene.run('draw-threat', { hero: 'sedrin' });
    expect(sorted(scene.options())).toEqual(['L17', 'L18']);
    scene.choose('L17').expectDone();
    scene.run('draw-threat', { hero: 'myreen' });
    expect(sorted(scene.options())).toEqual(['G16', 'G17']);
    scene.choose('G17');
  });

  it('AQ-150, AQ-248, Q-96: in the active hero’s room also where another hero draws the card', () => {
    const scene = trial({
      ...ROOMS,
      turn: 'heroes',
      active: 'sedrin',
      features: { 'room-15': 'pedestal', 'room-14': 'bench' },
      heroes: { sedrin: { at: 'K17' }, myreen: { at: 'F16' } },
      tops: { threat: ['pit.red'] },
    });
    scene.run('draw-threat', { hero: 'myreen' });
    expect(sorted(scene.options())).toEqual(['L17', 'L18']);
    scene.choose('L17');
    expect(scene.hero('myreen').threats).toEqual(['pit.red']);
  });

  it('C-10, Q-07, AQ-150: closest to most characters; of those nearest the active hero; then as the players like', () => {
    const layout = { ...ROOMS, heroes: { sedrin: { at: 'K17' }, myreen: { at: 'O17' } } };
    const west = trial({ ...layout, tops: { threat: ['pit.red'] } });
    west.run('draw-threat', { hero: 'sedrin' });
    expect(sorted(west.options())).toEqual(['L16', 'L17', 'L18']);
    west.choose('L16').expectDone();
    const east = trial({ ...layout, tops: { threat: ['pit.red'] } });
    east.run('draw-threat', { hero: 'myreen' });
    expect(sorted(east.options())).toEqual(['N16', 'N17', 'N18']);
    east.choose('N17');
  });

  it('Q-22: with no free space beside the feature, the empty spaces nearest to it', () => {
    const around = ['L16', 'M16', 'N16', 'L17', 'N17', 'L18', 'M18', 'N18'];
    const minions = ['red', 'blue', 'green', 'yellow'].flatMap((colour) => [
      `drummer.${colour}`,
      `archer.${colour}`,
    ]);
    const scene = trial({
      ...ROOMS,
      heroes: { sedrin: { at: 'K19' } },
      enemies: Object.fromEntries(
        minions.map((card, index) => [card, { at: around[index] ?? '' }]),
      ),
      tops: { threat: ['pit.red'] },
    });
    scene.run('draw-threat', { hero: 'sedrin' });
    expect(sorted(scene.options())).toEqual(['K18', 'L19']);
    scene.choose('L19');
    expect(scene.at('pit.red')).toBe('L19');
  });

  it('Q-22: in a room without a feature, beside that of the nearest revealed room that has one', () => {
    const scene = trial({
      startRoom: 'room-14',
      revealed: ['room-14', 'room-15', 'room-12'],
      openDoors: ['door-22', 'door-20'],
      features: { 'room-14': 'pedestal', 'room-12': 'bench' },
      heroes: { sedrin: { at: 'N15' } },
      tops: { threat: ['pit.red'] },
    });
    scene.run('draw-threat', { hero: 'sedrin' });
    expect(sorted(scene.options())).toEqual(['Q13', 'Q14', 'Q15']);
    scene.choose('Q15');
  });

  it('Q-22, AQ-007: of two features equally near the players choose one', () => {
    const scene = trial({
      startRoom: 'room-14',
      revealed: ['room-14', 'room-15', 'room-12'],
      openDoors: ['door-22', 'door-20'],
      features: { 'room-14': 'pedestal', 'room-12': 'crate' },
      heroes: { sedrin: { at: 'M16' } },
      tops: { threat: ['pit.red'] },
    });
    // Sedrin is 5 spaces from H17 and from R14.
    scene.run('draw-threat', { hero: 'sedrin' });
    expect(sorted(scene.options())).toEqual(['I17', 'I18', 'Q13', 'Q14', 'Q15']);
    scene.choose('Q15');
    expect(scene.changes()).toEqual({ 'cards.pit.red': { spaces: ['Q15'] } });
  });

  it('Q-22: where no room has a feature, beside the stairs', () => {
    const scene = trial({
      ...ROOMS,
      features: {},
      heroes: { sedrin: { at: 'K18' } },
      tops: { threat: ['pit.red'] },
    });
    scene.run('draw-threat', { hero: 'sedrin' });
    expect(scene.at('pit.red')).toBe('J18');
  });
});
