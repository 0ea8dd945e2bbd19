import { type Client, type Interaction, REST, type TextChannel } from 'discord.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { login, type Stage, setStage } from './stage.ts';

describe('misbehaviour on command', () => {
  let stage: Stage;
  let received: Interaction[];
  let answer: (interaction: Interaction) => Promise<unknown> | unknown;
  const collect = (interaction: Interaction) => {
    received.push(interaction);
    return answer(interaction);
  };

  beforeEach(async () => {
    received = [];
    answer = (interaction) =>
      interaction.isChatInputCommand() ? interaction.reply('here') : undefined;
    stage = await setStage(collect, { acknowledgementLimit: 1000 });
  });
  afterEach(() => stage.close());

  const channelOf = async (client: Client): Promise<TextChannel> =>
    (await client.channels.fetch(stage.games)) as TextChannel;

  it('rate-limits requests, and the bot waits as long as it is told', async () => {
    const channel = await channelOf(stage.client);
    stage.discord.faults.failRequests({
      method: 'POST',
      path: '/messages',
      status: 429,
      times: 2,
      retryAfter: 0.15,
    });
    const start = performance.now();
    await channel.send('patience');
    expect(performance.now() - start).toBeGreaterThan(290);
    expect(
      stage.discord.messages(stage.games).filter((one) => one.text === 'patience'),
    ).toHaveLength(1);
  });

  it.each([
    ['close', true],
    ['reconnect', true],
    ['invalid-session', true],
  ] as const)('loses no event over a dropped gateway (%s)', async (how, resumable) => {
    stage.discord.faults.dropGateway(how, resumable);
    expect(stage.discord.botConnected()).toBe(false);
    const outcome = await stage.discord.command(stage.ann, stage.games, 'hello');
    expect(outcome).toMatchObject({ acknowledged: true, error: null });
    expect(received).toHaveLength(1);
  });

  it('makes the bot log in anew when its session is gone', async () => {
    stage.discord.faults.dropGateway('close', false);
    await stage.discord.waitFor(() => stage.discord.botConnected(), 8000, 'a new login');
    const outcome = await stage.discord.command(stage.ann, stage.games, 'hello');
    expect(outcome.acknowledged).toBe(true);
  }, 15_000);

  it('serves a bot that was killed and started again', async () => {
    await stage.client.destroy();
    const missed = await stage.discord.command(stage.ann, stage.games, 'hello');
    expect(missed.error).toBe('The application did not respond');
    const second = await login(stage.discord, collect);
    const outcome = await stage.discord.command(stage.ann, stage.games, 'hello');
    expect(outcome.acknowledged).toBe(true);
    expect(second.guilds.cache.get(stage.discord.guildId)?.channels.cache.size).toBe(2);
    await second.destroy();
  });

  it('delivers an interaction twice, and refuses the second acknowledgement', async () => {
    const codes: unknown[] = [];
    answer = (interaction) =>
      interaction.isChatInputCommand()
        ? interaction.reply('here').catch((error: { code: unknown }) => codes.push(error.code))
        : undefined;
    stage.discord.faults.duplicateNextInteraction();
    const outcome = await stage.discord.command(stage.ann, stage.games, 'hello');
    await expect.poll(() => codes).toEqual([40060]);
    expect(outcome.messages()).toHaveLength(1);
    expect(received.map((one) => one.id)).toEqual([outcome.interactionId, outcome.interactionId]);
  });

  it('delivers an interaction after the one that follows it, or a second late where none does', async () => {
    answer = (interaction) =>
      interaction.isChatInputCommand() ? interaction.reply('here').catch(() => {}) : undefined;
    const press = () => stage.discord.command(stage.ann, stage.games, 'hello');
    stage.discord.faults.swapNextInteractions();
    const pressed = await Promise.all([press(), press()]);
    expect(received.map(({ id }) => id)).toEqual(
      pressed.map(({ interactionId }) => interactionId).reverse(),
    );
    stage.discord.faults.swapNextInteractions();
    const alone = press();
    await expect.poll(() => received.length, { timeout: 3000 }).toBe(3);
    await alone;
  });

  it('delivers an interaction too late to be acknowledged', async () => {
    const codes: unknown[] = [];
    answer = (interaction) =>
      interaction.isChatInputCommand()
        ? interaction.reply('late').catch((error: { code: unknown }) => codes.push(error.code))
        : undefined;
    stage.discord.faults.delayNextInteraction(1200);
    const outcome = await stage.discord.command(stage.ann, stage.games, 'hello');
    expect(outcome.error).toBe('The application did not respond');
    await expect.poll(() => codes, { timeout: 2000 }).toEqual([10062]);
  });

  it('ends an interaction’s token after its lifetime', async () => {
    const short = await setStage(
      async (interaction) => {
        if (!interaction.isChatInputCommand()) return;
        await interaction.reply('now');
        await new Promise((resolve) => setTimeout(resolve, 60));
        await interaction.editReply('too late').catch(() => undefined);
      },
      { tokenLifetime: 50 },
    );
    await short.discord.command(short.ann, short.games, 'hello');
    await expect
      .poll(() => short.discord.statistics.refusals.map((one) => one.code))
      .toEqual([50027]);
    await short.close();
  });

  it('refuses a wrong token and unknown routes', async () => {
    const stranger = new REST({ api: stage.discord.apiBase }).setToken('wrong');
    await expect(stranger.get('/users/@me')).rejects.toMatchObject({ status: 401 });
    await expect(stage.rest.get('/nowhere')).rejects.toMatchObject({ status: 404 });
    expect(stage.discord.statistics.violations).toEqual([
      expect.objectContaining({ route: 'GET /nowhere' }),
    ]);
  });

  it('takes faults over HTTP, from this machine’s own pages only', async () => {
    const control = (body: unknown, origin?: string) =>
      fetch(`${stage.discord.url}control`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: origin ? { origin } : {},
      });
    const fault = { do: 'fail-requests', path: '/messages', status: 403 };
    expect((await control(fault, 'https://elsewhere.example')).status).toBe(403);
    expect((await control(fault)).status).toBe(200);
    const channel = await channelOf(stage.client);
    await expect(channel.send('x')).rejects.toMatchObject({ status: 403 });
    const refused = await control({ do: 'nonsense' });
    expect(await refused.json()).toMatchObject({ error: expect.stringContaining('drop-gateway') });
    const told = await fetch(`${stage.discord.url}control`);
    expect(await told.json()).toMatchObject({ requests: expect.any(Object), violations: [] });
  });
});
