import type { Picture, PictureKind } from '../../../kernel/game.ts';
import { encodePicture } from '../../../picture/picture.ts';
import type { Texts } from '../../../texts/texts.ts';
import { drawTable, type TableScene } from '../picture/table.ts';
import { symbolsOf } from '../rules/cards/definition.ts';
import { definition } from '../rules/cards/library.ts';
import type { AltarView } from '../rules/view.ts';
import { namesIn } from './names.ts';
import { statusLines, tableLines } from './status.ts';

/** Characters that Discord takes as a picture's description. */
const ALT_TEXT = 1024;

/** The table as the viewer sees it; hands are told in words only. */
export async function pictureOf(
  view: AltarView,
  kind: PictureKind,
  _about: string | null,
  texts: Texts,
): Promise<Picture | null> {
  if (kind === 'hand') return null;
  const words = statusLines(view, texts).join('\n').replaceAll('**', '');
  return encodePicture(drawTable(sceneOf(view, texts)), 'drawing', words.slice(0, ALT_TEXT));
}

function sceneOf(view: AltarView, texts: Texts): TableScene {
  const names = namesIn(texts);
  return {
    boards: view.realms.map(({ god, seat, active, inactive, shrines, worshippers }) => {
      const player = view.players.find((candidate) => candidate.seat === seat);
      return {
        god,
        name: names.god(god),
        active,
        inactive,
        shrines,
        worshippers: worshippers.length === 0 ? '' : names.cards(worshippers),
        hand:
          player?.gods[0] === god ? texts('altar.picture.hand', { cards: player.handCount }) : null,
        isOnTurn: view.turn?.seat === seat,
      };
    }),
    row: view.row.map((card) => {
      const follower = definition(card);
      const symbols = symbolsOf(follower).map((symbol) => texts(`altar.picture.symbol.${symbol}`));
      const kind = follower.kind ? [texts(`altar.kind.${follower.kind}`)] : [];
      return {
        name: names.card(card),
        line: [...kind, ...symbols].join(' · '),
        kind: follower.kind,
      };
    }),
    middle: tableLines(view, texts).map((line) => withoutSymbols(line)),
  };
}

/** The fonts of pictures have no emoji. */
const withoutSymbols = (text: string): string =>
  text.replace(/\p{Extended_Pictographic}\uFE0F?\s*/gu, '');
