import type { ForgedInteraction, LocalDiscord, Outcome } from '../../local/index.ts';
import { filled } from './harmless.ts';
import type { Hostile, HostileOption } from './hostile.ts';
import type { World } from './worlds.ts';

/** Discord's types of interactions, and of options that hold others. */
const COMMAND = 2;
const COMPONENT = 3;
const TYPING = 4;
const FORM = 5;
const SUBCOMMAND = 1;
const STRING = 3;
/** Types of options that name a person, a channel, a role and a file. */
const RESOLVED = new Map([
  [6, 'users'],
  [7, 'channels'],
  [8, 'roles'],
  [11, 'attachments'],
]);

/** Sends something hostile in one of the worlds. */
export const send = (discord: LocalDiscord, world: World, hostile: Hostile): Promise<Outcome> =>
  discord.forge(forgedIn(world, hostile));

function forgedIn(world: World, { role, place, what }: Hostile): ForgedInteraction {
  const userId = world.people[role];
  const channelId = world.places[place];
  const from = { userId, channelId };
  // Which message is used depends only on what is sent, so that it is the same in both worlds.
  const messageId = world.sources[JSON.stringify(what).length % world.sources.length] ?? '';
  switch (what.kind) {
    case 'component': {
      const values = what.values.map((value) => filled(value, world.ids));
      const custom_id = filled(what.address, world.ids);
      const data = { custom_id, component_type: what.type, ...valuesOf(what.type, values) };
      return { ...from, type: COMPONENT, data, messageId };
    }
    case 'form': {
      const field = { type: 4, custom_id: what.field, value: what.said, id: 2 };
      const components = [{ type: 18, id: 1, component: field }];
      return {
        ...from,
        type: FORM,
        data: { custom_id: filled(what.address, world.ids), components },
      };
    }
    default: {
      const type = what.kind === 'typing' ? TYPING : COMMAND;
      return { ...from, type, data: commandIn(world, what) };
    }
  }
}

/** Buttons have no values; menus of people, roles and channels send along what Discord knows about each. */
function valuesOf(type: number, values: readonly string[]) {
  if (type === 2) return {};
  return type === 3 ? { values } : { values, resolved: {} };
}

function commandIn(
  world: World,
  { kind, type, name, sub, options }: Extract<Hostile['what'], { kind: 'command' | 'typing' }>,
) {
  const typed = options.map((option) => optionIn(world, option));
  // What is being typed is a text, as a client sends it for autocompletion.
  if (kind === 'typing') {
    const [first = { name: 'table', value: '' }] = typed;
    typed.splice(0, 1, { ...first, type: STRING, value: String(first.value), focused: true });
  }
  const resolved: { [kind: string]: { [id: string]: unknown } } = {};
  for (const { type: of, value } of typed) {
    const group = RESOLVED.get(of ?? 0);
    if (group)
      resolved[group] = { ...resolved[group], [String(value)]: thing(group, String(value)) };
  }
  const target = type === 1 ? {} : { target_id: world.people.stranger };
  return {
    id: '1',
    name,
    type,
    options: sub === null ? typed : [{ name: sub, type: SUBCOMMAND, options: typed }],
    resolved,
    ...target,
  };
}

interface TypedOption {
  name: string;
  type?: number;
  value: string | number | boolean | null;
  focused?: boolean;
}

const optionIn = (world: World, { name, type, value }: HostileOption): TypedOption => ({
  name,
  type,
  value: Array.isArray(value) ? filled(value, world.ids) : (value as TypedOption['value']),
});

/** Something that an option names, as Discord would describe it. */
const thing = (group: string, id: string) =>
  group === 'attachments'
    ? { id, filename: '../../x\0.json', size: 1e12, url: 'http://127.0.0.1:1/x', proxy_url: '' }
    : { id, name: 'x', username: 'x', discriminator: '0', type: 0, permissions: '0', color: 0 };
