import type { Picture } from '../../../kernel/game.ts';
import type { PictureChoice, PictureOffer, PicturePlace } from '../../../kernel/pictures.ts';
import type { CardFace } from '../../../picture/card-face.ts';
import { drawHands } from '../../../picture/hands.ts';
import { drawIcon } from '../../../picture/icons.ts';
import { MARK } from '../../../picture/palette.ts';
import { encodePicture } from '../../../picture/picture.ts';
import type { Texts } from '../../../texts/texts.ts';
import { followerRules } from '../card-text.ts';
import { cardLook, lookOf } from '../picture/looks.ts';
import { drawTable, type TableScene } from '../picture/table.ts';
import { type FollowerDefinition, symbolsOf } from '../rules/cards/definition.ts';
import { definition } from '../rules/cards/library.ts';
import type { AltarView } from '../rules/view.ts';
import { namesIn } from './names.ts';
import { influenceLines, statusLines } from './status.ts';

/** The table everywhere, but for the hand above one's own cards. */
export const pictureAt = (_view: AltarView, place: PicturePlace): PictureChoice => ({
  kind: place === 'hand' ? 'hand' : 'table',
});

/** There is one table to look at. */
export const picturesOf = (_view: AltarView, texts: Texts): PictureOffer[] => [
  { kind: 'table', label: texts('altar.picture.kind.table') },
];

/** The table as the viewer sees it, or the viewer's own hand; null for a hand nobody may see or that is empty. */
export async function pictureOf(
  view: AltarView,
  { kind }: PictureChoice,
  texts: Texts,
): Promise<Picture | null> {
  if (kind === 'hand') return handPicture(view, texts);
  if (kind !== 'table') return null;
  const words = statusLines(view, texts).join('\n').replaceAll('**', '');
  return encodePicture(drawTable(sceneOf(view, texts)), 'drawing', words);
}

async function handPicture(view: AltarView, texts: Texts): Promise<Picture | null> {
  const own = view.players.find(({ seat }) => seat === view.viewer);
  const god = own?.gods[0];
  if (!own?.hand || own.hand.length === 0 || god === undefined) return null;
  const { icon, colour } = lookOf(god);
  const cards = own.hand.map((card) => faceOf(definition(card), texts));
  const name = texts('altar.picture.hand', { cards: cards.length });
  const words = cards.map((card) => texts('altar.picture.card', { ...wordsOf(card) }));
  const canvas = drawHands([
    {
      name: texts('altar.picture.hand-of', { god: namesIn(texts).god(god), hand: name }),
      cards,
      drawSymbol: (context, x, y, side) => drawIcon(context, icon, x, y, side, MARK[colour]),
    },
  ]);
  return encodePicture(canvas, 'drawing', [name, ...words].join('\n'));
}

const wordsOf = ({ name, line, text }: CardFace) => ({
  card: name,
  line,
  text: text.replaceAll('\n', ' '),
});

/** A follower's card as it lies in a hand. */
const faceOf = (follower: FollowerDefinition, texts: Texts): CardFace => ({
  look: cardLook(follower.kind),
  name: texts(`altar-cards.${follower.id}.name`),
  line: lineOf(follower, texts),
  text: followerRules(follower, texts),
});

/** What a follower is and when it may be used; the fonts of pictures have no emoji. */
function lineOf(follower: FollowerDefinition, texts: Texts): string {
  const symbols = symbolsOf(follower).map((symbol) => texts(`altar.picture.symbol.${symbol}`));
  const kinds = follower.kind ? [texts(`altar.kind.${follower.kind}`)] : [];
  return [...kinds, ...symbols].join(' · ') || texts('altar.line.plain');
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
      const { name, line, text } = faceOf(follower, texts);
      return { name, line, text, kind: follower.kind };
    }),
    middle: [
      texts('altar.picture.middle', { deck: view.deck, shrines: view.shrines }),
      ...influenceLines(view, texts).map((line) => withoutSymbols(line)),
    ],
  };
}

/** The fonts of pictures have no emoji. */
const withoutSymbols = (text: string): string =>
  text.replace(/\p{Extended_Pictographic}\uFE0F?\s*/gu, '');
