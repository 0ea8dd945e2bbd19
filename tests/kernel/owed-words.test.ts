import { expect, it } from 'vitest';
import type { Game } from '../../src/kernel/game.ts';
import { owedWords } from '../../src/kernel/owed-words.ts';

/** A game with a fox, one option with two choices, and a verb with one argument. */
const game = ({ partOf, steps }: { partOf?: string; steps?: string[] } = {}) =>
  ({
    rules: {
      ...(partOf ? { partOf } : {}),
      lobby: {
        characters: { offers: [{ id: 'fox', values: {} }] },
        options: [{ id: 'pace', choices: ['slow', 'fast'], default: 'slow' }],
      },
    },
    presentation: {
      verbs: [{ verb: 'ring', arguments: [{ name: 'bell', required: true }] }],
      ...(steps ? { guide: { steps } } : {}),
    },
  }) as unknown as Game;

it('a game owes words for its name, its goal, and all that its lobby and its commands offer', () => {
  expect(owedWords(game())).toEqual([
    'name',
    'goal.button',
    'character.fox.name',
    'character.fox.description',
    'lobby.option.pace.name',
    'lobby.option.pace.choice.slow',
    'lobby.option.pace.choice.fast',
    'verb.ring.description',
    'verb.ring.argument.bell',
  ]);
});

it('a game with a guide owes the words of its steps', () => {
  const unguided = owedWords(game());
  const guided = owedWords(game({ steps: ['look', 'ring'] }));
  expect(guided.filter((word) => !unguided.includes(word))).toEqual([
    'guide.look.name',
    'guide.look.text',
    'guide.ring.name',
    'guide.ring.text',
  ]);
});

it('a game that only campaigns of another play has no lobby and no commands to word', () => {
  expect(owedWords(game({ partOf: 'bells' }))).toEqual(['name', 'goal.button']);
});
