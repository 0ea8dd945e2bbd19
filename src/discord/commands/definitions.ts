import type { Game } from '../../kernel/game.ts';
import type { Texts } from '../../texts/texts.ts';
import { type CommandDefinition, type CommandSignature, definitionOf } from './signature.ts';
import { mergeVerbs, verbDefinition } from './verbs.ts';

/** Those of the bot's own commands that are of any use with these games installed. */
export const offeredCommands = (
  commands: readonly CommandSignature[],
  games: readonly Game[],
): readonly CommandSignature[] => commands.filter(({ isOffered }) => isOffered?.(games) ?? true);

/** Every slash command, the bot's own and the games' verbs, in the order of Discord's list. */
export function commandDefinitions(
  commands: readonly CommandSignature[],
  games: readonly Game[],
  texts: Texts,
): CommandDefinition[] {
  const definitions = [
    ...offeredCommands(commands, games).map((command) => definitionOf(command, games, texts)),
    ...mergeVerbs(games).map((verb) => verbDefinition(verb, texts)),
  ];
  const names = definitions.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new RangeError(`Two commands are called /${twice}.`);
  return definitions;
}
