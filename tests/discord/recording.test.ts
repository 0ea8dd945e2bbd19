import { describe, expect, it } from 'vitest';
import { accountOf } from '../../src/drivers/verify/account.ts';
import { countingGame } from '../support/counting-game.ts';
import {
  controlOf,
  filesOf,
  messageWith,
  privatelyWith,
  stageForTests,
  startCounting,
} from './stage.ts';

const stage = stageForTests();

let requests = 0;

/** Both choose until it is over; Ann has 3 more at the end than she needs. */
async function playToTheEnd(matchId: string): Promise<void> {
  const { table, ann, bo } = stage;
  const choose = async (userId: string, options: string[]) => {
    const look = await table.look(matchId, userId);
    const decisionId = look.ok ? (look.open[0]?.id ?? '') : '';
    const requestId = `r${++requests}`;
    const chosen = await table.choose({
      matchId,
      userId,
      decisionId,
      options,
      requestId,
    });
    if (!chosen.ok) throw new Error(`Refused: ${chosen.refusal}`);
  };
  for (let round = 0; round < 2; round++) {
    await choose(ann, ['add-3']);
    await choose(bo, ['add-3']);
    if (round === 1) break;
    await choose(ann, ['1']);
    await choose(bo, ['2']);
    await choose(ann, ['on']);
    await choose(bo, ['on']);
  }
}

const secretsIn = (text: string) => text.match(/seat-\d hides [123]\./g) ?? [];

describe('what has happened in a match', () => {
  it('can be had while it is played, without what is hidden in it', async () => {
    const { discord, ann, bo } = stage;
    const { match, thread } = await startCounting(stage);
    const first = await messageWith(stage, thread, 'SHA-256 of the seed');
    expect(first.text).toContain(match.seedHash);

    await discord.command(ann, thread, 'chronicle', {});
    const chronicle = await privatelyWith(stage, ann, thread, 'The story so far');
    const files = await filesOf(chronicle);
    expect([...files.keys()]).toEqual([`counting-${match.id}.html`, `counting-${match.id}.md`]);
    expect(files.get(`counting-${match.id}.html`)).toContain('Round 1 begins.');
    expect(chronicle.controls.map(({ label }) => label)).not.toContain('Post it here');
    expect(discord.messages(thread, bo).some(({ id }) => id === chronicle.id)).toBe(false);

    await discord.press(ann, chronicle.id, controlOf(chronicle, 'Verify'));
    const proof = await privatelyWith(stage, ann, thread, 'still being played');
    expect(proof.text).toContain(match.seedHash);
    expect(proof.text).not.toContain('Seed: ');
    expect((await filesOf(proof)).size).toBe(0);

    await discord.press(ann, proof.id, controlOf(proof, 'Replay'));
    const replay = await privatelyWith(stage, ann, thread, 'Replay · round 1 · 1 of 2');
    expect(replay.pictures).toEqual([expect.objectContaining({ alt: '0 of 12' })]);
    await discord.press(ann, replay.id, controlOf(replay, 'Log'));
    await privatelyWith(stage, ann, thread, '## Log');
    expect(discord.statistics.violations).toEqual([]);
    expect(stage.complaints).toEqual([]);
  });

  it('can be read, stepped through, shared and verified when it is over', async () => {
    const { discord, bo, cleo } = stage;
    const { match, thread } = await startCounting(stage);
    await playToTheEnd(match.id);
    const ending = await messageWith(stage, thread, 'The end');
    expect(ending.controls.map(({ label }) => label)).toEqual(['Play again', 'Chronicle', 'Log']);

    await discord.press(bo, ending.id, controlOf(ending, 'Chronicle'));
    const chronicle = await privatelyWith(stage, bo, thread, 'with nothing hidden');
    const page = (await filesOf(chronicle)).get(`counting-${match.id}.html`) ?? '';
    expect(secretsIn(page)).toEqual(['seat-1 hides 1.', 'seat-2 hides 2.']);

    await discord.press(bo, chronicle.id, controlOf(chronicle, 'Post it here'));
    const shared = await messageWith(stage, thread, 'shares the chronicle');
    expect(shared.ephemeral).toBe(false);
    expect((await filesOf(shared)).get(`counting-${match.id}.html`)).toBe(page);
    expect(discord.messages(thread, cleo).map(({ id }) => id)).toContain(shared.id);

    // What Bo looks at next comes below it, at the end of what he sees.
    await discord.press(bo, chronicle.id, controlOf(chronicle, 'Log'));
    const below = await discord.waitFor(() =>
      discord
        .messages(thread, bo)
        .find(({ id, ephemeral }) => ephemeral && BigInt(id) > BigInt(shared.id)),
    );
    expect(below.text).toContain('seat-1 adds 3: 3.');

    const replay = await (await discord.command(cleo, thread, 'replay', {})).reply();
    expect(replay.text).toContain('Replay · round 1 · 1 of 3');
    expect(replay.text).toContain('seat-1 adds 3: 3.');
    await discord.press(cleo, replay.id, controlOf(replay, '›'));
    const second = await privatelyWith(stage, cleo, thread, 'round 2 · 2 of 3');
    expect(second.pictures).toEqual([expect.objectContaining({ alt: '6 of 12' })]);
    const menu = controlOf(second, 'Go to a round…');
    await discord.select(cleo, second.id, menu, ['now']);
    const end = await privatelyWith(stage, cleo, thread, 'the end · 3 of 3');
    expect(end.pictures).toEqual([expect.objectContaining({ alt: '12 of 12' })]);
    expect(end.controls.find(({ label }) => label === '›')?.disabled).toBe(true);

    await discord.press(cleo, end.id, controlOf(end, 'Verify'));
    const proof = await privatelyWith(stage, cleo, thread, 'Checked just now');
    expect(proof.text).toContain('✅');
    const files = await filesOf(proof);
    const name = `counting-${match.id}.json`;
    expect(proof.text).toContain(`npm run -s verify -- ${name}`);
    const { genuine } = await accountOf(files.get(name) ?? '', [countingGame()]);
    expect(genuine).toBe(true);
    expect(discord.statistics.violations).toEqual([]);
    expect(stage.complaints).toEqual([]);
  });

  it('is shared by nobody who did not play it', async () => {
    const { discord, cleo } = stage;
    const { match, thread } = await startCounting(stage);
    await playToTheEnd(match.id);
    await messageWith(stage, thread, 'The end');
    await stage.publishing.drain();
    await discord.command(cleo, thread, 'chronicle', {});
    const chronicle = await privatelyWith(stage, cleo, thread, 'with nothing hidden');
    const before = discord.messages(thread).length;
    await discord.press(cleo, chronicle.id, controlOf(chronicle, 'Post it here'));
    await privatelyWith(stage, cleo, thread, 'You have no seat in this game');
    expect(discord.messages(thread)).toHaveLength(before);
  });
});
