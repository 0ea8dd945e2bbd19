import { type Address, type AddressVerb, decodeAddress } from '../../discord/address.ts';
import type { Hostile, Name, Template } from './hostile.ts';
import { NAMES } from './hostile.ts';

/** Stand for the ids of a world while checking what something would do. */
const MARKS = Object.fromEntries(NAMES.map((name) => [name, `<${name}>`])) as {
  [name in Name]: string;
};

/** A template with its names replaced. */
export const filled = (template: Template, ids: { readonly [name in Name]: string }): string =>
  template.map((one) => (typeof one === 'string' ? one : ids[one.id])).join('');

const marked = (template: Template): string => filled(template, MARKS);

/**
 * What people at a table may do about it, so that it is not hostile: looking at what they are asked, or at what
 * happened, is noted, too, and so are the advice they get in their turn and that they need no guide.
 */
const FOR_THOSE_SEATED: ReadonlySet<AddressVerb> = new Set([
  'act',
  'panel',
  'several',
  'menu',
  'advise',
  'since',
  'ended',
  'left',
  'companion',
  'marked',
  'skip-guide',
]);

/** What anybody may do about a table that is gathering. */
const FOR_ALL: ReadonlySet<AddressVerb> = new Set(['join', 'character']);

/** Commands that show something and change nothing. */
const LOOKS: ReadonlySet<string> = new Set([
  'goal',
  'hand',
  'board',
  'status',
  'log',
  'chronicle',
  'replay',
  'verify',
  'report',
  'help',
  'card',
  'deck',
  'rules',
  'mine',
  'stats',
  'setup',
]);

/** Passes on, wherever that is offered: the one option whose id can be guessed. */
const PASSING_ON = 'done';

/**
 * Whether the answer depends on how far a companion has looked ahead in the time that it has. That its advice
 * is the same whatever is hidden from it is proved where its tries are counted.
 */
export const isAdvice = ({ role, what }: Hostile): boolean =>
  role !== 'stranger' &&
  (what.kind === 'component'
    ? decodeAddress(marked(what.address))?.verb === 'advise'
    : what.kind === 'command' && what.name === 'advise');

/** Whether the bot has no reason to change any match because of it: what is allowed is left out. */
export function isHarmless(hostile: Hostile): boolean {
  const { what } = hostile;
  if (what.kind === 'form' || what.kind === 'typing') return true;
  if (what.kind === 'component') {
    const address = decodeAddress(marked(what.address));
    return address === null || isHarmlessPress(hostile, address, what.values.map(marked));
  }
  return isHarmlessCommand(hostile, what);
}

function isHarmlessPress({ role }: Hostile, address: Address, values: readonly string[]): boolean {
  if (address.verb === 'forget') return false;
  if (!('table' in address)) return true;
  const { table, verb } = address;
  if (table === MARKS.gathering) return !FOR_ALL.has(verb);
  if (table === MARKS.over) return verb !== 'again';
  const own = role === 'seated' ? MARKS.own : role === 'foreign' ? MARKS.other : null;
  if (table !== own) return true;
  if (FOR_THOSE_SEATED.has(verb)) return false;
  const chosen = 'option' in address ? [address.option, ...values] : values;
  return !chosen.includes(PASSING_ON);
}

function isHarmlessCommand(
  { role, place }: Hostile,
  { name, sub, options }: Extract<Hostile['what'], { kind: 'command' | 'typing' }>,
): boolean {
  const inThread = place === 'thread' || place === 'other-thread';
  const tables = options.flatMap(({ value }) => (Array.isArray(value) ? [marked(value)] : []));
  if (name === 'game' && sub === 'new') return inThread;
  if (name === 'game' && sub === 'join') return inThread && !tables.includes(MARKS.gathering);
  if (LOOKS.has(name) || role === 'stranger') return true;
  return role === 'foreign' && place === 'thread' && !tables.includes(MARKS.other);
}
