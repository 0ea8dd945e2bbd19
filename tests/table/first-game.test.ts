import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { altar } from '../../src/games/altar/index.ts';
import { altarQuest } from '../../src/games/altar-quest/index.ts';
import type { Game } from '../../src/kernel/game.ts';
import { createGames } from '../../src/table/match/saved/games.ts';
import { loadTexts } from '../../src/texts/catalogue.ts';
import { countingGame } from '../support/counting-game.ts';
import { emptyDatabase, type TestDatabase } from '../support/test-database.ts';
import { ann, bo, must, openTestTable, type TestTable } from '../support/test-table.ts';

let database: TestDatabase;
let here: TestTable;

beforeAll(async () => {
  database = await emptyDatabase();
  const games = createGames([altarQuest, altar, countingGame()]);
  here = await openTestTable(database, { games, texts: loadTexts() });
}, 60_000);
afterAll(async () => {
  await here.close();
  await database.close();
});

async function lobbyOf(game: Game, options: { [option: string]: string } = {}): Promise<string> {
  const wanted = { gameId: game.rules.id, guildId: 'g', channelId: 'c', host: ann, options };
  return must(await here.table.create(wanted)).match.id;
}

const played = ({ seats }: { seats: { characters: string[] }[] }) =>
  seats.map(({ characters }) => characters);

describe('a first game', () => {
  test('AQ-009, AQ-070: of Altar Quest is two heroes who choose their start room, every other option as it is', async () => {
    const id = await lobbyOf(altarQuest, { difficulty: 'hard' });
    const alone = must(await here.table.firstGame(id, ann.userId)).match;
    expect(played(alone)).toEqual([['myreen', 'sedrin']]);
    expect(alone.options).toMatchObject({ difficulty: 'normal', 'start-room': 'chosen' });
    must(await here.table.chooseCharacters(id, ann.userId, ['sedrin']));
    must(await here.table.join(id, bo));
    expect(await here.table.firstGame(id, bo.userId)).toMatchObject({ refusal: 'not-host' });
    const two = must(await here.table.firstGame(id, ann.userId)).match;
    expect(played(two)).toEqual([['myreen'], ['sedrin']]);
    must(await here.table.start(id, bo.userId));
  });

  test('of Altar has a companion for whoever is alone, and two gods each', async () => {
    const id = await lobbyOf(altar);
    const { match } = must(await here.table.firstGame(id, ann.userId));
    expect(match.seats[1]?.userId).toMatch(/^companion:steady:/);
    expect(played(match).map(({ length }) => length)).toEqual([2, 2]);
    must(await here.table.start(id, ann.userId));
  });

  test('is not offered by a game that recommends nothing', async () => {
    const id = await lobbyOf(countingGame());
    expect(await here.table.firstGame(id, ann.userId)).toMatchObject({ refusal: 'no-first-game' });
  });
});
