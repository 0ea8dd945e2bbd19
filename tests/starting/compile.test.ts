import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BOT, compiled } from '../../src/starting/compile.js';

test('each letter of the compiled bot takes a byte in each of its threads', async () => {
  const folder = new URL('./', await compiled(BOT));
  const programs = readdirSync(folder).filter((name) => name.endsWith('.js'));
  expect(programs).toContain('main.js');
  const beyond = programs.filter((name) =>
    readFileSync(new URL(name, folder)).some((byte) => byte > 0x7f),
  );
  expect(beyond).toEqual([]);
});
