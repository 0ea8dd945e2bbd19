import { ChannelType, type TextChannel } from 'discord.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PIXEL, type Stage, setStage } from './stage.ts';

describe('threads and permissions', () => {
  let stage: Stage;
  let channel: TextChannel;
  let failed: (error: unknown) => void = () => undefined;
  beforeAll(async () => {
    stage = await setStage((interaction) =>
      interaction.isChatInputCommand()
        ? interaction
            .reply(String(interaction.appPermissions.has('CreatePublicThreads')))
            .catch((error: unknown) => failed(error))
        : undefined,
    );
    stage.discord.permissions.give(['ManageThreads', 'CreatePrivateThreads']);
    channel = (await stage.client.channels.fetch(stage.games)) as TextChannel;
  });
  afterAll(async () => {
    expect(stage.discord.statistics.violations).toEqual([]);
    await stage.close();
  });

  it('starts a thread from a message, with members', async () => {
    const message = await channel.send('Lobby');
    const thread = await message.startThread({ name: 'The crypt', autoArchiveDuration: 10080 });
    expect(thread.id).toBe(message.id);
    await thread.members.add(stage.ann);
    await thread.send(`<@${stage.bo}>, your turn`);
    const seen = stage.discord.threads(stage.games).find((one) => one.id === thread.id);
    expect(seen).toMatchObject({ name: 'The crypt', archived: false, isPrivate: false });
    expect(seen?.members).toEqual([stage.discord.applicationId, stage.ann, stage.bo]);
    await thread.members.remove(stage.ann);
    expect([...(await thread.members.fetch()).keys()]).not.toContain(stage.ann);
    await expect(
      stage.rest.post(`/channels/${stage.games}/messages/${message.id}/threads`, {
        body: { name: 'x' },
      }),
    ).rejects.toMatchObject({ code: 160004 });
  });

  it('refuses edits in an archived thread until it is open again', async () => {
    const thread = await channel.threads.create({ name: 'Old', type: ChannelType.PublicThread });
    const message = await thread.send('Round 1');
    stage.discord.faults.archiveThread(thread.id);
    await stage.discord.waitFor(() => thread.archived);
    await expect(message.edit('Round 2')).rejects.toMatchObject({ code: 50083 });
    await expect(thread.members.add(stage.ann)).rejects.toMatchObject({ code: 50083 });
    await thread.setArchived(false);
    expect((await message.edit('Round 2')).content).toBe('Round 2');
    stage.discord.faults.archiveThread(thread.id);
    await thread.send('Writing reopens it');
    expect(stage.discord.threads().find((one) => one.id === thread.id)?.archived).toBe(false);
    await thread.setLocked(true);
    await thread.setArchived(true);
    expect(stage.discord.threads().find((one) => one.id === thread.id)).toMatchObject({
      archived: true,
      locked: true,
    });
    expect(() => stage.discord.say(stage.bo, thread.id, 'hello')).toThrow('locked');
  });

  it('refuses all that is no moderator’s in a locked thread', async () => {
    const { discord, ann } = stage;
    const thread = await channel.threads.create({ name: 'Locked', type: ChannelType.PublicThread });
    const message = await thread.send('Round 1');
    discord.faults.lockThread(thread.id);
    await thread.send('A moderator may');
    discord.permissions.take('ManageThreads');
    await expect(thread.send('x')).rejects.toMatchObject({ code: 160005 });
    await expect(message.edit('x')).rejects.toMatchObject({ code: 160005 });
    const codes: unknown[] = [];
    failed = (error) => codes.push(error);
    await discord.command(ann, thread.id, 'hello');
    expect(codes).toEqual([expect.objectContaining({ code: 50083 })]);
    discord.faults.archiveThread(thread.id, true);
    await expect(thread.send('x')).rejects.toMatchObject({ code: 50083 });
    await expect(thread.setArchived(false)).rejects.toMatchObject({ code: 50083 });
    discord.permissions.give('ManageThreads');
    await thread.setArchived(false);
    discord.faults.lockThread(thread.id, false);
    discord.permissions.take('ManageThreads');
    expect((await message.edit('Round 2')).content).toBe('Round 2');
    discord.permissions.give('ManageThreads');
  });

  it('answers 10003 once a thread is deleted, and tells the bot', async () => {
    const thread = await channel.threads.create({ name: 'Doomed' });
    stage.discord.faults.deleteThread(thread.id);
    await expect(thread.send('x')).rejects.toMatchObject({ code: 10003 });
    expect(stage.client.channels.cache.has(thread.id)).toBe(false);
  });

  it('hides a private thread from those who are not in it', async () => {
    const { discord, ann, bo } = stage;
    const thread = await channel.threads.create({
      name: 'Secret',
      type: ChannelType.PrivateThread,
    });
    await thread.members.add(ann);
    await thread.send('psst');
    expect(discord.messages(thread.id, ann)).toHaveLength(1);
    expect(discord.messages(thread.id, bo)).toHaveLength(0);
  });

  it('takes permissions from the bot, here and everywhere', async () => {
    const { discord, client, games, ann } = stage;
    discord.permissions.take(['CREATE_PUBLIC_THREADS', 'ATTACH_FILES'], games);
    const create = () => channel.threads.create({ name: 'No', type: ChannelType.PublicThread });
    await expect(create()).rejects.toMatchObject({ code: 50013 });
    await expect(channel.send({ files: [PIXEL] })).rejects.toMatchObject({ code: 50013 });
    const told = await discord.command(ann, games, 'hello');
    expect((await told.reply()).text).toBe('false');
    const me = channel.guild.members.me;
    if (!me) throw new Error('The bot is not in its server');
    expect(channel.permissionsFor(me).has('CreatePublicThreads')).toBe(false);
    discord.permissions.give(['CREATE_PUBLIC_THREADS', 'ATTACH_FILES'], games);
    expect((await create()).name).toBe('No');
    discord.permissions.take('SendMessagesInThreads');
    const thread = client.channels.cache.find((one) => one.isThread() && one.name === 'No');
    if (!thread?.isThread()) throw new Error('The thread is missing');
    await expect(thread.send('x')).rejects.toMatchObject({ code: 50013 });
    discord.permissions.give('SendMessagesInThreads');
    await thread.send('x');
    discord.permissions.take('ViewChannel', games);
    await expect(stage.rest.get(`/channels/${games}`)).rejects.toMatchObject({ code: 50001 });
    discord.permissions.give('ViewChannel', games);
  });
});
