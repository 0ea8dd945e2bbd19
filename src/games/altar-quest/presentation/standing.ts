import type { Standing } from '../../../kernel/standing.ts';
import { capitalised } from '../../../texts/capitalised.ts';
import type { Texts } from '../../../texts/texts.ts';
import { namesIn } from './names.ts';

/** "Always discard focus" */
export function standingText({ id, args = {} }: Standing, texts: Texts, seats: number): string {
  const { card, ...more } = args;
  const words = typeof card === 'string' ? { ...more, card: namesIn(texts).card(card) } : more;
  return capitalised(texts(`altar-quest.standing.${id}`, { ...words, seats }));
}
