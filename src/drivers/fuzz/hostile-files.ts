import { gzipSync } from 'node:zlib';
import { type MatchFile, MOST_BYTES } from '../../table/around/recording/match-file.ts';

/** A file that somebody might hand in to harm everyone else. */
export interface HostileFile {
  name: string;
  bytes(): Uint8Array;
}

/** As many as a small compressed file unpacks to, and half a million, which no limit of bytes keeps out. */
const MILLIONS = 11_000_000;
const MANY = 500_000;
const CHOICES = 30_000;

/**
 * Files that are far too much of something, each in a different place: bytes, values, levels, lengths, time.
 * @param real a match that can be imported, from which some are made
 */
export function hostileFiles(real: MatchFile): HostileFile[] {
  const [setup, choice = setup] = real.choices;
  const happening = setup?.happenings[0];
  const text = JSON.stringify(real);
  const made = (change: object) => Buffer.from(JSON.stringify({ ...real, ...change }));
  /** The real file preceded by a field of its own, which is JSON but too long to be made as an object. */
  const before = (field: string) => Buffer.from(`{${field},${text.slice(1)}`);
  /** The same with something else for its choices. */
  const choosing = (choices: string) =>
    Buffer.from(`${JSON.stringify({ ...real, choices: 0 }).slice(0, -1)},"choices":${choices}}`);
  const times = (count: number, item: string) => `[${`${item},`.repeat(count - 1)}${item}]`;
  return [
    { name: 'nothing', bytes: () => new Uint8Array() },
    { name: 'a packed bomb', bytes: () => gzipSync(Buffer.alloc(8 * MOST_BYTES)) },
    { name: 'a packed file cut short', bytes: () => gzipSync(text).subarray(0, 100) },
    { name: 'millions of choices', bytes: () => gzipSync(choosing(times(MILLIONS, '1'))) },
    { name: 'nothing but opening brackets', bytes: () => gzipSync('['.repeat(MOST_BYTES)) },
    { name: 'half a million choices that are none', bytes: () => choosing(times(MANY, '1')) },
    { name: 'as many choices as there may be', bytes: () => choosing(times(CHOICES, '{}')) },
    {
      name: 'the same choice all the time',
      bytes: () => choosing(times(CHOICES, JSON.stringify({ ...choice, happenings: [] }))),
    },
    {
      name: 'a match that goes back all the time',
      bytes: () =>
        made({
          choices: [
            setup,
            ...Array.from({ length: CHOICES - 1 }, () => ({
              ...choice,
              seat: 'seat-1',
              decision: null,
              options: ['a'],
              happenings: [],
            })),
          ],
        }),
    },
    {
      name: 'a choice of which too much comes',
      bytes: () => made({ choices: [{ ...setup, happenings: Array(CHOICES).fill(happening) }] }),
    },
    {
      name: 'a happening that says too much',
      bytes: () =>
        made({
          choices: [
            {
              ...setup,
              happenings: [
                { ...happening, event: { type: 'x', args: { x: Array(MANY).fill({}) } } },
              ],
            },
          ],
        }),
    },
    {
      name: 'fields without end',
      bytes: () => before(Array.from({ length: MANY }, (_, at) => `"f${at}":0`).join()),
    },
    {
      name: 'options without end',
      bytes: () =>
        made({ options: Object.fromEntries(Array.from({ length: MANY }, (_, at) => [at, at])) }),
    },
    { name: 'one long word', bytes: () => before(`"word":"${'\\"'.repeat(7_000_000)}"`) },
    { name: 'one long number', bytes: () => before(`"number":${'9'.repeat(10_000_000)}`) },
    { name: 'deep inside', bytes: () => before(`"deep":${'['.repeat(60)}${']'.repeat(60)}`) },
    { name: 'seats without end', bytes: () => made({ setup: Array(MANY).fill(real.setup[0]) }) },
    {
      name: 'a position that is none, at length',
      bytes: () => made({ scenario: '['.repeat(90_000) }),
    },
    { name: 'a long position', bytes: () => made({ scenario: `{${' '.repeat(5_000_000)}` }) },
    {
      name: 'a campaign that brings too much',
      bytes: () => made({ brings: { upgrades: Array(MANY).fill('x') } }),
    },
    {
      name: 'names that objects have already',
      bytes: () => before('"__proto__":{"choices":[]},"constructor":{"prototype":{}}'),
    },
    { name: 'no characters', bytes: () => Buffer.alloc(1_000_000, 0xff) },
  ];
}
