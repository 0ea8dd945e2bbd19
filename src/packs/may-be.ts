import type { Message } from '../kernel/decision.ts';
import { perhapsMeant } from '../kernel/packs.ts';

/** What can be listed in a sentence. */
const FEW = 40;

/** A sentence with what something can be; none if that is nothing, or more than anybody reads. */
export const mayBe = (names: readonly string[]): Message[] =>
  names.length === 0 || names.length > FEW
    ? []
    : [{ key: 'packs.may-be', args: { names: [...names] } }];

/** The name that may have been meant, or what it can be. */
export function meantOrAny(names: readonly string[], given: unknown): Message[] {
  const meant = typeof given === 'string' ? perhapsMeant(names, given) : [];
  return meant.length > 0 ? meant : mayBe(names);
}
