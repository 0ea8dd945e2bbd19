import type { ChatInputCommandInteraction } from 'discord.js';
import type { TimeCommand } from '../../commands/time-definitions.ts';
import type { BotContext } from '../../context.ts';
import type { Answer } from '../answer.ts';
import { tableHere } from '../places.ts';
import { showMine } from './mine.ts';
import { typeNotifications } from './notify.ts';
import { typePace } from './pace.ts';

/** Carries out a command about the time that people have. */
export async function onTimeCommand(
  context: BotContext,
  answer: Answer,
  interaction: ChatInputCommandInteraction,
  command: TimeCommand,
): Promise<void> {
  switch (command) {
    case 'mine':
      return showMine(context, answer);
    case 'notify':
      return typeNotifications(context, answer, interaction);
    case 'pace': {
      const meant = await tableHere(context, interaction, 'pace');
      if ('instead' in meant) return answer.show(meant.instead);
      return typePace(context, answer, interaction, meant.match.id);
    }
  }
}
