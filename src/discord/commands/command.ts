import {
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import type { Texts } from '../../texts/texts.ts';

export type CommandDefinition = RESTPostAPIChatInputApplicationCommandsJSONBody;

/** A command of the bot's own, with its words from the catalogue: used on servers only unless it says otherwise. */
export const command = (
  key: string,
  texts: Texts,
  {
    options = [],
    ...more
  }: Pick<CommandDefinition, 'options' | 'default_member_permissions' | 'contexts'>,
): CommandDefinition => ({
  type: ApplicationCommandType.ChatInput,
  name: texts(`bot.command.${key}.name`),
  description: texts(`bot.command.${key}.description`),
  contexts: [InteractionContextType.Guild],
  integration_types: [ApplicationIntegrationType.GuildInstall],
  ...more,
  options,
});
