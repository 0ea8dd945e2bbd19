import { expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { loadTexts } from '../../src/texts/catalogue.ts';
import { must } from '../support/test-table.ts';
import { stageForTests } from './stage.ts';

const stage = stageForTests({ games: [...games], texts: loadTexts() });

/** Every option that a lobby offers, for the games that it offers. */
const OPTIONS = games
  .filter(({ rules }) => rules.partOf === undefined)
  .flatMap(({ rules }) =>
    rules.lobby.options.map(({ id, default: usual }) => [rules.id, id, usual] as const),
  );

/** A table as the bot finds it in an older database, with what its card says. */
async function tableSavedWith(gameId: string, option: string, value: string | null) {
  const { table, store, channel, ann, discord, publishing } = stage;
  const host = { userId: ann, name: 'Ann' };
  const wanted = { gameId, guildId: discord.guilds[0]?.id ?? '', channelId: channel, host };
  const { id } = must(await table.create(wanted)).match;
  await publishing.drain();
  const card = () => discord.messages(channel).at(-1)?.text;
  const usual = card();
  await store.change(id, async ({ stored }) => {
    const { [option]: _, ...others } = stored.options;
    stored.options = value === null ? others : { ...others, [option]: value };
    return { answer: null, change: { match: stored } };
  });
  must(await table.repair(id));
  await publishing.drain();
  return { id, card, usual };
}

it.each(OPTIONS)(
  'a table of %s from before it had %s plays with %s',
  async (game, option, usual) => {
    const { id, card, usual: before } = await tableSavedWith(game, option, null);
    expect(stage.complaints).toEqual([]);
    expect(card()).toBe(before);
    const [listed] = must(await stage.table.list({ statuses: ['lobby'] })).matches;
    expect(listed).toMatchObject({ id, options: { [option]: usual } });
    must(await stage.table.setOption(id, stage.ann, option, usual));
  },
);

it('a choice that is offered no more is as if it had not been made', async () => {
  const [[game, option, usual] = []] = OPTIONS;
  const { card, usual: before, id } = await tableSavedWith(game ?? '', option ?? '', 'of-old');
  expect(stage.complaints).toEqual([]);
  expect(card()).toBe(before);
  const { match } = must(await stage.table.snapshot(id));
  expect(match.options[option ?? '']).toBe(usual);
});
