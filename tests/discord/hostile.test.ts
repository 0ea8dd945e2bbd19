import { describe, expect, it } from 'vitest';
import { noughts } from '../../examples/noughts/index.ts';
import { type Fuzzed, fuzz } from '../../src/drivers/fuzz/fuzzing.ts';
import type { Hostile } from '../../src/drivers/fuzz/hostile.ts';
import { altar } from '../../src/games/altar/index.ts';
import type { AltarState } from '../../src/games/altar/rules/state.ts';
import { games } from '../../src/games/index.ts';
import type { Game } from '../../src/kernel/game.ts';
import { botEntries } from '../support/compiled-entries.ts';
import { botAndNoughtsTexts } from '../support/noughts.ts';
import { countOf } from '../support/seeds.ts';
import { emptyDatabase } from '../support/test-database.ts';

/** Interactions with each game, in both worlds together; `npm run fuzz` sends a hundred thousand. */
const INTERACTIONS = countOf({ few: 76, many: 500 });

const texts = botAndNoughtsTexts();
const { reading } = await botEntries();

async function fuzzed(
  game: Game,
  interactions: number | Hostile[],
  files = 0,
  seed = 7,
): Promise<Fuzzed> {
  const { url, close } = await emptyDatabase();
  const place = { dataFolder: '', databaseUrl: url, reading };
  try {
    return await fuzz({ game, texts, interactions, files, seed, ...place });
  } finally {
    await close();
  }
}

/** A stranger presses Status under a match's round. */
const STATUS: Hostile = {
  role: 'stranger',
  place: 'thread',
  what: { kind: 'component', type: 2, address: ['status:', { id: 'own' }], values: [] },
};

/** What a game shows under `/status`, plus one line. */
const telling = (game: Game, line: (view: unknown) => string): Game => ({
  ...game,
  presentation: {
    ...game.presentation,
    details: (view, words) => [...game.presentation.details(view, words), line(view)],
  },
});

describe('interactions that are malformed, stale, foreign or hostile', () => {
  // The example is small, hides nothing, and no companion plays it.
  it.each([...games, noughts])(
    'are answered, and change and tell nothing: $rules.id',
    async (game) => {
      expect(await fuzzed(game, INTERACTIONS)).toEqual({
        interactions: INTERACTIONS,
        answers: INTERACTIONS,
        unanswered: [],
        changed: [],
        leaked: [],
        died: [],
        late: [],
      });
    },
    120_000,
  );

  it('and hostile files keep nobody else waiting', async () => {
    // With this seed, the first of them is the one with millions of choices.
    const { interactions, answers, ...wrong } = await fuzzed(altar, 2, 2, 12);
    expect(interactions).toBeGreaterThan(2 + 2);
    expect(answers).toBe(interactions);
    expect(wrong).toEqual({ unanswered: [], changed: [], leaked: [], died: [], late: [] });
  }, 120_000);
});

describe('the search for faults finds', () => {
  it('a card that only its holder knows, where others read it', async () => {
    const planted: Game = {
      ...altar,
      rules: {
        ...altar.rules,
        view: (match, viewer) => ({
          ...(altar.rules.view(match, viewer) as object),
          planted: (match.state as AltarState).players.map(({ hand }) => hand),
        }),
      },
    };
    const leaking = telling(planted, (view) =>
      JSON.stringify((view as typeof view & { planted: string[][] }).planted),
    );
    const { leaked, ...others } = await fuzzed(leaking, [STATUS]);
    expect(leaked).toHaveLength(1);
    expect(leaked[0]).toContain(JSON.stringify(STATUS));
    expect(others).toEqual({
      interactions: 2,
      answers: 2,
      unanswered: [],
      changed: [],
      died: [],
      late: [],
    });
  }, 120_000);

  it('an answer that fails', async () => {
    const failing = telling(altar, () => {
      throw new Error('Planted.');
    });
    const { unanswered, died, ...others } = await fuzzed(failing, [STATUS]);
    const fault = `bot.problem.fault: ${JSON.stringify(STATUS)}`;
    expect(unanswered).toEqual([fault, fault]);
    const lines = died.map((line) => JSON.parse(line));
    expect(lines.map(({ error }) => error)).toEqual(['Error: Planted.', 'Error: Planted.']);
    // Each line names the interaction that caused it.
    const named = { interaction: expect.stringMatching(/^\d+$/), channel: expect.any(String) };
    expect(lines).toEqual([expect.objectContaining(named), expect.objectContaining(named)]);
    expect(lines[0].interaction).not.toBe(lines[1].interaction);
    expect(others).toEqual({ interactions: 2, answers: 0, changed: [], leaked: [], late: [] });
  }, 120_000);

  it('a match that is changed', async () => {
    const join: Hostile = {
      ...STATUS,
      what: { kind: 'component', type: 2, address: ['join:', { id: 'gathering' }], values: [] },
    };
    const { changed, answers } = await fuzzed(altar, [join]);
    // Not hostile: one like this is left out of what is sent, because it may change a table.
    expect(changed).toHaveLength(2);
    expect(answers).toBe(0);
  }, 120_000);
});
