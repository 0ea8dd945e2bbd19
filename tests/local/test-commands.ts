import { SlashCommandBuilder } from 'discord.js';

/** The commands of the little bot in these tests. */
export const testCommands = [
  new SlashCommandBuilder()
    .setName('hello')
    .setNameLocalization('fr', 'saluer')
    .setDescription('Says hello')
    .setDescriptionLocalization('fr', 'Dit bonjour')
    .toJSON(),
  new SlashCommandBuilder().setName('slow').setDescription('Thinks first').toJSON(),
  new SlashCommandBuilder().setName('silent').setDescription('Never answers').toJSON(),
  new SlashCommandBuilder().setName('panel').setDescription('Shows buttons and menus').toJSON(),
  new SlashCommandBuilder().setName('ask').setDescription('Opens a form').toJSON(),
  new SlashCommandBuilder()
    .setName('game')
    .setDescription('Games')
    .addSubcommand((sub) =>
      sub
        .setName('new')
        .setDescription('Starts a game')
        .addStringOption((option) =>
          option
            .setName('which')
            .setDescription('Which game')
            .setRequired(true)
            .setAutocomplete(true),
        )
        .addIntegerOption((option) =>
          option.setName('seats').setDescription('How many seats').setMinValue(1).setMaxValue(4),
        )
        .addUserOption((option) => option.setName('guest').setDescription('Who comes along')),
    )
    .toJSON(),
];
