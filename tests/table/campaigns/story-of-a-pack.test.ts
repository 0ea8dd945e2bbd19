import { expect, test } from 'vitest';
import { altarQuest } from '../../../src/games/altar-quest/index.ts';
import type { CampaignState } from '../../../src/games/altar-quest/rules/campaign/state.ts';
import { readyMadeFile } from '../../../src/packs/ready-made.ts';
import { createGames } from '../../../src/table/match/saved/games.ts';
import { loadTexts } from '../../../src/texts/catalogue.ts';
import { currentOf } from '../../support/campaign-at-table.ts';
import { tableForTests } from '../../support/table-for-tests.ts';
import { ann, chooseNext, must } from '../../support/test-table.ts';

const here = tableForTests({ games: createGames([altarQuest]), texts: loadTexts() });

const GUILD = 'g';

/** The Lazaret as it comes with the bot, or a newer version of it. */
function lazaret(change: (text: string) => string = (text) => text) {
  const file = readyMadeFile('lazaret');
  if (!file) throw new Error('The Lazaret doesn’t come with the bot.');
  return { ...file, bytes: Buffer.from(change(file.bytes.toString())) };
}

async function added(file: ReturnType<typeof lazaret>): Promise<string> {
  const answer = must(await here.table.addPack(GUILD, file));
  if (!answer.added) throw new Error(JSON.stringify(answer));
  return answer.pack.digest;
}

const opened = (guildId: string, story: string) =>
  here.table.campaigns.create({
    gameId: 'altar-quest',
    guildId,
    channelId: 'c',
    host: ann,
    options: { story },
  });

/** Answers whatever is asked of Ann with the first options, until the match is over. */
async function playOn(matchId: string): Promise<void> {
  for (;;) {
    const [asked] = must(await here.table.look(matchId, ann.userId)).open;
    if (!asked) return;
    const again = asked.options.find(({ id }) => id === 'lost');
    const options = again ? [again] : asked.options.slice(0, asked.choose.min);
    must(
      await chooseNext(
        here.table,
        matchId,
        ann.userId,
        options.map(({ id }) => id),
      ),
    );
  }
}

test('AQ-289: a campaign tells the version of a story that it began with, whatever becomes of the pack', async () => {
  const digest = await added(lazaret());
  const story = `forty-days@${digest}`;
  expect(await opened('elsewhere', story)).toMatchObject({ refusal: 'no-such-setting' });
  const { campaign, match } = must(await opened(GUILD, story));
  expect(match.options).toMatchObject({ quest: 'the-search', board: `saint-orme@${digest}` });

  const newer = await added(lazaret((text) => text.replace('"range":3', '"range":4')));
  expect(newer).not.toBe(digest);
  expect(await opened(GUILD, story)).toMatchObject({ refusal: 'no-such-setting' });
  must(await here.table.removePack(GUILD, 'lazaret'));

  for (const chapter of [1, 2]) {
    const quest = await currentOf(here, campaign.id);
    expect(quest).toMatchObject({ gameId: 'altar-quest', status: 'lobby' });
    expect(quest.options.board).toBe(`saint-orme@${digest}`);
    if (chapter === 1) must(await here.table.chooseCharacters(quest.id, ann.userId, ['myreen']));
    must(await here.table.start(quest.id, ann.userId));
    await here.publishing.drain();
    must(await here.table.abandon(quest.id, ann.userId));
    await playOn((await currentOf(here, campaign.id)).id);
    await here.publishing.drain();
  }
  const { campaign: value, status } = must(await here.table.campaigns.find(campaign.id)).campaign;
  const { story: told, chapter, shop } = (value as { state: CampaignState }).state;
  expect({ told, chapter, status }).toEqual({ told: story, chapter: 3, status: 'playing' });
  expect(shop.filter((card) => card.includes('@')).every((card) => card.endsWith(digest))).toBe(
    true,
  );
  // Nothing that it needs is tidied away.
  expect((await here.store.packs.all()).map((pack) => pack.digest)).toContain(digest);
  expect(await here.store.packs.deleteUnused(new Date(Date.now() + 1e12))).toBe(1);
  expect((await here.store.packs.all()).map((pack) => pack.digest)).toEqual([digest]);
});
