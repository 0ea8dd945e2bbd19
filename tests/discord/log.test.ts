import type {
  APIButtonComponentWithCustomId,
  APIStringSelectComponent,
} from 'discord-api-types/v10';
import { expect, it } from 'vitest';
import { logMessage } from '../../src/discord/messages/private/log.ts';
import type { LogEntry } from '../../src/table/around/recording/recording.ts';
import { countingGame } from '../support/counting-game.ts';
import { botAndCountingTexts } from '../support/counting-texts.ts';
import { hugeMatch } from './huge.ts';

const words = { game: countingGame(), texts: botAndCountingTexts() };

const added = (round: number, number: number, undone = false): LogEntry => ({
  input: number,
  at: new Date(0),
  seat: 'seat-1',
  chapter: {
    id: `r${round}-seat-1`,
    round,
    title: { key: 'counting.chapter', args: { round, part: 'seat-1' } },
  },
  undone,
  event: { type: 'added', args: { seat: 'seat-1', number, total: number } },
});

/** What a page says, what its buttons lead to where they can be pressed, and what its menu offers. */
function pageOf(entries: readonly LogEntry[], page: Parameters<typeof logMessage>[2]) {
  const json = JSON.stringify(logMessage(hugeMatch, entries, page, words).components);
  const found: { type: number; content?: string }[] = [];
  JSON.parse(json, (_, value) => {
    if (typeof value?.type === 'number') found.push(value);
    return value;
  });
  const buttons = found.filter(({ type }) => type === 2) as APIButtonComponentWithCustomId[];
  const [menu] = found.filter(({ type }) => type === 3) as APIStringSelectComponent[];
  return {
    text: found.flatMap(({ content }) => content ?? []).join('\n'),
    ways: Object.fromEntries(
      buttons
        .filter(({ disabled }) => !disabled)
        .map(({ label, custom_id }) => [label, custom_id.split(':').at(-1)]),
    ),
    rounds: menu?.options.map(({ value }) => value),
    marked: menu?.options.filter((option) => option.default).map(({ label }) => label),
  };
}

it('tells round by round, and crosses out what was taken back', () => {
  const { text, rounds } = pageOf(
    [added(1, 1), added(1, 2, true), added(1, 3, true), added(2, 1)],
    'last',
  );
  expect(text).toBe(
    [
      '## Log',
      '### Round 1',
      '**Round 1: seat-1**',
      'seat-1 adds 1: 1.',
      '-# ↩️ Taken back:',
      '~~seat-1 adds 2: 2.~~',
      '~~seat-1 adds 3: 3.~~',
      '### Round 2',
      '**Round 2: seat-1**',
      'seat-1 adds 1: 1.',
    ].join('\n'),
  );
  expect(rounds).toBeUndefined();
});

it('says that nothing has been told yet', () => {
  expect(pageOf([], 'last').text).toBe('## Log\nNothing has happened yet.');
});

it('leads to the first page, the one before, the next and the latest, and to every round', () => {
  const long = Array.from({ length: 400 }, (_, index) => added(1 + Math.floor(index / 10), index));
  const latest = pageOf(long, 'last');
  expect(latest.text).toContain('seat-1 adds 399: 399.');
  const pages = Number(/page (\d+) of \1/.exec(latest.text)?.[1]);
  expect(pages).toBeGreaterThan(3);
  expect(latest.ways).toMatchObject({ First: 'first', Earlier: String(pages - 2) });
  expect(Object.keys(latest.ways)).not.toContain('Later');
  expect(Object.keys(latest.ways)).not.toContain('Latest');
  const first = pageOf(long, 0);
  expect(first.ways).toMatchObject({ Later: '1', Latest: 'last' });
  expect(Object.keys(first.ways)).not.toContain('Earlier');
  expect(first.rounds).toHaveLength(25);
  expect(first.marked).toEqual(['Round 1']);
  const middle = pageOf(long, { round: 20 });
  expect(middle.text).toContain('### Round 20\n');
  expect(middle.rounds).toContain('20');
  expect(middle.rounds).toHaveLength(25);
  expect(pageOf(long, 99).text).toBe(latest.text);
  const everything = Array.from({ length: pages }, (_, page) => pageOf(long, page).text).join('\n');
  for (let index = 0; index < 400; index++) {
    expect(everything).toContain(`seat-1 adds ${index}: ${index}.`);
  }
});

it('says on every page which round and which part it goes on in', () => {
  const long = Array.from({ length: 300 }, (_, index) => added(7, index));
  const { text } = pageOf(long, 1);
  expect(text).toMatch(/^## Log · page 2 of \d\n### Round 7\n\*\*Round 7: seat-1\*\*\nseat-1 adds/);
});
