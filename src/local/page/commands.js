/** @import { APIApplicationCommand, APIApplicationCommandBasicOption, APIApplicationCommandOption, APIApplicationCommandSubcommandGroupOption, APIApplicationCommandSubcommandOption } from 'discord-api-types/v10' */
import { state } from './state.js';

/** @typedef {{ name: string, description: string, options: APIApplicationCommandBasicOption[] }} TypedCommand */

/** Every command one can type, sub-commands each for itself. */
export function allCommands() {
  return state.commands
    .filter((command) => command.type === 1)
    .flatMap((command) => spread(command, command.name));
}

/**
 * @param {APIApplicationCommand | APIApplicationCommandSubcommandGroupOption | APIApplicationCommandSubcommandOption} item
 * @param {string} name
 * @returns {TypedCommand[]}
 */
function spread(item, name) {
  /** @type {readonly APIApplicationCommandOption[]} */
  const options = item.options ?? [];
  const nested = options.filter((option) => option.type === 1 || option.type === 2);
  if (nested.length > 0)
    return nested.flatMap((option) => spread(option, `${name} ${option.name}`));
  const basic = options.filter((option) => option.type !== 1 && option.type !== 2);
  return [{ name, description: item.description, options: basic }];
}

/**
 * Commands that fit what was typed after the slash: those that begin with it come first.
 *
 * @param {string} typed
 */
export function matchingCommands(typed) {
  const wanted = typed.toLowerCase().trim();
  /** @param {TypedCommand} command */
  const rank = ({ name }) => (name.startsWith(wanted) ? 0 : name.includes(wanted) ? 1 : 2);
  return allCommands()
    .filter((command) => rank(command) < 2)
    .sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name));
}

/** @param {string} name */
export const findCommand = (name) => allCommands().find((command) => command.name === name);
