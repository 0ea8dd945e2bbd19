import type { Verb } from '../../../kernel/game.ts';

/** Slash commands of the game; their words are under `altar-quest.verb`. */
export const VERBS: readonly Verb[] = [
  { verb: 'act', arguments: [{ name: 'hero', required: false }] },
  { verb: 'move', arguments: [{ name: 'to', required: true }] },
  { verb: 'attack', arguments: [{ name: 'enemy', required: false }] },
  { verb: 'play', arguments: [{ name: 'card', required: true }] },
  { verb: 'feat', arguments: [{ name: 'card', required: true }] },
  { verb: 'action', arguments: [{ name: 'card', required: false }] },
  { verb: 'use', arguments: [{ name: 'card', required: false }] },
  { verb: 'interact', arguments: [{ name: 'card', required: false }] },
  { verb: 'open', arguments: [{ name: 'door', required: false }] },
  { verb: 'draw', arguments: [] },
  { verb: 'rest', arguments: [] },
  { verb: 'channel', arguments: [{ name: 'rhune', required: false }] },
  { verb: 'give', arguments: [{ name: 'card', required: false }] },
  { verb: 'done', arguments: [] },
];
