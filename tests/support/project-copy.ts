import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { kill } from 'node:process';
import { afterAll, beforeAll, expect } from 'vitest';
import { ROOT } from './documented-commands.ts';

/** What a copy of the project needs to be checked, tested and played; packages are linked. */
const NEEDED = [
  'src',
  'tests/behaviour',
  'tests/support',
  'tests/companions/guessing-game.ts',
  'examples',
  'assets',
  'lint',
  'prisma',
  'docs',
  '.gitignore',
  'biome.json',
  'package.json',
  'prisma.config.ts',
  'tsconfig.json',
  'vitest.config.ts',
];

/** Milliseconds for something that keeps running to say what is waited for, on a busy machine. */
const PATIENCE = 120_000;

/** A copy of the project, in which to do what a page of the documents says. */
export interface ProjectCopy {
  /** The files under a folder, by their paths from the root. */
  filesIn(under: string): string[];
  read(file: string): string;
  write(file: string, content: string): void;
  /** Changes a file; fails when the change changes nothing. */
  edit(file: string, change: (content: string) => string): void;
  /** What a command says and how it ends. */
  outcomeOf(command: string): { status: number | null; said: string };
  /** What a command says; fails with it when the command does. */
  run(command: string): string;
  /** Starts what doesn't end by itself, and ends it once it has said something; returns all it has said by then. */
  runUntil(command: string, said: string): Promise<string>;
}

/**
 * A copy for all tests of a file, made before the first of them.
 * @param besides what the page is about: the copy has no tests of its own, as most prove nothing about it
 */
export function projectCopy(besides: readonly string[]): ProjectCopy {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'threadbound-docs-'));
    for (const name of [...NEEDED, ...besides])
      cpSync(join(ROOT, name), join(folder, name), { recursive: true });
    // Where the tests' configuration looks for scenarios.
    mkdirSync(join(folder, 'tests/games'), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const { VITEST: _, VITEST_POOL_ID: __, VITEST_WORKER_ID: ___, ...inherited } = process.env;
  /** A bot started here belongs to this machine, with a database of its own. */
  const env = {
    /** What its Discord checks requests against is beside this project, not beside the copy. */
    DISCORD_OPENAPI: join(ROOT, '../shared/discord-openapi.json'),
    ...inherited,
    ...{ DISCORD_TOKEN: '', DATABASE_URL: '', LOCAL_PORT: '0' },
  };

  const copy: ProjectCopy = {
    filesIn: (under) =>
      readdirSync(join(folder, under), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name))),
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    write(file, content) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), content);
    },
    edit(file, change) {
      const before = copy.read(file);
      const after = change(before);
      expect(after, file).not.toBe(before);
      copy.write(file, after);
    },
    outcomeOf(command) {
      const options = { cwd: folder, env, shell: true, encoding: 'utf8' } as const;
      const { status, stdout, stderr } = spawnSync(command, options);
      return { status, said: `${stdout}${stderr}` };
    },
    run(command) {
      const { status, said } = copy.outcomeOf(command);
      expect(status, `${command}\n${said}`).toBe(0);
      return said;
    },
    async runUntil(command, wanted) {
      const process = spawn(command, { cwd: folder, env, shell: true, detached: true });
      const ended = once(process, 'close');
      // Everything the shell has started is one group.
      const end = () => process.pid !== undefined && kill(-process.pid, 'SIGTERM');
      const late = setTimeout(end, PATIENCE);
      let said = '';
      for (const stream of [process.stdout, process.stderr])
        stream.on('data', (part) => {
          const before = said.includes(wanted);
          said += String(part);
          if (!before && said.includes(wanted)) end();
        });
      await ended;
      clearTimeout(late);
      expect(said).toContain(wanted);
      return said;
    },
  };
  return copy;
}

/** A numbered step of a page. */
export interface Step {
  text: string;
  /** Its blocks of code, in order, each with its language. */
  blocks: { language: string; code: string }[];
}

/** The numbered steps of a page, without the indentation of their code. */
export const stepsOf = (page: string): Step[] =>
  page
    .split(/^\d+\. /m)
    .slice(1)
    .map((text) => ({
      text,
      blocks: [...text.matchAll(/^ *```(\w+)\n([\s\S]*?)^ *```$/gm)].map(
        ([, language = '', code = '']) => ({
          language,
          code: code.replace(/^ {3}/gm, '').trimEnd(),
        }),
      ),
    }));
