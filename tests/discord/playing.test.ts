import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { controlOf, messageWith, type Stage, setStage, startCounting } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
}, 30_000);

afterAll(() => stage.close());

describe('a match from the lobby to its end', () => {
  it('is played by buttons alone', async () => {
    const { discord, ann, bo } = stage;
    const { thread } = await startCounting(stage).catch((e) => {
      console.log(
        discord.messages(stage.channel).map((m) => m.text),
        stage.complaints,
        discord.statistics.violations,
        discord.statistics.refusals,
      );
      throw e;
    });
    const turn = await messageWith(stage, thread, 'it is your move');
    expect(turn.text).toContain(`<@${ann}>`);

    const opened = await discord.press(ann, turn.id, controlOf(turn, 'Act'));
    const panel = await opened.reply();
    expect(panel.ephemeral).toBe(true);
    expect(panel.text).toContain('How much do you add?');
    await discord.press(ann, panel.id, controlOf(panel, 'add-3'));
    const after = await messageWith(stage, thread, 'There is nothing for you to do now', ann);
    expect(after.id).toBe(panel.id);
    expect(after.text).toContain('seat-1 adds 3: 3.');

    const next = await discord.waitFor(() =>
      discord
        .messages(thread)
        .find(({ text }) => text.includes('it is your move') && text.includes(`<@${bo}>`)),
    );
    await discord.press(bo, next.id, controlOf(next, 'Act'));
    console.log(
      discord
        .messages(thread)
        .map((m) => m.text + ' | ' + m.controls.map((c) => c.label))
        .join('\n---\n'),
    );
    console.log(stage.complaints, discord.statistics.violations, discord.statistics.refusals);
  });
});
