import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** Files that break a rule, with what the linter has to say of them. */
const WRONG: { path: string; text: string; complaint: string }[] = [
  ...[
    ['src/kernel/', "import { b } from '../games/altar-quest/index.ts';\nexport { b };\n"],
    ['src/kernel/', "import { readFileSync } from 'node:fs';\nexport { readFileSync };\n"],
    ['src/games/altar-quest/rules/', "import { b } from '../presentation/b.ts';\nexport { b };\n"],
    ['src/games/altar-quest/cards/', "import { b } from 'discord.js';\nexport { b };\n"],
    ['src/games/altar-quest/', "import { b } from '../../table/b.ts';\nexport { b };\n"],
    ['src/kernel/', "import { b } from '../companions/b.ts';\nexport { b };\n"],
    ['src/companions/', "import { b } from '../games/altar-quest/index.ts';\nexport { b };\n"],
    ['src/companions/', "import { b } from '../table/b.ts';\nexport { b };\n"],
    [
      'src/games/altar-quest/companion/',
      "import { b } from '../../../table/b.ts';\nexport { b };\n",
    ],
    ['src/table/', "import { b } from '../store/b.ts';\nexport { b };\n"],
    ['src/table/', "import { b } from '../games/altar-quest/rules/b.ts';\nexport { b };\n"],
    ['src/store/', "import { b } from '../discord/b.ts';\nexport { b };\n"],
    ['src/discord/', "import { b } from '../store/b.ts';\nexport { b };\n"],
    ['src/picture/', "import { b } from '../games/altar-quest/b.ts';\nexport { b };\n"],
    ['src/local/', "import { b } from '../table/b.ts';\nexport { b };\n"],
  ].map(([folder, text]) => ({ folder, text, complaint: 'noRestrictedImports' })),
  ...['src/kernel/', 'src/games/altar-quest/rules/'].flatMap((folder) => [
    ...['new Date()', 'setTimeout(() => {}, 1)', 'process.env', 'performance.now()'].map(
      (code) => ({
        folder,
        text: `export const a = () => ${code};\n`,
        complaint: 'noRestrictedGlobals',
      }),
    ),
    { folder, text: 'export const a = () => Math.random();\n', complaint: 'plugin' },
  ]),
].map(({ folder, text, complaint }, index) => ({
  path: `${folder}wrong-${index}.ts`,
  text: text as string,
  complaint,
}));

const ALLOWED = { path: 'src/discord/right.ts', text: 'export const a = () => new Date();\n' };

describe('the linter keeps the pieces apart', () => {
  const folder = mkdtempSync(join(tmpdir(), 'threadbound-lint-'));
  let said: { path: string; category: string }[] = [];

  beforeAll(() => {
    const config = JSON.parse(readFileSync(join(ROOT, 'biome.json'), 'utf8'));
    delete config.$schema;
    config.vcs = { enabled: false };
    writeFileSync(join(folder, 'biome.json'), JSON.stringify(config));
    cpSync(join(ROOT, 'lint'), join(folder, 'lint'), { recursive: true });
    for (const { path, text } of [...WRONG, ALLOWED]) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const biome = join(ROOT, 'node_modules/.bin/biome');
    const result = spawnSync(biome, ['lint', '--reporter=json', '--max-diagnostics=none'], {
      cwd: folder,
      encoding: 'utf8',
    });
    said = JSON.parse(result.stdout).diagnostics.map(
      ({ category, location }: { category: string; location: { path: string } }) => ({
        category,
        path: location.path,
      }),
    );
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(WRONG)('$path may not hold: $text', ({ path, complaint }) => {
    const complaints = said.filter((one) => one.path === path).map((one) => one.category);
    expect(complaints.join()).toContain(complaint);
  });

  it('lets the bot look at the clock', () => {
    expect(said.filter((one) => one.path === ALLOWED.path)).toEqual([]);
  });
});
