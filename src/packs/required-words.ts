import type { Game } from '../kernel/game.ts';
import type { PackWords } from '../kernel/packs.ts';
import { USUAL } from '../texts/catalogue.ts';
import { ANY, boxWords } from './box-words.ts';
import type { Pack, Words } from './pack.ts';
import { thingsIn } from './things.ts';
import { messagesOf } from './words.ts';

/** Words that are left out where there are none. */
const MAY_LACK =
  /\.(flavour|narrative|short|line)$|\.story\.|own-token|quest-progress|\.reason\.|\.quest\.\*$|overlay\.choice-description\./;

/** Words that something in a pack lacks, by its id. */
export interface Unsaid {
  id: string;
  key: string;
  /** Nothing is shown without them. */
  isNeeded: boolean;
  /** The only language that lacks them; null if they are nowhere. */
  locale: string | null;
}

/** What every thing of its kind in the box has words for, and a pack's has not. */
export function* unsaid({ content, words }: Pack, games: readonly Game[]): Iterable<Unsaid> {
  const spoken = new Map(
    Object.entries(words).map(([locale, own]): [string, Set<string>] => [locale, keysOf(own)]),
  );
  const [first] = spoken.keys();
  const usual = new Set([...(spoken.get(first ?? '') ?? []), ...(spoken.get(USUAL) ?? [])]);
  for (const { rules } of games) {
    for (const { id, key, isNeeded } of wanted(rules, content[rules.id], games)) {
      if (!usual.has(key)) yield { id, key, isNeeded, locale: null };
      else {
        for (const [locale, keys] of spoken) {
          if (!keys.has(key)) yield { id, key, isNeeded: false, locale };
        }
      }
    }
  }
}

/** What the box has words for, then what the game says. */
function* wanted(
  { id: game, packs }: Game['rules'],
  content: unknown,
  games: readonly Game[],
): Iterable<PackWords> {
  for (const { id, kind } of thingsIn(content)) {
    const forms = kind === 'overlays' ? overlayForms(game) : boxWords(games).owed(game, kind);
    // Of a form with two names in it, nobody can tell which this thing's is.
    for (const form of forms.filter((one) => one.indexOf(ANY) === one.lastIndexOf(ANY))) {
      yield { id, key: form.replace(ANY, id), isNeeded: !MAY_LACK.test(form) };
    }
  }
  if (content !== undefined) yield* packs?.words?.(content) ?? [];
}

/** No box has an overlay to compare with. */
const overlayForms = (game: string): string[] =>
  ['choice', 'choice-description'].map((word) => `${game}.lobby.option.overlay.${word}.${ANY}`);

const keysOf = (words: Words): Set<string> => new Set(messagesOf(words).keys());
