import { expect, test } from 'vitest';
import { games as installed } from '../../src/games/index.ts';
import { readScenario } from '../../src/kernel/scenario-file.ts';
import { checkPack } from '../../src/packs/check-pack.ts';
import { packIn } from '../../src/packs/read-pack.ts';
import { createGames } from '../../src/table/match/saved/games.ts';
import { loadTexts } from '../../src/texts/catalogue.ts';
import { bytesOf, examplePack } from '../support/example-pack.ts';
import { tableForTests } from '../support/table-for-tests.ts';
import { ann, must } from '../support/test-table.ts';

const here = tableForTests({ games: createGames(installed), texts: loadTexts() });

test('a position with cards of a pack keeps the pack: whoever starts the bot anew plays on', async () => {
  const checked = checkPack(packIn('tide.pack.json', bytesOf(examplePack())), installed);
  if ('problems' in checked) throw new Error(JSON.stringify(checked.problems));
  const { digest, pack } = checked;
  const file = {
    game: 'altar-quest',
    options: { villain: `tide-court@${digest}` },
    startRoom: 'room-16',
    heroes: { sedrin: { at: 'R19' } },
  };
  const read = readScenario(JSON.stringify(file), installed);
  if ('problems' in read) throw new Error(read.problems.join('\n'));
  expect(await here.store.packs.all()).toEqual([]);
  const { seats, ...setup } = read.setup;
  const held = seats.map((seat) => ({ ...seat, ...ann }));
  const place = { gameId: 'altar-quest', guildId: 'g', channelId: 'c', host: ann };
  const { match } = must(await here.table.beginScenario({ ...place, ...setup, seats: held }));
  expect(match.settings.packs).toEqual([digest]);
  expect(await here.store.packs.all()).toEqual([{ digest, pack }]);
});
