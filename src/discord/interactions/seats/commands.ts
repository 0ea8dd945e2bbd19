import type { AutocompleteInteraction, ChatInputCommandInteraction } from 'discord.js';
import { SEAT_SUBCOMMANDS } from '../../commands/seat-definitions.ts';
import type { Suggestion } from '../../commands/suggestions.ts';
import type { BotContext } from '../../context.ts';
import { plainMessage } from '../../messages/plain.ts';
import { durationWords } from '../../messages/time/words.ts';
import type { Answer } from '../answer.ts';
import { typeAsking } from '../asking.ts';
import { seatsToPlay } from '../companions.ts';
import { tableHere } from '../places.ts';
import { typedIn } from '../typed.ts';
import * as seats from './seats.ts';
import { OFFERED_ABSENCES } from './until.ts';

/** Carries out `/seat`. */
export async function onSeatCommand(
  context: BotContext,
  answer: Answer,
  interaction: ChatInputCommandInteraction,
): Promise<void> {
  const { texts } = context;
  const meant = await tableHere(context, interaction, 'status');
  if ('instead' in meant) return answer.show(meant.instead);
  const { id, status } = meant.match;
  const typed = (argument: string) =>
    typedIn(interaction, texts(`bot.command.argument.${argument}.name`));
  const subcommand = SEAT_SUBCOMMANDS.find(
    (name) => texts(`bot.command.seat.${name}.name`) === interaction.options.getSubcommand(false),
  );
  if (subcommand === 'asked') return typeAsking(context, answer, id, typed('what'));
  if (status === 'lobby') return answer.show(plainMessage(texts('bot.seat.gathering')));
  switch (subcommand) {
    case 'away':
      return seats.goAway(context, answer, id, {
        until: typed('until') ?? '',
        plays: typed('plays'),
      });
    case 'companion':
      return seats.letCompanionPlay(context, answer, id, typed('plays'));
    case 'hand-over':
      return seats.handOver(context, answer, id, interaction);
    case 'open':
      return seats.openSeat(context, answer, id, typed('seat'));
    case 'close':
      return seats.closeSeat(context, answer, id, typed('seat'));
    default:
      return seats.takeSeat(context, answer, id, typed('seat'));
  }
}

/** Values of the arguments of `/seat`. */
export async function seatSuggestions(
  context: BotContext,
  interaction: AutocompleteInteraction,
  focused: string,
): Promise<Suggestion[]> {
  const { texts } = context;
  if (focused === texts('bot.command.argument.seat.name')) return seatsToPlay(context, interaction);
  return OFFERED_ABSENCES.map((minutes) => ({
    name: durationWords(minutes, texts),
    value: `${minutes / (24 * 60)}d`,
  }));
}
