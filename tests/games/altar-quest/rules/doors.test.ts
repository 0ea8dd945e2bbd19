import { describe, expect, it } from 'vitest';
import type { Layout } from '../../../support/altar-quest.ts';
import { practice } from './practice-cards.ts';

/** Room 11 with doors to room 10 (N11-O11), room 8 (R9-S9) and room 12 (P12-P13). */
const ROOM = { startRoom: 'room-11' };
/** A quiet reveal: a well, a letter (1 supply), a fog for each hero (1 supply). */
const QUIET: Partial<Layout> = {
  ...ROOM,
  tops: { feature: ['well', 'shelf'], quest: ['letter'], threat: ['fog.1', 'fog.2'] },
};

describe('doors', () => {
  it('AQ-115: a hero opens the doors of the door space they stand on, in their own act phase', () => {
    const doors = (at: string) => {
      const scene = practice({ ...QUIET, heroes: { sedrin: { at }, myreen: { at: 'P12' } } });
      const options = scene.acts('sedrin').options('open');
      scene.choose('done');
      return options;
    };
    expect(doors('R9')).toEqual(['open:door-11']);
    expect(doors('O11')).toEqual(['open:door-15']);
    // Corners don't count, and nobody opens the door that Myreen is at.
    expect(doors('R8')).toEqual([]);
    expect(doors('R10')).toEqual([]);
    expect(doors('Q12')).toEqual([]);
  });

  it('AQ-116, AQ-120: opening a door to an unrevealed room reveals it and leaves the door open', () => {
    const scene = practice({ ...QUIET, heroes: { sedrin: { at: 'R9' } } });
    scene.acts('sedrin').choose('open:door-11');
    expect(scene.changes()).toMatchObject({
      openDoors: ['door-11'],
      revealed: ['room-11', 'room-08'],
      features: { 'room-08': 'well' },
      supply: 2,
      'sedrin.reveals': 1,
    });
    expect(scene.changes()).not.toHaveProperty('sedrin.actions');
    expect(scene.options('open')).toEqual([]);
    scene.choose('done');
  });

  it('AQ-120: a door between revealed rooms is only opened', () => {
    const scene = practice({
      ...QUIET,
      revealed: ['room-11', 'room-08'],
      heroes: { sedrin: { at: 'R9' } },
    });
    scene.acts('sedrin').choose('open:door-11');
    expect(scene.changes()).toEqual({ openDoors: ['door-11'] });
    scene.choose('done');
  });

  it('AQ-117, Q-107: one room is revealed per act phase; doors between revealed rooms still open', () => {
    const scene = practice({
      ...QUIET,
      revealed: ['room-11', 'room-10'],
      heroes: { sedrin: { at: 'R9', hand: ['shout.1'] } },
    });
    scene.acts('sedrin').choose('open:door-11').choose('move:O11');
    expect(scene.options('open')).toEqual(['open:door-15']);
    scene.choose('open:door-15').choose('move:P12');
    // Room 12 would be the second.
    expect(scene.options('open')).toEqual([]);
    scene.choose('done');
    // The limit applies to one hero, and to one phase.
    const other = practice({
      ...QUIET,
      heroes: { sedrin: { at: 'P12', reveals: 0 }, myreen: { at: 'O8', reveals: 1 } },
    });
    expect(other.acts('sedrin').options('open')).toEqual(['open:door-16']);
    other.choose('done');
    const next = practice({ ...QUIET, heroes: { sedrin: { at: 'P12', reveals: 1, acted: true } } });
    expect(next.run('round').options('open')).toEqual(['open:door-16']);
    next.end();
  });

  it('AQ-119: enemies never open doors and never pass closed ones', () => {
    const chase = (openDoors: string[]) => {
      const scene = practice({
        ...ROOM,
        revealed: ['room-11', 'room-08'],
        openDoors,
        heroes: { sedrin: { at: 'T9' } },
        enemies: { 'wolf.red': { at: 'O9' } },
      });
      scene.run('engage', { enemy: 'wolf.red' });
      expect(scene.state.openDoors).toEqual(openDoors);
      return scene.at('wolf.red');
    };
    expect(chase(['door-11'])).toBe('S9');
    expect(chase([])).toBe('O9');
  });

  it('Q-30: a room revealed in the middle of a move is resolved completely, then the hero walks on', () => {
    const scene = practice({
      ...QUIET,
      tops: { feature: ['well'], quest: ['riddle'], threat: ['wolf.red'] },
      heroes: { sedrin: { at: 'Q9', actions: 1 } },
    });
    scene.acts('sedrin').choose('move:R9');
    expect(scene.hero('sedrin').movement).toBe(2);
    scene.choose('open:door-11');
    expect(scene.options('move')).toEqual([]);
    scene.choose('option:0');
    expect(scene.events().map(({ type }) => type)).toEqual(
      expect.arrayContaining(['feature-placed', 'quest-card-drawn', 'threat-drawn']),
    );
    expect(scene.at('wolf.red')).toBe('V7');
    expect(scene.hero('sedrin')).toMatchObject({ actions: 0, movement: 2 });
    scene.choose('move:S8');
    expect(scene.at('sedrin')).toBe('S8');
  });
});

describe('revealing a room', () => {
  it('C-18: the door, the feature, the quest card, a threat card for each hero, in this order', () => {
    const scene = practice({
      ...QUIET,
      heroes: { sedrin: { at: 'O8' }, myreen: { at: 'R9' } },
    });
    scene.acts('myreen').choose('open:door-11');
    const steps = [
      'door-opened',
      'room-revealed',
      'feature-placed',
      'quest-card-drawn',
      'threat-drawn',
    ];
    expect(
      scene
        .events()
        .filter(({ type }) => steps.includes(type))
        .map(({ type, args }) => `${type} ${args.card ?? args.hero} ${args.hero ?? ''}`.trim()),
    ).toEqual([
      'door-opened myreen myreen',
      'room-revealed myreen myreen',
      'feature-placed well',
      'quest-card-drawn letter',
      'threat-drawn fog.1 myreen',
      'threat-drawn fog.2 sedrin',
    ]);
    scene.choose('done');
  });

  it('C-19: the quest card then lies in the quest area, or is attached to the feature if it says so', () => {
    const area = (quest: string) => {
      const scene = practice({
        ...QUIET,
        tops: { feature: ['well'], quest: [quest], threat: ['fog.1'] },
        heroes: { sedrin: { at: 'R9' } },
      });
      scene.acts('sedrin').choose('open:door-11');
      const found = [scene.state.questArea, scene.card('well').attached, scene.card(quest).host];
      scene.choose('done');
      return found;
    };
    const shared = ['endless', 'plain-altar', 'well'];
    expect(area('letter')).toEqual([[...shared, 'letter'], undefined, undefined]);
    expect(area('curtain')).toEqual([shared, ['curtain'], 'well']);
  });

  it('C-19: it lies there already while its When Revealed is resolved', () => {
    const scene = practice({
      ...QUIET,
      tops: { feature: ['well'], quest: ['riddle'], threat: ['fog.1'] },
      heroes: { sedrin: { at: 'R9' } },
    });
    scene.acts('sedrin').choose('open:door-11');
    expect(scene.question().prompt.key).toBe('prompt.choose-effect');
    expect(scene.state.questArea).toEqual(['endless', 'plain-altar', 'well', 'riddle']);
    scene.choose('option:0').choose('done');
  });

  it('Q-05: "Altar Found" stays in the quest area, the altar card does not move, and attachments go on it', () => {
    const scene = practice({
      ...QUIET,
      tops: { feature: ['altar-found'], quest: ['curtain'], threat: ['fog.1'] },
      heroes: { sedrin: { at: 'R9' } },
    });
    scene.acts('sedrin').choose('open:door-11');
    expect(scene.state.questArea).toEqual(['endless', 'plain-altar', 'altar-found']);
    expect(scene.state.features).toEqual({ 'room-08': 'plain-altar' });
    expect(scene.card('plain-altar').attached).toEqual(['curtain']);
    expect(scene.card('altar-found')).toEqual({});
    scene.choose('done');
  });
});

describe('Huge figures', () => {
  it('C-22: any Huge figure is placed, not walked, a Minion as well as a villain', () => {
    const scene = practice({
      ...ROOM,
      heroes: { sedrin: { at: 'O8' } },
      enemies: { ogre: { at: ['Q11', 'R11', 'Q12', 'R12'] } },
    });
    // Speed 1 would not take it anywhere near.
    scene.run('engage', { enemy: 'ogre' }).settle();
    const spaces = scene.at('ogre').split('+');
    expect(spaces).toHaveLength(4);
    expect(['O9', 'P9', 'P8'].some((space) => spaces.includes(space))).toBe(true);
    expect(scene.events('huge-moved')).toHaveLength(1);
    expect(scene.at('sedrin')).toBe('O8');
  });
});
