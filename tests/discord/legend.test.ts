import { expect, it } from 'vitest';
import { pictureMessage } from '../../src/discord/messages/private/board.ts';
import { seatsFor } from '../../src/drivers/seats.ts';
import { adventure } from '../../src/games/adventure/index.ts';
import { altar } from '../../src/games/altar/index.ts';
import { altarQuest } from '../../src/games/altar-quest/index.ts';
import { loadTexts } from '../../src/texts/catalogue.ts';
import { hugeLook } from './huge.ts';

const texts = loadTexts();

it.each([
  [altarQuest, 'board', 'What the board’s symbols mean'],
  [adventure, 'map', 'What the map’s symbols mean'],
  [altar, 'table', 'What the table’s symbols mean'],
] as const)(
  'above the legend stands what it explains, above the board the state of play: %#',
  (game, board, title) => {
    const { lobby } = game.rules;
    const options = Object.fromEntries(lobby.options.map((one) => [one.id, one.default]));
    const seats = seatsFor(lobby, 3, 3, 1);
    const { match } = game.rules.setup({ seats, options, seed: '5'.repeat(32) });
    const look = { ...hugeLook, view: game.rules.view(match, 'seat-1') };
    const shown = (kind: string) =>
      JSON.stringify(pictureMessage(look, { kind }, null, { game, texts }).components);
    expect(shown('legend')).toContain(`## ${title}`);
    const headline = game.presentation.headline(look.view, texts);
    expect(shown('legend')).not.toContain(headline);
    expect(shown(board)).toContain(`## ${headline}`);
  },
);
