import { idFrom } from '../../../kernel/packs.ts';
import type { Pack } from '../../../packs/pack.ts';
import type { TableContext } from '../../match/context.ts';
import { unhurried } from '../../match/replaying/unhurried.ts';

/** Cards that are put into words at once. */
const A_FEW = 10;

/**
 * Puts a registered pack's cards into words in every language, a few at a time while others get their turn. The
 * words are remembered: all at once, the first `/card` would keep everyone waiting.
 */
export async function wordCards(
  { games, languages }: Pick<TableContext, 'games' | 'languages'>,
  digest: string,
  { content }: Pack,
): Promise<void> {
  for (const { rules, presentation } of games.values()) {
    const own = content[rules.id];
    const ids = own === undefined ? [] : (rules.packs?.ids(own) ?? []);
    for await (const few of unhurried(inFews(ids.map((id) => idFrom(id, digest))))) {
      for (const locale of languages.locales) {
        presentation.cards(languages.textsFor(locale), (id) => few.has(id));
      }
    }
  }
}

function* inFews(ids: readonly string[]): Iterable<ReadonlySet<string>> {
  for (let from = 0; from < ids.length; from += A_FEW) yield new Set(ids.slice(from, from + A_FEW));
}
