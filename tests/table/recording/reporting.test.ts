import { expect, it } from 'vitest';
import { randomChoice } from '../../../src/drivers/random-play.ts';
import { games } from '../../../src/games/index.ts';
import { drawAt } from '../../../src/kernel/draw-at.ts';
import type { Game } from '../../../src/kernel/game.ts';
import { seedRandom } from '../../../src/kernel/random.ts';
import { recordOf } from '../../../src/table/around/recording/record.ts';
import { reportOf } from '../../../src/table/around/recording/reporting.ts';
import { loadTexts } from '../../../src/texts/catalogue.ts';
import { altarTwins } from '../../support/altar-twins.ts';
import { nothingToLog } from '../../support/nothing-to-log.ts';
import { type RecordedMatch, recordMatch, userOf } from '../../support/recorded-match.ts';

const texts = loadTexts();

/** The file that somebody's report makes of a match. */
const reported = (
  game: Game,
  { stored, inputs }: RecordedMatch,
  userId: string,
  log = nothingToLog,
): string =>
  JSON.stringify(
    reportOf(game, stored, inputs, {
      userId,
      said: 'It is stuck.',
      failure: null,
      at: new Date(0),
      log,
    }),
  );

it.each([2, 3, 4])('a report shows nobody what another hides, %i players', (players) => {
  for (const number of [4, 5, 6]) {
    const twins = altarTwins(players, number, 20);
    expect(twins.record.inputs.length).toBeGreaterThan(10);
    const others = ['u-stranger', ...twins.record.stored.seats.map(({ userId }) => userId)];
    for (const userId of others.filter((one) => one !== userOf(twins.holder))) {
      const one = reported(twins.game, twins.record, userId);
      expect(reported(twins.otherGame, twins.other, userId)).toBe(one);
    }
    const own = userOf(twins.holder);
    expect(reported(twins.otherGame, twins.other, own)).not.toBe(
      reported(twins.game, twins.record, own),
    );
  }
});

it.each([2, 3])(
  'nor does a picture of the replay, in what it shows or says, %i players',
  async (players) => {
    const twins = altarTwins(players, 4, 16);
    const shown = async (game: Game, { stored, inputs }: RecordedMatch) => {
      const { rounds, view } = await recordOf(game, stored, inputs, nothingToLog);
      const views = [...rounds.map((round) => round.view), view];
      const pictures = await Promise.all(
        views.map((one) => drawAt(game.presentation, one, 'round', null, texts)),
      );
      return { views, said: pictures.map((picture) => picture?.altText) };
    };
    const one = await shown(twins.game, twins.record);
    expect(await shown(twins.otherGame, twins.other)).toEqual(one);
    expect(one.said.every((words) => words !== undefined && words !== '')).toBe(true);
  },
);

it.each(['altar', 'altar-quest'])('of %s a report never holds the seed nor the generator', (id) => {
  const game = games.find(({ rules }) => rules.id === id)!;
  const random = seedRandom('a'.repeat(32));
  for (const most of [0, 12, 5_000]) {
    const record = recordMatch(game, {
      players: 2,
      number: 3,
      most,
      choose: ({ open }) => randomChoice(random, open),
    });
    const { stored } = record;
    for (const userId of ['u-ann', 'u-bo', 'u-stranger']) {
      const file = reported(game, record, userId);
      expect(file).not.toContain(stored.seed);
      expect(file).not.toContain(stored.state?.random.words.join(','));
      expect(file).not.toContain('"words":[');
      expect(file).not.toContain('u-ann');
      expect(file).toContain(stored.seedHash);
    }
  }
});

it('a report is made of a match that the rules can’t show any more, or that is no game here', () => {
  const game = games.find(({ rules }) => rules.id === 'altar')!;
  const record = recordMatch(game, { players: 2, number: 3, most: 5 });
  const failing: Game = {
    ...game,
    rules: {
      ...game.rules,
      view: () => {
        throw new Error('It fails.');
      },
    },
  };
  const faults: string[] = [];
  const log = { ...nothingToLog, error: (_: object, message: string) => faults.push(message) };
  expect(JSON.parse(reported(failing, record, 'u-ann', log))).toMatchObject({
    format: 'threadbound-report',
    said: 'It is stuck.',
    viewer: 'seat-1',
    view: null,
  });
  expect(faults).toEqual(['A match could not be shown.']);
  const { stored, inputs } = record;
  const circumstances = {
    userId: 'u-x',
    said: '',
    failure: null,
    at: new Date(0),
    log: nothingToLog,
  };
  expect(reportOf(null, stored, inputs, circumstances)).toMatchObject({
    viewer: 'table',
    rules: { installed: null },
    view: null,
    open: [],
  });
});
