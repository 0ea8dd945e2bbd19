import { expect, it } from 'vitest';
import { adventure } from '../../src/games/adventure/index.ts';
import { altar } from '../../src/games/altar/index.ts';
import { readyMadeFile } from '../../src/packs/ready-made.ts';
import { loadTexts } from '../../src/texts/catalogue.ts';
import { chooseNext, must } from '../support/test-table.ts';
import { stageForTests } from './stage.ts';

// It does what `checkPack()` does, and so needs a process of its own.
const stage = stageForTests({ games: [altar, adventure], texts: loadTexts() });

it.each([
  {
    game: altar,
    id: 'lean-years',
    seats: [
      ['war', 'love'],
      ['light', 'fear'],
    ],
    looked: ['Gleaner', 'In the deck or others’ hands', 'Locusts'],
  },
  {
    game: adventure,
    id: 'second-post',
    seats: [['mage'], ['hunter']],
    looked: ['The General of the Desk', 'face down', 'General of the Pit'],
  },
])('$game.rules.id: house rules of a pack are chosen in a lobby, and played', async (one) => {
  const { game, id: pack, seats, looked } = one;
  const { table, ann, bo, channel, discord } = stage;
  const host = { userId: ann, name: 'Ann' };
  const { id: gameId, lobby } = game.rules;
  const threads = discord.threads(channel).map((begun) => begun.id);
  const wanted = { gameId, guildId: discord.guildId, channelId: channel, host };
  const before = must(await table.create(wanted)).match.id;
  const file = readyMadeFile(pack);
  if (!file) throw new Error(`There is no pack ${pack}.`);
  const dag = discord.users[3]?.id ?? '';
  await (await discord.command(dag, channel, 'pack add', { file })).reply(20_000);

  const { id } = must(await table.create(wanted)).match;
  const own = lobby.options
    .find((option) => option.id === 'overlay')
    ?.choices.find((choice) => choice.startsWith(`${pack}@`));
  expect(await table.setOption(before, ann, 'overlay', own ?? '')).toMatchObject({
    refusal: 'no-such-setting',
  });
  must(await table.setOption(id, ann, 'overlay', own ?? ''));
  must(await table.join(id, { userId: bo, name: 'Bo' }));
  for (const [index, userId] of [ann, bo].entries()) {
    must(await table.chooseCharacters(id, userId, seats[index] ?? []));
  }
  must(await table.start(id, ann));
  const thread = await discord.waitFor(
    () => discord.threads(channel).find((begun) => !threads.includes(begun.id))?.id,
  );
  const looks = async (card: string): Promise<string> =>
    (await (await discord.command(ann, thread, 'card', { card })).reply()).text;
  const [there = '', place = '', gone = ''] = looked;
  expect((await looks(there)).toLowerCase()).toContain(place.toLowerCase());
  expect(await looks(gone)).toMatch(/Not (in|part of) this game/);
  for (let made = 0; made < 6; made++) {
    const [asked] = must(await table.look(id, ann)).open;
    const [seat = ''] = asked?.seats ?? [];
    if (!asked) break;
    const options = asked.options.slice(0, asked.choose.min).map((option) => option.id);
    must(await chooseNext(table, id, seat === 'seat-1' ? ann : bo, options));
  }
  const { match } = must(await table.find(id));
  expect(match.status).toBe('playing');
  expect(match.options.overlay).toBe(own);
  expect(discord.statistics.violations).toEqual([]);
});
