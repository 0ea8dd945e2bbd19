import { describe, expect, it } from 'vitest';
import {
  type CharacterSide,
  LEVELS,
  type Level,
} from '../../../src/games/adventure/rules/terms.ts';
import { scenario } from '../../support/adventure.ts';
import { fight } from './stage.ts';
import './practice-cards.ts';

/** Whether a bomb, which deals 2 damage, is too much for somebody with this much damage. */
function falls(who: string, level: Level, side: CharacterSide, damage: number): boolean {
  const s = scenario({
    characters: { [who]: { level, side, damage, space: 'frost-cradle' } },
    placed: { 'frost-cradle': ['bomb'] },
  }).explore(who);
  return s.events('character-defeated').length > 0;
}

describe('AD-067: the health on the character cards', () => {
  it.each<[string, CharacterSide, number[]]>([
    ['mage', 'starting', [4, 4, 5, 6]],
    ['mage', 'other', [3, 4, 4, 5]],
    ['warlock', 'starting', [5, 6, 7, 8]],
    ['warlock', 'other', [4, 5, 6, 7]],
    ['hunter', 'starting', [4, 5, 6, 6]],
    ['hunter', 'other', [4, 5, 6, 7]],
    ['warrior', 'starting', [5, 6, 7, 8]],
    ['warrior', 'other', [5, 6, 7, 8]],
  ])('%s, %s side: from grey to red %j', (who, side, health) => {
    const fallen = LEVELS.map((level, index) => {
      const most = health[index] ?? 0;
      return [falls(who, level, side, most - 3), falls(who, level, side, most - 2)];
    });
    expect(fallen).toEqual(LEVELS.map(() => [false, true]));
  });
});

/** What can be fought without its affecting the dice. */
const PLAIN: { readonly [level in Level]: string } = {
  grey: 'flame',
  green: 'courier',
  yellow: 'tiger',
  red: 'usher',
};

/** The faces of the character's own die at which a power of their card works, with the star as 6. */
const facesOf = (who: string, level: Level, side: CharacterSide, power: number): number[] =>
  [1, 2, 3, 4, 5, 6].filter((face) => {
    const used = fight(PLAIN[level], [face, 1], { who, side }).events('power-used');
    return used.some(({ args }) => args.path === `levels.${level}.${side}.powers.${power}`);
  });

describe('AD-120: the faces that trigger powers of the character cards', () => {
  // biome-ignore format: one power a line, by its place on the card
  it.each<[string, Level, CharacterSide, number, number[]]>([
    ['mage', 'green', 'other', 0, [1]],
    ['mage', 'yellow', 'other', 0, [1, 2]],
    ['mage', 'red', 'starting', 1, [1, 2]],
    ['mage', 'red', 'other', 0, [1, 2]],
    // W-33: what has been turned to ★ shows a ★.
    ['mage', 'red', 'other', 1, [1, 2, 6]],
    ['warlock', 'grey', 'other', 0, [1]],
    ['warlock', 'green', 'starting', 0, [5, 6]],
    ['warlock', 'green', 'other', 0, [1]],
    ['warlock', 'green', 'other', 1, [4, 5]],
    ['warlock', 'yellow', 'other', 0, [1]],
    ['warlock', 'yellow', 'other', 1, [5, 6]],
    ['warlock', 'red', 'starting', 0, [4, 5, 6]],
    ['warlock', 'red', 'other', 0, [1]],
    ['warlock', 'red', 'other', 1, [2, 3]],
    ['hunter', 'grey', 'other', 0, [1]],
    ['hunter', 'green', 'starting', 0, [1]],
    ['hunter', 'green', 'other', 0, [1, 2]],
    ['hunter', 'yellow', 'starting', 0, [1]],
    ['hunter', 'yellow', 'other', 0, [1, 2]],
    ['hunter', 'red', 'starting', 0, [1, 2]],
    ['hunter', 'red', 'other', 0, [1, 2, 3]],
    ['warrior', 'grey', 'starting', 0, [1]],
    ['warrior', 'green', 'starting', 0, [1, 2]],
    ['warrior', 'green', 'other', 0, [6]],
    ['warrior', 'yellow', 'starting', 0, [1, 2]],
    ['warrior', 'yellow', 'other', 0, [5, 6]],
    ['warrior', 'red', 'starting', 1, [1, 2, 3]],
    ['warrior', 'red', 'other', 0, [4, 5, 6]],
  ])('%s, %s, %s side, power %i: %j', (who, level, side, power, faces) => {
    expect(facesOf(who, level, side, power)).toEqual(faces);
  });
});
