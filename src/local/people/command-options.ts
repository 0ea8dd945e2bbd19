import {
  type APIApplicationCommand,
  InteractionContextType,
  ApplicationCommandOptionType as OptionType,
} from 'discord-api-types/v10';
import { channelPayload } from '../payloads/channel.ts';
import { peopleRole } from '../payloads/guild.ts';
import { anyUser, memberPayload } from '../payloads/user.ts';
import { storeOptionFile } from '../state/attachments.ts';
import { characters, type Loose, looseList, text } from '../validation/json.ts';
import { personPermissions } from '../world/permissions.ts';
import { type StoredChannel, visibleCommands, type World } from '../world/world.ts';

/** A file that somebody adds to a command. */
export interface OptionFile {
  name: string;
  bytes: Buffer;
}

export type OptionValue = string | number | boolean | OptionFile;
export type OptionValues = Readonly<Record<string, OptionValue>>;

/** A mistake in using the local Discord: something that Discord's own client would not allow. */
export class PersonError extends Error {}

interface FoundCommand {
  command: APIApplicationCommand;
  /** Names of the group and sub-command, if any. */
  path: string[];
  options: Loose[];
}

/** Finds a command by its words: `board`, `game new`, `game seat take`. */
export function findCommand(world: World, words: string): FoundCommand {
  const [name = '', ...path] = words.replace(/^\//, '').trim().split(/\s+/);
  const command = visibleCommands(world).find((one) => one.name === name && one.type === 1);
  if (!command) throw new PersonError(`There is no command /${name}`);
  let options = looseList(command.options);
  for (const step of path) {
    const next = options.find((option) => option.name === step && Number(option.type) <= 2);
    if (!next) throw new PersonError(`There is no command /${words}`);
    options = looseList(next.options);
  }
  if (options.some((option) => Number(option.type) <= 2))
    throw new PersonError(`/${words} needs one of its sub-commands`);
  return { command, path, options };
}

/** The `data` of a command or autocomplete interaction. */
export function commandData(
  world: World,
  words: string,
  values: OptionValues,
  focused: string | null,
): Loose {
  const found = findCommand(world, words);
  const attachments: Loose = {};
  const filled = Object.entries(values).map(([name, value]) => {
    const option = found.options.find((one) => one.name === name);
    if (!option) throw new PersonError(`/${words} has no option "${name}"`);
    if (focused === null) checkValue(option, value);
    const file = typeof value === 'object' ? storeOptionFile(world, value) : null;
    if (file) attachments[file.id] = file;
    const given = file?.id ?? value;
    return {
      name,
      type: option.type,
      value: given,
      ...(name === focused ? { focused: true } : {}),
    };
  });
  if (focused !== null && !(focused in values))
    filled.push({ name: focused, type: OptionType.String, value: '', focused: true });
  const missing = found.options.find((one) => one.required === true && !(text(one.name) in values));
  if (focused === null && missing) throw new PersonError(`/${words} needs "${text(missing.name)}"`);
  const nested = found.path.reduceRight<Loose[]>(
    (options, name, index) => [
      {
        name,
        type: index === found.path.length - 1 ? OptionType.Subcommand : OptionType.SubcommandGroup,
        options,
      },
    ],
    filled,
  );
  const named = filled.filter(
    (option) => option.type === OptionType.User || option.type === OptionType.Channel,
  );
  const resolved = {
    ...resolvedObjects(
      world,
      named.map((option) => text(option.value)),
    ),
    ...(Object.keys(attachments).length > 0 ? { attachments } : {}),
  };
  return {
    id: found.command.id,
    name: found.command.name,
    type: 1,
    options: nested,
    ...(found.command.guild_id ? { guild_id: found.command.guild_id } : {}),
    ...(Object.keys(resolved).length > 0 ? { resolved } : {}),
  };
}

/** @throws PersonError if the command can't be typed there: most bots have theirs on servers only */
export function checkPlace(world: World, words: string, { guildId }: StoredChannel): void {
  const { contexts } = findCommand(world, words).command;
  if (guildId === null && contexts && !contexts.includes(InteractionContextType.BotDM))
    throw new PersonError(`There is no command /${words} in direct messages`);
}

/** Which option of the command the bot completes; throws if it offers no completion there. */
export function checkAutocomplete(world: World, words: string, focused: string): void {
  const option = findCommand(world, words).options.find((one) => one.name === focused);
  if (option?.autocomplete !== true)
    throw new PersonError(`"${focused}" of /${words} has no autocomplete`);
}

function checkValue(option: Loose, value: OptionValue): void {
  const name = text(option.name);
  const type = Number(option.type);
  const fail = (why: string): never => {
    throw new PersonError(`"${name}": ${why}`);
  };
  const choices = looseList(option.choices);
  if (choices.length > 0 && !choices.some((choice) => choice.value === value))
    fail('not one of the choices');
  if ((type === OptionType.Attachment) !== (typeof value === 'object')) fail('must be a file');
  if (type === OptionType.Boolean && typeof value !== 'boolean') fail('must be true or false');
  if (type === OptionType.Integer && !Number.isInteger(value)) fail('must be a whole number');
  if (type === OptionType.Number && typeof value !== 'number') fail('must be a number');
  if (typeof value === 'number' && typeof option.min_value === 'number' && value < option.min_value)
    fail(`must be at least ${option.min_value}`);
  if (typeof value === 'number' && typeof option.max_value === 'number' && value > option.max_value)
    fail(`must be at most ${option.max_value}`);
  if (type !== OptionType.String) return;
  if (typeof value !== 'string') fail('must be text');
  const max = typeof option.max_length === 'number' ? option.max_length : 6000;
  const min = typeof option.min_length === 'number' ? option.min_length : 0;
  if (characters(value) > max || characters(value) < min)
    fail(`must have ${min} to ${max} characters`);
}

/** The people, roles and channels that ids in an interaction name, as its `resolved` lists them. */
export function resolvedObjects(world: World, ids: readonly string[]): Loose {
  const users: Loose = {};
  const members: Loose = {};
  const channels: Loose = {};
  const roles: Loose = {};
  for (const id of ids) {
    const person = anyUser(world, id);
    const channel = world.channels.get(id);
    if (person) {
      const { user: _, ...member } = memberPayload(world, person);
      users[id] = person;
      members[id] = { ...member, permissions: personPermissions(world, id).toString() };
    }
    const role = world.roles.find((one) => one.id === id);
    if (role) roles[id] = peopleRole(world, role);
    if (channel) channels[id] = { ...channelPayload(world, channel), permissions: '0' };
  }
  return {
    ...(Object.keys(users).length > 0 ? { users, members } : {}),
    ...(Object.keys(roles).length > 0 ? { roles } : {}),
    ...(Object.keys(channels).length > 0 ? { channels } : {}),
  };
}
