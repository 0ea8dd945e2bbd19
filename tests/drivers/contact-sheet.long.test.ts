import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { loadImage } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { altar } from '../../src/games/altar/index.ts';

const run = promisify(execFile);
const contactSheet = (...options: string[]) =>
  run(process.execPath, ['src/drivers/compiled.js', 'contact-sheet', ...options]);

describe('contact sheets', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'contact-sheets-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('show all cards of a deck, as wide as a hand', async () => {
    const out = join(folder, 'frox.jpg');
    const { stdout } = await contactSheet('--deck', 'frox', '--out', out);
    const { width, height } = await loadImage(await readFile(out));
    expect(stdout).toBe(`frox: ${width} × ${height} in ${out}\n`);
    expect(width).toBe(1048);
    expect(height).toBeGreaterThan(1500);
  }, 60_000);

  it('are made of all decks of a game', async () => {
    const out = join(folder, 'all');
    await contactSheet('--deck', 'all', '--game', 'altar', '--out', out);
    const wanted = (altar.presentation.decks?.() ?? []).map((deck) => `altar-${deck}.jpg`);
    expect((await readdir(out)).sort()).toEqual(wanted.sort());
    expect(wanted.length).toBeGreaterThan(1);
  }, 120_000);

  it('are JPEGs, and are not written under another name', async () => {
    const out = join(folder, 'frox.png');
    await expect(contactSheet('--deck', 'frox', '--out', out)).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--out: it is a JPEG: name a file ending in .jpg'),
    });
  }, 60_000);

  it('are drawn in each language, and name the languages that there are when there is none of the name', async () => {
    const out = join(folder, 'dieux.jpg');
    const { stdout } = await contactSheet('--deck', 'gods', '--out', out, '--locale', 'fr');
    expect(stdout).toContain(` in ${out}\n`);
    const refused = contactSheet('--deck', 'gods', '--out', out, '--locale', 'xx');
    await expect(refused).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/--locale: .*"en"\|"fr"/),
    });
  }, 60_000);

  it('name the decks that there are when there is none of the name', async () => {
    const refused = contactSheet('--deck', 'froxx', '--out', join(folder, 'no.jpg'));
    await expect(refused).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/no deck froxx.*altar-quest: .*frox.*altar: followers, gods/s),
    });
  }, 60_000);
});
