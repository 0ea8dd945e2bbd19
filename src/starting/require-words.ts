import { type Game, withInterludes } from '../kernel/game.ts';
import { owedWords } from '../kernel/owed-words.ts';
import type { Texts } from '../texts/texts.ts';
import { NeedsOperator } from './needs-operator.ts';

/** Throws NeedsOperator with all words that games owe and the catalogue doesn't have, and where they belong. */
export function requireWords(games: readonly Game[], texts: Texts): void {
  const complaints = withInterludes(games).flatMap((game) => {
    const { id } = game.rules;
    const missing = owedWords(game).filter((key) => !texts.has(`${id}.${key}`));
    if (missing.length === 0) return [];
    return `The game ${id} has no words for ${missing.join(', ')}: add them to assets/texts/${texts.locale}/${id}.json.`;
  });
  if (complaints.length > 0) throw new NeedsOperator(complaints.join(' '));
}
