import type { Decision } from '../../kernel/decision.ts';
import type { Game } from '../../kernel/game.ts';
import type { Texts } from '../../texts/texts.ts';

/** What a message about a match is worded with. */
export interface Words {
  game: Game;
  texts: Texts;
}

/** A game's name; if it is no longer installed, only its id is left. */
export const gameName = (gameId: string, texts: Texts): string =>
  texts.has(`${gameId}.name`) ? texts(`${gameId}.name`) : gameId;

/** What it means to choose none of a question's options: what the game says it does, or just that. */
export const noneWords = (view: unknown, decision: Decision, { game, texts }: Words): string =>
  game.presentation.none?.(view, decision, texts) ?? texts('bot.panel.none');
