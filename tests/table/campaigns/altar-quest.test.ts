import { expect, test } from 'vitest';
import { altarQuest } from '../../../src/games/altar-quest/index.ts';
import { upkeepRules } from '../../../src/games/altar-quest/upkeep/rules/index.ts';
import type { Upkeep } from '../../../src/games/altar-quest/upkeep/rules/state.ts';
import type { UpkeepView } from '../../../src/games/altar-quest/upkeep/rules/view.ts';
import { anyGame, type GamePresentation } from '../../../src/kernel/game.ts';
import { createGames } from '../../../src/table/match/saved/games.ts';
import { loadTexts } from '../../../src/texts/catalogue.ts';
import { currentOf } from '../../support/campaign-at-table.ts';
import { countingGame } from '../../support/counting-game.ts';
import { tableForTests } from '../../support/table-for-tests.ts';
import { ann, bo, chooseNext, must } from '../../support/test-table.ts';

/** The upkeep with words that say nothing: the table needs no others here. */
const upkeepGame = anyGame({
  rules: upkeepRules,
  presentation: {
    ...(countingGame().presentation as unknown as GamePresentation<UpkeepView, Upkeep>),
    round: () => 1,
    events: () => [],
  },
});

const here = tableForTests({
  games: createGames([{ ...altarQuest, interlude: upkeepGame }]),
  texts: loadTexts(),
});

test('AQ-268: a quest that is broken off is followed by an upkeep in its thread, and by the lobby to play it again', async () => {
  const wanted = { gameId: 'altar-quest', guildId: 'g', channelId: 'c', host: ann };
  const { campaign, match } = must(await here.table.campaigns.create(wanted));
  expect(match).toMatchObject({ gameId: 'altar-quest', status: 'lobby' });
  must(await here.table.chooseCharacters(match.id, ann.userId, ['myreen']));
  must(await here.table.join(match.id, bo, ['sedrin']));
  must(await here.table.start(match.id, ann.userId));
  await here.publishing.drain();
  expect((await here.store.read(match.id))?.setup?.brings).toMatchObject({ chapter: 1 });
  must(await here.table.abandon(match.id, ann.userId));

  const upkeep = await currentOf(here, campaign.id);
  expect(upkeep).toMatchObject({
    gameId: 'altar-quest-upkeep',
    status: 'playing',
    threadId: `thread-${match.id}`,
    seats: [
      { ...ann, characters: ['myreen'] },
      { ...bo, characters: ['sedrin'] },
    ],
  });
  for (const { userId } of [ann, bo]) {
    must(await chooseNext(here.table, upkeep.id, userId, ['again']));
  }
  expect(must(await here.table.find(upkeep.id)).match.status).toBe('over');
  expect(must(await here.table.verify(upkeep.id)).verified).toBe('same');
  const again = await currentOf(here, campaign.id);
  expect(again).toMatchObject({
    gameId: 'altar-quest',
    status: 'lobby',
    options: match.options,
    campaign: { number: 3, settled: match.campaign?.settled },
  });
  must(await here.table.setOption(again.id, ann.userId, 'difficulty', 'hard'));
  const first = must(await here.table.firstGame(again.id, ann.userId)).match;
  const settled = (options: { [option: string]: string }) =>
    match.campaign?.settled.map((option) => options[option]);
  expect(settled(first.options)).toEqual(settled(match.options));
  expect(first.options.difficulty).toBe('normal');
  must(await here.table.start(again.id, bo.userId));
});
