import { openStore } from '../../src/store/open-store.ts';
import { createTable } from '../../src/table/create-table.ts';
import { createGames } from '../../src/table/match/saved/games.ts';
import { countingGame, countingTexts } from './counting-game.ts';
import { recordingLog } from './recording-log.ts';
import { ann, bo, chooseNext, must, startedMatch } from './test-table.ts';

// A process that plays on a folder's embedded database until it is killed, and reports which choices were
// accepted. Arguments: the folder, and the match to go on with.
const [folder = '', known] = process.argv.slice(2);
const log = recordingLog();
const { store } = await openStore({ dataFolder: folder, log });
const table = createTable({
  games: createGames([countingGame()]),
  store,
  texts: countingTexts,
  log,
});
const id = known ?? (await startedMatch(table, { target: '100000' }));
process.stdout.write(`match ${id}\n`);
for (;;) {
  const { waiting, match } = must(await table.waitingFor(id));
  const holder = waiting[0]?.userId === ann.userId ? ann : bo;
  const { open } = must(await table.look(id, holder.userId));
  const option = open[0]?.options[0]?.id ?? '';
  const requestId = `${process.pid}-${holder.userId}-${match.revision}`;
  const chosen = must(await chooseNext(table, id, holder.userId, [option], { requestId }));
  if (chosen.outcome === 'accepted') process.stdout.write(`accepted ${chosen.match.revision}\n`);
}
