/** @import { APIApplicationCommand, APIApplicationCommandBasicOption, APIApplicationCommandOption, APIApplicationCommandSubcommandGroupOption, APIApplicationCommandSubcommandOption } from 'discord-api-types/v10' */
import { spokenHere, state } from './state.js';

/**
 * `name` is how the bot knows it, `called` how the person on the seat does.
 *
 * @typedef {{ name: string, called: string, description: string, options: APIApplicationCommandBasicOption[] }} TypedCommand
 */

/** @typedef {Readonly<Record<string, string | null | undefined>> | null | undefined} Translations */

/**
 * What a command, an option or a choice is called in the language of the person on the seat.
 *
 * @param {{ name: string, name_localizations?: unknown }} item
 */
export const calledHere = ({ name, name_localizations: translations }) =>
  /** @type {Translations} */ (translations)?.[spokenHere()] ?? name;

/**
 * The same for what it is for.
 *
 * @param {{ description: string, description_localizations?: unknown }} item
 */
export const describedHere = ({ description, description_localizations: translations }) =>
  /** @type {Translations} */ (translations)?.[spokenHere()] ?? description;

/** Every command one can type, sub-commands each for itself. */
export function allCommands() {
  return state.commands
    .filter((command) => command.type === 1)
    .flatMap((command) => spread(command, command.name, calledHere(command)));
}

/**
 * @param {APIApplicationCommand | APIApplicationCommandSubcommandGroupOption | APIApplicationCommandSubcommandOption} item
 * @param {string} name
 * @param {string} called
 * @returns {TypedCommand[]}
 */
function spread(item, name, called) {
  /** @type {readonly APIApplicationCommandOption[]} */
  const options = item.options ?? [];
  const nested = options.filter((option) => option.type === 1 || option.type === 2);
  if (nested.length > 0)
    return nested.flatMap((option) =>
      spread(option, `${name} ${option.name}`, `${called} ${calledHere(option)}`),
    );
  const basic = options.filter((option) => option.type !== 1 && option.type !== 2);
  return [{ name, called, description: describedHere(item), options: basic }];
}

/**
 * Commands that fit what was typed after the slash: those that begin with it come first.
 *
 * @param {string} typed
 */
export function matchingCommands(typed) {
  const wanted = typed.toLowerCase().trim();
  /** @param {TypedCommand} command */
  const rank = ({ called }) => (called.startsWith(wanted) ? 0 : called.includes(wanted) ? 1 : 2);
  return allCommands()
    .filter((command) => rank(command) < 2)
    .sort((a, b) => rank(a) - rank(b) || a.called.localeCompare(b.called));
}

/**
 * A command by either of its names.
 *
 * @param {string} name
 */
export const findCommand = (name) =>
  allCommands().find((command) => command.name === name || command.called === name);
