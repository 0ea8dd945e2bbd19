import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
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

  test('is not held by what a process has left behind, its number included', () => {
    writeFileSync(join(folder, 'lock'), '{"pi');
    writeFileSync(join(folder, 'lock.pid'), String(process.ppid));
    const unlock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(`in use by the process ${process.pid}`);
    unlock();
  });

  test('stays locked when its holder is too busy to say that it lives', async () => {
    const child = await holder();
    child.kill('SIGSTOP');
    expect(() => lockFolder(folder)).toThrow(FolderInUse);
    child.kill('SIGCONT');
  }, 30_000);

  test('can be given up and taken by the same process again and again', () => {
    for (let times = 0; times < 3; times++) lockFolder(folder)();
    expect(readdirSync(folder)).toEqual(['lock']);
  });
});
