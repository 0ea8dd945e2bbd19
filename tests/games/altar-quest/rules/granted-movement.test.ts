import { describe, expect, it } from 'vitest';
import { pointsOfCard } from '../../../../src/games/altar-quest/rules/queries/movement-points.ts';
import { moveOptions } from '../../../../src/games/altar-quest/rules/queries/walking.ts';
import type { Layout } from '../../../support/altar-quest.ts';
import { practice } from './practice-cards.ts';

/** Room 11: columns O to R, rows 8 to 12; the door at R9 leads to S9 in room 8. */
const ROOM = { startRoom: 'room-11' };
/** A quiet reveal: a well, a letter (1 supply), a fog for each hero (1 supply). */
const QUIET: Partial<Layout> = {
  ...ROOM,
  tops: { feature: ['well'], quest: ['letter'], threat: ['fog.1', 'fog.2'] },
};

/** What the open question offers besides walking. */
const besidesMoves = (scene: ReturnType<typeof practice>): string[] =>
  scene.options().filter((id) => !id.startsWith('move:'));

describe('movement that a card grants', () => {
  it('AQ-114, Q-103: may be broken off to use Exhaust and Use effects, and goes on with the spaces left', () => {
    const scene = practice({
      ...ROOM,
      heroes: {
        sedrin: { at: 'O9', hand: ['stride'], area: ['tome', 'potion.1'], damage: 2 },
        myreen: { at: 'O12', area: ['potion.2'], damage: 2 },
      },
    });
    scene.acts('sedrin').choose('feat:stride:play');
    // Nothing has been moved yet: that would be in the middle of the card.
    expect(besidesMoves(scene)).toEqual(['stay']);
    scene.choose('move:P9');
    expect(besidesMoves(scene)).toEqual([
      'use:tome:exhaust',
      'use:potion.1:use',
      'use:potion.2:use',
      'stay',
    ]);
    scene.choose('use:potion.1:use').choose('use:potion.2:use');
    expect([scene.hero('sedrin').damage, scene.hero('myreen').damage]).toEqual([1, 1]);
    expect(besidesMoves(scene)).toEqual(['use:tome:exhaust', 'stay']);
    expect([scene.steps('R12'), scene.steps('O11'), scene.steps('R9')]).toEqual([3, 2, 2]);
    scene.choose('move:R12');
    expect(scene.at('sedrin')).toBe('R12');
    expect(scene.hero('sedrin')).toMatchObject({ actions: 3, movement: 0 });
    expect(scene.question().prompt.key).toBe('prompt.act');
    scene.choose('done');
  });

  it('AQ-114: ends where the hero wants', () => {
    const scene = practice({ ...ROOM, heroes: { sedrin: { at: 'O9', hand: ['sally'] } } });
    scene.acts('sedrin').choose('feat:sally:play').choose('move:P9');
    expect(scene.state.supply).toBe(0);
    scene.choose('stay');
    expect(scene.at('sedrin')).toBe('P9');
    expect(scene.state.supply).toBe(1);
    scene.choose('done');
  });

  it('AQ-115, AQ-116, Q-30: doors are opened on the way: the room is revealed, then the hero walks on', () => {
    const scene = practice({ ...QUIET, heroes: { sedrin: { at: 'Q9', hand: ['stride'] } } });
    scene.acts('sedrin').choose('feat:stride:play').choose('move:R9');
    expect(besidesMoves(scene)).toEqual(['open:door-11', 'stay']);
    scene.choose('open:door-11');
    expect(scene.changes()).toMatchObject({
      openDoors: ['door-11'],
      revealed: ['room-11', 'room-08'],
      features: { 'room-08': 'well' },
      supply: 2,
      'sedrin.reveals': 1,
    });
    expect(scene.question().prompt).toMatchObject({ key: 'prompt.move', args: { left: 3 } });
    expect([scene.steps('S9'), scene.steps('T9'), scene.steps('Q10')]).toEqual([1, 2, 1]);
    scene.choose('move:T9').choose('stay');
    expect(scene.at('sedrin')).toBe('T9');
    expect(scene.hero('sedrin').actions).toBe(3);
    scene.choose('done');
  });

  it('AQ-115: at a door the hero may open it before the first step', () => {
    const scene = practice({ ...QUIET, heroes: { sedrin: { at: 'R9', hand: ['sally'] } } });
    scene.acts('sedrin').choose('feat:sally:play');
    expect(besidesMoves(scene)).toEqual(['open:door-11', 'stay']);
    scene.choose('open:door-11').choose('move:T9');
    expect(scene.at('sedrin')).toBe('T9');
    scene.choose('done');
  });

  it('AQ-117: a second room is not revealed', () => {
    const scene = practice({
      ...QUIET,
      heroes: { sedrin: { at: 'Q9', hand: ['stride'], reveals: 1 } },
    });
    scene.acts('sedrin').choose('feat:stride:play').choose('move:R9');
    expect(besidesMoves(scene)).toEqual(['stay']);
    scene.choose('stay').choose('done');
  });

  it('AQ-165: outside the own act phase no door is opened', () => {
    const scene = practice({
      ...QUIET,
      turn: 'threat',
      heroes: { sedrin: { at: 'Q9', hand: ['dodge'] } },
      enemies: { 'biter.red': { hero: 'sedrin', at: 'O12' } },
    });
    scene.run('react', { hero: 'sedrin' }).choose('play:dodge:play').choose('move:R9');
    expect(scene.state.active).toBe('sedrin');
    expect(besidesMoves(scene)).toEqual(['stay']);
    scene.choose('stay');
    expect(scene.state.openDoors).toEqual([]);
  });

  it('Q-45: with the last space the movement is over, but a door there may be opened before the rest of the card', () => {
    const layout = (area: string[]) => ({
      ...QUIET,
      heroes: { sedrin: { at: 'P9', hand: ['sally'], area, damage: 1 } },
    });
    const door = practice(layout(['potion.1']));
    door.acts('sedrin').choose('feat:sally:play').choose('move:R9');
    expect(door.options()).toEqual(['open:door-11', 'stay']);
    door.choose('open:door-11');
    // A letter, a fog and the card's own.
    expect(door.state.supply).toBe(3);
    expect(door.question().prompt.key).toBe('prompt.act');
    door.choose('done');
    const plain = practice(layout(['potion.1']));
    plain.acts('sedrin').choose('feat:sally:play').choose('move:P11');
    expect(plain.question().prompt.key).toBe('prompt.act');
    expect(plain.state.supply).toBe(1);
    plain.choose('done');
  });

  it('AQ-228, Q-21: sets traps off step by step, and something may be done between the steps', () => {
    const scene = practice({
      ...ROOM,
      heroes: {
        sedrin: { at: 'O12', hand: ['stride'], area: ['potion.1'] },
        myreen: { at: 'R9' },
      },
      enemies: { 'snare.red': { hero: 'myreen', at: 'Q10' } },
    });
    scene.acts('sedrin').choose('feat:stride:play').choose('move:P11');
    expect(scene.hero('sedrin').damage).toBe(1);
    scene.choose('use:potion.1:use');
    expect(scene.hero('sedrin').damage).toBe(0);
    scene.choose('move:P10').choose('move:P9');
    expect(scene.events('trap-triggered').map(({ args }) => args)).toEqual([
      { card: 'snare.red', hero: 'sedrin' },
      { card: 'snare.red', hero: 'sedrin' },
      { card: 'snare.red', hero: 'sedrin' },
    ]);
    expect(scene.hero('sedrin').damage).toBe(2);
    expect(scene.hero('myreen').damage).toBe(0);
    scene.choose('stay').choose('done');
  });
});

describe('passing a held door space', () => {
  it('AQ-115, Q-43: a hero opens the door in passing and has to walk on', () => {
    const scene = practice({
      ...QUIET,
      heroes: {
        sedrin: { at: 'P9', hand: ['shout.1', 'lesson.1'], area: ['tome'] },
        myreen: { at: 'R9', area: ['potion.1'], damage: 1 },
      },
    });
    scene.acts('sedrin');
    expect(scene.question().options.find(({ id }) => id === 'move:R9')?.args).toEqual({
      to: 'R9',
      steps: 2,
      cost: 1,
      holder: 'myreen',
    });
    scene.choose('move:R9');
    expect(scene.question().prompt).toEqual({ key: 'prompt.pass', args: { figure: 'myreen' } });
    // Neither the turn nor another effect until the move has ended (AQ-111, AQ-114).
    expect(besidesMoves(scene)).toEqual(['open:door-11', 'use:tome:exhaust', 'use:potion.1:use']);
    expect(scene.question().fallback).toEqual(['move:R8']);
    expect(scene.cost('R10')).toBe(0);
    expect(scene.cost('Q11')).toBe(1);
    expect(scene.cost('S9')).toBeNull();
    scene.choose('open:door-11');
    expect(scene.state.revealed).toEqual(['room-11', 'room-08']);
    scene.choose('move:S9');
    expect([scene.at('sedrin'), scene.at('myreen')]).toEqual(['S9', 'R9']);
    expect(scene.hero('sedrin')).toMatchObject({ actions: 2, movement: 0 });
    expect(scene.question().prompt.key).toBe('prompt.act');
    scene.choose('done');
  });

  it('AQ-115, Q-43: in a card’s movement too', () => {
    const scene = practice({
      ...QUIET,
      heroes: { sedrin: { at: 'Q9', hand: ['stride'] }, myreen: { at: 'R9' } },
    });
    scene.acts('sedrin').choose('feat:stride:play').choose('move:R9');
    expect(besidesMoves(scene)).toEqual(['open:door-11']);
    scene.choose('open:door-11').choose('move:S8').choose('stay');
    expect(scene.at('sedrin')).toBe('S8');
    scene.choose('done');
  });

  it('Q-43: not where nothing can be opened or no space is left to walk on', () => {
    const offers = (sedrin: object, more: Partial<Layout> = {}): boolean => {
      const scene = practice({
        ...QUIET,
        ...more,
        heroes: { sedrin: { at: 'Q9', ...sedrin }, myreen: { at: 'R9' } },
      });
      const found = scene.acts('sedrin').options('move').includes('move:R9');
      scene.choose('done');
      return found;
    };
    expect(offers({ actions: 0, movement: 2 })).toBe(true);
    expect(offers({ actions: 0, movement: 1 })).toBe(false);
    expect(offers({ reveals: 1 })).toBe(false);
    expect(offers({}, { openDoors: ['door-11'], revealed: ['room-11', 'room-08'] })).toBe(false);
  });

  it('Q-43: the way on may lead through the door, where it is known what is behind it', () => {
    // Myreen and a third hero in single file before the door, enemies on both sides.
    const offers = (spaces: number, revealed: string[]): boolean => {
      const scene = practice({
        ...QUIET,
        revealed,
        active: 'sedrin',
        heroes: { sedrin: { at: 'P9' }, myreen: { at: 'R9' } },
        enemies: {
          'wolf.red': { at: 'Q8' },
          'wolf.blue': { at: 'R8' },
          'wolf.green': { at: 'Q10' },
          'snare.red': { at: 'R10' },
        },
      });
      scene.state.heroes.push({ ...structuredClone(scene.hero('myreen')), id: 'third', at: 'Q9' });
      const ways = moveOptions(scene.state, scene.hero('sedrin'), pointsOfCard(spaces));
      scene.end();
      return ways.some(({ args }) => args.to === 'R9');
    };
    expect(offers(3, ['room-11', 'room-08'])).toBe(true);
    expect(offers(3, ['room-11'])).toBe(false);
    expect(offers(4, ['room-11'])).toBe(true);
  });

  it('Q-43: nobody trades places while passing', () => {
    const scene = practice({
      ...QUIET,
      heroes: {
        sedrin: { at: 'Q9', area: ['mirror'] },
        myreen: { at: 'R9' },
      },
    });
    scene.acts('sedrin');
    expect(scene.options('use')).toEqual(['use:mirror:exhaust']);
    scene.choose('move:R9');
    expect(scene.options('use')).toEqual([]);
    scene.choose('move:R10').choose('use:mirror:exhaust');
    expect([scene.at('sedrin'), scene.at('myreen')]).toEqual(['R9', 'R10']);
    scene.choose('done');
  });

  it('AQ-111, Q-43: who can’t walk on makes way to the closest empty space', () => {
    const scene = practice({
      ...ROOM,
      heroes: { sedrin: { at: 'R9', actions: 0 }, myreen: { at: 'R9' } },
      enemies: { 'wolf.red': { at: 'Q8' }, 'wolf.blue': { at: 'R8' }, 'wolf.green': { at: 'Q9' } },
    });
    scene.run('move-hero', { hero: 'sedrin' });
    expect(scene.question().prompt).toEqual({
      key: 'prompt.shift',
      args: { figure: 'sedrin', enemy: 'myreen' },
    });
    expect(scene.options().sort()).toEqual(['Q10', 'R10']);
    scene.choose('R10');
    expect([scene.at('sedrin'), scene.at('myreen')]).toEqual(['R10', 'R9']);
  });
});
