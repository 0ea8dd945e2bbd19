import { describe, expect, it } from 'vitest';
import { RULINGS } from '../../../../src/games/altar-quest/rules/rulings.ts';
import { practice } from './practice-cards.ts';

/** Room 11: columns O to R, rows 8 to 12; the door at R9 leads to S9 in room 8. */
const ROOM = { startRoom: 'room-11' };
const TWO_ROOMS = { ...ROOM, revealed: ['room-11', 'room-08'], openDoors: ['door-11'] };

/** Spaces offered to walk to, of those asked about. */
const offered = (scene: ReturnType<typeof practice>, ...spaces: string[]): string[] =>
  spaces.filter((space) => scene.cost(space) !== null);

describe('walking', () => {
  it('AQ-108: each movement point is a step to an adjacent space, diagonals included', () => {
    const scene = practice({ ...ROOM, heroes: { sedrin: { at: 'O8', actions: 1 } } });
    scene.acts('sedrin');
    const within = ['O', 'P', 'Q', 'R'].flatMap((column) =>
      [8, 9, 10, 11].map((row) => `${column}${row}`),
    );
    expect(scene.options('move').sort()).toEqual(
      within
        .filter((space) => space !== 'O8')
        .map((space) => `move:${space}`)
        .sort(),
    );
    scene.choose('move:R11');
    expect(scene.events('hero-moved').map(({ args }) => args.to)).toEqual(['P9', 'Q10', 'R11']);
  });

  it('AQ-109, AQ-110, AQ-111: heroes pass heroes, but no enemy and no trap token, and end on empty spaces', () => {
    // Row 10 is a fence: trap, hero, enemy, enemy.
    const fence = (hero: string) =>
      practice({
        ...ROOM,
        heroes: { sedrin: { at: 'O8' }, myreen: { at: hero } },
        enemies: {
          'snare.red': { at: 'O10' },
          'wolf.red': { at: 'Q10' },
          'wolf.blue': { at: 'R10' },
          'wolf.green': { at: hero === 'P10' ? 'R12' : 'P10' },
        },
      });
    const open = fence('P10');
    open.acts('sedrin');
    expect(offered(open, 'O9', 'O10', 'P10', 'Q10', 'R10', 'P11', 'R12', 'Q12')).toEqual([
      'O9',
      'P11',
      'Q12',
    ]);
    open.choose('done');
    const shut = fence('P8');
    shut.acts('sedrin');
    expect(offered(shut, 'O9', 'P11', 'Q12', 'P8')).toEqual(['O9']);
    shut.choose('done');
  });

  it('AQ-110: enemies pass enemies, but no hero', () => {
    // The hunter has to get past row 9; range 1, so only spaces beside Sedrin will do.
    const chase = (blocker: 'enemy' | 'hero') => {
      const scene = practice({
        ...ROOM,
        heroes: { sedrin: { at: 'O8' }, myreen: { at: blocker === 'hero' ? 'P11' : 'R8' } },
        enemies: {
          'wolf.red': { hero: 'sedrin', at: 'O12' },
          'snare.red': { at: 'O11' },
          'snare.blue': { at: 'Q11' },
          'snare.green': { at: 'R11' },
          ...(blocker === 'enemy' ? { 'wolf.blue': { at: 'P11' } } : {}),
        },
      });
      scene.run('engage', { enemy: 'wolf.red' });
      scene.settle();
      return scene.at('wolf.red');
    };
    expect(['O9', 'P9', 'P8']).toContain(chase('enemy'));
    expect(chase('hero')).toBe('O12');
  });

  it('AQ-112, AQ-118: rooms change only straight through an open door, not through walls or closed doors', () => {
    const open = practice({ ...TWO_ROOMS, heroes: { sedrin: { at: 'R8', actions: 1 } } });
    open.acts('sedrin');
    // S9 is diagonal from R8, and S8 lies behind a wall.
    expect(['S8', 'S9', 'S10', 'T9', 'T11'].map((space) => [space, open.steps(space)])).toEqual([
      ['S8', 3],
      ['S9', 2],
      ['S10', 3],
      ['T9', 3],
      ['T11', null],
    ]);
    open.choose('done');
    const closed = practice({
      ...TWO_ROOMS,
      openDoors: [],
      heroes: { sedrin: { at: 'R9', actions: 1 } },
    });
    closed.acts('sedrin');
    expect(offered(closed, 'S8', 'S9', 'S10', 'R8')).toEqual(['R8']);
    closed.choose('done');
  });

  it('AQ-113, C-13: features block movement, neither range nor sight', () => {
    const scene = practice({
      ...ROOM,
      features: { 'room-11': 'statue' },
      heroes: { sedrin: { at: 'P8', actions: 1, hand: ['long-shot', 'shot.1'] } },
      enemies: { 'wolf.red': { at: 'P11' } },
    });
    scene.acts('sedrin');
    // The statue covers P9, Q9, P10 and Q10: P12 is four straight on, five around it.
    expect(offered(scene, 'P9', 'Q9', 'P10', 'Q10', 'O9', 'O11')).toEqual(['O9', 'O11']);
    expect(scene.steps('O11')).toBe(3);
    expect(scene.options('play')).toEqual(['play:long-shot:play', 'play:shot.1:play']);
    scene.choose('done');
  });

  it('AQ-113: the altar miniature blocks as a feature does', () => {
    const scene = practice({
      ...ROOM,
      features: { 'room-11': 'plain-altar' },
      heroes: { sedrin: { at: 'P8', actions: 1 } },
    });
    scene.acts('sedrin');
    expect(offered(scene, 'P9', 'Q9', 'P10', 'Q10', 'O9')).toEqual(['O9']);
    scene.choose('done');
  });
});

describe('a move under way', () => {
  it('AQ-114: Exhaust and Use effects and doors leave the rest of the move', () => {
    const scene = practice({
      ...TWO_ROOMS,
      openDoors: [],
      heroes: {
        sedrin: { at: 'P9', actions: 1, damage: 2, area: ['tome', 'potion.1'] },
      },
    });
    scene.acts('sedrin').choose('move:R9');
    expect(scene.hero('sedrin')).toMatchObject({ actions: 0, movement: 1 });
    scene.choose('use:tome:exhaust').choose('use:potion.1:use');
    expect(scene.hero('sedrin').movement).toBe(1);
    scene.choose('open:door-11');
    expect(scene.options('move').sort()).toEqual(
      ['Q8', 'Q9', 'Q10', 'R8', 'R10', 'S9'].map((space) => `move:${space}`).sort(),
    );
    scene.choose('move:S9');
    expect(scene.at('sedrin')).toBe('S9');
  });

  it('AQ-114: any other effect ends it', () => {
    const layout = {
      ...ROOM,
      supply: 1,
      features: { 'room-11': 'shelf' },
      heroes: {
        sedrin: {
          at: 'O10',
          damage: 1,
          hand: ['shout.1', 'lesson.1'],
          area: ['tome', 'potion.1'],
        },
        myreen: { at: 'P12', area: ['potion.2'] },
      },
    };
    const endings = [
      ['feat:shout.1:play'],
      ['play:lesson.1:play'],
      ['action:tome:action'],
      ['interact:shelf:interact'],
      ['draw'],
      ['rest'],
      ['channel', 'aluna'],
      ['give:potion.1:myreen'],
      ['ask:potion.2:myreen', 'yes'],
    ];
    for (const choices of endings) {
      const scene = practice(layout).acts('sedrin').choose('move:O11');
      expect(scene.hero('sedrin').movement).toBe(2);
      for (const choice of choices) scene.choose(choice);
      expect(scene.hero('sedrin').movement, choices[0]).toBe(0);
      scene.choose('done');
    }
    const refused = practice(layout).acts('sedrin').choose('move:O11');
    refused.choose('ask:potion.2:myreen').choose('no');
    expect(refused.hero('sedrin').movement).toBe(2);
    refused.choose('done');
  });

  it('Q-21: every step that ends within a trap’s range sets it off, entering and going on', () => {
    expect(RULINGS.trapTriggersPerMove).toBe('each-step');
    const scene = practice({
      ...ROOM,
      heroes: { sedrin: { at: 'O12' }, myreen: { at: 'R9' } },
      enemies: { 'snare.red': { at: 'Q10' } },
    });
    scene.acts('sedrin');
    // O11 is two away, P10 and P9 are beside it.
    scene.choose('move:O11');
    expect(scene.events('trap-triggered')).toHaveLength(0);
    scene.choose('move:P10').choose('move:P9');
    expect(scene.events('trap-triggered')).toHaveLength(2);
    expect(scene.hero('sedrin').damage).toBe(2);
    expect(scene.hero('myreen').damage).toBe(0);
    scene.choose('done');
  });

  it('Q-21: a walk takes the way around a trap where it is no longer; a trap placed beside a hero does nothing', () => {
    const scene = practice({
      ...ROOM,
      heroes: { sedrin: { at: 'O8' } },
      tops: { threat: ['snare.red'] },
    });
    scene.run('draw-threat', { hero: 'sedrin' });
    scene.settle();
    expect(scene.at('snare.red')).not.toBe('');
    expect(scene.hero('sedrin').damage).toBe(0);
    // P8 to Q11 is three steps by way of P9 or Q9: each of the traps watches one of the ways.
    for (const trap of ['R8', 'O10']) {
      const around = practice({
        ...ROOM,
        heroes: { sedrin: { at: 'P8', actions: 1 } },
        enemies: { 'snare.red': { at: trap } },
      });
      around.acts('sedrin').choose('move:Q11');
      expect(around.events('trap-triggered'), trap).toEqual([]);
      expect(around.events('hero-moved')).toHaveLength(3);
    }
  });

  it('Q-21: enemies never set a trap off', () => {
    const scene = practice({
      ...ROOM,
      heroes: { sedrin: { at: 'O8' } },
      enemies: { 'wolf.red': { hero: 'sedrin', at: 'R8' }, 'snare.red': { at: 'Q9' } },
    });
    scene.run('engage', { enemy: 'wolf.red' }).settle();
    expect(scene.events('enemy-moved')).toHaveLength(1);
    expect(scene.events('trap-triggered')).toEqual([]);
    expect(scene.card('wolf.red').damage).toBeUndefined();
  });
});
