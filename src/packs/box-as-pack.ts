import type { Game } from '../kernel/game.ts';
import type { Texts } from '../texts/texts.ts';
import type { Manifest } from './pack.ts';

/** A file's path in a pack's folder, and the value in it. */
export type PackFile = readonly [path: string, value: unknown];

/**
 * A game's box in the files of a pack, numbered in its order: what a group writes looks the same. It can't be played beside the box,
 * whose ids it has, and its words are the catalogue's.
 */
export function boxAsPack({ rules: { id, packs } }: Game, texts: Texts): PackFile[] {
  const manifest: Manifest = {
    format: 1,
    id: `${id}-box`,
    version: '1.0.0',
    title: texts(`${id}.name`),
    author: 'Threadbound',
    licence: 'MIT',
  };
  const content = packs?.box as { [kind: string]: readonly { id: string }[] };
  return [
    ['pack.json', manifest],
    ...Object.entries(content).flatMap(([kind, things]) =>
      things.map(
        (thing, index): PackFile => [
          `${id}/${kind}/${String(index + 1).padStart(3, '0')}-${thing.id}.json`,
          thing,
        ],
      ),
    ),
  ];
}
