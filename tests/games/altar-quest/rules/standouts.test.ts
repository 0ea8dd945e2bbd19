import { describe, expect, it } from 'vitest';
import type { Layout, Scenario } from '../../../support/altar-quest.ts';
import { trial } from './trial-cards.ts';

/** Room 16, with Sedrin at its far end: an archer who engages may stand anywhere 3 spaces away. */
const LONG_ROOM: Layout = {
  startRoom: 'room-16',
  heroes: { sedrin: { at: 'S20' } },
  enemies: { 'archer.red': { at: 'S19' } },
};

/** What the options say about their spaces: `{ S16: 'nearest' }`. */
const saidOf = (scene: Scenario): { [space: string]: unknown } =>
  Object.fromEntries(
    scene
      .question()
      .options.flatMap(({ id, args }) => (args?.as === undefined ? [] : [[id, args.as]])),
  );

const engaging = (layout: Layout): Scenario => trial(layout).run('engage', { enemy: 'archer.red' });

describe('several spaces that the rules leave to the players (AQ-007)', () => {
  it('any is as good as the others where all who are near have as far to walk to each', () => {
    const scene = engaging(LONG_ROOM);
    const [first, ...others] = scene.options();
    expect(others.length).toBeGreaterThan(2);
    expect(saidOf(scene)).toEqual({ [first as string]: 'any' });
    expect(scene.question().fallback).toEqual([first]);
    scene.choose(others.at(-1) as string);
    expect(scene.changes()).toEqual({ 'cards.archer.red': { spaces: [others.at(-1)] } });
  });

  it('whoever is farther away than a turn’s walk makes no difference', () => {
    const far: Layout = {
      ...LONG_ROOM,
      revealed: ['room-16', 'room-12', 'room-15', 'room-14'],
      openDoors: ['door-21', 'door-20', 'door-22'],
      heroes: { sedrin: { at: 'S20' }, myreen: { at: 'F16' } },
    };
    const scene = engaging(far);
    expect(Object.values(saidOf(scene))).toEqual(['any']);
    scene.end();
  });

  it('the nearest and the farthest are named where somebody near has farther to walk to one of them', () => {
    const scene = engaging({
      startRoom: 'room-16',
      revealed: ['room-16', 'room-12'],
      openDoors: ['door-21'],
      heroes: { sedrin: { at: 'U19' }, myreen: { at: 'S12' } },
      enemies: { 'archer.red': { at: 'T18' } },
    });
    const said = saidOf(scene);
    expect(Object.values(said).sort()).toEqual(['farthest', 'nearest']);
    expect(said.S16).toBe('nearest');
    const farthest = Object.keys(said).find((space) => said[space] === 'farthest');
    expect(scene.question().fallback).toEqual([farthest]);
    scene.end();
  });

  it('a space in a doorway is none of those that are alike, and as far away it is not named either', () => {
    const scene = engaging({
      ...LONG_ROOM,
      revealed: ['room-16', 'room-12'],
      openDoors: ['door-21'],
      heroes: { sedrin: { at: 'S19' } },
      enemies: { 'archer.red': { at: 'S18' } },
    });
    expect(scene.options()).toContain('S16');
    expect(saidOf(scene)).toEqual({});
    expect(scene.question().fallback).toEqual(scene.options().slice(0, 1));
    scene.end();
  });

  it('a trap stays where it is put: its spaces are never alike', () => {
    const scene = trial({
      startRoom: 'room-14',
      revealed: ['room-14', 'room-15'],
      openDoors: ['door-22'],
      features: { 'room-15': 'pedestal', 'room-14': 'bench' },
      heroes: { sedrin: { at: 'K17' } },
      tops: { threat: ['pit.red'] },
    });
    scene.run('draw-threat', { hero: 'sedrin' });
    expect(scene.question().prompt.key).toBe('prompt.place-trap');
    expect(saidOf(scene)).toEqual({});
    scene.choose('L17');
  });

  it('nothing is said of where a hero makes way to', () => {
    const scene = trial({
      startRoom: 'room-16',
      heroes: { sedrin: { at: 'S18' }, myreen: { at: 'P17' } },
      villainCard: 'ogre',
    });
    scene.run('place-huge', { enemy: 'ogre', spaces: ['R18', 'S18', 'R19', 'S19'] });
    expect(scene.question().prompt.key).toBe('prompt.shift');
    expect(scene.options().length).toBeGreaterThan(1);
    expect(saidOf(scene)).toEqual({});
    scene.end();
  });
});
