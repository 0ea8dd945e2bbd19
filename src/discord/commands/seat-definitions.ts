import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType,
} from 'discord-api-types/v10';
import type { Texts } from '../../texts/texts.ts';
import { type CommandDefinition, command } from './command.ts';
import { strengths } from './strengths.ts';

/** Subcommands of `/seat`, by their key in the catalogue. */
export const SEAT_SUBCOMMANDS = [
  'away',
  'take',
  'companion',
  'hand-over',
  'open',
  'close',
] as const;
export type SeatSubcommand = (typeof SEAT_SUBCOMMANDS)[number];

/** `/seat`: who sits where while a match is played. */
export const seatCommand = (texts: Texts): CommandDefinition =>
  command('seat', texts, {
    options: SEAT_SUBCOMMANDS.map((name) => ({
      type: ApplicationCommandOptionType.Subcommand,
      name: texts(`bot.command.seat.${name}.name`),
      description: texts(`bot.command.seat.${name}.description`),
      options: optionsOf(name, texts),
    })),
  });

function optionsOf(name: SeatSubcommand, texts: Texts): APIApplicationCommandBasicOption[] {
  switch (name) {
    case 'away':
      return [suggested('until', texts, true), strengths(texts)];
    case 'companion':
      return [strengths(texts)];
    case 'take':
    case 'open':
    case 'close':
      return [suggested('seat', texts)];
    case 'hand-over':
      return [
        {
          type: ApplicationCommandOptionType.User,
          name: texts('bot.command.argument.to.name'),
          description: texts('bot.command.argument.to.description'),
          required: true,
        },
      ];
  }
}

const suggested = (
  argument: 'seat' | 'until',
  texts: Texts,
  required = false,
): APIApplicationCommandBasicOption => ({
  type: ApplicationCommandOptionType.String,
  name: texts(`bot.command.argument.${argument}.name`),
  description: texts(`bot.command.argument.${argument}.description`),
  required,
  autocomplete: true,
});
