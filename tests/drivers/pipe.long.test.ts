import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { Line, PipeRefusal } from '../../src/drivers/pipe/lines.ts';
import { type SessionOptions, startSession } from '../../src/drivers/pipe/session.ts';
import { randomChoice } from '../../src/drivers/random-play.ts';
import { games } from '../../src/games/index.ts';
import type { Decision } from '../../src/kernel/decision.ts';
import type { Game } from '../../src/kernel/game.ts';
import { seedRandom } from '../../src/kernel/random.ts';
import { loadTexts } from '../../src/texts/catalogue.ts';

const SEED = '00112233445566778899aabbccddeeff';
const PROTOCOL_PAGE = readFileSync(new URL('../../docs/protocol.md', import.meta.url), 'utf8');

const gameOf = (id: string): Game => games.find(({ rules }) => rules.id === id) as Game;

/** Two players, one hero each; both play by lines unless it is said otherwise. */
const quest = (more: Partial<SessionOptions> = {}): SessionOptions => ({
  game: gameOf('altar-quest'),
  setup: {
    seats: [
      { seat: 'seat-1', characters: ['sedrin'] },
      { seat: 'seat-2', characters: ['myreen'] },
    ],
    options: {},
    seed: SEED,
  },
  played: ['seat-1', 'seat-2'],
  policy: 'steady',
  playouts: 1,
  random: seedRandom(SEED),
  views: 'asked',
  reveal: false,
  texts: null,
  ...more,
});

const altar = (more: Partial<SessionOptions> = {}): SessionOptions =>
  quest({
    game: gameOf('altar'),
    setup: {
      seats: [
        { seat: 'seat-1', characters: ['ancient', 'war'] },
        { seat: 'seat-2', characters: ['love', 'fear'] },
      ],
      options: {},
      seed: SEED,
    },
    ...more,
  });

type Position = Line & { type: 'position' };

const positionsOf = (lines: readonly Line[]): Position[] =>
  lines.filter((line): line is Position => line.type === 'position');

const typesOf = (lines: readonly Line[]): string[] => lines.map(({ type }) => type);

const openOf = (lines: readonly Line[], viewer: string): Decision[] =>
  positionsOf(lines).find((line) => line.viewer === viewer)?.open ?? [];

const choose = (seat: string, decision: string, ...options: string[]): string =>
  JSON.stringify({ type: 'choose', seat, decision, options });

/** Plays on at random to the end, using only what each position offers. @returns everything that was written */
function playOut(options: SessionOptions): Line[][] {
  const session = startSession(options);
  const random = seedRandom(SEED);
  const written = [session.begin()];
  const open = new Map<string, Decision[]>();
  while (!session.over) {
    const lines = written.at(-1) as Line[];
    for (const line of positionsOf(lines)) open.set(line.viewer, line.open);
    const last = lines.at(-1);
    if (last?.type !== 'waiting') throw new Error('Nobody is waited for.');
    const seat = last.for[0] as string;
    const asked = open.get(seat)?.find(({ seats }) => seats.includes(seat)) as Decision;
    const choice = randomChoice(random, [{ ...asked, seats: [seat] }]);
    written.push(session.take(choose(seat, choice.decision, ...choice.options)));
  }
  return written;
}

/** Runs the driver as a process of its own, as `npm run pipe` begins it. */
const pipe = (input: string, ...options: string[]) =>
  spawnSync(process.execPath, ['src/drivers/compiled.js', 'pipe', ...options], {
    input,
    encoding: 'utf8',
  });

describe('a match by lines of JSON', () => {
  it('says what is played, where it stands for everybody, and who is waited for', () => {
    const lines = startSession(quest()).begin();
    expect(typesOf(lines)).toEqual(['match', 'position', 'position', 'position', 'waiting']);
    expect(lines[0]).toMatchObject({
      protocol: 1,
      game: 'altar-quest',
      options: { quest: 'the-search', level: 'standard' },
      viewers: ['table', 'seat-1', 'seat-2'],
    });
    expect(positionsOf(lines).map(({ viewer, choices }) => [viewer, choices])).toEqual([
      ['table', 0],
      ['seat-1', 0],
      ['seat-2', 0],
    ]);
    expect(lines.at(-1)).toEqual({ type: 'waiting', for: ['seat-1', 'seat-2'] });
  });

  it('gives each seat its own questions with its options, and the table none of a hand', () => {
    const lines = startSession(quest()).begin();
    expect(openOf(lines, 'seat-1').map(({ about }) => about)).toEqual(['sedrin']);
    expect(openOf(lines, 'seat-1')[0]?.options).toHaveLength(4);
    expect(openOf(lines, 'table').map(({ about, options }) => [about, options])).toEqual([
      ['sedrin', []],
      ['myreen', []],
    ]);
  });

  it('goes on with a choice, and tells what came of it', () => {
    const session = startSession(quest());
    session.begin();
    const first = session.take(choose('seat-1', '1'));
    expect(first.at(-1)).toEqual({ type: 'waiting', for: ['seat-2'] });
    const second = session.take(choose('seat-2', '2'));
    const [table] = positionsOf(second);
    expect(table?.choices).toBe(2);
    expect(table?.events.map(({ type }) => type)).toContain('round-began');
  });

  it.each(['altar', 'altar-quest'])(
    '%s is played to its end, which is the last line and tells the seed',
    (id) => {
      const written = playOut(id === 'altar' ? altar() : quest());
      const ends = written.map((lines) => lines.at(-1)?.type);
      expect(new Set(ends.slice(0, -1))).toEqual(new Set(['waiting']));
      expect(written.at(-1)?.at(-1)).toMatchObject({
        type: 'over',
        seed: SEED,
        choices: written.length - 1,
        reason: expect.any(String),
      });
    },
    60_000,
  );

  it('lets companions play the seats that no lines play', () => {
    const written = playOut(altar({ played: ['seat-2'] }));
    const positions = written.flatMap(positionsOf);
    expect(new Set(positions.map(({ viewer }) => viewer))).toEqual(new Set(['table', 'seat-2']));
    expect(written.at(-1)?.at(-1)).toMatchObject({ type: 'over' });
    const { choices } = positions.at(-1) as Position;
    expect(choices).toBeGreaterThan(written.length);
  }, 60_000);

  it.each([altar, quest])(
    'a seat’s lines name no card that is hidden from it (%#)',
    (options) => {
      let looked = 0;
      for (const lines of playOut(options({ reveal: true, views: 'always' }))) {
        const whole = lines.find(({ type }) => type === 'whole');
        if (whole?.type !== 'whole') continue;
        for (const { viewer, open, view } of positionsOf(lines)) {
          const shown = JSON.stringify({ open, view });
          const seats = viewer === 'table' ? [] : [viewer];
          const hidden = options().game.rules.hidden(whole.match, seats);
          looked += hidden.length;
          expect(hidden.filter((card) => shown.includes(`"${card}"`))).toEqual([]);
        }
      }
      expect(looked).toBeGreaterThan(10_000);
    },
    120_000,
  );

  it('writes a view always, or for a look alone', () => {
    const views = (lines: Line[]) => positionsOf(lines).map((line) => 'view' in line);
    expect(views(startSession(quest({ views: 'always' })).begin())).toEqual([true, true, true]);
    const session = startSession(quest());
    expect(views(session.begin())).toEqual([false, false, false]);
    const looked = session.take('{"type":"look","viewer":"seat-2"}');
    expect(typesOf(looked)).toEqual(['position', 'waiting']);
    expect(looked[0]).toMatchObject({ viewer: 'seat-2', events: [], view: { viewer: 'seat-2' } });
  });

  it('adds words where they are wanted', () => {
    const lines = startSession(quest({ texts: loadTexts() })).begin();
    const own = positionsOf(lines).find(({ viewer }) => viewer === 'seat-1');
    const [decision] = own?.open ?? [];
    const words = own?.words?.open[decision?.id ?? ''];
    expect(words?.question).toBe('Sedrin: which starting cards do you set aside and replace?');
    expect(Object.keys(words?.options ?? {})).toEqual(decision?.options.map(({ id }) => id));
    expect(own?.words?.told[0]).toBe('**The Search**');
  });
});

describe('a line that is refused', () => {
  const REFUSED: [string, PipeRefusal, string][] = [
    ['choose', 'not-json', 'This line is not JSON'],
    ['["choose"]', 'malformed', 'A line is an object with a type'],
    ['{"type":"chose"}', 'unknown-type', 'Is choose meant?'],
    ['{"type":"toString"}', 'unknown-type', 'one of choose, look, not'],
    ['{"type":"choose","seat":"seat-1"}', 'malformed', 'decision: '],
    ['{"type":"look","viewer":"seat-1","more":1}', 'malformed', '"more"'],
    ['{"type":"look","viewer":"seat-3"}', 'no-such-viewer', 'table, seat-1, seat-2'],
    [choose('seat-3', '1'), 'no-such-viewer', 'not seat-3'],
    [choose('seat-1', '9'), 'stale', 'Question 9 isn’t open. Open now: 1, 2.'],
    [choose('seat-1', '2'), 'not-yours', 'That’s for seat-2 to choose, not seat-1.'],
    [choose('seat-1', '1', 'done'), 'no-such-option', 'doesn’t offer "done"'],
  ];

  it.each<[string, string | null, string]>([
    ['long', null, 'A line can have at most 65536 characters.'],
    ['deep', '['.repeat(60_000), 'More than 10 levels.'],
    ['full', JSON.stringify(Array(2_000).fill(0)), 'More than 1000 values.'],
  ])('too %s: nothing is made of it', (_, text, reason) => {
    const session = startSession(quest());
    session.begin();
    expect(session.take(text)[0]).toMatchObject({
      refusal: 'too-much',
      reason: expect.stringContaining(reason),
    });
  });

  it('too long is not kept either, and the next is read', () => {
    const look = '{"type":"look","viewer":"table"}';
    const { stdout } = pipe(`${'x'.repeat(5_000_000)}\n${look}\n`, '--views', 'asked');
    const lines = stdout.split('\n').flatMap((line) => (line ? [JSON.parse(line)] : []));
    expect(lines.filter(({ type }) => type === 'refused')).toEqual([
      { type: 'refused', line: 1, refusal: 'too-much', reason: expect.any(String) },
    ]);
    expect(lines.at(-2)).toMatchObject({ type: 'position', viewer: 'table' });
  });

  it.each(REFUSED)('%s: %s', (text, refusal, reason) => {
    const session = startSession(quest({ views: 'always' }));
    session.begin();
    const before = session.take('{"type":"look","viewer":"table"}');
    const lines = session.take(text);
    expect(lines).toEqual([
      { type: 'refused', line: 2, refusal, reason: expect.stringContaining(reason) },
      { type: 'waiting', for: ['seat-1', 'seat-2'] },
    ]);
    expect(session.take('{"type":"look","viewer":"table"}')).toEqual(before);
  });

  it('names the option that may have been meant, one given twice, and how many there have to be', () => {
    const session = startSession(quest());
    const [asked] = openOf(session.begin(), 'seat-1');
    const [card] = asked?.options ?? [];
    const id = card?.id ?? '';
    const reasons = [[`${id}x`], [id, id]].map((options) => {
      const [refused] = session.take(choose('seat-1', '1', ...options));
      return refused?.type === 'refused' ? refused.reason : '';
    });
    expect(reasons).toEqual([
      `Question 1 doesn’t offer "${id}x". Is ${id} meant?`,
      `${id} is given twice.`,
    ]);
    session.take(choose('seat-1', '1'));
    const [next] = openOf(session.take(choose('seat-2', '2')), 'seat-1');
    const none = session.take(choose('seat-1', next?.id ?? ''));
    expect(none[0]).toMatchObject({
      reason: `Question ${next?.id} takes 1 of its options, not 0.`,
    });
  });

  it('a fault of the rules is told, and the match stays as it was', () => {
    const options = quest();
    const { rules } = options.game;
    const failing = { ...rules, procedures: {} };
    const session = startSession({ ...options, game: { ...options.game, rules: failing } });
    session.begin();
    session.take(choose('seat-1', '1'));
    const lines = session.take(choose('seat-2', '2'));
    expect(lines[0]).toMatchObject({ type: 'refused', refusal: 'fault' });
    expect(lines.at(-1)).toEqual({ type: 'waiting', for: ['seat-2'] });
  });
});

describe('npm run pipe', () => {
  it('gives the same lines for the same seed and choices, and ends with its input', () => {
    const input = `${choose('seat-1', '1')}\n`;
    const [one, again] = [pipe(input, '--seed', '3'), pipe(input, '--seed', '3')];
    expect(one.status).toBe(0);
    expect(one.stderr).toBe('');
    expect(one.stdout).toBe(again.stdout);
    expect(pipe(input, '--seed', '4').stdout).not.toBe(one.stdout);
  }, 60_000);

  it.each([
    ['--help', 0, 'stdout', 'docs/protocol.md'],
    ['--play=seat-9', 2, 'stderr', '--play: seat-1, not seat-9.'],
    ['--quest=the-seach', 2, 'stderr', 'the-search'],
    ['--scenario=no-such-file.json', 2, 'stderr', 'no-such-file.json'],
    ['--scenario=package.json', 2, 'stderr', 'package.json:\ngame: '],
  ] as const)(
    '%s ends with %i and says so',
    (option, status, stream, said) => {
      const ended = pipe('', option);
      expect(ended.status).toBe(status);
      expect(ended[stream]).toContain(said);
    },
    60_000,
  );

  it('a scenario says itself who plays with what', () => {
    const scenario = ['--scenario', 'docs/scenarios/two-raiders.json'];
    const ended = pipe('', ...scenario, '--quest', 'the-hunt');
    expect(ended.status).toBe(2);
    expect(ended.stderr).toContain('--quest: the scenario already sets that. Leave it out.');
    expect(pipe('', ...scenario, '--game', 'altar').stderr).toContain(
      'the scenario is for altar-quest',
    );
  }, 60_000);

  it('the example in docs/protocol.md is what the driver writes', () => {
    const block = /```text\n\$ npm run -s pipe -- ([^\n]+)\n([\s\S]+?)```/.exec(PROTOCOL_PAGE);
    const lines = (block?.[2] ?? '').trimEnd().split('\n');
    const read = lines.filter((line) => line.startsWith('> ')).map((line) => line.slice(2));
    const written = lines.filter((line) => line.startsWith('< ')).map((line) => line.slice(2));
    expect(read.length + written.length).toBe(lines.length);
    const { stdout } = pipe(`${read.join('\n')}\n`, ...(block?.[1] ?? '').split(' '));
    expect(stdout.trimEnd().split('\n')).toEqual(written);
  }, 60_000);

  const hasPython = spawnSync('python3', ['--version']).status === 0;
  it.skipIf(!hasPython)(
    'the example in Python plays a match to its end',
    async () => {
      const { stdout } = await promisify(execFile)('python3', [
        'docs/examples/random_player.py',
        '7',
      ]);
      expect(stdout).toMatch(/^\[.*\] won after \d+ choices: \S+\n$/);
    },
    120_000,
  );
});
