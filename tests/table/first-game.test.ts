import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adventure } from '../../src/games/adventure/index.ts';
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
  const games = createGames([altarQuest, altar, adventure, countingGame()]);
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
  test('AQ-009, AQ-070: of Altar Quest is two heroes on the level Story who choose their start room, every other option as it is', async () => {
    const id = await lobbyOf(altarQuest, { difficulty: 'hard' });
    const alone = must(await here.table.firstGame(id, ann.userId)).match;
    expect(played(alone)).toEqual([['sedrin', 'rowen']]);
    expect(alone.options).toMatchObject({
      difficulty: 'normal',
      level: 'story',
      threat: 'raglanders',
      villain: 'gert',
      ally: 'any',
      'start-room': 'chosen',
    });
    must(await here.table.chooseCharacters(id, ann.userId, ['quella']));
    must(await here.table.join(id, bo));
    expect(await here.table.firstGame(id, bo.userId)).toMatchObject({ refusal: 'not-host' });
    const two = must(await here.table.firstGame(id, ann.userId)).match;
    expect(played(two)).toEqual([['sedrin'], ['rowen']]);
    must(await here.table.start(id, bo.userId));
  });

  test('of Altar has companions for who is missing of three, and one god each', async () => {
    const id = await lobbyOf(altar);
    const alone = must(await here.table.firstGame(id, ann.userId)).match;
    expect(alone.seats.slice(1).map(({ userId }) => userId)).toEqual([
      'companion:steady:1',
      'companion:steady:2',
    ]);
    expect(played(alone)).toEqual([['earth'], ['fear'], ['trickery']]);
    expect(alone.options).toMatchObject({ 'first-player': 'seat-2' });
    must(await here.table.join(id, bo));
    const four = must(await here.table.firstGame(id, ann.userId)).match;
    expect(played(four)).toEqual([['earth'], ['fear'], ['trickery'], ['war']]);
    must(await here.table.start(id, ann.userId));
  });

  test('of The Adventure Game is a race to 4 valor with a companion, or among people', async () => {
    const id = await lobbyOf(adventure);
    const alone = must(await here.table.firstGame(id, ann.userId)).match;
    expect(alone.options).toMatchObject({ valor: '4', 'first-player': 'seat-1' });
    expect(played(alone)).toEqual([['hunter'], ['warrior']]);
    expect(alone.seats[1]?.userId).toBe('companion:steady:1');
    const two = await lobbyOf(adventure);
    must(await here.table.join(two, bo));
    const { match } = must(await here.table.firstGame(two, ann.userId));
    expect(match.seats.map(({ userId }) => userId)).toEqual([ann.userId, bo.userId]);
    must(await here.table.start(two, ann.userId));
  });

  test('is not offered by a game that recommends nothing', async () => {
    const id = await lobbyOf(countingGame());
    expect(await here.table.firstGame(id, ann.userId)).toMatchObject({ refusal: 'no-first-game' });
  });
});

describe('a lobby whose seats become more or fewer', () => {
  test('leaves everybody as many gods as so many may play, those chosen first', async () => {
    const id = await lobbyOf(altar);
    must(await here.table.chooseCharacters(id, ann.userId, ['war', 'earth']));
    must(await here.table.join(id, bo, ['love', 'light']));
    const three = must(await here.table.addCompanion(id, ann.userId, 'steady')).match;
    expect(played(three)).toEqual([['war'], ['love'], []]);
    expect(await here.table.chooseCharacters(id, bo.userId, ['love', 'light'])).toMatchObject({
      refusal: 'too-many-characters',
      max: 1,
    });
    const two = must(await here.table.removeCompanion(id, ann.userId, 'seat-3')).match;
    expect(played(two)).toEqual([['war'], ['love']]);
    expect(await here.table.start(id, ann.userId)).toMatchObject({
      missing: [{ missing: 'characters' }, { missing: 'characters' }],
    });
    must(await here.table.addCompanion(id, ann.userId, 'steady'));
    must(await here.table.start(id, ann.userId));
  });

  test('AQ-001, Q-40: leaves a hero for who joins a table where one person holds four', async () => {
    const id = await lobbyOf(altarQuest);
    const all = ['myreen', 'sedrin', 'rowen', 'quella'];
    must(await here.table.chooseCharacters(id, ann.userId, all));
    const { match } = must(await here.table.join(id, bo));
    expect(played(match)).toEqual([['myreen', 'sedrin', 'rowen'], []]);
    must(await here.table.chooseCharacters(id, bo.userId, ['quella']));
    must(await here.table.start(id, bo.userId));
  });
});
