/** @import { PageOptionValues } from '../serving/page-protocol.ts' */
import { findCommand } from './commands.js';

/** The command that begins a game. */
export const BEGINNING = 'game new';

/**
 * The games that the bot has, so that the welcome can offer each by a button: the choices of the one thing that
 * the command needs to know. None if it needs more, or lists no choices.
 *
 * @returns {{ label: string, about: string, options: PageOptionValues }[]} what stands on the button, the bot's
 *   line about the game, and what the command is sent with
 */
export function gamesOnOffer() {
  const required = findCommand(BEGINNING)?.options.filter((option) => option.required) ?? [];
  const [which, ...others] = required;
  if (!which || others.length > 0 || !('choices' in which)) return [];
  return (which.choices ?? []).map((choice) => {
    const [label = '', ...about] = choice.name.split(' · ');
    return { label, about: about.join(' · '), options: { [which.name]: choice.value } };
  });
}
