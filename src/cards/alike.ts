import type { Decision, Option } from '../kernel/decision.ts';
import type { OfferedOption, OptionMenu } from '../kernel/game.ts';
import { isSameJson } from '../kernel/json.ts';
import { definitionOf } from './library.ts';

/**
 * Menus in which copies of a card are offered once, with their number, if it makes no difference which is
 * taken: everything else about the options is the same, and so are their words. If several are taken, each copy
 * can be.
 */
export function copiesTogether<Own extends Option>(
  { choose }: Pick<Decision, 'choose'>,
  menus: readonly OptionMenu<Own>[],
): OptionMenu<Own>[] {
  if (choose.max > 1) return [...menus];
  return menus.map((menu) => ({ ...menu, options: oneOfEach(menu.options) }));
}

function oneOfEach<Own extends Option>(offered: readonly OfferedOption<Own>[]) {
  const kinds = new Map<string, OfferedOption<Own>>();
  for (const one of offered) {
    const kind = kindOf(one);
    const { copies = 0, ...first } = kinds.get(kind) ?? one;
    kinds.set(kind, { ...first, copies: copies + 1 });
  }
  return [...kinds.values()];
}

const kindOf = ({ option, text, ahead }: OfferedOption): string => {
  // An option that is about no card is like nothing else.
  const kind = isAboutCard(option) ? withoutCopy(option) : option.id;
  return JSON.stringify([kind, text, ahead]);
};

/** Whether two options differ at most in which copy of a card they take. */
export const areCopies = (one: Option, other: Option): boolean =>
  one.id === other.id ||
  (isAboutCard(one) && isAboutCard(other) && isSameJson(withoutCopy(one), withoutCopy(other)));

const isAboutCard = ({ args }: Option): boolean => typeof args?.card === 'string';

const withoutCopy = ({ verb, args }: Option) => ({
  verb,
  args: { ...args, card: definitionOf(String(args?.card)) },
});
