import { games } from '../../games/index.ts';
import type { Outlook } from '../../kernel/companion.ts';
import type { GameRules } from '../../kernel/game.ts';
import type { RandomState } from '../../kernel/random.ts';
import { loadTexts } from '../../texts/catalogue.ts';
import type { Texts } from '../../texts/texts.ts';
import { novice } from './index.ts';

/** Read once, and only if somebody plays by reading. */
let known: Texts | undefined;

/** What `novice` chooses, by the words of the game. Throws a RangeError for a game without words, with rules only. */
export function byReading(rules: GameRules, outlook: Outlook, random: RandomState): string[] {
  const game = games.find((one) => one.rules.id === rules.id);
  if (!game) throw new RangeError(`There are no words to read for ${rules.id}.`);
  known ??= loadTexts();
  return novice({ ...game, rules }, outlook, known, random);
}
