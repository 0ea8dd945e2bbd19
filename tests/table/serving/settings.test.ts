import { describe, expect, test } from 'vitest';
import { readServerSettings } from '../../../src/table/match/saved/server-settings.ts';
import { tableForTests } from '../../support/table-for-tests.ts';
import { execute, testDatabases } from '../../support/test-database.ts';
import { ann, bo, must, startedMatch } from '../../support/test-table.ts';

test('what can not be read of saved settings is as if never set, and the rest stays', () => {
  const saved = {
    channels: ['c-1'],
    starters: 'everybody',
    pace: 'hasty',
    locale: 'en',
    reportChannelId: 7,
    mostMatches: 3,
    unheardOf: true,
  };
  expect(readServerSettings(saved)).toEqual({ channels: ['c-1'], locale: 'en', mostMatches: 3 });
  expect(readServerSettings({ channels: [], mostMatches: 0.5 })).toEqual({});
  for (const nonsense of [null, 7, 'settings', []])
    expect(readServerSettings(nonsense)).toEqual({});
});

for (const { kind, open } of testDatabases()) {
  describe(`settings of a server in the ${kind} database`, () => {
    const here = tableForTests({}, open);

    const set = async (guildId: string, changes: Parameters<typeof here.table.changeSettings>[1]) =>
      must(await here.table.changeSettings(guildId, changes)).settings;
    const table = (
      guildId: string,
      channelId: string,
      opener?: { roles: string[]; manages: boolean },
    ) =>
      here.table.create({
        gameId: 'counting',
        guildId,
        channelId,
        host: ann,
        ...(opener ? { opener } : {}),
      });

    test('keep what is not named, and lose what is taken back', async () => {
      expect(must(await here.table.settings('s')).settings).toEqual({});
      expect(await set('s', { locale: 'en', channels: ['a'] })).toEqual({
        locale: 'en',
        channels: ['a'],
      });
      await set('s', { channels: ['b', 'c'], mostMatches: 2 });
      expect(await set('s', { locale: null, mostMatches: null })).toEqual({ channels: ['b', 'c'] });
      expect(await set('s', { channels: [] })).toEqual({});
      const [row] = await execute(here.database, "SELECT settings FROM servers WHERE id = 's'");
      expect(row).toEqual({ settings: {} });
    });

    test('are seen at once where they are remembered, whatever this process changes', async () => {
      const remembered = async () => must(await here.table.rememberedSettings('r')).settings;
      expect(await remembered()).toEqual({});
      await set('r', { locale: 'en' });
      expect(await remembered()).toEqual({ locale: 'en' });
      await execute(here.database, "UPDATE servers SET settings = '{}' WHERE id = 'r'");
      expect(must(await here.table.settings('r')).settings).toEqual({});
      expect(await remembered()).toEqual({ locale: 'en' });
      await set('r', { mostMatches: 2 });
      expect(await remembered()).toEqual({ mostMatches: 2 });
      await set('r', { mostMatches: null });
      expect(await remembered()).toEqual({});
    });

    test('are changed all or not at all', async () => {
      await set('whole', { mostMatches: 2 });
      expect(
        await here.table.changeSettings('whole', { mostMatches: 3, channels: ['not an id!'] }),
      ).toEqual({ ok: false, refusal: 'no-such-server-setting', setting: 'channels' });
      expect(await here.table.changeSettings('whole', { mostMatches: 0 })).toMatchObject({
        setting: 'mostMatches',
      });
      expect(must(await here.table.settings('whole')).settings).toEqual({ mostMatches: 2 });
    });

    test('say where tables may be opened, also for another game of the same people', async () => {
      const before = must(await table('g-channels', 'old')).match.id;
      const over = must(await table('g-channels', 'old')).match.id;
      must(await here.table.abandon(over, ann.userId));
      await set('g-channels', { channels: ['games', 'more'] });
      expect(await table('g-channels', 'old')).toEqual({
        ok: false,
        refusal: 'not-in-this-channel',
        channels: ['games', 'more'],
      });
      expect(await here.table.rematch(over, bo)).toMatchObject({
        refusal: 'not-in-this-channel',
      });
      expect(await table('g-channels', 'more')).toMatchObject({ ok: true });
      expect(await table('g-elsewhere', 'old')).toMatchObject({ ok: true });
      // What is already open continues.
      must(await here.table.chooseCharacters(before, ann.userId, ['fox']));
      must(await here.table.join(before, bo, ['owl']));
      must(await here.table.start(before, ann.userId));
    });

    test('say who may open tables, and let those who manage the server', async () => {
      await set('g-roles', { starters: ['r-host', 'r-elder'] });
      const refused = { ok: false, refusal: 'may-not-open', starters: ['r-host', 'r-elder'] };
      expect(await table('g-roles', 'c')).toEqual(refused);
      expect(await table('g-roles', 'c', { roles: ['r-other'], manages: false })).toEqual(refused);
      const opened = must(await table('g-roles', 'c', { roles: ['r-elder'], manages: false }));
      expect(await table('g-roles', 'c', { roles: [], manages: true })).toMatchObject({ ok: true });
      const { id } = opened.match;
      expect(await here.table.join(id, bo, ['owl'])).toMatchObject({ ok: true });
      must(await here.table.abandon(id, ann.userId));
      expect(await here.table.rematch(id, bo)).toEqual(refused);
      const again = { roles: ['r-host'], manages: false };
      expect(await here.table.rematch(id, bo, again)).toMatchObject({ ok: true, opened: true });
    });

    test('limit how many matches are open at the same time', async () => {
      await set('g-most', { mostMatches: 3 });
      const first = must(await table('g-most', 'c')).match.id;
      const tried = await Promise.all([1, 2, 3, 4].map(() => table('g-most', 'c')));
      expect(tried.filter(({ ok }) => ok)).toHaveLength(2);
      expect(tried.filter(({ ok }) => !ok)).toEqual([
        { ok: false, refusal: 'too-many-matches', most: 3 },
        { ok: false, refusal: 'too-many-matches', most: 3 },
      ]);
      expect(must(await here.table.list({ guildId: 'g-most' })).matches).toHaveLength(3);
      must(await here.table.abandon(first, ann.userId));
      expect(await table('g-most', 'c')).toMatchObject({ ok: true });
      expect(await table('g-most', 'c')).toMatchObject({ refusal: 'too-many-matches' });
      await startedMatch(here.table);
    });
  });
}
