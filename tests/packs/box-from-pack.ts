import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Game } from '../../src/kernel/game.ts';
import type { PackRules } from '../../src/kernel/packs.ts';
import { boxAsPack } from '../../src/packs/box-as-pack.ts';
import { readPack } from '../../src/packs/read-pack.ts';
import { loadTexts } from '../../src/texts/catalogue.ts';

/** What a game's box is once it has been written as a pack's files and read again. */
export function boxFromPack<Content>(
  id: string,
  box: Content,
  schema: PackRules<Content>['schema'],
): Content {
  const folder = mkdtempSync(join(tmpdir(), 'threadbound-box-'));
  try {
    const game = { rules: { id, packs: { box } } } as unknown as Game;
    for (const [file, value] of boxAsPack(game, loadTexts())) {
      const path = join(folder, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, JSON.stringify(value));
    }
    return schema.parse(readPack(folder).value[id]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
