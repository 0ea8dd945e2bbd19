import type { Option } from '../../../kernel/decision.ts';
import type { Address, Pick } from './effects/kind.ts';

const PARTS = ['index', 'altar', 'worshipper', 'target', 'realm'] as const;

/** Options for the ways to carry out an effect: `play:raider:love`. */
export const pickOptions = (verb: string, at: Address, ways: readonly Pick[]): Option[] =>
  ways.map((pick) => ({
    id: [verb, at.card, ...PARTS.flatMap((part) => pick[part] ?? [])].join(':'),
    verb,
    args: argsOf(at, pick),
  }));

function argsOf({ card, path }: Address, pick: Pick): { [name: string]: string | number } {
  const args: { [name: string]: string | number } = { card };
  if (path !== '') args.path = path;
  for (const part of PARTS) {
    const value = pick[part];
    if (value !== undefined) args[part] = value;
  }
  return args;
}

/** The way that an option stands for. */
export function pickOf(option: Option | undefined): Pick {
  const pick: Pick = {};
  for (const part of PARTS) {
    const value = option?.args?.[part];
    if (value !== undefined) Object.assign(pick, { [part]: value });
  }
  return pick;
}
