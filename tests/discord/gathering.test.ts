import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SeenMessage } from '../../src/local/index.ts';
import { controlOf, openTable, privatelyWith, type Stage, setStage } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.close());

/** What a command typed in the channel is answered with in private. */
async function answerTo(
  user: string,
  command: string,
  values: { [argument: string]: string } = {},
): Promise<SeenMessage> {
  return (await stage.discord.command(user, stage.channel, command, values)).reply();
}

const labelsOf = ({ controls }: SeenMessage) => controls.map(({ label }) => label);

describe('in the channel of a table that gathers', () => {
  it('/pace shows the table’s pace, and its host sets it there', async () => {
    const { ann, bo } = stage;
    const none = await answerTo(ann, 'pace');
    expect(none.text).toContain('There’s no game in this channel.');
    await openTable(stage);
    expect((await answerTo(bo, 'pace')).text).toContain('**Pace**: Daily.');
    const set = await answerTo(ann, 'pace', { each: '12h' });
    expect(set.text).toContain('Each turn has 12 hours');
    const refused = await answerTo(bo, 'pace', { each: '6h' });
    expect(refused.text).not.toContain('You have 6 hours');
    expect((await answerTo(bo, 'pace')).text).toContain('Each turn has 12 hours');
  });

  it('/status says that it gathers, and /seat what takes a seat there', async () => {
    const { ann, cleo } = stage;
    expect((await answerTo(cleo, 'status')).text).toContain('This table is still gathering.');
    for (const command of ['seat take', 'seat open', 'seat close', 'seat companion']) {
      const said = await answerTo(ann, command);
      expect(said.text, command).toContain('`/game join` takes a seat here');
    }
    expect((await answerTo(cleo, 'notify')).text).toContain('How I reach you');
  });

  it('means one’s own among several, and asks whoever has none', async () => {
    const { discord, ann, bo, cleo, channel } = stage;
    await discord.command(bo, channel, 'game new', { game: 'counting' });
    await discord.waitFor(
      () => discord.messages(channel).filter(({ text }) => text.includes('**Seats**')).length === 2,
    );
    expect((await answerTo(ann, 'pace')).text).toContain('Each turn has 12 hours');
    expect((await answerTo(bo, 'pace')).text).toContain('Each turn has 1 day 2 hours');
    const which = await answerTo(cleo, 'pace');
    expect(labelsOf(which)).toEqual(['Pace of 1', 'Pace of 2']);
    await discord.press(cleo, which.id, controlOf(which, 'Pace of 1'));
    await privatelyWith(stage, cleo, channel, 'Each turn has');
    expect(stage.complaints).toEqual([]);
  });
});
