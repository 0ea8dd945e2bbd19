import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FolderInUse, lockFolder } from '../../src/store/folder-lock.ts';

let folder: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'threadbound-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** A process that holds the folder until it is killed. */
async function holder(): Promise<ChildProcess> {
  const module = new URL('../../src/store/folder-lock.ts', import.meta.url).href;
  const script = `const { lockFolder } = await import(${JSON.stringify(module)});
    lockFolder(${JSON.stringify(folder)}); console.log('held'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [line] = await once(child.stdout as NodeJS.ReadableStream, 'data');
  expect(String(line)).toContain('held');
  return child;
}

describe('a data folder', () => {
  test('is given to one process, and given up', () => {
    const unlock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(FolderInUse);
    unlock();
    lockFolder(folder)();
  });

  test('held by another process is refused with its number, and taken over once that was killed', async () => {
    const child = await holder();
    expect(() => lockFolder(folder)).toThrow(`in use by the process ${child.pid}`);
    child.kill('SIGKILL');
    await once(child, 'exit');
    lockFolder(folder)();
  }, 30_000);

  test('is taken over from a lock that was never finished, or whose process number has gone to another', () => {
    writeFileSync(join(folder, 'lock'), '{"pi');
    lockFolder(folder)();
    writeFileSync(
      join(folder, 'lock'),
      JSON.stringify({ pid: process.ppid, identity: 'another:1' }),
    );
    const unlock = lockFolder(folder);
    expect(JSON.parse(readFileSync(join(folder, 'lock'), 'utf8'))).toMatchObject({
      pid: process.pid,
    });
    unlock();
  });
});
