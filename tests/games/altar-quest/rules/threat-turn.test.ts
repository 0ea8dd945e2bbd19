import { describe, expect, it } from 'vitest';
import type { Scenario } from '../../../support/altar-quest.ts';
import { trial } from './trial-cards.ts';

/** Room 16: six by four spaces and a narrow end, no feature unless one is laid out. */
const ROOM = { startRoom: 'room-16' };
/** Rooms 12 and 16 with the door between them, S15 to S16, open. */
const TWO_ROOMS = { ...ROOM, revealed: ['room-16', 'room-12'], openDoors: ['door-21'] };

const activated = (scene: Scenario) => scene.events('card-activates').map(({ args }) => args.card);
const sorted = (spaces: readonly string[]) => [...spaces].sort();

describe('the react phase', () => {
  it('AQ-129: activates every card of the own threat area, left to right, and nobody else’s', () => {
    const scene = trial({
      ...ROOM,
      heroes: {
        sedrin: { at: 'Q16', threats: ['curse'] },
        myreen: { at: 'Q20', threats: [] },
      },
      enemies: {
        'drummer.red': { hero: 'sedrin', at: 'V16' },
        'drummer.blue': { hero: 'myreen', at: 'V17' },
        'drummer.green': { hero: 'sedrin', at: 'V18' },
      },
    });
    scene.run('react', { hero: 'sedrin' });
    expect(activated(scene)).toEqual(['curse', 'drummer.red', 'drummer.green']);
    expect(scene.changes()).toEqual({ supply: 2, 'sedrin.focus': 1, 'sedrin.reacted': true });
  });

  it('AQ-130: an exhausted card is refreshed and its Activate skipped', () => {
    const scene = trial({
      ...ROOM,
      heroes: { sedrin: { at: 'Q16' } },
      enemies: {
        'drummer.red': { at: 'V16', exhausted: true },
        'drummer.blue': { at: 'V17' },
      },
    });
    scene.run('react', { hero: 'sedrin' });
    expect(activated(scene)).toEqual(['drummer.blue']);
    expect(scene.card('drummer.red')).toEqual({ spaces: ['V16'] });
    expect(scene.state.supply).toBe(1);
    scene.run('react', { hero: 'sedrin' });
    expect(scene.state.supply).toBe(3);
  });

  it('AQ-131: a card that joins the threat area in the react phase waits for the next one', () => {
    const scene = trial({
      ...ROOM,
      heroes: { sedrin: { at: 'Q16' } },
      enemies: { 'crier.red': { at: 'V16' } },
      tops: { threat: ['drummer.red', 'whisper.1'] },
    });
    scene.run('react', { hero: 'sedrin' });
    expect(scene.hero('sedrin').threats).toEqual(['crier.red', 'drummer.red']);
    expect(activated(scene)).toEqual(['crier.red']);
    expect(scene.state.supply).toBe(0);
    scene.run('react', { hero: 'sedrin' });
    expect(activated(scene)).toEqual(['crier.red', 'crier.red', 'drummer.red']);
    expect(scene.state.supply).toBe(2);
  });

  const HERALDED = {
    ...ROOM,
    heroes: { sedrin: { at: 'Q16' }, myreen: { at: 'Q20' } },
    tops: { threat: ['drummer.red'] },
  };
  const HERALD = { 'herald.red': { hero: 'sedrin', at: 'V16' } };

  it('Q-26: a card for a hero who has not reacted yet activates later in the same turn', () => {
    const scene = trial({
      ...HERALDED,
      enemies: { ...HERALD, 'drummer.blue': { hero: 'myreen', at: 'V17' } },
    });
    scene.run('threat-turn').choose('react:sedrin');
    expect(activated(scene)).toEqual(['herald.red', 'drummer.blue', 'drummer.red']);
    expect(scene.hero('myreen').threats).toEqual(['drummer.blue', 'drummer.red']);
    expect(scene.state.supply).toBe(2);
  });

  it('AQ-083, Q-66: a hero without threats has had the phase, as players would order it; in hard mode not', () => {
    const normal = trial({ ...HERALDED, enemies: HERALD });
    normal.run('threat-turn');
    expect(activated(normal)).toEqual(['herald.red']);
    expect(normal.hero('myreen')).toMatchObject({ threats: ['drummer.red'], reacted: true });
    expect(normal.state.supply).toBe(0);
    normal.expectDone();
    const hard = trial({ ...HERALDED, enemies: HERALD, options: { difficulty: 'hard' } });
    hard.run('threat-turn');
    expect(activated(hard)).toEqual(['herald.red', 'drummer.red']);
    expect(hard.state.supply).toBe(1);
  });

  it('Q-26: a card for a hero who has reacted already waits for the next round', () => {
    const scene = trial({
      ...ROOM,
      heroes: { sedrin: { at: 'Q16' }, myreen: { at: 'Q20' } },
      enemies: {
        'herald.red': { hero: 'sedrin', at: 'V16' },
        'drummer.blue': { hero: 'myreen', at: 'V17' },
      },
      tops: { threat: ['drummer.red'] },
    });
    scene.run('threat-turn').choose('react:myreen');
    expect(activated(scene)).toEqual(['drummer.blue', 'herald.red']);
    expect(scene.hero('myreen').threats).toEqual(['drummer.blue', 'drummer.red']);
    expect(scene.state.supply).toBe(1);
  });
});

describe('engage', () => {
  it('AQ-132, AQ-133: moves against the nearest character, to the farthest spaces in range and sight', () => {
    const scene = trial({
      ...ROOM,
      heroes: { sedrin: { at: 'Q16' } },
      enemies: { 'archer.red': { at: 'V16' }, 'drummer.red': { hero: 'sedrin', at: 'T19' } },
    });
    scene.run('engage', { enemy: 'archer.red' });
    expect(sorted(scene.options())).toEqual(['Q19', 'R19', 'S19', 'T16', 'T17', 'T18']);
    scene.choose('R19');
    expect(scene.changes()).toEqual({ 'cards.archer.red': { spaces: ['R19'] } });
  });

  it('AQ-133: steps back from a character who is too near', () => {
    const scene = trial({
      ...ROOM,
      heroes: { sedrin: { at: 'T20' } },
      enemies: { 'archer.red': { at: 'S19' } },
    });
    scene.run('engage', { enemy: 'archer.red' });
    expect(sorted(scene.options())).toEqual([
      'Q17',
      'Q18',
      'Q19',
      'Q20',
      'R17',
      'S17',
      'T17',
      'U17',
      'V17',
    ]);
    scene.choose('V17');
    expect(scene.at('archer.red')).toBe('V17');
  });

  it('AQ-132, Q-09: stays without a question where it already stands best', () => {
    const scene = trial({
      ...ROOM,
      heroes: { sedrin: { at: 'Q16' } },
      enemies: { 'archer.red': { at: 'T17' } },
    });
    scene.run('engage', { enemy: 'archer.red' });
    expect(scene.changes()).toEqual({});
    expect(scene.events('enemy-moved')).toEqual([]);
  });

  it('AQ-134: of equally far spaces, those in range of most characters and farthest from them', () => {
    const scene = trial({
      ...ROOM,
      heroes: { sedrin: { at: 'Q16' }, myreen: { at: 'Q20' } },
      enemies: { 'archer.red': { at: 'S16' } },
    });
    scene.run('engage', { enemy: 'archer.red' });
    expect(sorted(scene.options())).toEqual(['T17', 'T18', 'T19']);
    scene.choose('T18');
    expect(scene.changes()).toEqual({ 'cards.archer.red': { spaces: ['T18'] } });
  });

  it('AQ-135: moves at most its speed', () => {
    const layout = { ...ROOM, heroes: { sedrin: { at: 'Q17' } } };
    const slow = trial({ ...layout, enemies: { 'sluggard.red': { at: 'V17' } } });
    slow.run('engage', { enemy: 'sluggard.red' });
    expect(sorted(slow.options())).toEqual(['U16', 'U17', 'U18']);
    slow.choose('U17').expectDone();
    const quick = trial({ ...layout, enemies: { 'ambler.red': { at: 'V17' } } });
    quick.run('engage', { enemy: 'ambler.red' });
    expect(sorted(quick.options())).toEqual(['T16', 'T17', 'T18', 'T19']);
    quick.choose('T17');
  });

  it('AQ-136: passes enemies but not heroes, and ends on an empty space', () => {
    const layout = {
      ...TWO_ROOMS,
      heroes: { sedrin: { at: 'S17' } },
    };
    const through = trial({
      ...layout,
      enemies: { 'stalker.red': { at: 'S13' }, 'drummer.red': { at: 'S15' } },
    });
    through.run('engage', { enemy: 'stalker.red' });
    expect(sorted(through.options())).toEqual(['R16', 'R17', 'S16', 'T16', 'T17']);
    through.choose('R17').expectDone();
    const blocked = trial({
      ...TWO_ROOMS,
      heroes: { sedrin: { at: 'S16' }, myreen: { at: 'S18', damage: 11 } },
      enemies: { 'stalker.red': { at: 'S14' }, 'drummer.red': { at: 'S15' } },
    });
    blocked.run('engage', { enemy: 'stalker.red' });
    expect(blocked.changes()).toEqual({});
  });

  it('Q-09: out of reach it goes as far as it can towards the closest space that would do', () => {
    const scene = trial({
      ...TWO_ROOMS,
      heroes: { sedrin: { at: 'S20' } },
      enemies: { 'stalker.red': { at: 'S12' } },
    });
    scene.run('engage', { enemy: 'stalker.red' });
    expect(scene.at('stalker.red')).toBe('S16');
  });

  it('Q-10: with no way there it does not move and is unable to engage', () => {
    const scene = trial({
      ...TWO_ROOMS,
      openDoors: [],
      heroes: { sedrin: { at: 'S16' } },
      enemies: { 'prowler.red': { at: 'S14' } },
    });
    scene.run('react', { hero: 'sedrin' });
    expect(scene.card('prowler.red')).toEqual({ spaces: ['S14'], armor: 1 });
    expect(scene.hero('sedrin').damage).toBe(0);
  });

  it('Q-23: a trap token in the only way stops an enemy like a figure', () => {
    const layout = { ...TWO_ROOMS, heroes: { sedrin: { at: 'S17' } } };
    const barred = trial({
      ...layout,
      enemies: { 'prowler.red': { at: 'S13' }, 'pit.red': { at: 'S15' } },
    });
    barred.run('react', { hero: 'sedrin' });
    expect(barred.card('prowler.red')).toEqual({ spaces: ['S13'], armor: 1 });
    barred.expectDone();
    const around = trial({
      ...layout,
      enemies: { 'stalker.red': { at: 'S13' }, 'pit.red': { at: 'S14' } },
    });
    around.run('engage', { enemy: 'stalker.red' });
    expect(sorted(around.options())).toEqual(['R16', 'R17', 'S16', 'T16', 'T17']);
    around.choose('S16');
  });
});

describe('the nearest character', () => {
  it('Q-06: is counted through open doors, not through walls, figures ignored', () => {
    const scene = trial({
      startRoom: 'room-14',
      revealed: ['room-14', 'room-15'],
      openDoors: ['door-22'],
      heroes: { sedrin: { at: 'K16' }, myreen: { at: 'F16' } },
      enemies: {
        'stalker.red': { at: 'J16' },
        'pit.red': { at: 'G16' },
        'drummer.red': { at: 'H16' },
      },
    });
    scene.run('engage', { enemy: 'stalker.red' });
    expect(sorted(scene.options())).toEqual(['F15', 'F17', 'G15', 'G17']);
    scene.choose('G15');
  });

  it('Q-06: cannot be behind a closed door while another can be walked to', () => {
    const scene = trial({
      startRoom: 'room-14',
      revealed: ['room-14', 'room-15'],
      heroes: { sedrin: { at: 'K18' }, myreen: { at: 'F20' } },
      enemies: { 'stalker.red': { at: 'J18' } },
    });
    scene.run('engage', { enemy: 'stalker.red' });
    expect(sorted(scene.options())).toEqual(['F19', 'G19', 'G20']);
    scene.choose('G19');
  });

  it('Q-06: of equally near ones the players choose; a deadline takes the least health, then the seat', () => {
    const layout = (damage: number) => ({
      ...ROOM,
      heroes: { sedrin: { at: 'Q16' }, myreen: { at: 'Q20', damage } },
      enemies: { 'archer.red': { at: 'S18' } },
    });
    const seat = trial(layout(1));
    seat.run('engage', { enemy: 'archer.red' });
    expect(seat.question()).toMatchObject({ how: 'group', seats: ['seat-1', 'seat-2'] });
    expect(seat.options()).toEqual(['sedrin', 'myreen']);
    expect(seat.question().fallback).toEqual(['sedrin']);
    seat.choose('myreen').choose('T18').expectDone();
    const weak = trial(layout(2));
    weak.run('engage', { enemy: 'archer.red' });
    expect(weak.question().fallback).toEqual(['myreen']);
    weak.choose('sedrin').choose('T18');
  });
});

describe('who is hit by an inflict test', () => {
  it('Q-11: the character it has engaged, also where another one is nearer then', () => {
    const scene = trial({
      ...ROOM,
      heroes: { sedrin: { at: 'R16' }, myreen: { at: 'U16' } },
      enemies: { 'hunter.red': { hero: 'sedrin', at: 'S16' } },
    });
    scene.run('react', { hero: 'sedrin' });
    expect(sorted(scene.options())).toEqual(['T16', 'T17']);
    scene.dice('focus', 'focus', 'focus').choose('T17');
    expect(scene.hero('sedrin').damage).toBe(4);
    expect(scene.hero('myreen').damage).toBe(0);
  });

  it('Q-11: a tie is settled once, at the Engage', () => {
    const scene = trial({
      ...ROOM,
      heroes: { sedrin: { at: 'R16' }, myreen: { at: 'T16' } },
      enemies: { 'prowler.red': { hero: 'sedrin', at: 'S17' } },
    });
    scene.run('react', { hero: 'sedrin' });
    expect(scene.options()).toEqual(['sedrin', 'myreen']);
    scene.dice('focus', 'focus', 'focus', 'focus', 'focus').choose('myreen');
    expect(scene.events('inflict-resolved').map(({ args }) => args.hero)).toEqual(['myreen']);
  });

  it('Q-11: nor is it settled anew where the enemy engages again because it could not inflict', () => {
    const scene = trial({
      ...TWO_ROOMS,
      heroes: { sedrin: { at: 'R14' }, myreen: { at: 'V17' } },
      enemies: { 'plodder.red': { hero: 'sedrin', at: 'S17' }, 'dummy.red': { at: 'S16' } },
    });
    scene.run('react', { hero: 'sedrin' });
    expect(scene.options()).toEqual(['sedrin', 'myreen']);
    scene.choose('sedrin').expectDone();
    expect(scene.at('plodder.red')).toBe('S17');
  });

  it('Q-11: after an inflict the next Engage is another matter', () => {
    const scene = trial({
      ...ROOM,
      heroes: { sedrin: { at: 'R16' }, myreen: { at: 'T16' } },
      enemies: { 'pouncer.red': { hero: 'sedrin', at: 'S17' } },
    });
    scene.run('react', { hero: 'sedrin' });
    expect(scene.options()).toEqual(['sedrin', 'myreen']);
    scene.dice('focus', 'focus', 'focus', 'focus', 'focus').choose('myreen');
    expect(scene.options()).toEqual(['sedrin', 'myreen']);
    scene.dice('focus', 'focus', 'focus').choose('sedrin');
    expect(scene.events('inflict-resolved').map(({ args }) => args.hero)).toEqual([
      'myreen',
      'sedrin',
    ]);
  });

  it('Q-11: the nearest in range and sight where it has not got to the one it engaged', () => {
    const scene = trial({
      ...TWO_ROOMS,
      heroes: { sedrin: { at: 'R14' }, myreen: { at: 'V17' } },
      enemies: { 'hunter.red': { hero: 'sedrin', at: 'S17' }, 'dummy.red': { at: 'S16' } },
    });
    scene.run('react', { hero: 'sedrin' });
    expect(scene.options()).toEqual(['sedrin', 'myreen']);
    scene.dice('focus', 'focus', 'focus', 'focus', 'focus').choose('sedrin');
    expect(scene.at('hunter.red')).toBe('S17');
    expect(scene.hero('myreen').damage).toBe(3);
  });

  it('Q-11: whom it engaged in an earlier activation does not matter', () => {
    const scene = trial({
      ...ROOM,
      heroes: { sedrin: { at: 'R16' }, myreen: { at: 'T16' } },
      enemies: { 'prowler.red': { hero: 'sedrin', at: 'S17' } },
    });
    scene.run('react', { hero: 'sedrin' });
    scene.dice('focus', 'focus', 'focus', 'focus', 'focus').choose('myreen');
    scene.run('react', { hero: 'sedrin' });
    expect(scene.options()).toEqual(['sedrin', 'myreen']);
    scene.dice('focus', 'focus', 'focus').choose('sedrin');
    expect(scene.events('inflict-resolved').map(({ args }) => args.hero)).toEqual([
      'myreen',
      'sedrin',
    ]);
  });

  it('Q-11: the nearest character in range and sight, not the nearest one', () => {
    const scene = trial({
      ...TWO_ROOMS,
      heroes: { sedrin: { at: 'S15' }, myreen: { at: 'Q19' } },
      enemies: { 'sniper.red': { hero: 'sedrin', at: 'T18' } },
      openDoors: [],
    });
    scene.dice('focus', 'focus', 'focus', 'focus', 'focus').run('react', { hero: 'sedrin' });
    expect(scene.hero('sedrin').damage).toBe(0);
    expect(scene.hero('myreen').damage).toBe(3);
  });

  it('Q-11: nobody at exactly one space too far: unable', () => {
    const near = trial({
      ...ROOM,
      heroes: { sedrin: { at: 'Q16' } },
      enemies: { 'sniper.red': { at: 'T17' } },
    });
    near.dice('focus', 'focus', 'focus').run('react', { hero: 'sedrin' });
    expect(near.hero('sedrin').damage).toBe(4);
    expect(near.card('sniper.red')).toEqual({ spaces: ['T17'] });
    near.expectDone();
    const far = trial({
      ...ROOM,
      heroes: { sedrin: { at: 'Q16' } },
      enemies: { 'sniper.red': { at: 'U17' } },
    });
    far.run('react', { hero: 'sedrin' });
    expect(far.hero('sedrin').damage).toBe(0);
    expect(far.card('sniper.red')).toEqual({ spaces: ['U17'], armor: 1 });
  });

  it('Q-11: "all characters" hits everyone in range and sight, and only them', () => {
    const scene = trial({
      ...ROOM,
      heroes: { sedrin: { at: 'Q16' }, myreen: { at: 'Q19' } },
      enemies: { 'stormer.red': { hero: 'sedrin', at: 'T18' } },
    });
    scene
      .dice('focus', 'focus', 'focus')
      .dice('success', 'success', 'focus', 'focus', 'focus')
      .run('react', { hero: 'sedrin' });
    expect(scene.hero('sedrin').damage).toBe(4);
    expect(scene.hero('myreen').damage).toBe(1);
  });
});
