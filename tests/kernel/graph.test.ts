import { beforeEach, describe, expect, it } from 'vitest';
import { createGraph, type Graph, nearestSpaces, travel } from '../../src/kernel/graph/graph.ts';

/**
 *   city — road — bridge — ruin
 *     \              |
 *      ford — marsh — camp         isle, where nothing leads
 */
const drawMap = (): Graph =>
  createGraph(
    ['city', 'road', 'bridge', 'ruin', 'ford', 'marsh', 'camp', 'isle'],
    [
      ['city', 'road'],
      ['road', 'bridge'],
      ['bridge', 'ruin'],
      ['city', 'ford'],
      ['ford', 'marsh'],
      ['marsh', 'camp'],
      ['bridge', 'camp'],
    ],
  );

const ANYWHERE = () => true;

describe('a map of spaces and paths', () => {
  let map: Graph;

  beforeEach(() => {
    map = drawMap();
  });

  it('is travelled either way, nearest first, as far as the budget reaches', () => {
    const { reached, steps } = travel(map, 'city', { budget: 2, canEnter: ANYWHERE });
    expect(reached).toEqual(['road', 'ford', 'bridge', 'marsh']);
    expect(['city', 'ford', 'marsh', 'camp'].map(steps)).toEqual([0, 1, 2, Infinity]);
    expect(travel(map, 'camp', { budget: 1, canEnter: ANYWHERE }).reached).toEqual([
      'marsh',
      'bridge',
    ]);
    expect(travel(map, 'city', { budget: 0, canEnter: ANYWHERE }).reached).toEqual([]);
  });

  it('has no limit but its ends where none is given', () => {
    const { reached, steps } = travel(map, 'city');
    expect(reached).toEqual(['road', 'ford', 'bridge', 'marsh', 'ruin', 'camp']);
    expect(steps('isle')).toBe(Infinity);
  });

  it('tells a shortest way, the earlier of two as they are listed', () => {
    const { way } = travel(map, 'city');
    expect(way('camp')).toEqual(['road', 'bridge', 'camp']);
    expect(way('city')).toEqual([]);
    expect(way('isle')).toEqual([]);
  });

  it('AD-018: goes around spaces that may not be entered, and asks about each once', () => {
    const asked: string[] = [];
    const { steps, way } = travel(map, 'city', {
      budget: 5,
      canEnter: (space) => {
        asked.push(space);
        return space !== 'road';
      },
    });
    expect(way('ruin')).toEqual(['ford', 'marsh', 'camp', 'bridge', 'ruin']);
    expect(steps('road')).toBe(Infinity);
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked).not.toContain('city');
  });

  it('AD-142: stops where one may not leave, where it begins too', () => {
    const held = (space: string) => space !== 'bridge';
    const journey = travel(map, 'road', { budget: 2, canEnter: ANYWHERE, canLeave: held });
    expect(journey.reached).toEqual(['city', 'bridge', 'ford']);
    const begun = travel(map, 'bridge', { budget: 2, canEnter: ANYWHERE, canLeave: held });
    expect(begun.reached).toEqual([]);
  });

  it('AD-068, W-29: knows the nearest of several spaces, all of them on a tie', () => {
    expect(nearestSpaces(map, 'camp', ['city', 'ruin'])).toEqual(['ruin']);
    expect(nearestSpaces(map, 'bridge', ['marsh', 'city', 'ford'])).toEqual(['marsh', 'city']);
    expect(nearestSpaces(map, 'city', ['city', 'road'])).toEqual(['city']);
    expect(nearestSpaces(map, 'city', ['isle'])).toEqual([]);
    expect(nearestSpaces(map, 'city', [])).toEqual([]);
  });

  it('refuses a map that is not sound, and questions about spaces that it has not', () => {
    expect(() => createGraph(['a', 'a'], [])).toThrow(RangeError);
    expect(() => createGraph(['a'], [['a', 'b']])).toThrow('from a to b');
    expect(() => createGraph(['a'], [['a', 'a']])).toThrow(RangeError);
    const twice = () =>
      createGraph(
        ['a', 'b'],
        [
          ['a', 'b'],
          ['b', 'a'],
        ],
      );
    expect(twice).toThrow(RangeError);
    expect(() => travel(map, 'nowhere')).toThrow(RangeError);
    expect(() => travel(map, 'city').steps('nowhere')).toThrow(RangeError);
  });
});
