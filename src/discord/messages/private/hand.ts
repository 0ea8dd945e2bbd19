import type { Picture } from '../../../kernel/game.ts';
import type { Look } from '../../../table/looking/looking.ts';
import { encodeAddress } from '../../address.ts';
import { button } from '../../components/controls.ts';
import { ACCENTS, container, gallery, lines, row, text } from '../../components/layout.ts';
import { type OutgoingMessage, pictureFile } from '../message.ts';
import type { Words } from '../words.ts';

/** One's own cards: as a picture where the game draws them, and in words. */
export function handMessage(
  look: Look,
  picture: Picture | null,
  { game, texts }: Words,
): OutgoingMessage {
  const cards = game.presentation.hand(look.view, texts);
  const file = picture ? pictureFile('hand', picture) : null;
  return {
    components: [
      container(ACCENTS.panel, [
        text(`## ${texts('bot.hand.title', { count: cards.length })}`),
        ...(file ? [gallery(file.name, file.description)] : []),
        lines(
          cards.map(({ name, line, text: rules }) => texts('bot.hand.card', { name, line, rules })),
        ),
        row([
          button(texts('bot.button.back'), encodeAddress('act', { table: look.match.id }), {
            style: 'primary',
          }),
        ]),
      ]),
    ],
    files: file ? [file] : [],
  };
}
