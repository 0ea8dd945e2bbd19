import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { STRENGTHS } from '../../kernel/companion.ts';
import type { Texts } from '../../texts/texts.ts';

/** How a companion plays, and what else the command offers beside that. */
export const strengths = (texts: Texts, others: readonly string[] = []) => ({
  type: ApplicationCommandOptionType.String as const,
  name: texts('bot.command.argument.plays.name'),
  description: texts('bot.command.argument.plays.description'),
  required: false,
  choices: [...STRENGTHS, ...others].map((value) => ({
    name: texts(`bot.companions.plays.${value}`),
    value,
  })),
});
