import fc from 'fast-check';
import { ADDRESSES, type AddressVerb } from '../../discord/address.ts';

/** Who sends something: somebody of the match, of another match, or of none. */
export const ROLES = ['seated', 'foreign', 'stranger'] as const;
export type Role = (typeof ROLES)[number];

/** Where: in the match's thread, in another's, in the channel, or on another server. */
export const PLACES = ['thread', 'other-thread', 'channel', 'next-door'] as const;
export type Place = (typeof PLACES)[number];

/** Stand-ins for the ids of a world, which differ from one world to its twin. */
export const NAMES = ['own', 'other', 'gathering', 'over', 'asked', 'seated', 'stranger'] as const;
export type Name = (typeof NAMES)[number];

/** A text in which some names still have to be replaced by ids. */
export type Template = readonly (string | { id: Name })[];

export interface HostileOption {
  name: string;
  type: number;
  value: Template | number | boolean | null;
}

/** An interaction that must be answered and must change nothing, in whichever world. */
export interface Hostile {
  role: Role;
  place: Place;
  what:
    | { kind: 'component'; type: number; address: Template; values: Template[] }
    | {
        kind: 'command' | 'typing';
        type: number;
        name: string;
        sub: string | null;
        options: HostileOption[];
      }
    | { kind: 'form'; address: Template; field: string; said: string };
}

/** A command as in the slash menu: its name, a subcommand, and the options with their types. */
export interface KnownCommand {
  name: string;
  sub: string | null;
  options: { name: string; type: number }[];
}

const NASTY = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udfff',
  '\u202e',
  '\u0000:\u0000',
  '\n',
  '%',
  '%00',
  '%3A',
  '%253A',
  ':',
  ':::',
  '::page:1',
  ':page:99999999999999999999',
  '-1',
  '0',
  '1',
  '2',
  '99999999999999999999',
  '1e309',
  'NaN',
  'Infinity',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  'toString',
  '@everyone',
  '<@1>',
  '`',
  '**',
  '[a](https://evil.example)',
  '../../etc/passwd',
  "'; DROP TABLE matches; --",
  '{"$ne":null}',
  '#AAAAAAAAAAAAAAAA',
  '🧙',
  'é'.repeat(40),
  'x'.repeat(101),
  'x'.repeat(4_000),
  'last',
  'first',
  'now',
  'menu',
  'round',
  'yes',
  'on',
  'off',
  'server',
  'player',
  'character',
  'inspect',
  'ask-end',
  'end',
  'export',
  'done',
  'channels',
  'locale',
  'pace',
  'keen',
] as const;

const garbage = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...NASTY) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ maxLength: 12 }) },
);

const literal = (text: string): Template => [text];
const named = (...names: Name[]) => fc.constantFrom(...names).map((id): Template => [{ id }]);

/** A part of an address, by what it ought to be. */
const part = (name: string): fc.Arbitrary<Template> => {
  if (name === 'table') {
    return fc.oneof(
      { weight: 6, arbitrary: named('own', 'other', 'gathering', 'over') },
      { weight: 2, arbitrary: garbage.map(literal) },
    );
  }
  if (name === 'decision') {
    return fc.oneof(
      { weight: 2, arbitrary: named('asked') },
      { weight: 1, arbitrary: fc.constantFrom('1', '2', 'a', 'k0').map(literal) },
      { weight: 1, arbitrary: garbage.map(literal) },
    );
  }
  return garbage.map(literal);
};

/** Joined unescaped: a part with a colon makes two parts out of one. */
const joined = (parts: readonly Template[]): Template =>
  parts.flatMap((one, index) => (index === 0 ? one : [':', ...one]));

const verbs = Object.keys(ADDRESSES) as AddressVerb[];

/** Addresses of the right form, with a part too many or too few, cut short, or nothing of the kind. */
const address: fc.Arbitrary<Template> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .constantFrom(...verbs)
      .chain((verb) =>
        fc.tuple(fc.constant(literal(verb)), ...ADDRESSES[verb].map((name) => part(name))),
      )
      .map(joined),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom(...verbs).map(literal), fc.array(part('table'), { maxLength: 5 }))
      .map(([verb, parts]) => joined([verb, ...parts])),
  },
  { weight: 1, arbitrary: garbage.map(literal) },
);

const BUTTON = 2;
/** Buttons, and menus of texts, people, roles, anything that can be mentioned, and channels. */
const COMPONENTS = [BUTTON, BUTTON, BUTTON, 3, 3, 5, 6, 7, 8] as const;

const component: fc.Arbitrary<Hostile['what']> = fc.record({
  kind: fc.constant('component' as const),
  type: fc.constantFrom(...COMPONENTS),
  address,
  values: fc.array(fc.oneof(garbage.map(literal), named('own', 'seated', 'stranger')), {
    maxLength: 4,
  }),
});

const form: fc.Arbitrary<Hostile['what']> = fc.record({
  kind: fc.constant('form' as const),
  address: fc.oneof(
    part('table').map((table) => joined([['report'], table])),
    address,
  ),
  field: fc.constantFrom('said', 'said', 'other', ''),
  said: garbage,
});

/** Options of type text, whole number, boolean, person, channel, role, number and file. */
const OPTION_TYPES = [3, 3, 3, 4, 5, 6, 7, 8, 10, 11] as const;

const value = fc.oneof(
  { weight: 4, arbitrary: garbage.map(literal) },
  { weight: 3, arbitrary: named('own', 'other', 'gathering', 'over', 'seated', 'stranger') },
  { weight: 1, arbitrary: fc.constantFrom<HostileOption['value']>(0, -1, 1e21, true, false, null) },
);

const optionOf = (known: KnownCommand['options']): fc.Arbitrary<HostileOption> => {
  const any = fc.record({
    name: fc.oneof(fc.constantFrom('game', 'table', 'seat', 'nothing'), garbage),
    type: fc.constantFrom(...OPTION_TYPES),
    value,
  });
  if (known.length === 0) return any;
  const right = fc.constantFrom(...known).chain(({ name, type }) =>
    fc.record({
      name: fc.constant(name),
      type: fc.oneof({ weight: 5, arbitrary: fc.constant(type) }, fc.constantFrom(...OPTION_TYPES)),
      value,
    }),
  );
  return fc.oneof({ weight: 5, arbitrary: right }, { weight: 1, arbitrary: any });
};

const CHAT_INPUT = 1;
/** Commands on a user and on a message, of which the bot has none. */
const OTHER_COMMANDS = [2, 3] as const;

function command(commands: readonly KnownCommand[]): fc.Arbitrary<Hostile['what']> {
  const known = fc.constantFrom(...commands);
  const unknown = garbage.map((name): KnownCommand => ({ name, sub: null, options: [] }));
  return fc
    .tuple(
      fc.oneof({ weight: 9, arbitrary: known }, { weight: 1, arbitrary: unknown }),
      fc.constantFrom('command', 'command', 'typing'),
      fc.oneof(
        { weight: 15, arbitrary: fc.constant(CHAT_INPUT) },
        { weight: 1, arbitrary: fc.constantFrom(...OTHER_COMMANDS) },
      ),
    )
    .chain(([{ name, sub, options }, kind, type]) =>
      fc
        .uniqueArray(optionOf(options), { maxLength: 3, selector: (one) => one.name })
        .map((typed) => ({
          kind: kind as 'command' | 'typing',
          type: kind === 'typing' ? CHAT_INPUT : type,
          name,
          sub,
          options: typed,
        })),
    );
}

/** Anything that can be sent, whether or not it is allowed to change something. */
export const hostile = (commands: readonly KnownCommand[]): fc.Arbitrary<Hostile> =>
  fc.record({
    role: fc.constantFrom(...ROLES),
    place: fc.constantFrom('thread', 'thread', 'thread', 'channel', 'other-thread', 'next-door'),
    what: fc.oneof(
      { weight: 6, arbitrary: component },
      { weight: 4, arbitrary: command(commands) },
      { weight: 1, arbitrary: form },
    ),
  });
