import { describe, expect, it } from 'vitest';
import { noughts } from '../../examples/noughts/index.ts';
import { noughtsRules } from '../../examples/noughts/rules/index.ts';
import { randomChoice } from '../../src/drivers/random-play.ts';
import { answer } from '../../src/kernel/engine.ts';
import { seedRandom } from '../../src/kernel/random.ts';
import type { SeenMessage } from '../../src/local/index.ts';
import { requireWords } from '../../src/starting/require-words.ts';
import { createGames } from '../../src/table/match/saved/games.ts';
import {
  cardWith,
  controlOf,
  messageWith,
  notifiedBeyond,
  privatelyWith,
  stageForTests,
} from '../discord/stage.ts';
import { botAndNoughtsTexts } from '../support/noughts.ts';
import { randomGames } from '../support/random-games.ts';
import { tableForTests } from '../support/table-for-tests.ts';
import { ann, bo, chooseNext, must } from '../support/test-table.ts';

const texts = botAndNoughtsTexts();

const { beginGame, playGame } = randomGames(noughtsRules);

/** A match after these squares have been marked in turn, crosses first. */
function playedTo(...squares: number[]) {
  const { match } = beginGame(2, 0);
  for (const square of squares) {
    const [decision] = match.open;
    const choice = {
      seat: decision?.seats[0] ?? 'nobody',
      decision: decision?.id ?? 'none',
      options: [`${square}`],
    };
    expect(answer(noughtsRules.procedures, match, choice)).toMatchObject({ accepted: true });
  }
  return match;
}

describe('the rules of noughts and crosses', () => {
  it('offer every empty square to whoever is on turn, and no other', () => {
    const { open, seats, state } = playedTo(5, 1);
    expect(open).toMatchObject([{ seats: [seats[0]], visibility: 'public' }]);
    expect(open[0]?.options.map(({ id }) => id)).toEqual(['2', '3', '4', '6', '7', '8', '9']);
    expect(state.squares).toEqual(['nought', null, null, null, 'cross', ...Array(4).fill(null)]);
  });

  it.each([
    ['across', [1, 4, 2, 5, 3], 'seat-1'],
    ['down', [1, 2, 3, 5, 4, 8], 'seat-2'],
    ['diagonally', [3, 1, 5, 2, 7], 'seat-1'],
  ])('end with three in a row: %s', (_, squares, winner) => {
    expect(playedTo(...squares)).toMatchObject({
      open: [],
      outcome: { winners: [winner], reason: 'row' },
    });
  });

  it('end in a draw when the board is full; the last square marks itself', () => {
    const { state, outcome } = playedTo(1, 2, 3, 5, 4, 6, 8, 7);
    expect(state.squares).not.toContain(null);
    expect(outcome).toEqual({ winners: [], reason: 'full' });
  });

  it('let whoever plays crosses begin, and want both to be played', () => {
    const seats = [
      { seat: 'seat-1', characters: ['nought'] },
      { seat: 'seat-2', characters: ['cross'] },
    ];
    const seed = '0'.repeat(32);
    expect(noughtsRules.setup({ seats, options: {}, seed }).match.open[0]?.seats).toEqual([
      'seat-2',
    ]);
    expect(() => noughtsRules.setup({ seats: seats.slice(1), options: {}, seed })).toThrow(
      RangeError,
    );
  });

  it('keep their promises in random games, whose matches are JSON at every question', () => {
    const reasons = new Set<string>();
    for (let game = 0; game < 60; game++) {
      const over = playGame(2, game, (match) => {
        expect(noughtsRules.broken(match)).toEqual([]);
        expect(JSON.parse(JSON.stringify(match))).toEqual(match);
      });
      reasons.add(over.outcome?.reason ?? 'none');
    }
    expect([...reasons].sort()).toEqual(['full', 'row']);
  });
});

describe('the words and pictures of noughts and crosses', () => {
  it('lack nothing that is owed', () => requireWords([noughts], texts));

  it('say the board in words under its picture', async () => {
    const { presentation, rules } = noughts;
    const view = rules.view(playedTo(5, 1), 'table');
    const picture = await presentation.picture(view, { kind: 'board' }, texts);
    expect(picture).toMatchObject({ width: 600, height: 600, contentType: 'image/png' });
    expect(picture?.altText.split('\n')).toEqual([
      'Square 1: a nought',
      ...[2, 3, 4].map((square) => `Square ${square}: empty`),
      'Square 5: a cross',
      ...[6, 7, 8, 9].map((square) => `Square ${square}: empty`),
    ]);
  });
});

describe('at a table, noughts and crosses', () => {
  const here = tableForTests({ games: createGames([noughts]), texts });

  it('is played at random from the store, where a match is one JSON value, and can be verified', async () => {
    const { table, store } = here;
    const { id } = must(
      await table.create({ gameId: 'noughts', guildId: 'g', channelId: 'c', host: ann }),
    ).match;
    must(await table.chooseCharacters(id, ann.userId, ['nought']));
    must(await table.join(id, bo, ['cross']));
    must(await table.start(id, ann.userId));
    const random = seedRandom('1'.repeat(32));
    for (let player = bo; ; player = player === bo ? ann : bo) {
      const open = (await store.read(id))?.state?.open ?? [];
      if (open.length === 0) break;
      must(await chooseNext(table, id, player.userId, randomChoice(random, open).options));
    }
    expect((await store.read(id))?.outcome?.reason).toMatch(/^(row|full)$/);
    expect(must(await table.verify(id))).toMatchObject({ verified: 'same' });
  });
});

describe('in Discord, noughts and crosses', () => {
  const stage = stageForTests({ games: [noughts], texts });

  /** Presses a button of the panel that the call to move leads to; returns what the panel offered. */
  async function mark(thread: string, user: string, square: string): Promise<SeenMessage> {
    const { discord } = stage;
    const call = await discord.waitFor(() =>
      discord
        .messages(thread)
        .findLast(({ text, controls }) => text.includes(`<@${user}>`) && controls.length > 0),
    );
    const panel = await (await discord.press(user, call.id, controlOf(call, 'Act'))).reply();
    await discord.press(user, panel.id, controlOf(panel, square));
    // An answer still on its way would find its panel gone when the next one is opened.
    await stage.bot.settled();
    return panel;
  }

  it('is played by buttons alone, from the lobby to the end', async () => {
    const { discord, ann: cross, bo: nought, channel } = stage;
    await discord.command(cross, channel, 'game new', {});
    const lobby = await messageWith(stage, channel, 'Before you can start');
    const menu = controlOf(lobby, 'Choose what you play…');
    await discord.select(cross, lobby.id, menu, ['cross']);
    await discord.select(nought, lobby.id, menu, ['nought']);
    await cardWith(stage, lobby.id, 'Everyone is ready');
    await discord.press(cross, lobby.id, controlOf(lobby, 'Start'));
    const thread = await discord.waitFor(() => discord.threads(channel)[0]?.id);

    const first = await mark(thread, cross, '5');
    // As many in a row as a phone has room for, each with a label that it shows in full.
    expect(first.controls.slice(0, 9).map(({ label }) => label)).toEqual([...'123456789']);
    await mark(thread, nought, '1');
    const third = await mark(thread, cross, '9');
    expect(third.controls.map(({ label }) => label)).not.toContain('5');
    await discord.press(cross, third.id, controlOf(third, 'How to win'));
    await privatelyWith(stage, cross, thread, 'Get three of your marks in a row');
    await mark(thread, nought, '2');
    await mark(thread, cross, '3');
    await mark(thread, nought, '6');
    await mark(thread, cross, '7');

    const end = await messageWith(stage, thread, 'Crosses have three in a row and win.');
    expect(end.pictures.map(({ alt }) => alt?.split('\n').at(-1))).toEqual(['Square 9: a cross']);
    await messageWith(stage, thread, 'Noughts mark square 6.');
    expect(discord.statistics.violations).toEqual([]);
    expect(discord.statistics.refusals).toEqual([]);
    expect(notifiedBeyond(stage, [cross, nought])).toEqual([]);
    expect(stage.complaints).toEqual([]);
  });
});
