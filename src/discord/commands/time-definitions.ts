import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType,
  InteractionContextType,
} from 'discord-api-types/v10';
import { ASKINGS, PACES } from '../../table/match/saved/match-settings.ts';
import { LIMITS_A_DAY, WAYS } from '../../table/telling/notifications/preferences.ts';
import type { Texts } from '../../texts/texts.ts';
import { type CommandDefinition, command } from './command.ts';

/** Commands about the time that people have. */
export const TIME_COMMANDS = ['mine', 'notify', 'pace'] as const;
export type TimeCommand = (typeof TIME_COMMANDS)[number];

/** Paces to choose from; the one of one's own comes of the time that is typed. */
const OFFERED_PACES = PACES.filter((pace) => pace !== 'own');
const OFFERED_STAND_INS = ['companion', 'fallback'] as const;

export function timeCommand(name: TimeCommand, texts: Texts): CommandDefinition {
  switch (name) {
    case 'mine':
      return command(name, texts, {});
    case 'notify':
      return command(name, texts, {
        contexts: [InteractionContextType.Guild, InteractionContextType.BotDM],
        options: [
          typed('how', texts, WAYS, (way) => texts(`bot.notify.way.${way}`)),
          typed('most', texts, LIMITS_A_DAY.map(String), (most) => limitName(most, texts)),
          typed('quiet', texts),
          typed('zone', texts),
        ],
      });
    case 'pace':
      return command(name, texts, {
        options: [
          typed('pace', texts, OFFERED_PACES, (pace) => texts(`bot.pace.kind.${pace}`)),
          typed('each', texts),
          typed('quiet', texts),
          typed('zone', texts),
          typed('absent', texts, OFFERED_STAND_INS, (by) => texts(`bot.pace.absent.${by}`)),
          typed('asking', texts, ASKINGS, (asked) => texts(`bot.pace.asking.${asked}`)),
        ],
      });
  }
}

/** What a limit a day is called, by its value in menus and options. */
export const limitName = (most: string, texts: Texts): string =>
  texts('bot.notify.limit', { most: Number(most) || 0 });

const typed = (
  argument: string,
  texts: Texts,
  choices: readonly string[] = [],
  nameOf: (value: string) => string = String,
): APIApplicationCommandBasicOption => ({
  type: ApplicationCommandOptionType.String,
  name: texts(`bot.command.argument.${argument}.name`),
  description: texts(`bot.command.argument.${argument}.description`),
  required: false,
  ...(choices.length > 0
    ? { choices: choices.map((value) => ({ name: nameOf(value), value })) }
    : {}),
});
