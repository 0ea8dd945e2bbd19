import { describe, expect, it } from 'vitest';
import { rangeBetween } from '../../../../src/games/altar-quest/rules/queries/figures.ts';
import type { Layout, Scenario } from '../../../support/altar-quest.ts';
import { practice } from './practice-cards.ts';

const ROOM = { startRoom: 'room-11' };
/** Room 8 lies behind the open door from R9 to S9. */
const TWO_ROOMS = { ...ROOM, revealed: ['room-11', 'room-08'], openDoors: ['door-11'] };

/** Wolves that Sedrin may attack with a card; none if it can't be played at all. */
function targets(layout: Layout, card: string): string[] {
  const scene = practice(layout).acts('sedrin');
  if (!scene.options('play').includes(`play:${card}:play`)) return end(scene, []);
  scene.choose(`play:${card}:play`);
  const attacked = scene.match.open[0]?.prompt.key === 'prompt.attack' ? scene.options() : ['one'];
  scene.end();
  return attacked;
}

function end<Result>(scene: Scenario, result: Result): Result {
  scene.end();
  return result;
}

describe('range', () => {
  it('AQ-122: is measured from the figure, token or miniature that belongs to the card', () => {
    const scene = practice({
      ...ROOM,
      features: { 'room-11': 'shelf' },
      heroes: { sedrin: { at: 'O8', area: ['tome'] }, myreen: { at: 'R8', threats: ['dread'] } },
      enemies: {
        'wolf.red': { hero: 'myreen', at: 'O12' },
        'snare.red': { hero: 'myreen', at: 'R12' },
        ogre: { hero: 'myreen', at: ['Q11', 'R11', 'Q10', 'R10'] },
      },
      cards: { shelf: { attached: ['curtain'] }, curtain: { host: 'shelf' } },
    });
    const from = (card: string) => rangeBetween(scene.state, 'sedrin', card);
    // Not from Myreen, who has the cards in her threat area.
    expect(from('wolf.red')).toBe(4);
    expect(from('snare.red')).toBe(4);
    expect(from('ogre')).toBe(2);
    expect(from('shelf')).toBe(1);
    expect(from('curtain')).toBe(1);
    expect(from('tome')).toBe(0);
    expect(from('dread')).toBeNull();
    scene.acts('sedrin');
    scene.end();
  });

  it('AQ-121, AQ-124: within range includes exactly the value, diagonals counting 1', () => {
    const layout = {
      ...ROOM,
      heroes: { sedrin: { at: 'O8', hand: ['shot.1', 'long-shot'] } },
      enemies: {
        'wolf.red': { at: 'R11' },
        'wolf.blue': { at: 'P11' },
        'wolf.green': { at: 'R12' },
        'wolf.yellow': { at: 'O12' },
      },
    };
    // Sedrin's range is 3, the long shot's 4.
    expect(targets(layout, 'shot.1')).toEqual(['wolf.red', 'wolf.blue']);
    expect(targets(layout, 'long-shot')).toEqual([
      'wolf.red',
      'wolf.blue',
      'wolf.green',
      'wolf.yellow',
    ]);
  });

  it('AQ-123: a target is in range in the same room, or in or from a connected door space', () => {
    const layout = (at: string) => ({
      ...TWO_ROOMS,
      heroes: { sedrin: { at, hand: ['shot.1'] } },
      enemies: { 'wolf.red': { at: 'S9' }, 'wolf.blue': { at: 'T9' }, 'wolf.green': { at: 'P12' } },
    });
    // Two spaces from the door: only what is in the door space behind it.
    expect(targets(layout('Q9'), 'shot.1')).toEqual(['wolf.red', 'wolf.green']);
    // On the door space: into the room behind it as well.
    expect(targets(layout('R9'), 'shot.1')).toEqual(['wolf.red', 'wolf.blue', 'wolf.green']);
    // Beside the door, one space from S9 as the crow flies, but three through the door.
    expect(targets(layout('R8'), 'long-shot')).toEqual([]);
    expect(targets({ ...layout('R9'), openDoors: [] }, 'shot.1')).toEqual(['one']);
  });

  it('AQ-125, AQ-128: attacks need line of sight, and neither figures nor features block it', () => {
    const corner = (at: string) => ({
      startRoom: 'room-05',
      heroes: { sedrin: { at, hand: ['shot.1'] } },
      enemies: { 'wolf.red': { at: 'G8' }, 'wolf.blue': { at: 'E8' } },
    });
    // G8 is three spaces from E6, around the corner; from E7 it can be seen.
    expect(targets(corner('E6'), 'shot.1')).toEqual(['one']);
    expect(targets(corner('E7'), 'shot.1')).toEqual(['wolf.red', 'wolf.blue']);
    const row = {
      ...ROOM,
      features: { 'room-11': 'statue' },
      heroes: { sedrin: { at: 'P8', hand: ['shot.1'] }, myreen: { at: 'O9' } },
      enemies: {
        'wolf.red': { at: 'P11' },
        'wolf.blue': { at: 'O8' },
        'wolf.green': { at: 'O10' },
      },
    };
    // The red wolf behind the statue, the green one behind Myreen.
    expect(targets(row, 'shot.1')).toEqual(['wolf.red', 'wolf.blue', 'wolf.green']);
  });

  it('AQ-125: so do inflict tests: an enemy around the corner hurts nobody', () => {
    const bites = (at: string) => {
      const scene = practice({
        startRoom: 'room-05',
        heroes: { sedrin: { at } },
        enemies: { 'howler.red': { at: 'G8' } },
        tops: { threat: ['fog.1'] },
      });
      if (at === 'E7') scene.dice('focus', 'focus', 'focus');
      scene.run('react', { hero: 'sedrin' });
      return scene.hero('sedrin').damage;
    };
    expect(bites('E6')).toBe(0);
    expect(bites('E7')).toBe(5);
  });

  it('AQ-126, AQ-127: walls and closed doors block sight, an open door lets it through from its door space', () => {
    const layout = (openDoors: string[]) => ({
      ...TWO_ROOMS,
      openDoors,
      heroes: { sedrin: { at: 'R9', hand: ['shot.1'] } },
      enemies: { 'wolf.red': { at: 'T8' }, 'wolf.blue': { at: 'R12' }, 'wolf.green': { at: 'R8' } },
    });
    expect(targets(layout(['door-11']), 'shot.1')).toEqual(['wolf.red', 'wolf.blue', 'wolf.green']);
    expect(targets(layout([]), 'shot.1')).toEqual(['wolf.blue', 'wolf.green']);
  });
});
