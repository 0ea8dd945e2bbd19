import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType,
} from 'discord-api-types/v10';
import type { Texts } from '../../texts/texts.ts';
import { OFFERED_ASKINGS } from '../messages/private/asking.ts';
import { person, subcommand, suggested } from './arguments.ts';
import { type CommandDefinition, command } from './command.ts';
import { strengths } from './strengths.ts';

/** Subcommands of `/seat`, by their key in the catalogue. */
export const SEAT_SUBCOMMANDS = [
  'away',
  'take',
  'asked',
  'companion',
  'hand-over',
  'open',
  'close',
] as const;
export type SeatSubcommand = (typeof SEAT_SUBCOMMANDS)[number];

/** `/seat`: who sits where while a match is played. */
export const seatCommand = (texts: Texts): CommandDefinition =>
  command('seat', texts, {
    options: SEAT_SUBCOMMANDS.map((name) =>
      subcommand(`seat.${name}`, texts, optionsOf(name, texts)),
    ),
  });

const whatToBeAsked = (texts: Texts): APIApplicationCommandBasicOption => ({
  type: ApplicationCommandOptionType.String,
  name: texts('bot.command.argument.what.name'),
  description: texts('bot.command.argument.what.description'),
  required: false,
  choices: OFFERED_ASKINGS.map((value) => ({ name: texts(`bot.asking.kind.${value}`), value })),
});

function optionsOf(name: SeatSubcommand, texts: Texts): APIApplicationCommandBasicOption[] {
  switch (name) {
    case 'away':
      return [suggested('until', texts, true), strengths(texts)];
    case 'asked':
      return [whatToBeAsked(texts)];
    case 'companion':
      return [strengths(texts)];
    case 'take':
    case 'open':
    case 'close':
      return [suggested('seat', texts)];
    case 'hand-over':
      return [person('to', texts, true)];
  }
}
