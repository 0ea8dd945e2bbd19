import { describe, expect, it } from 'vitest';
import { practice } from './practice-cards.ts';

/** Room 11: columns O to R, rows 8 to 12; the door at R9 leads to S9 in room 8. */
const ROOM = { startRoom: 'room-11' };
const TWO_ROOMS = { ...ROOM, revealed: ['room-11', 'room-08'], openDoors: ['door-11'] };

/** Those of the given spaces that are offered to walk to. */
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

  it('Q-21: or, as the match may have it, only coming into its range does, and coming into it again', () => {
    const scene = practice({
      ...ROOM,
      options: { traps: 'entering' },
      heroes: { sedrin: { at: 'O12' }, myreen: { at: 'R9' } },
      enemies: { 'snare.red': { at: 'Q10' } },
    });
    scene.acts('sedrin').choose('move:P10').choose('move:P9');
    expect(scene.events('trap-triggered')).toHaveLength(1);
    expect(scene.hero('sedrin').damage).toBe(1);
    scene.choose('move:O9').choose('move:P9');
    expect(scene.events('trap-triggered')).toHaveLength(2);
    scene.choose('done');
    // Somebody already beside it has come near it before.
    const beside = practice({
      ...ROOM,
      options: { traps: 'entering' },
      heroes: { sedrin: { at: 'P10' } },
      enemies: { 'snare.red': { at: 'Q10' } },
    });
    beside.acts('sedrin').choose('move:P9');
    expect(beside.events('trap-triggered')).toEqual([]);
    beside.choose('done');
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
    // P8 to Q11 is three steps by way of P9 or Q9: each trap watches one of the ways.
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

  it('Q-44: a way that takes no further action goes around a trap, and the option says what it sets off', () => {
    const arguments_ = (scene: ReturnType<typeof practice>) =>
      scene.question().options.find(({ id }) => id === 'move:V18')?.args;
    const layout = (sedrin: object) => ({
      startRoom: 'room-16',
      heroes: { sedrin: { at: 'R18', ...sedrin } },
      enemies: { 'snare.red': { at: 'T18' } },
    });
    // Straight on it is four spaces, by S18 and U18; along the wall six, which two actions also pay for.
    const around = practice(layout({ actions: 2 }));
    around.acts('sedrin');
    expect(arguments_(around)).toEqual({ to: 'V18', steps: 6, cost: 2 });
    around.choose('move:V18');
    expect(around.events('trap-triggered')).toEqual([]);
    expect(around.hero('sedrin')).toMatchObject({ at: 'V18', actions: 0, movement: 0, damage: 0 });
    // With four spaces left the way around would take one more action.
    const straight = practice(layout({ actions: 2, movement: 4 }));
    straight.acts('sedrin');
    expect(arguments_(straight)).toEqual({
      to: 'V18',
      steps: 4,
      cost: 0,
      traps: 'snare.red+snare.red',
    });
    straight.choose('move:V18');
    expect(straight.hero('sedrin')).toMatchObject({ actions: 2, movement: 0, damage: 2 });
    straight.choose('done');
  });

  it('Q-44, Q-21: where a trap goes off only as one comes near, the option counts it once', () => {
    const scene = practice({
      startRoom: 'room-16',
      options: { traps: 'entering' },
      heroes: { sedrin: { at: 'R18', actions: 2, movement: 4 } },
      enemies: { 'snare.red': { at: 'T18' } },
    });
    scene.acts('sedrin');
    expect(scene.question().options.find(({ id }) => id === 'move:V18')?.args).toEqual({
      to: 'V18',
      steps: 4,
      cost: 0,
      traps: 'snare.red',
    });
    scene.choose('move:V18');
    expect(scene.hero('sedrin')).toMatchObject({ movement: 0, damage: 1 });
    scene.choose('done');
  });

  it('AQ-109, AQ-228: what a trap puts in the way ends the walk, and the rest of the move is kept', () => {
    const scene = practice({
      ...ROOM,
      heroes: { sedrin: { at: 'R9', actions: 1 } },
      enemies: { 'bell.red': { hero: 'sedrin', at: 'Q10' } },
      tops: { threat: ['wolf.red'] },
    });
    scene.acts('sedrin').choose('move:R12');
    expect(scene.at('wolf.red')).toBe('R12');
    expect(scene.at('sedrin')).toBe('R10');
    expect(scene.hero('sedrin')).toMatchObject({ actions: 0, movement: 2 });
    expect(scene.events('trap-triggered')).toHaveLength(1);
    scene.choose('done');
  });

  it('Q-42: who trades places moves into a space: traps there are set off', () => {
    // The trap is two spaces from Sedrin and beside Myreen.
    const layout = (mirror: 'sedrin' | 'myreen') => ({
      ...ROOM,
      heroes: {
        sedrin: { at: 'O8', ...(mirror === 'sedrin' ? { area: ['mirror'] } : {}) },
        myreen: { at: 'Q11', ...(mirror === 'myreen' ? { area: ['mirror'] } : {}) },
      },
      enemies: { 'snare.red': { at: 'Q12' } },
    });
    for (const owner of ['sedrin', 'myreen'] as const) {
      const scene = practice(layout(owner));
      scene.acts(owner).choose('use:mirror:exhaust');
      expect([scene.at('sedrin'), scene.at('myreen')]).toEqual(['Q11', 'O8']);
      expect([scene.hero('sedrin').damage, scene.hero('myreen').damage], owner).toEqual([1, 0]);
      expect(scene.events().map(({ type }) => type)).toEqual([
        'card-used',
        'figures-swapped',
        'trap-triggered',
        'damage-suffered',
      ]);
      scene.choose('done');
    }
  });

  it('Q-42, Q-21: where a trap goes off only as one comes near, who trades places within its range does not', () => {
    for (const [traps, damage] of [
      ['each-space', 1],
      ['entering', 0],
    ] as const) {
      const scene = practice({
        ...ROOM,
        options: { traps },
        heroes: { sedrin: { at: 'P11', area: ['mirror'] }, myreen: { at: 'Q11' } },
        enemies: { 'snare.red': { at: 'Q12' } },
      });
      scene.acts('sedrin').choose('use:mirror:exhaust');
      expect([scene.at('sedrin'), scene.at('myreen')]).toEqual(['Q11', 'P11']);
      expect([scene.hero('sedrin').damage, scene.hero('myreen').damage]).toEqual([damage, damage]);
      scene.choose('done');
    }
  });

  it('Q-42: who makes way for a Huge figure sets traps off, once it stands; a token moved beside somebody does not', () => {
    const scene = practice({
      ...ROOM,
      heroes: { sedrin: { at: 'O12' }, myreen: { at: 'Q10' } },
      enemies: {
        ogre: { at: ['O8', 'P8', 'O9', 'P9'] },
        'snare.red': { hero: 'sedrin', at: 'P11' },
        'snare.blue': { hero: 'sedrin', at: 'R8' },
      },
    });
    scene.run('place-huge', { enemy: 'ogre', spaces: ['P10', 'Q10', 'P11', 'Q11'] });
    expect(scene.question().prompt.args).toEqual({ figure: 'myreen', enemy: 'ogre' });
    expect(scene.options().sort()).toEqual(['P9', 'Q9', 'R10', 'R11', 'R9']);
    scene.choose('R9');
    expect(scene.question().prompt.args).toEqual({ figure: 'snare.red', enemy: 'ogre' });
    scene.choose('O11');
    expect(scene.events().map(({ type }) => type)).toEqual([
      'huge-moved',
      'figure-shifted',
      'figure-shifted',
      'trap-triggered',
      'damage-suffered',
    ]);
    expect(scene.events('trap-triggered')[0]?.args).toEqual({ card: 'snare.blue', hero: 'myreen' });
    expect([scene.hero('sedrin').damage, scene.hero('myreen').damage]).toEqual([0, 1]);
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
