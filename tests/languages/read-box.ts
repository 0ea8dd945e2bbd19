import type { Game } from '../../src/kernel/game.ts';
import type { Texts } from '../../src/texts/texts.ts';
import { type Reader, readAll } from './reading.ts';

/** What a game says without a match: its cards, the words of its rules, and what can be answered beforehand. */
export function readBox({ rules, presentation }: Game, texts: Texts, read: Reader): void {
  readAll(read, 'a card', presentation.cards(texts));
  for (const { name, text, symbol } of presentation.terms(texts))
    readAll(read, 'a term', { name, text, symbol });
  for (const standing of [...(rules.usual ?? []), ...(rules.beforehand ?? [])])
    readAll(read, 'a standing answer', presentation.standing?.(standing, texts, 2));
  for (const { verb } of presentation.verbs)
    readAll(read, 'a command', texts(`${rules.id}.verb.${verb}.description`));
}
