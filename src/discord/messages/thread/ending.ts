import type { Picture } from '../../../kernel/game.ts';
import type { MatchSnapshot } from '../../../table/summary.ts';
import { encodeAddress } from '../../address.ts';
import { button } from '../../components/controls.ts';
import { ACCENTS, container, gallery, lines, row, text } from '../../components/layout.ts';
import { type OutgoingMessage, pictureFile } from '../message.ts';
import type { Words } from '../words.ts';

/** How it ended, with the seed that proves the dice. */
export function endingMessage(
  { match, view }: MatchSnapshot,
  picture: Picture | null,
  { game, texts }: Words,
): OutgoingMessage {
  const ending = game.presentation.ending(view, texts);
  const file = picture ? pictureFile('ending', picture) : null;
  const table = match.id;
  return {
    components: [
      container(ending.won ? ACCENTS.won : ACCENTS.lost, [
        text(`# ${ending.title}`),
        ...(file ? [gallery(file.name, file.description)] : []),
        lines(ending.lines),
        lines([
          match.seed ? texts('bot.ending.seed', { seed: match.seed }) : '',
          match.seedHash ? texts('bot.ending.seed-hash', { hash: match.seedHash }) : '',
        ]),
        row([
          button(texts('bot.button.again'), encodeAddress('again', { table }), {
            style: 'primary',
          }),
          button(texts('bot.button.chronicle'), encodeAddress('chronicle', { table })),
          button(texts('bot.button.log'), encodeAddress('log', { table, page: 'last' })),
        ]),
      ]),
    ],
    files: file ? [file] : [],
  };
}
