import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOption,
  ApplicationCommandOptionType,
} from 'discord-api-types/v10';
import { below, pick, type RandomState } from '../../kernel/random.ts';
import type { Done } from './deed.ts';
import type { Player } from './player.ts';
import { chance } from './taking.ts';

/** A rehearsal's judge can't follow choices that are taken back, or changes of when they fall due. */
const NOT_TYPED: ReadonlySet<string> = new Set(['undo', 'pace']);

/** What somebody types who does not look at the suggestions. */
const NONSENSE = ['zzz', '`7`', '*', '  ', '@everyone'];

/**
 * Types one of the commands that the slash menu offers in a thread, mostly with what is suggested for its
 * options. Null if nothing is suggested for a required option.
 */
export async function typeCommand(
  player: Player,
  random: RandomState,
  channelId: string,
): Promise<Done | null> {
  const commands = player.discord
    .commands()
    .filter(({ name, options = [] }) => !NOT_TYPED.has(name) && options.every(isTyped));
  const command = pick(random, commands);
  const values: { [option: string]: string } = {};
  for (const option of (command.options ?? []).filter(isTyped)) {
    if (!option.required && chance(random, 0.5)) continue;
    const value = await valueFor(player, random, channelId, command.name, option, values);
    if (value !== null) values[option.name] = value;
    else if (option.required) return null;
  }
  return player.command(channelId, command.name, values);
}

const isTyped = (option: APIApplicationCommandOption): option is APIApplicationCommandBasicOption =>
  option.type === ApplicationCommandOptionType.String;

async function valueFor(
  player: Player,
  random: RandomState,
  channelId: string,
  command: string,
  option: APIApplicationCommandBasicOption,
  others: { [option: string]: string },
): Promise<string | null> {
  const { name } = option;
  if ('choices' in option && option.choices?.length) {
    return String(pick<{ value: string | number }>(random, option.choices).value);
  }
  if (chance(random, 0.05)) return pick(random, NONSENSE);
  if (!('autocomplete' in option) || !option.autocomplete) return null;
  const { outcome } = await player.complete(channelId, command, { ...others, [name]: '' }, name);
  if (outcome.choices.length === 0) return null;
  const { name: label, value } = pick(random, outcome.choices);
  const typed = label.slice(0, 1 + below(random, 3));
  if (chance(random, 0.3)) {
    await player.complete(channelId, command, { ...others, [name]: typed }, name);
  }
  return String(value);
}
