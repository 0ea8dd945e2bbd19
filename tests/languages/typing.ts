import { ApplicationCommandOptionType as OptionType } from 'discord-api-types/v10';
import { below, pick, type RandomState } from '../../src/kernel/random.ts';
import type { LocalDiscord, LocalUser, OptionValues, Outcome } from '../../src/local/index.ts';

/** What somebody types who looks at nothing that is suggested: no language's words. */
export const TYPED_ANYWAY = ['zzz', '7', '20:30', 'Europe/Paris', '0', '@everyone'];

/** A command with all its words, and what can be typed after it. */
export interface Typable {
  words: string;
  options: readonly Typed[];
}

interface Typed {
  name: string;
  type: OptionType;
  required?: boolean;
  autocomplete?: boolean;
  choices?: readonly { value: string | number }[];
}

interface Typing {
  discord: LocalDiscord;
  random: RandomState;
  by: LocalUser;
  channelId: string;
  /** Told of the suggestions that were asked for. */
  suggested(outcome: Outcome): void;
}

/** Every command, each with its sub-commands. */
export const typable = (discord: LocalDiscord): Typable[] =>
  discord.commands().flatMap(({ name, options = [] }) => {
    const below = options.filter(({ type }) => type === OptionType.Subcommand);
    if (below.length === 0) return [{ words: name, options: options as readonly Typed[] }];
    return below.map((one) => ({
      words: `${name} ${one.name}`,
      options: ('options' in one ? (one.options ?? []) : []) as readonly Typed[],
    }));
  });

/** Values for what a command needs, and for half of what it doesn't, some of them wrong. */
export async function valuesFor(typing: Typing, { words, options }: Typable) {
  const values: { [name: string]: OptionValues[string] } = {};
  for (const option of options) {
    if (!option.required && below(typing.random, 2) === 0) continue;
    values[option.name] = await valueFor(typing, words, option, values);
  }
  return values;
}

async function valueFor(
  { discord, random, by, channelId, suggested }: Typing,
  words: string,
  { name, type, choices = [], autocomplete }: Typed,
  before: OptionValues,
): Promise<OptionValues[string]> {
  if (choices.length > 0) return pick(random, choices).value;
  if (type === OptionType.User) return pick(random, discord.users).id;
  if (type === OptionType.Channel) return pick(random, discord.channels).id;
  if (type === OptionType.Attachment) return { name: 'zzz.json', bytes: Buffer.from('{}') };
  if (type === OptionType.Boolean) return below(random, 2) === 0;
  if (type === OptionType.Integer || type === OptionType.Number) return 1;
  if (!autocomplete) return pick(random, TYPED_ANYWAY);
  const start = below(random, 3) === 0 ? pick(random, [...'abcdefghilmnoprst']) : '';
  const given = { ...before, [name]: start };
  const outcome = await discord.autocomplete(by.id, channelId, words, given, name);
  suggested(outcome);
  const takes = outcome.choices.length > 0 && below(random, 4) > 0;
  return takes ? pick(random, outcome.choices).value : pick(random, TYPED_ANYWAY);
}
