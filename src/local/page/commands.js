import { state } from './state.js';

/** Every command one can type, sub-commands each for itself: `{ name, description, options }`. */
export function allCommands() {
  return state.commands
    .filter((command) => command.type === 1)
    .flatMap((command) => spread(command, command.name));
}

function spread(item, name) {
  const nested = (item.options ?? []).filter((option) => option.type <= 2);
  if (nested.length > 0)
    return nested.flatMap((option) => spread(option, `${name} ${option.name}`));
  return [{ name, description: item.description, options: item.options ?? [] }];
}

/** Commands that fit what was typed after the slash: those that begin with it come first. */
export function matchingCommands(typed) {
  const wanted = typed.toLowerCase().trim();
  const rank = ({ name }) => (name.startsWith(wanted) ? 0 : name.includes(wanted) ? 1 : 2);
  return allCommands()
    .filter((command) => rank(command) < 2)
    .sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name));
}

export const findCommand = (name) => allCommands().find((command) => command.name === name);
