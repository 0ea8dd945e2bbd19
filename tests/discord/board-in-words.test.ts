import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../src/discord/limits.ts';
import { bodyOf, textsIn } from '../../src/discord/messages/message.ts';
import { inWordsMessage } from '../../src/discord/messages/private/board.ts';
import { roundMessage } from '../../src/discord/messages/thread/round.ts';
import { games } from '../../src/games/index.ts';
import type { Game } from '../../src/kernel/game.ts';
import { languagesThere, loadTexts } from '../../src/texts/catalogue.ts';
import { setupOf } from '../languages/read-match.ts';
import { hugeLook, hugeSnapshot } from './huge.ts';

const CUT = '…';

/** A game whose board takes more words than a message can have, as boards do late in a game. */
function withLongBoard(game: Game): Game {
  const { presentation } = game;
  const boardInWords: typeof presentation.boardInWords = (view, texts) => {
    const said = presentation.boardInWords?.(view, texts) ?? '';
    return Array(Math.ceil(LIMITS.messageText / said.length) + 1)
      .fill(said)
      .join('\n');
  };
  return { ...game, presentation: { ...presentation, boardInWords } };
}

describe.each(languagesThere())('%s: a board in more words than a message can have', (locale) => {
  const texts = loadTexts(locale);

  it.each(games.map((game) => [game.rules.id, withLongBoard(game)] as const))(
    'is cut after a whole line, %s',
    (_id, game) => {
      const view = game.rules.view(game.rules.setup(setupOf(game.rules, 2)).match, 'table');
      const said = game.presentation.boardInWords?.(view, texts) ?? '';
      const words = { game, texts };
      const look = { ...hugeLook, view };
      const snapshot = { ...hugeSnapshot, view };
      for (const message of [
        inWordsMessage(look, said, words),
        roundMessage(snapshot, null, words, { first: true, missing: true }),
      ]) {
        const { components } = bodyOf(message);
        const shown = textsIn({ components });
        const board = shown.find((text) => said.startsWith(text.slice(0, 40))) ?? '';
        expect(shown.join('').length).toBeLessThanOrEqual(LIMITS.messageText);
        expect(board.endsWith(`\n${CUT}`)).toBe(true);
        expect(said.startsWith(board.slice(0, -CUT.length))).toBe(true);
        expect(board.length).toBeGreaterThan(LIMITS.messageText / 4);
      }
    },
  );
});
