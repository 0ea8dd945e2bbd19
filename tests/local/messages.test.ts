import {
  AttachmentBuilder,
  ComponentType,
  ContainerBuilder,
  MediaGalleryBuilder,
  type Message,
  MessageFlags,
  type TextChannel,
} from 'discord.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PIXEL, type Stage, setStage } from './stage.ts';

describe('messages over REST', () => {
  let stage: Stage;
  let channel: TextChannel;
  beforeAll(async () => {
    stage = await setStage(() => undefined);
    channel = (await stage.client.channels.fetch(stage.games)) as TextChannel;
  });
  beforeEach(() => stage.discord.statistics.reset());
  afterAll(() => stage.close());

  const picture = (name: string, description: string) =>
    new AttachmentBuilder(PIXEL, { name, description });
  const nothingWrong = () => expect(stage.discord.statistics.violations).toEqual([]);

  it('keeps, replaces and serves attachments with their alt text', async () => {
    const message = await channel.send({
      content: 'Board',
      files: [picture('a.png', 'An empty room')],
    });
    const first = message.attachments.first();
    expect(first).toMatchObject({
      description: 'An empty room',
      width: 1,
      height: 1,
      size: PIXEL.length,
    });
    const served = await fetch(first?.url ?? '');
    expect(Buffer.from(await served.arrayBuffer()).equals(PIXEL)).toBe(true);
    const both = await message.edit({
      attachments: [...message.attachments.values()],
      files: [picture('b.png', 'Two')],
    });
    expect([...both.attachments.values()].map((one) => one.name)).toEqual(['a.png', 'b.png']);
    const replaced = await both.edit({ attachments: [], files: [picture('c.png', 'Three')] });
    expect([...replaced.attachments.values()].map((one) => one.description)).toEqual(['Three']);
    // A page may be loading a file while it is replaced: it stays available a little longer.
    expect((await fetch(first?.url ?? '')).status).toBe(200);
    nothingWrong();
  });

  it('resolves pictures inside layout components', async () => {
    const container = (text: string, file: string) =>
      new ContainerBuilder()
        .setAccentColor(0x336699)
        .addTextDisplayComponents((display) => display.setContent(text))
        .addMediaGalleryComponents(
          new MediaGalleryBuilder().addItems((item) =>
            item.setURL(`attachment://${file}`).setDescription('Map'),
          ),
        );
    const message = await channel.send({
      flags: MessageFlags.IsComponentsV2,
      components: [container('# Round 1', 'map.png')],
      files: [picture('map.png', 'Map')],
    });
    const [seen] = stage.discord.messages(stage.games).slice(-1);
    expect(seen).toMatchObject({ text: '# Round 1' });
    expect(seen?.pictures[0]?.url).toContain('/attachments/');
    const edited = await message.edit({
      components: [container('# Round 2', 'map.png')],
      attachments: [],
      files: [picture('map.png', 'Map')],
    });
    expect(edited.flags.has(MessageFlags.IsComponentsV2)).toBe(true);
    expect(edited.components[0]?.type).toBe(ComponentType.Container);
    await expect(
      message.edit({ components: [container('x', 'missing.png')] }),
    ).rejects.toMatchObject({ code: 50035 });
    expect(stage.discord.statistics.violations).toHaveLength(1);
  });

  it('returns the earlier message for a create repeated with the same nonce', async () => {
    const before = stage.discord.messages(stage.games).length;
    const send = (content: string, nonce: string): Promise<Message> =>
      channel.send({ content, nonce, enforceNonce: true });
    const first = await send('once', 'n-1');
    const again = await send('once', 'n-1');
    const other = await send('twice', 'n-2');
    expect([again.id === first.id, other.id === first.id]).toEqual([true, false]);
    const unenforced = await channel.send({ content: 'x', nonce: 'n-1' });
    expect(unenforced.id).not.toBe(first.id);
    expect(stage.discord.messages(stage.games)).toHaveLength(before + 3);
    nothingWrong();
  });

  it('creates nothing twice when the answer was lost', async () => {
    stage.discord.faults.failRequests({
      method: 'POST',
      path: '/messages',
      status: 502,
      when: 'after',
    });
    const message = await channel.send({
      content: 'lost answer',
      nonce: 'n-3',
      enforceNonce: true,
    });
    const seen = stage.discord.messages(stage.games).filter((one) => one.text === 'lost answer');
    expect(seen.map((one) => one.id)).toEqual([message.id]);
  });

  it('lists, replies, pins and deletes', async () => {
    const first = await channel.send('one');
    const second = await first.reply('two');
    expect(second.reference?.messageId).toBe(first.id);
    expect(stage.discord.statistics.mentions.at(-1)?.users).toEqual([]);
    const listed = await channel.messages.fetch({ limit: 2, cache: false });
    expect([...listed.keys()]).toEqual([second.id, first.id]);
    const after = await channel.messages.fetch({ after: first.id, cache: false });
    expect([...after.keys()]).toEqual([second.id]);
    await expect(second.pin()).rejects.toMatchObject({ code: 50013 });
    stage.discord.permissions.give('PinMessages');
    await second.pin();
    await second.delete();
    await expect(second.edit('gone')).rejects.toMatchObject({ code: 10008 });
    await expect(stage.rest.get('/channels/1/messages/2')).rejects.toMatchObject({ code: 10003 });
    nothingWrong();
  });

  it('records whom a message would ping', async () => {
    const { discord, ann, bo } = stage;
    const pings = () => discord.statistics.mentions.at(-1);
    const text = `<@${ann}> and <@${bo}> and \`<@${bo}>\``;
    await channel.send(text);
    expect(pings()).toMatchObject({ users: [ann, bo], notified: true });
    await channel.send({ content: text, allowedMentions: { users: [bo] } });
    expect(pings()?.users).toEqual([bo]);
    const quiet = await channel.send({
      content: `${text} @everyone`,
      allowedMentions: { parse: [] },
    });
    expect(pings()?.users).toEqual([]);
    await quiet.edit({ content: `<@${ann}>`, allowedMentions: { users: [ann] } });
    expect(pings()).toMatchObject({ users: [ann], edited: true, notified: false });
    const asked = discord.say(ann, stage.games, 'hello?');
    const fetched = await channel.messages.fetch(asked.id);
    await fetched.reply('hello');
    expect(pings()?.users).toEqual([ann]);
    await fetched.reply({ content: 'hello', allowedMentions: { repliedUser: false } });
    expect(pings()?.users).toEqual([]);
    await channel.send({
      flags: MessageFlags.IsComponentsV2,
      components: [
        new ContainerBuilder().addTextDisplayComponents((one) => one.setContent(`<@${bo}>`)),
      ],
    });
    expect(pings()?.users).toEqual([bo]);
    nothingWrong();
  });

  it('does not edit what others wrote', async () => {
    const written = stage.discord.say(stage.ann, stage.games, 'mine');
    await expect(
      stage.rest.patch(`/channels/${stage.games}/messages/${written.id}`, {
        body: { content: 'yours' },
      }),
    ).rejects.toMatchObject({ code: 50005 });
  });

  it('keeps application emojis', async () => {
    const emojis = stage.client.application.emojis;
    const made = await emojis.create({ attachment: PIXEL, name: 'hit' });
    expect((await emojis.fetch()).map((emoji) => emoji.name)).toEqual(['hit']);
    expect((await fetch(`${stage.discord.url}emojis/${made.id}.png`)).status).toBe(200);
    await expect(emojis.create({ attachment: PIXEL, name: 'hit' })).rejects.toMatchObject({
      code: 50035,
    });
  });

  it('opens direct messages', async () => {
    const person = await stage.client.users.fetch(stage.bo);
    await person.send('Your turn');
    const direct = stage.discord.statistics.mentions.at(-1)?.channelId ?? '';
    expect(stage.discord.messages(direct, stage.bo).map((one) => one.text)).toEqual(['Your turn']);
    expect(stage.discord.messages(direct, stage.ann)).toEqual([]);
    nothingWrong();
  });
});
