import type { Standing } from '../../../kernel/standing.ts';
import type { Texts } from '../../../texts/texts.ts';
import { namesIn } from './names.ts';

/** "Never hand anything in for The Miller’s Debt" */
export function standingText({ id, args = {} }: Standing, texts: Texts): string {
  const { card } = namesIn(texts);
  const named = Object.entries(args).map(([name, id]) => [name, card(String(id))]);
  return texts(`adventure.standing.${id}`, Object.fromEntries(named));
}
