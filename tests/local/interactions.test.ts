import {
  ActionRowBuilder,
  ButtonBuilder,
  ButtonStyle,
  type Interaction,
  LabelBuilder,
  MessageFlags,
  ModalBuilder,
  StringSelectMenuBuilder,
  TextInputBuilder,
  TextInputStyle,
  UserSelectMenuBuilder,
} from 'discord.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PersonError } from '../../src/local/index.ts';
import { type Stage, setStage } from './stage.ts';

const buttons = new ActionRowBuilder<ButtonBuilder>().addComponents(
  new ButtonBuilder().setCustomId('count').setLabel('Count').setStyle(ButtonStyle.Primary),
  new ButtonBuilder().setCustomId('later').setLabel('Later').setStyle(ButtonStyle.Secondary),
  new ButtonBuilder()
    .setCustomId('never')
    .setLabel('Never')
    .setStyle(ButtonStyle.Danger)
    .setDisabled(true),
);
const below = new ActionRowBuilder<ButtonBuilder>().addComponents(
  new ButtonBuilder().setCustomId('below').setLabel('Below').setStyle(ButtonStyle.Secondary),
);
const people = new ActionRowBuilder<UserSelectMenuBuilder>().addComponents(
  new UserSelectMenuBuilder().setCustomId('whom').setPlaceholder('Hand over to…'),
);
const menu = new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(
  new StringSelectMenuBuilder()
    .setCustomId('pick')
    .setMinValues(1)
    .setMaxValues(2)
    .addOptions(
      { label: 'Sword', value: 'sword' },
      { label: 'Shield', value: 'shield' },
      { label: 'Torch', value: 'torch' },
    ),
);

async function bot(interaction: Interaction): Promise<unknown> {
  if (interaction.isAutocomplete()) {
    const typed = interaction.options.getFocused();
    const games = ['Altar', 'Altar Quest', 'Adventure'].filter((name) => name.startsWith(typed));
    return interaction.respond(games.map((name) => ({ name, value: name.toLowerCase() })));
  }
  if (interaction.isChatInputCommand()) {
    switch (interaction.commandName) {
      case 'hello':
        return interaction.reply({
          content: 'Only for you',
          components: [below],
          flags: MessageFlags.Ephemeral,
        });
      case 'slow': {
        await interaction.deferReply();
        await interaction.editReply('Thought');
        return interaction.followUp({ content: 'And a whisper', flags: MessageFlags.Ephemeral });
      }
      case 'panel':
        return interaction.reply({ content: 'Panel', components: [buttons, menu, people] });
      case 'ask':
        return interaction.showModal(
          new ModalBuilder()
            .setCustomId('form')
            .setTitle('A form')
            .addLabelComponents(
              new LabelBuilder()
                .setLabel('Your name')
                .setTextInputComponent(
                  new TextInputBuilder().setCustomId('name').setStyle(TextInputStyle.Short),
                ),
            ),
        );
      case 'game': {
        const { options } = interaction;
        const seats = options.getInteger('seats') ?? 1;
        const guest = options.getUser('guest')?.displayName ?? 'nobody';
        return interaction.reply(`${options.getString('which', true)} for ${seats} with ${guest}`);
      }
      default:
        return undefined;
    }
  }
  if (interaction.isButton() && interaction.customId === 'count')
    return interaction.update({ content: 'Counted', components: [] });
  if (interaction.isButton() && interaction.customId === 'below') {
    await interaction.deferUpdate();
    await interaction.followUp({ content: 'Anew', flags: MessageFlags.Ephemeral });
    return interaction.deleteReply();
  }
  if (interaction.isButton()) {
    await interaction.deferUpdate();
    return interaction.editReply({ content: 'Later it is' });
  }
  if (interaction.isStringSelectMenu())
    return interaction.reply({
      content: interaction.values.join('+'),
      flags: MessageFlags.Ephemeral,
    });
  if (interaction.isUserSelectMenu())
    return interaction.update(`Handed over to ${interaction.users.first()?.displayName}`);
  if (interaction.isModalSubmit())
    return interaction.reply(`Hello ${interaction.fields.getTextInputValue('name')}`);
  return undefined;
}

describe('interactions with a discord.js bot', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await setStage(bot, { acknowledgementLimit: 500 });
  });
  afterAll(async () => {
    expect(stage.discord.statistics.violations).toEqual([]);
    await stage.close();
  });

  it('shows an ephemeral reply to its addressee alone', async () => {
    const { discord, ann, bo, games } = stage;
    const outcome = await discord.command(ann, games, 'hello');
    expect(outcome).toMatchObject({ acknowledged: true, type: 4, error: null });
    expect(outcome.ephemeralMessages().map((message) => message.text)).toEqual(['Only for you']);
    const seenBy = (viewer: string | null) =>
      discord.messages(games, viewer).some((message) => message.text === 'Only for you');
    expect([seenBy(ann), seenBy(bo), seenBy(null)]).toEqual([true, false, false]);
  });

  it('lets the private message of a button be deleted, and another come below', async () => {
    const { discord, ann, games } = stage;
    const used = await (await discord.command(ann, games, 'hello')).reply();
    discord.say(ann, games, 'in between');
    const pressed = await discord.press(ann, used.id, 'below');
    await discord.waitFor(() => discord.messages(games, ann).every(({ id }) => id !== used.id));
    expect((await pressed.reply()).text).toBe('Anew');
    expect(discord.messages(games, ann).at(-1)).toMatchObject({ text: 'Anew', ephemeral: true });
  });

  it('fills a deferred reply and posts a follow-up', async () => {
    const { discord, ann, games } = stage;
    const outcome = await discord.command(ann, games, 'slow');
    expect(outcome.type).toBe(5);
    const reply = await outcome.reply();
    expect(reply).toMatchObject({
      text: 'Thought',
      loading: false,
      ephemeral: false,
      edited: false,
    });
    await discord.waitFor(() => outcome.ephemeralMessages().length === 1);
    expect(outcome.ephemeralMessages()[0]?.text).toBe('And a whisper');
    expect(reply.api.interaction_metadata?.user.id).toBe(ann);
  });

  it('completes options and passes sub-command options of every kind', async () => {
    const { discord, ann, bo, games } = stage;
    const offered = await discord.autocomplete(ann, games, 'game new', { which: 'Alt' }, 'which');
    expect(offered.choices).toEqual([
      { name: 'Altar', value: 'altar' },
      { name: 'Altar Quest', value: 'altar quest' },
    ]);
    const outcome = await discord.command(ann, games, 'game new', {
      which: 'altar',
      seats: 2,
      guest: bo,
    });
    expect((await outcome.reply()).text).toBe('altar for 2 with Bo');
  });

  it('refuses what Discord’s client would not send', async () => {
    const { discord, ann, games } = stage;
    const refused = async (attempt: Promise<unknown>, why: RegExp) => {
      await expect(attempt).rejects.toThrow(why);
      await expect(attempt).rejects.toBeInstanceOf(PersonError);
    };
    await refused(discord.command(ann, games, 'game new', {}), /needs "which"/);
    await refused(discord.command(ann, games, 'game new', { which: 'a', seats: 9 }), /at most 4/);
    await refused(discord.command(ann, games, 'nonsense'), /no command/);
    const panel = await (await discord.command(ann, games, 'panel')).reply();
    await refused(discord.press(ann, panel.id, 'never'), /disabled/);
    await refused(discord.select(ann, panel.id, 'pick', ['gold']), /does not offer/);
    await refused(discord.select(ann, panel.id, 'pick', []), /1 to 2/);
  });

  it('updates the message of a button at once or later, and passes chosen values', async () => {
    const { discord, ann, games } = stage;
    const panel = await (await discord.command(ann, games, 'panel')).reply();
    const chosen = await discord.select(ann, panel.id, 'pick', ['sword', 'torch']);
    expect(chosen.ephemeralMessages()[0]?.text).toBe('sword+torch');
    const later = await discord.press(ann, panel.id, 'later');
    expect(later.type).toBe(6);
    await discord.waitFor(
      () => discord.messages(games).find((one) => one.id === panel.id)?.text === 'Later it is',
    );
    const counted = await discord.press(ann, panel.id, 'count');
    expect(counted.type).toBe(7);
    expect(await counted.reply()).toMatchObject({
      id: panel.id,
      text: 'Counted',
      controls: [],
      edited: true,
    });
  });

  it('chooses people', async () => {
    const { discord, ann, bo, games } = stage;
    const panel = await (await discord.command(ann, games, 'panel')).reply();
    const chosen = await discord.select(ann, panel.id, 'whom', [bo]);
    expect((await chosen.reply()).text).toBe('Handed over to Bo');
    await expect(discord.select(ann, panel.id, 'whom', ['nobody'])).rejects.toThrow(
      /does not offer/,
    );
  });

  it('opens a form and passes what was entered', async () => {
    const { discord, ann, games } = stage;
    const opened = await discord.command(ann, games, 'ask');
    expect(opened.modal).toMatchObject({ custom_id: 'form', title: 'A form' });
    await expect(discord.submitModal(ann, 'form', { name: '' })).rejects.toThrow(/required/);
    const sent = await discord.submitModal(ann, 'form', { name: 'Myreen' });
    expect((await sent.reply()).text).toBe('Hello Myreen');
  });

  it('fails an interaction that nobody acknowledges in time', async () => {
    const { discord, ann, games } = stage;
    const outcome = await discord.command(ann, games, 'silent');
    expect(outcome).toMatchObject({
      acknowledged: false,
      type: null,
      error: 'The application did not respond',
    });
  });

  it('counts how fast interactions were acknowledged', () => {
    const times = stage.discord.statistics.acknowledgementTimes();
    expect(times.length).toBeGreaterThan(8);
    expect(times.at(-1)).toBeLessThan(500);
    const silent = stage.discord.statistics.acknowledgements.find((one) => one.what === '/silent');
    expect(silent).toMatchObject({ type: null, milliseconds: null });
  });
});
