import { describe, expect, it } from 'vitest';
import { faulting } from '../../src/drivers/faults/faulting.ts';
import { secretsIn } from '../../src/drivers/faults/leaking.ts';
import { isUnanswered, Outages } from '../../src/drivers/faults/outages.ts';
import { scheduleOf } from '../../src/drivers/faults/schedule.ts';
import type { Done } from '../../src/drivers/players/deed.ts';
import { altar } from '../../src/games/altar/index.ts';
import type { AltarState } from '../../src/games/altar/rules/state.ts';
import { followerOf } from '../../src/games/altar/rules/terms.ts';
import type { Match } from '../../src/kernel/match.ts';
import { loadTexts } from '../../src/texts/catalogue.ts';
import { countingGame } from '../support/counting-game.ts';
import { botAndCountingTexts } from '../support/counting-texts.ts';
import { recordMatch } from '../support/recorded-match.ts';
import { embeddedDatabase } from '../support/test-database.ts';

describe('what fails, and when', () => {
  it('hangs on the seed alone', () => {
    const [one, again, other] = [5, 5, 6].map((seed) => scheduleOf(seed, 5));
    expect(one).toEqual(again);
    expect(one).not.toEqual(other);
    expect(one?.every(({ at }, index) => at > (one[index - 1]?.at ?? 0) && at < 300_000)).toBe(
      true,
    );
    // A longer run begins like a shorter one.
    expect(scheduleOf(5, 10).slice(0, one?.length)).toEqual(one);
  });

  it('is of every kind, each as often as the others', () => {
    const kinds = scheduleOf(1, 5).map(({ fault }) => fault.kind);
    const counts = [...new Set(kinds)].map((kind) => kinds.filter((one) => one === kind).length);
    expect(counts).toHaveLength(17);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
  });
});

describe('whoever gets no answer was left by the bot', () => {
  const failed = (change: Partial<Done['deed']> = {}, late = 0, acknowledged = false): Done => ({
    deed: {
      id: 'i',
      userId: 'u',
      channelId: 'thread',
      what: 'pick',
      from: 10_000,
      until: 13_000,
      acknowledgedIn: null,
      step: null,
      refusal: null,
      voted: false,
      problem: 'This interaction failed',
      ...change,
    },
    outcome: { late, acknowledged } as Done['outcome'],
    answer: null,
  });
  const away = (what: 'bot' | 'gateway' | 'database', from: number, until: number) => {
    const outages = new Outages();
    outages.all.push({ what, from, until });
    return outages;
  };

  it.each([
    ['nothing had been done to it', failed(), new Outages(), true],
    [
      'the database was away: acknowledging needs none',
      failed(),
      away('database', 0, 20_000),
      true,
    ],
    ['the bot was killed long before', failed(), away('bot', 0, 9_000), true],
    ['the bot was killed meanwhile', failed(), away('bot', 11_000, 18_000), false],
    ['the gateway was down', failed(), away('gateway', 9_000, 10_500), false],
    ['Discord delivered it a second late', failed({}, 1_000), new Outages(), true],
    ['Discord delivered it too late', failed({}, 3_200), new Outages(), false],
    ['the thread was deleted', failed({ channelId: 'gone' }), new Outages(), false],
    ['it was acknowledged, and that was all', failed({}, 0, true), new Outages(), true],
    [
      'it was acknowledged by a bot that was killed then',
      failed({}, 0, true),
      away('bot', 12_000, 15_000),
      false,
    ],
    [
      'it was told that something went wrong',
      failed({ problem: 'answered with x' }),
      new Outages(),
      false,
    ],
    ['it was answered', failed({ problem: null }), new Outages(), false],
  ])('when %s', (_, done, outages, unanswered) => {
    expect(isUnanswered(done, outages, new Set(['gone']))).toBe(unanswered);
  });
});

describe('a card that nobody has shown to somebody', () => {
  const { stored, inputs } = recordMatch(altar, { players: 2, number: 3, most: 0 });
  const match = { ...stored, threadId: 'thread' };
  const record = { match, inputs, history: inputs, slots: [] };
  const { players, row } = (stored.state as Match<AltarState>).state;
  const hands = new Map(players.map(({ seat, hand }) => [seat, hand.map(followerOf)]));
  const [ann, bo] = stored.seats;
  const annSees = [...(hands.get(ann?.seat ?? '') ?? []), ...row.map(followerOf)];
  const secret = (hands.get(bo?.seat ?? '') ?? []).filter(
    (follower) => !annSees.includes(follower),
  );
  const texts = loadTexts();
  const nameOf = (follower = '', game = altar) =>
    game.presentation.cards(texts).find(({ id }) => id === follower)?.name;
  const toldTo = (userId: string | undefined, follower: string | undefined, game = altar) => {
    const at = inputs.at(-1)?.at.getTime() ?? 0;
    const deed = { id: 'told', userId, from: at + 1, until: at + 2 } as Done['deed'];
    const text = `You may use ${nameOf(follower, game)}.`;
    const answer = { channelId: 'thread', text, controls: [] } as unknown as Done['answer'];
    return secretsIn(game, texts, record, [{ deed, answer, outcome: {} as Done['outcome'] }]);
  };

  it('is noticed in an answer to them, and not in one to its holder', () => {
    const [told] = secret.filter((follower) => toldTo(ann?.userId, follower).length > 0);
    const text = `You may use ${nameOf(told)}.`;
    expect(toldTo(ann?.userId, told)).toEqual([
      `told names ${nameOf(told)} to ${ann?.seat}: ${text}`,
    ]);
    expect(toldTo(bo?.userId, told)).toEqual([]);
    for (const seen of annSees) expect(toldTo(ann?.userId, seen)).toEqual([]);
  });

  it('is not found in the name of another card', () => {
    const [told] = secret.filter((follower) => toldTo(ann?.userId, follower).length > 0);
    const [other] = annSees;
    const name = `${nameOf(told)} of Feathers`;
    const renamed: typeof altar = {
      ...altar,
      presentation: {
        ...altar.presentation,
        cards: (words) =>
          altar.presentation
            .cards(words)
            .map((card) => (card.id === other ? { ...card, name } : card)),
      },
    };
    expect(toldTo(ann?.userId, told, renamed)).toHaveLength(1);
    expect(toldTo(ann?.userId, other, renamed)).toEqual([]);
  });
});

describe('while everything fails that can', () => {
  it('people get on: nothing is lost, done twice, told, or stuck', async () => {
    const database = await embeddedDatabase();
    try {
      const found = await faulting({
        game: countingGame(),
        texts: botAndCountingTexts(),
        seed: 3,
        minutes: 0.2,
        databaseUrl: database.url,
        bot: new URL('../support/counting-bot.ts', import.meta.url),
        quiet: 8_000,
      });
      expect(found).toMatchObject({
        faults: scheduleOf(3, 0.2).length,
        unanswered: [],
        lost: [],
        duplicated: [],
        leaked: [],
        stuck: [],
      });
      expect(found.choices).toBeGreaterThan(3);
    } finally {
      await database.close();
    }
  }, 240_000);
});
