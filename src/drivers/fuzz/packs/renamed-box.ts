import type { Game } from '../../../kernel/game.ts';
import { keyRenamed, type Naming, renamed } from '../../../packs/own-ids.ts';
import type { Words } from '../../../packs/pack.ts';
import { readMessages, USUAL } from '../../../texts/catalogue.ts';

/** A pack in one file, as its author writes it. */
export interface OneFile {
  pack: { [name: string]: unknown };
  words: { [locale: string]: Words };
  [part: string]: unknown;
}

type Content = { readonly [kind: string]: readonly { id: string }[] };

/**
 * A part of a game's box under other names, with its words: a pack that can be played beside the box.
 * @param isWanted of everything in the box, by its kind (`decks`) and itself
 */
export function renamedBox(
  { rules: { id: game, packs } }: Game,
  name: Naming,
  isWanted: (kind: string, thing: { id: string }) => boolean = () => true,
): OneFile {
  const content = Object.fromEntries(
    Object.entries(packs?.box as Content)
      .map(([kind, things]) => [kind, things.filter((thing) => isWanted(kind, thing))] as const)
      .filter(([, things]) => things.length > 0),
  );
  const ids: ReadonlySet<string> = new Set(packs?.ids(content));
  return {
    pack: {
      format: 1,
      id: name(game).slice(0, 24),
      version: '1.0.0',
      title: 'The same by another name',
      author: 'Threadbound',
      licence: 'MIT',
    },
    [game]: renamed(structuredClone(content), ids, name),
    words: { [USUAL]: wordsOf(ids, name) },
  };
}

/** What the catalogue says about these ids, under their other names. */
function wordsOf(ids: ReadonlySet<string>, name: Naming): Words {
  const words: Words = {};
  for (const file of readMessages(USUAL).values()) {
    for (const [key, message] of file) {
      // Other words for a thing are no words of a pack's.
      if (key.includes('.glossary.')) continue;
      const called = keyRenamed(key, ids, name);
      if (called !== null) put(words, called.split('.'), message);
    }
  }
  return words;
}

function put(words: Words, [first = '', ...further]: string[], message: string): void {
  if (further.length === 0) {
    words[first] = message;
    return;
  }
  const inner = (words[first] ?? {}) as Words;
  words[first] = inner;
  put(inner, further, message);
}
