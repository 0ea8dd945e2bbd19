import { orUnavailable, type TableContext } from '../../match/context.ts';
import type { Refused } from '../../match/refusal.ts';
import { kept } from './kept.ts';

/**
 * The first of these hints that the person has not read yet, now noted as read; null for none.
 * @param place where it is shown: it stays there, no matter how often that is shown again
 */
export async function hint(
  { store, ...context }: TableContext,
  userId: string,
  concepts: readonly string[],
  place: string,
): Promise<{ ok: true; concept: string | null } | Refused> {
  return orUnavailable({ store, ...context }, async () => {
    if (concepts.length === 0) return { ok: true, concept: null };
    const { hints, read } = kept.parse(await store.person(userId));
    if (hints === 'off') return { ok: true, concept: null };
    const here = concepts.find((concept) => read[concept] === place);
    const concept = here ?? concepts.find((one) => read[one] === undefined) ?? null;
    if (concept !== null && here === undefined) {
      await store.changePerson(userId, { read: { ...read, [concept]: place } });
    }
    return { ok: true, concept };
  });
}

/** Switches a person's hints on or off; when switched on, each is shown once more, and guides start over. */
export async function switchHints(
  context: TableContext,
  userId: string,
  hints: 'on' | 'off',
): Promise<{ ok: true } | Refused> {
  return orUnavailable(context, async () => {
    await context.store.changePerson(
      userId,
      hints === 'on' ? { hints, read: {}, guided: {} } : { hints },
    );
    return { ok: true };
  });
}
