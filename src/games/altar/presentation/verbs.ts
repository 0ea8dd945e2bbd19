import type { Verb } from '../../../kernel/game.ts';

/** Slash commands of the game; their words are under `altar.verb`. */
export const VERBS: readonly Verb[] = [
  { verb: 'draw', arguments: [{ name: 'card', required: false }] },
  {
    verb: 'play',
    arguments: [
      { name: 'card', required: true },
      { name: 'target', required: false },
    ],
  },
  { verb: 'free', arguments: [{ name: 'card', required: true }] },
  {
    verb: 'ritual',
    arguments: [
      { name: 'cards', required: false },
      { name: 'realm', required: false },
    ],
  },
  {
    verb: 'worship',
    arguments: [
      { name: 'card', required: true },
      { name: 'realm', required: false },
    ],
  },
  { verb: 'discard', arguments: [{ name: 'card', required: true }] },
  { verb: 'renew', arguments: [] },
  { verb: 'pass', arguments: [] },
  { verb: 'done', arguments: [] },
];
