import { describe, expect, it, vi } from 'vitest';
import { RATES } from '../../src/discord/rate-limits.ts';
import { must } from '../support/test-table.ts';
import { messageWith, notifiedBeyond, stageForTests, startCounting } from './stage.ts';

const stage = stageForTests();

/** Types `/report` and submits the form; returns the private answer. */
async function report(user: string, place: string, said: string) {
  const { discord } = stage;
  const asked = await discord.command(user, place, 'report', {});
  const form = asked.modal?.custom_id;
  if (!form) throw new Error('No form was shown.');
  const sent = await discord.submitModal(user, form, { said });
  return sent.reply();
}

const fileNames = ({ api }: { api: { components?: unknown } }): string[] =>
  [...JSON.stringify(api.components).matchAll(/"name":"([^"]+\.json)"/g)].map(([, name]) => name!);

describe('a report', () => {
  it('goes back to the one who made it while no channel is set', async () => {
    const { match, thread } = await startCounting(stage);
    const answer = await report(stage.ann, thread, 'It is **stuck**.');
    expect(answer.ephemeral).toBe(true);
    expect(answer.text).toContain('This server has no channel for reports');
    expect(answer.text).toContain('> It is \\*\\*stuck\\*\\*.');
    expect(fileNames(answer)).toEqual([`report-counting-${match.id}.json`]);
  });

  it('goes to the channel that is set, notifies nobody and formats nothing', async () => {
    const { discord, table, bo, channel } = stage;
    const { match, thread } = await startCounting(stage);
    const set = await table.changeSettings(match.guildId, { reportChannelId: channel });
    expect(set.ok).toBe(true);
    discord.statistics.reset();
    const said = `# @everyone <@${stage.ann}> [a](https://evil.example)\n- **b**`;
    const answer = await report(bo, thread, said);
    expect(answer.text).toContain('Thank you!');
    expect(fileNames(answer)).toEqual([]);
    const posted = await messageWith(stage, channel, 'A report from');
    expect(posted.text).toContain(`<@${bo}>`);
    expect(posted.text).toContain(match.id);
    expect(posted.text).toContain('> \\# @everyone');
    expect(posted.text).not.toContain('> # ');
    expect(posted.text).toContain('\\*\\*b\\*\\*');
    expect(fileNames(posted)).toEqual([`report-counting-${match.id}.json`]);
    expect(notifiedBeyond(stage, [])).toEqual([]);
    expect(discord.statistics.violations).toEqual([]);
  });

  it('that can’t be posted comes back with the file, and one about no game goes alone', async () => {
    const { discord, table, cleo, channel } = stage;
    const { match, thread } = await startCounting(stage);
    discord.permissions.take('SEND_MESSAGES', channel);
    const refused = await report(cleo, thread, 'Nothing happens.');
    discord.permissions.give('SEND_MESSAGES', channel);
    expect(refused.text).toContain('I couldn’t post your report');
    expect(refused.text).toContain('> Nothing happens.');
    expect(fileNames(refused)).toHaveLength(1);
    expect(stage.complaints.map(({ msg }) => msg)).toEqual(['A report could not be posted.']);
    stage.complaints.length = 0;
    const alone = await report(cleo, channel, 'The bot is slow.');
    expect(alone.text).toContain('Thank you!');
    await messageWith(stage, channel, 'About no particular game');
    await table.changeSettings(match.guildId, { reportChannelId: null });
  });

  it('of a match that can’t be put into a file goes alone, and one of a game that is gone goes all the same', async () => {
    const { table, ann } = stage;
    const { match, thread } = await startCounting(stage);
    const reported = must(await table.report(match.id, ann, ''));
    const reporting = vi.spyOn(table, 'report');
    reporting.mockRejectedValueOnce(new Error('It is spoiled.'));
    const alone = await report(ann, thread, 'I see nothing.');
    expect(alone.text).toContain('> I see nothing.');
    expect(fileNames(alone)).toEqual([]);
    expect(stage.complaints.map(({ msg }) => msg)).toEqual([
      'A match could not be put into a report.',
    ]);
    stage.complaints.length = 0;
    const gone = { ...reported, match: { ...reported.match, gameId: 'chess' } };
    reporting.mockResolvedValueOnce(gone);
    must(await table.changeSettings(match.guildId, { reportChannelId: stage.channel }));
    expect((await report(ann, thread, 'Where is it?')).text).toContain('Thank you!');
    expect((await messageWith(stage, stage.channel, '> Where is it?')).text).toContain('chess');
    must(await table.changeSettings(match.guildId, { reportChannelId: null }));
    expect(stage.complaints).toEqual([]);
  });

  it('may be sent only so often, and what was written is not lost', async () => {
    const { match, thread } = await startCounting(stage);
    expect(match.status).toBe('playing');
    const texts: string[] = [];
    for (let count = 0; count <= RATES.report.times; count++) {
      texts.push((await report(stage.bo, thread, `Report ${count}`)).text);
    }
    expect(texts.at(-1)).toContain('You can send the next');
    expect(texts.at(-1)).toContain(`> Report ${RATES.report.times}`);
    expect(stage.complaints).toEqual([]);
  });
});
