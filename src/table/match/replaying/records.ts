import type { Game } from '../../../kernel/game.ts';
import type { StoredMatch } from '../saved/store.ts';

/** Whether a match's choices still mean what they meant when they were made. */
export const canPlayAgain = (
  game: Game,
  { desk, content }: Pick<StoredMatch, 'desk' | 'content'>,
): boolean => !desk.rulesChanged && content === game.rules.content();
