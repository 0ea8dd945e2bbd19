import type words from '../../../../assets/texts/en/altar.json';
import type { Standing } from '../../../kernel/standing.ts';
import type { Texts } from '../../../texts/texts.ts';

/** "Always end my turn after my main action"; empty for an answer that only another version of the bot knows. */
export function standingText({ id }: Standing, texts: Texts): string {
  const key: `standing.${keyof typeof words.standing}` = 'standing.ends-turn';
  return key === `standing.${id}` ? texts(`altar.${key}`) : '';
}
