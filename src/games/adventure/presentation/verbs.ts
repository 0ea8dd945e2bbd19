import type { Verb } from '../../../kernel/game.ts';

const plain = (verb: string): Verb => ({ verb, arguments: [] });

const about = (verb: string, ...names: [string, ...string[]]): Verb => ({
  verb,
  arguments: names.map((name, index) => ({ name, required: index === 0 })),
});

/** Slash commands of the game; their words are under `adventure.verb`. */
export const VERBS: readonly Verb[] = [
  about('travel', 'to'),
  plain('stay'),
  plain('hold'),
  plain('rearrange'),
  plain('roll'),
  plain('stand'),
  about('play', 'card'),
  about('use', 'item', 'as'),
  about('discovery', 'token', 'on'),
  about('trade', 'item'),
  about('explore', 'resource'),
  about('fight', 'encounter'),
  plain('draw'),
  about('attack', 'character'),
  plain('pay'),
  about('equip', 'item'),
  about('unequip', 'item'),
  about('discard', 'card'),
  plain('decline'),
  plain('done'),
];
