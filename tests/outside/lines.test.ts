import { describe, expect, it } from 'vitest';
import { linesOf } from '../../src/outside/lines.ts';

async function linesIn(parts: (string | Buffer)[], most = 10): Promise<(string | null)[]> {
  const lines: (string | null)[] = [];
  async function* stream() {
    yield* parts;
  }
  for await (const line of linesOf(stream(), most)) lines.push(line);
  return lines;
}

describe('lines from outside', () => {
  it.each<[string, (string | Buffer)[], (string | null)[]]>([
    ['one part', ['a\nb\n'], ['a', 'b']],
    ['parts of lines', ['a', 'b\nc', '\n', 'd'], ['ab', 'c', 'd']],
    ['ends of Windows', ['a\r\nb\r', '\nc'], ['a', 'b', 'c']],
    [
      'letters in two parts',
      [Buffer.from('é').subarray(0, 1), Buffer.from('é').subarray(1)],
      ['é'],
    ],
    ['empty lines', ['\n\na'], ['', '', 'a']],
    ['nothing', [], []],
    ['a line that is too long', ['a\n12345678901\nb'], ['a', null, 'b']],
    ['one that comes in parts', ['123456', '123456', '123456\nb'], [null, 'b']],
    ['one that is the last', ['b\n123456', '123456'], ['b', null]],
    ['one of just the length', ['1234567890\n'], ['1234567890']],
  ])('%s', async (_, parts, lines) => {
    expect(await linesIn(parts)).toEqual(lines);
  });

  it('that never end are not kept', async () => {
    async function* endless() {
      for (let part = 0; part < 2_000; part++) yield Buffer.alloc(65_536, 'x');
    }
    const before = process.memoryUsage().rss;
    const lines: (string | null)[] = [];
    for await (const line of linesOf(endless(), 1_000)) lines.push(line);
    expect(lines).toEqual([null]);
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
  });
});
