import { createCanvas } from '@napi-rs/canvas';
import {
  ActionRowBuilder,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  ComponentType,
  ContainerBuilder,
  EmbedBuilder,
  type Interaction,
  LabelBuilder,
  MessageFlags,
  ModalBuilder,
  StringSelectMenuBuilder,
  TextInputBuilder,
  TextInputStyle,
  UserSelectMenuBuilder,
} from 'discord.js';

/** A chequered board, so that pictures have something to show. */
function board(): Buffer {
  const canvas = createCanvas(640, 400);
  const context = canvas.getContext('2d');
  for (let x = 0; x < 16; x += 1)
    for (let y = 0; y < 10; y += 1) {
      context.fillStyle = (x + y) % 2 ? '#4b5a45' : '#66755c';
      context.fillRect(x * 40, y * 40, 40, 40);
    }
  context.fillStyle = '#d9a441';
  context.beginPath();
  context.arc(220, 180, 26, 0, 7);
  context.fill();
  return canvas.toBuffer('image/png');
}

const button = (id: string, label: string, style: ButtonStyle) =>
  new ButtonBuilder().setCustomId(id).setLabel(label).setStyle(style);

function round(bo: string) {
  return new ContainerBuilder()
    .setAccentColor(0xc7592f)
    .addTextDisplayComponents((display) =>
      display.setContent(
        `## Round 3 · Heroes act\nWaiting for: **Myreen** (<@${bo}>), since <t:1700000000:R>\n-# Deadline <t:4102444800:f>`,
      ),
    )
    .addMediaGalleryComponents((gallery) =>
      gallery.addItems((item) =>
        item
          .setURL('attachment://board.png')
          .setDescription('A hall of 16 by 10 squares; Myreen stands at F5.'),
      ),
    )
    .addSeparatorComponents((separator) => separator)
    .addSectionComponents((section) =>
      section
        .addTextDisplayComponents((display) => display.setContent('**Villain**\nTwo doom left.'))
        .setButtonAccessory(button('status', 'Status', ButtonStyle.Secondary)),
    )
    .addActionRowComponents<ButtonBuilder>((row) =>
      row.addComponents(
        button('act', 'Act', ButtonStyle.Primary).setEmoji({ name: '⚔️' }),
        button('hand', 'Hand', ButtonStyle.Success),
        button('flee', 'Flee', ButtonStyle.Danger),
        button('undo', 'Undo', ButtonStyle.Secondary).setDisabled(true),
        new ButtonBuilder()
          .setLabel('Rules')
          .setStyle(ButtonStyle.Link)
          .setURL('https://example.com/'),
      ),
    );
}

const markdownSample = `# Heading
**bold**, *slanted*, __under__, ~~struck~~, \`code\`, ||hidden||
- one
  - nested
- two
1. first
2. second
> quoted <@200000000000000001>
\`\`\`
a < b && c
\`\`\`
<script>alert(1)</script> [a link](https://example.com/)
second line
-# small print`;

/** The bot of the page's tests: shows one of everything. */
export async function pageBot(interaction: Interaction): Promise<unknown> {
  if (interaction.isAutocomplete()) {
    const typed = interaction.options.getFocused().toLowerCase();
    const games = ['Altar Quest', 'Altar', 'Adventure'].filter((name) =>
      name.toLowerCase().includes(typed),
    );
    return interaction.respond(games.map((name) => ({ name, value: name })));
  }
  if (interaction.isChatInputCommand()) {
    const bo =
      interaction.guild?.members.cache.find((member) => member.user.username === 'bo')?.id ?? '';
    switch (interaction.commandName) {
      case 'game':
        return interaction.reply({
          flags: MessageFlags.IsComponentsV2,
          components: [round(bo)],
          files: [new AttachmentBuilder(board(), { name: 'board.png', description: 'A hall' })],
        });
      case 'hello':
        return interaction.reply({
          content: markdownSample,
          embeds: [
            new EmbedBuilder()
              .setTitle('An embed')
              .setColor(0x27794c)
              .setDescription('With *fields*')
              .addFields(
                { name: 'Health', value: '9/12', inline: true },
                { name: 'Focus', value: '2', inline: true },
              )
              .setFooter({ text: 'The end' }),
          ],
        });
      case 'panel':
        return interaction.reply({
          content: '**Myreen: 3 actions** · 9/12',
          flags: MessageFlags.Ephemeral,
          components: [
            new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(
              new StringSelectMenuBuilder()
                .setCustomId('cards')
                .setPlaceholder('Play cards…')
                .setMinValues(1)
                .setMaxValues(2)
                .addOptions(
                  { label: 'Fireball', value: 'fireball', description: 'Wounds all in reach' },
                  { label: 'Shield', value: 'shield', description: 'Prevents one damage' },
                  { label: 'Torch', value: 'torch' },
                ),
            ),
            new ActionRowBuilder<ButtonBuilder>().addComponents(
              button('end', 'End turn', ButtonStyle.Primary),
            ),
          ],
        });
      case 'slow':
        return interaction.deferReply();
      case 'ask':
        return interaction.showModal(
          new ModalBuilder()
            .setCustomId('form')
            .setTitle('Name your hero')
            .addLabelComponents(
              new LabelBuilder()
                .setLabel('Name')
                .setTextInputComponent(
                  new TextInputBuilder().setCustomId('name').setStyle(TextInputStyle.Short),
                ),
              new LabelBuilder()
                .setLabel('Teacher')
                .setUserSelectMenuComponent(
                  new UserSelectMenuBuilder().setCustomId('teacher').setRequired(false),
                ),
            ),
        );
      default:
        return undefined;
    }
  }
  if (interaction.isButton() && interaction.customId === 'act')
    return interaction.reply({ content: 'Your turn, secretly', flags: MessageFlags.Ephemeral });
  if (interaction.isStringSelectMenu())
    return interaction.update({
      content: `Played ${interaction.values.join(' and ')}`,
      components: [],
    });
  if (interaction.isModalSubmit()) {
    const { fields } = interaction;
    const { values } = fields.getField('teacher', ComponentType.UserSelect);
    return interaction.reply(
      `Welcome, ${fields.getTextInputValue('name')}, taught by <@${values[0]}>`,
    );
  }
  return undefined;
}
