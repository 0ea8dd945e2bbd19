import { ButtonStyle } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { encodeAddress } from '../../src/discord/address.ts';
import { type Wanted, wanting } from '../../src/drivers/players/wanting.ts';
import type { Wishes } from '../../src/drivers/players/wishes.ts';
import type { Press } from '../../src/drivers/taps/presses.ts';
import { tapGames } from '../../src/drivers/taps/tables.ts';
import { figuresOf } from '../../src/drivers/taps/tap-figures.ts';
import type { Decision } from '../../src/kernel/decision.ts';
import type { Game } from '../../src/kernel/game.ts';
import type { Control, SeenMessage } from '../../src/local/index.ts';
import { countingGame } from '../support/counting-game.ts';
import type { CountingOptions } from '../support/counting-rules.ts';
import type { CountingState } from '../support/counting-state.ts';
import { botAndCountingTexts } from '../support/counting-texts.ts';

/** The counting game, which tells whose turn it is by the open question. */
function countedGame(
  presentation: Partial<Game['presentation']> = {},
  options: CountingOptions = {},
): Game {
  const game = countingGame(options);
  return {
    rules: {
      ...game.rules,
      onTurn: ({ open: [decision] }) =>
        decision?.prompt.key === 'counting.prompt.add' ? (decision.seats[0] ?? null) : null,
      statistics: {
        turns: (match) => (match.state as CountingState).round,
        order: ({ seats }) => seats,
        cards: () => [],
        used: () => [],
        turn: ({ open, state }) => `${(state as CountingState).round} ${open[0]?.seats[0]}`,
        idle: () => false,
      },
    },
    presentation: { ...game.presentation, ...presentation },
  };
}

const counting = { from: 0, to: 1, players: [2], policies: ['steady'], seed: 1 } as const;

describe('taps', () => {
  it('play a whole game by what the messages offer, and count every press', async () => {
    const [played] = await tapGames({
      ...counting,
      game: countedGame(),
      texts: botAndCountingTexts(),
    });
    const { presses, rounds, questions, mentions } = played!;
    const answers = presses.reduce((sum, press) => sum + press.answers, 0);
    const asked = Object.values(questions).flatMap((times) => Object.values(times));
    expect(answers).toBe(asked.reduce((sum, times) => sum + times, 0));
    expect(presses.length).toBeGreaterThanOrEqual(answers);
    expect(new Set(presses.map(({ seat }) => seat)).size).toBe(2);
    expect(rounds.length).toBeGreaterThan(0);
    expect(rounds.every(({ standing, posted }) => standing > 0 && posted >= standing)).toBe(true);
    expect(mentions).toBeGreaterThan(0);
    expect(figuresOf([played!])).toMatchObject({ games: 1, tapsOfOthersPerTurn: { p50: 0 } });
  }, 120_000);

  it('leave a turn that ends by itself, unless they’re in a hurry', async () => {
    const game = countedGame({}, { numbers: [1], endsByItself: true });
    const tapped = async (hurried: boolean) => {
      const [played] = await tapGames({ ...counting, game, texts: botAndCountingTexts(), hurried });
      const { presses, endedByThemselves } = played!;
      return {
        adding: presses.filter(({ prompt }) => prompt === 'counting.prompt.add').length,
        endedByThemselves,
      };
    };
    // To 12, by 1 each time.
    expect(await tapped(false)).toEqual({ adding: 0, endedByThemselves: 12 });
    const { adding, endedByThemselves } = await tapped(true);
    expect(adding).toBeGreaterThanOrEqual(12);
    expect(endedByThemselves).toBe(0);
  }, 120_000);

  it('say what nobody could find when a game gets stuck', async () => {
    const hidden = countedGame({ panel: () => ({ lines: ['?'], menus: [] }), shortcuts: () => [] });
    await expect(
      tapGames({ ...counting, game: hidden, texts: botAndCountingTexts() }),
    ).rejects.toThrow('sees no way to choose add-3 for counting.prompt.add');
  }, 120_000);
});

const decision: Decision = {
  id: 'd1',
  key: 'answer',
  how: 'one',
  seats: ['seat-1'],
  visibility: 'public',
  prompt: { key: 'what' },
  options: ['roll', 'pass', 'throw'].map((id) => ({ id, verb: id })),
  choose: { min: 1, max: 1 },
  fallback: [],
};

const wanted = {
  matchId: 'm1',
  match: {},
  choice: { seat: 'seat-1', decision: 'd1', options: ['roll'] },
  decision,
  holder: { seat: 'seat-1', userId: 'ann', name: 'Ann', characters: [] },
} as unknown as Wanted;

/** After rolling, take the first, and never the second; a throw is as good. */
const wishes: Wishes = {
  next: () => wanted.choice,
  of: () => wanted.choice,
  alike: () => decision.options.filter(({ id }) => id !== 'pass'),
  given: (_match, { options }, _holder, ahead) =>
    ahead.includes('second') ? [] : [...options, ...ahead].map((id) => ({ id, verb: id })),
};

const control = (more: Partial<Control>): Control => ({
  kind: 'button',
  type: 2,
  customId: null,
  label: '',
  disabled: false,
  style: ButtonStyle.Primary,
  url: null,
  options: [],
  channelTypes: [],
  chosen: [],
  minValues: 1,
  maxValues: 1,
  ...more,
});

const pick = (option: string): Control =>
  control({ customId: encodeAddress('pick', { table: 'm1', decision: 'd1', option }) });

const menu = (...values: string[]): Control =>
  control({
    kind: 'select',
    customId: encodeAddress('menu', { table: 'm1', decision: 'd1', menu: 'ways' }),
    options: values.map((value) => ({ label: value, value, description: null, default: false })),
  });

const act = control({ customId: encodeAddress('act', { table: 'm1' }) });

const message = (...controls: Control[]): SeenMessage =>
  ({ id: `message-${controls.length}`, loading: false, controls }) as unknown as SeenMessage;

const found = (...controls: Control[]) => {
  const step = wanting(wanted, wishes)([message(...controls)]);
  return step && [step.way.customId.split(':')[0], step.values?.[0] ?? step.way.customId];
};

describe('the shortest way to what is wanted', () => {
  it('is the press that answers most of what follows as the player would', () => {
    expect(found(pick('roll'), menu('roll>first', 'pass'))).toEqual(['menu', 'roll>first']);
  });

  it('is not one that answers something otherwise', () => {
    expect(found(pick('roll>second'), pick('roll'))).toEqual(['pick', 'pick:m1:d1:roll']);
  });

  it('is what is as good where that answers more, else what is wanted', () => {
    expect(found(pick('throw'), menu('roll'))).toEqual(['menu', 'roll']);
    expect(found(pick('roll'), menu('throw>first'))).toEqual(['menu', 'throw>first']);
    expect(found(pick('throw'), pick('pass'))).toEqual(['pick', 'pick:m1:d1:throw']);
  });

  it('is a button rather than a menu that does the same', () => {
    expect(found(menu('roll'), pick('roll'))).toEqual(['pick', 'pick:m1:d1:roll']);
  });

  it('turns a menu on to its last page before it goes back', () => {
    const turned = menu(':page:0', 'pass', ':page:2');
    expect(found(turned)).toEqual(['menu', ':page:2']);
  });

  it('leads through the panel where nothing offers it', () => {
    expect(found(pick('pass'), act)).toEqual(['act', 'act:m1']);
    expect(found(pick('pass'))).toBeNull();
  });
});

describe('figures of taps', () => {
  const press = (seat: string, more: Partial<Press> = {}): Press => ({
    seat,
    prompt: 'what',
    verb: 'pick',
    touches: 1,
    answers: 1,
    moves: false,
    turn: { name: 'turn 1', seat: 'seat-1' },
    round: 1,
    ...more,
  });

  it('tell the turn’s own taps, those of others and those between turns apart', () => {
    const figures = figuresOf([
      {
        presses: [
          press('seat-1'),
          press('seat-1', { touches: 2, moves: true }),
          press('seat-2'),
          press('seat-2', { turn: null }),
        ],
        rounds: [{ standing: 5, posted: 7 }],
        stubs: ['Ann chose.'],
        mentions: 3,
        questions: { what: { yes: 20 }, which: { one: 10, two: 10 } },
        endedByThemselves: 2,
        won: true,
      },
    ]);
    expect(figures).toMatchObject({
      turns: 1,
      endedByThemselves: 2,
      tapsPerTurn: { p50: 2, p90: 2 },
      movingTapsPerTurn: { p50: 1, p90: 1 },
      touchesPerTurn: { p50: 3, p90: 3 },
      tapsOfOthersPerTurn: { p50: 1, p90: 1 },
      tapsPerRoundEnd: { p50: 0, p90: 1 },
      messagesPerRound: { p50: 5, p90: 5, max: 5 },
      postedPerRound: { p50: 7, p90: 7, max: 7 },
      stubs: 1,
      mentionsPerTurn: 3,
      questionsAnsweredAlike: 0.5,
    });
  });
});
