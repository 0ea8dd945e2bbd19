import { describe, expect, it } from 'vitest';
import { placeNumbers } from '../../../../src/games/altar-quest/picture/choices.ts';
import { viewportOf } from '../../../../src/games/altar-quest/picture/layout.ts';
import { placeRoomNames } from '../../../../src/games/altar-quest/picture/room-names.ts';
import type { BoardScene } from '../../../../src/games/altar-quest/picture/scene.ts';
import { meets } from '../../../../src/picture/boxes.ts';
import { loadLanguages } from '../../../../src/texts/catalogue.ts';
import { EXAMPLE_SCENE } from './example-scene.ts';

const { locales, textsFor } = loadLanguages();

const { board, figures } = EXAMPLE_SCENE;
const numberedSpaces = (spaces: readonly (readonly string[])[]): BoardScene['choices'] =>
  spaces.map((each, index) => ({ mark: String(index + 1), spaces: each }));

/** Votes on each space of a room, on each figure, and on two things that share a space. */
const votes: [string, BoardScene['choices']][] = [
  ...board.rooms
    .filter(({ id }) => EXAMPLE_SCENE.revealed.has(id))
    .flatMap(({ id, spaces }): [string, BoardScene['choices']][] => [
      [`every space of ${id}`, numberedSpaces(spaces.map((space) => [space]))],
      ...spaces.map((space): [string, BoardScene['choices']] => [
        space,
        numberedSpaces([[space], [space]]),
      ]),
    ]),
  ['every figure', numberedSpaces(figures.map(({ spaces }) => spaces))],
];

describe('the numbers of what can be voted for on the board', () => {
  it.each(locales)('cover no room’s name in %s, and no other number', (locale) => {
    const text = textsFor(locale);
    const shownNames = new Set<string>();
    for (const [title, choices] of votes) {
      const scene: BoardScene = { ...EXAMPLE_SCENE, reachable: [], choices: choices ?? [] };
      const viewport = viewportOf(scene, 'revealed');
      const names = placeRoomNames(scene, text, viewport);
      for (const { lines } of names) shownNames.add(lines.join(' '));
      const numbers = placeNumbers(
        scene,
        viewport,
        names.map(({ box }) => box),
      );
      expect(numbers.map(({ mark }) => mark)).toEqual(scene.choices?.map(({ mark }) => mark));
      for (const [index, { mark, box }] of numbers.entries()) {
        const where = `${mark} of ${title}`;
        const covered = names.filter((name) => meets(name.box, box));
        expect(
          covered.map(({ lines }) => lines.join(' ')),
          where,
        ).toEqual([]);
        const others = numbers.slice(index + 1).filter((other) => meets(other.box, box));
        expect(
          others.map((other) => other.mark),
          where,
        ).toEqual([]);
      }
    }
    expect(shownNames.size).toBeGreaterThanOrEqual(EXAMPLE_SCENE.revealed.size);
  });
});
