import { expect, test } from 'vitest';
import { adventure } from '../../src/games/adventure/index.ts';
import { altar } from '../../src/games/altar/index.ts';
import { altarQuest } from '../../src/games/altar-quest/index.ts';
import { fallbackFor } from '../../src/kernel/decision.ts';
import type { Look } from '../../src/table/deciding/looking/looking.ts';
import { createGames } from '../../src/table/match/saved/games.ts';
import { loadTexts } from '../../src/texts/catalogue.ts';
import { tableForTests } from '../support/table-for-tests.ts';
import { ann, bo, chooseNext, must } from '../support/test-table.ts';

const here = tableForTests({
  games: createGames([altarQuest, adventure, altar]),
  texts: loadTexts(),
});

const looks = async (id: string) => ({
  ann: must(await here.table.look(id, ann.userId)),
  bo: must(await here.table.look(id, bo.userId)),
});

/** Whether they haven't answered the first question yet; a vote stays open for the others. */
const isAsked = ({ open: [decision], votes }: Look): boolean =>
  decision !== undefined && !votes.some((vote) => vote.decision === decision.id && vote.own);

/** A city to begin in is asked for like a move of its own. */
const isTurn = ({ rest, prompt }: Look['open'][number]): boolean =>
  rest === true && prompt.key !== 'prompt.city';

/** Answers whatever the set-up asks, until somebody's turn begins, and says who could order meanwhile. */
async function setUpOf(id: string): Promise<{ asked: number; offered: string[] }> {
  const offered = new Set<string>();
  for (let asked = 0; asked < 40; asked++) {
    const now = await looks(id);
    if ([now.ann, now.bo].some(({ open }) => open.some(isTurn))) {
      return { asked, offered: [...offered] };
    }
    for (const [who, { mayOrder, open }] of Object.entries(now)) {
      if (mayOrder) offered.add(`${who} beside ${open[0]?.prompt.key ?? 'nothing'}`);
    }
    const [person, look] = isAsked(now.ann) ? [ann, now.ann] : [bo, now.bo];
    const [decision] = look.open;
    if (!decision || look.seat === null) throw new Error('Nobody is asked anything.');
    must(await chooseNext(here.table, id, person.userId, fallbackFor(decision, look.seat)));
  }
  throw new Error('The set-up does not end.');
}

/** What Ann and Bo play, and the questions that the set-up asks them at least. */
test.each([
  ['altar-quest', ['sedrin'], ['rowen'], 2],
  ['adventure', ['warrior'], ['mage'], 2],
  ['altar', ['earth', 'war'], ['light', 'love'], 0],
])('nobody plans a turn before the set-up of %s is over', async (gameId, hers, his, least) => {
  const wanted = { gameId, guildId: 'g', channelId: 'c', host: ann };
  const { id } = must(await here.table.create(wanted)).match;
  must(await here.table.join(id, bo));
  must(await here.table.chooseCharacters(id, ann.userId, hers));
  must(await here.table.chooseCharacters(id, bo.userId, his));
  must(await here.table.start(id, ann.userId));
  const { asked, offered } = await setUpOf(id);
  expect(asked).toBeGreaterThanOrEqual(least);
  expect(offered).toEqual([]);
  const waits = Object.values(await looks(id)).filter(({ open }) => !open.some(isTurn));
  for (const look of waits) expect(look.mayOrder).toBe(true);
});
