import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { loadImage } from '@napi-rs/canvas';
import { expect, it } from 'vitest';

const run = promisify(execFile);

it('draws a picture of each kind of a game, as wide as a phone, and tells of each', async () => {
  const out = await mkdtemp(join(tmpdir(), 'gallery-'));
  try {
    const options = ['src/drivers/compiled.js', 'gallery', '--game', 'altar', '--out', out];
    const { stdout } = await run(process.execPath, options);
    const files = (await readdir(out)).sort();
    const stills = ['card', 'ending', 'hand', 'legend', 'portrait', 'table', 'vote-on-cards'];
    expect(files).toEqual(['altar-animation.gif', ...stills.map((kind) => `altar-${kind}.jpg`)]);
    for (const file of files) {
      const { width, height } = await loadImage(await readFile(join(out, file)));
      // What moves is as wide as on a screen that has two pixels for each of these.
      expect(width).toBe(file.endsWith('.gif') ? 765 : 390);
      expect(stdout).toContain(`${join(out, file)}: ${width} × ${height}, drawn as `);
    }
  } finally {
    await rm(out, { recursive: true });
  }
}, 120_000);
