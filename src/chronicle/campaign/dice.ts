import type { DiceShown } from '../../kernel/statistics.ts';
import type { Texts } from '../../texts/texts.ts';
import type { WrittenPart } from './parts.ts';

/** What the dice of all matches together have shown; kinds that were never rolled are left out. */
export function diceOf(written: readonly WrittenPart[], texts: Texts): DiceShown[] {
  const kinds = new Map<string, Map<string, number>>();
  for (const { game, played } of written) {
    for (const { name, faces } of (played && game.presentation.dice?.(played, texts)) ?? []) {
      const counted = kinds.get(name) ?? new Map<string, number>();
      for (const face of faces) counted.set(face.name, (counted.get(face.name) ?? 0) + face.count);
      kinds.set(name, counted);
    }
  }
  return [...kinds]
    .map(([name, faces]) => ({
      name,
      faces: [...faces].map(([face, count]) => ({ name: face, count })),
    }))
    .filter(({ faces }) => faces.some(({ count }) => count > 0));
}
