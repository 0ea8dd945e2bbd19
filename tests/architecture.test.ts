import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mutualImports } from './support/mutual-imports.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** Files that break a rule, with what the linter should say about them. */
const WRONG: { path: string; text: string; complaint: string }[] = [
  ...[
    ['src/kernel/', "import { b } from '../games/altar-quest/index.ts';\nexport { b };\n"],
    ['src/kernel/', "import { readFileSync } from 'node:fs';\nexport { readFileSync };\n"],
    ['src/cards/', "import { b } from '../games/altar-quest/index.ts';\nexport { b };\n"],
    ['src/games/altar-quest/rules/', "import { b } from '../presentation/b.ts';\nexport { b };\n"],
    ...['language', 'cards', 'queries', 'changes', 'effects', 'procedures'].flatMap(
      (floor, at, floors) =>
        floors
          .slice(at + 1)
          .map((above) => [
            `src/games/altar/rules/${floor}/`,
            `import { b } from '../${above}/b.ts';\nexport { b };\n`,
          ]),
    ),
    [
      'src/games/altar/rules/effects/kinds/',
      "import { b } from '../../procedures/b.ts';\nexport { b };\n",
    ],
    ['src/games/altar/picture/', "import { b } from '../presentation/b.ts';\nexport { b };\n"],
    [
      'src/games/altar-quest/upkeep/rules/',
      "import { b } from '../presentation/b.ts';\nexport { b };\n",
    ],
    [
      'src/games/altar-quest/upkeep/presentation/',
      "import { b } from '../../../../table/b.ts';\nexport { b };\n",
    ],
    [
      'src/games/altar/rules/queries/',
      "import { b } from '../../presentation/b.ts';\nexport { b };\n",
    ],
    ['src/games/altar-quest/cards/', "import { b } from 'discord.js';\nexport { b };\n"],
    ['src/games/altar-quest/', "import { b } from '../../table/b.ts';\nexport { b };\n"],
    ['examples/noughts/rules/', "import { b } from '../presentation/b.ts';\nexport { b };\n"],
    ['examples/noughts/', "import { b } from '../../src/table/b.ts';\nexport { b };\n"],
    ['src/kernel/', "import { b } from '../companions/b.ts';\nexport { b };\n"],
    ['src/companions/', "import { b } from '../games/altar-quest/index.ts';\nexport { b };\n"],
    ['src/companions/', "import { b } from '../table/b.ts';\nexport { b };\n"],
    [
      'src/games/altar-quest/companion/',
      "import { b } from '../../../table/b.ts';\nexport { b };\n",
    ],
    ['src/table/', "import { b } from '../store/b.ts';\nexport { b };\n"],
    ['src/table/', "import { b } from '../games/altar-quest/rules/b.ts';\nexport { b };\n"],
    ...['match', 'telling', 'deciding', 'around'].flatMap((floor, at, floors) => [
      ...floors
        .slice(at + 1)
        .map((above) => [
          `src/table/${floor}/`,
          `import { b } from '../../${above}/a/b.ts';\nexport { b };\n`,
        ]),
      [`src/table/${floor}/`, "import { b } from '../../create-table.ts';\nexport { b };\n"],
      [`src/table/${floor}/a/`, "import type { B } from '../../table.ts';\nexport type { B };\n"],
      [`src/table/${floor}/a/`, "import { b } from '../../../store/b.ts';\nexport { b };\n"],
      [
        `src/table/${floor}/a/`,
        "import { b } from '../../../games/altar/rules/b.ts';\nexport { b };\n",
      ],
    ]),
    ['src/store/', "import { b } from '../discord/b.ts';\nexport { b };\n"],
    ['src/discord/', "import { b } from '../store/b.ts';\nexport { b };\n"],
    ...['components', 'commands', 'messages', 'publish', 'interactions'].flatMap(
      (floor, at, floors) => [
        ...floors
          .slice(at + 1)
          .map((above) => [
            `src/discord/${floor}/`,
            `import type { B } from '../${above}/b.ts';\nexport type { B };\n`,
          ]),
        [`src/discord/${floor}/a/`, "import { b } from '../../bot.ts';\nexport { b };\n"],
        [`src/discord/${floor}/`, "import { b } from '../../store/b.ts';\nexport { b };\n"],
      ],
    ),
    ['src/jobs/', "import { b } from '../store/b.ts';\nexport { b };\n"],
    ['src/picture/', "import { b } from '../games/altar-quest/b.ts';\nexport { b };\n"],
    ['src/rendering/', "import { b } from '../table/b.ts';\nexport { b };\n"],
    ['src/local/', "import { b } from '../table/b.ts';\nexport { b };\n"],
    ['src/outside/', "import { b } from '../kernel/b.ts';\nexport { b };\n"],
  ].map(([folder, text]) => ({ folder, text, complaint: 'noRestrictedImports' })),
  ...[
    'src/kernel/',
    'src/cards/',
    'src/games/altar-quest/rules/',
    'src/games/altar-quest/upkeep/rules/',
    'examples/noughts/rules/',
  ].flatMap((folder) => [
    ...['new Date()', 'setTimeout(() => {}, 1)', 'process.env', 'performance.now()'].map(
      (code) => ({
        folder,
        text: `export const a = () => ${code};\n`,
        complaint: 'noRestrictedGlobals',
      }),
    ),
    { folder, text: 'export const a = () => Math.random();\n', complaint: 'plugin' },
  ]),
  ...['src/local/', 'src/operating/'].map((folder) => ({
    folder,
    text: 'async function b(): Promise<void> {}\nexport function a(): void {\n  void b();\n}\n',
    complaint: 'plugin',
  })),
  ...['src/store/', 'src/drivers/', 'tests/'].flatMap((folder) =>
    ['new pg.Client()', 'new pg.Pool({ max: 2 })'].map((code) => ({
      folder,
      text: `import pg from 'pg';\nexport const a = ${code};\n`,
      complaint: 'plugin',
    })),
  ),
  ...[
    ['b();', 'noFloatingPromises'],
    ['[1].forEach(async () => b());', 'noMisusedPromises'],
  ].map(([code, complaint]) => ({
    folder: 'src/table/',
    text: `async function b(): Promise<void> {}\nexport function a(): void {\n  ${code}\n}\n`,
    complaint: complaint as string,
  })),
].map(({ folder, text, complaint }, index) => ({
  path: `${folder}wrong-${index}.ts`,
  text: text as string,
  complaint,
}));

/** Files that each import the next, and the last the first, in every possible way. */
const CIRCLES: { name: string; files: { [path: string]: string } }[] = [
  {
    name: 'of values',
    files: {
      'src/table/circle/one.ts': "import { two } from './two.ts';\nexport const one = () => two;\n",
      'src/table/circle/two.ts': "import { one } from './one.ts';\nexport const two = () => one;\n",
    },
  },
  {
    name: 'of types only',
    files: {
      'src/store/circle/one.ts': "import type { Two } from './two.ts';\nexport type One = Two[];\n",
      'src/store/circle/two.ts': "import type { One } from './one.ts';\nexport type Two = One[];\n",
    },
  },
  {
    name: 'of three, through types and what is passed on',
    files: {
      'src/games/altar/rules/circle/one.ts':
        "import type { Three } from './three.ts';\nexport type One = Three[];\n",
      'src/games/altar/rules/circle/two.ts': "export type { One } from './one.ts';\n",
      'src/games/altar/rules/circle/three.ts':
        "import type { One } from './two.ts';\nexport type Three = One[];\n",
    },
  },
];

const CIRCLING = CIRCLES.flatMap(({ name, files }) =>
  Object.entries(files).map(([path, text]) => ({ name, path, text })),
);

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
    for (const { path, text } of [...WRONG, ...CIRCLING, ALLOWED]) {
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

  it.each(CIRCLING)('$path may not be in a circle $name', ({ path }) => {
    const complaints = said.filter((one) => one.path === path).map((one) => one.category);
    expect(complaints.join()).toContain('noImportCycles');
  });

  it('lets the bot look at the clock', () => {
    expect(said.filter((one) => one.path === ALLOWED.path)).toEqual([]);
  });
});

describe('folders beside each other', () => {
  it('never import each other', () => {
    expect(mutualImports(join(ROOT, 'src'))).toEqual([]);
  });
});
