import type { Texts } from '../../texts/texts.ts';

/** Clauses one after the other, with what a language writes between them; none are nothing. */
export const clauses = (all: readonly string[], texts: Texts): string =>
  all.length === 0 ? '' : all.reduce((before, clause) => texts('bot.clauses', { before, clause }));
