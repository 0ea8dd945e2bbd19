import type { Game } from '../../kernel/game.ts';
import type { Texts } from '../../texts/texts.ts';

/** What a message about a match is worded with. */
export interface Words {
  game: Game;
  texts: Texts;
}
