import type { Picture } from '../../kernel/game.ts';
import type { Look } from '../../table/table.ts';
import { encodeAddress } from '../address.ts';
import { BOARD_KINDS, type BoardKind } from '../commands/definitions.ts';
import { button } from '../components/controls.ts';
import { ACCENTS, container, gallery, row, text } from '../components/layout.ts';
import { type OutgoingMessage, pictureFile } from './message.ts';
import type { Words } from './words.ts';

/** Part of the board as one viewer may see it, or the same in words, in private. */
export function boardMessage(
  look: Look,
  kind: BoardKind,
  picture: Picture | null,
  { game, texts }: Words,
): OutgoingMessage {
  const table = look.match.id;
  const inWords = kind === 'words';
  const file = picture && !inWords ? pictureFile('board', picture) : null;
  const said =
    game.presentation.boardInWords?.(look.view, texts) ??
    picture?.altText ??
    texts('bot.look.no-picture');
  const ways = BOARD_KINDS.filter((other) => other !== kind).map((other) =>
    button(texts(`bot.look.kind.${other}`), encodeAddress('look', { table, kind: other })),
  );
  return {
    components: [
      container(ACCENTS.panel, [
        text(`## ${game.presentation.headline(look.view, texts)}`),
        ...(file ? [gallery(file.name, file.description)] : []),
        ...(inWords || !picture ? [text(inWords ? said : texts('bot.look.no-picture'))] : []),
        row([
          ...ways,
          button(texts('bot.button.back'), encodeAddress('act', { table }), { style: 'primary' }),
        ]),
      ]),
    ],
    files: file ? [file] : [],
  };
}
