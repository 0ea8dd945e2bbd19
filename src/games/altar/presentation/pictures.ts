import type { Picture } from '../../../kernel/game.ts';
import type { Occasion } from '../../../kernel/occasion.ts';
import type {
  PictureChoice,
  PictureDetail,
  PictureOffer,
  PicturePlace,
} from '../../../kernel/pictures.ts';
import type { EventOf } from '../../../kernel/vocabulary.ts';
import { drawHands } from '../../../picture/hands.ts';
import { drawIcon } from '../../../picture/icons.ts';
import { legendPicture } from '../../../picture/legend.ts';
import { MARK } from '../../../picture/palette.ts';
import { encodePicture } from '../../../picture/picture.ts';
import { posterWords } from '../../../picture/poster/words.ts';
import { drawSingleCard } from '../../../picture/single-card.ts';
import type { Texts } from '../../../texts/texts.ts';
import { drawTable } from '../picture/boards/draw.ts';
import { legendSections } from '../picture/boards/legend.ts';
import { drawEnding } from '../picture/ending.ts';
import { faceOf, godFace } from '../picture/face.ts';
import { lookOf } from '../picture/looks.ts';
import { definition } from '../rules/cards/library.ts';
import type { AltarEvents } from '../rules/events.ts';
import type { AltarView } from '../rules/view.ts';
import { tableWords, wordsOn } from './alt-words.ts';
import { allCardTexts, godOfCard } from './cards.ts';
import { endingScene, endingText } from './ending.ts';
import { namesIn } from './names.ts';
import { tableScene } from './table-scene.ts';

/** The table; above a player's own cards the hand, and in the last message how the match ended. */
export const pictureAt = (_view: AltarView, place: PicturePlace): PictureChoice => ({
  kind: place === 'hand' || place === 'ending' ? place : 'table',
});

/** The table, and what its symbols stand for. */
export const picturesOf = (_view: AltarView, texts: Texts): PictureOffer[] => [
  { kind: 'table', label: texts('altar.picture.kind.table') },
  {
    kind: 'legend',
    label: texts('altar.picture.kind.legend'),
    title: texts('altar.picture.legend-title'),
  },
];

/** The table as the viewer sees it, or the viewer's own hand; null for a hand that is empty or not theirs to see. */
export async function pictureOf(
  view: AltarView,
  { kind }: PictureChoice,
  texts: Texts,
  _detail?: PictureDetail,
  occasion?: Occasion<EventOf<AltarEvents>>,
): Promise<Picture | null> {
  if (kind === 'hand') return handPicture(view, texts);
  if (kind === 'legend')
    return legendPicture(legendSections(texts), texts, 'altar.picture.legend.section');
  if (kind === 'ending') return view.outcome ? endingPicture(view, texts, occasion) : null;
  if (kind !== 'table') return null;
  const canvas = drawTable(tableScene(view, texts));
  const picture = await encodePicture(canvas, 'board', tableWords(view, texts));
  return { ...picture, altTextRest: texts('altar.picture.alt.more') };
}

function endingPicture(
  view: AltarView,
  texts: Texts,
  occasion: Occasion<EventOf<AltarEvents>> | undefined,
): Promise<Picture> {
  const { title, lines } = endingText(view, texts);
  const scene = endingScene(view, texts, occasion);
  const people = scene.players.map(({ name, player }) => ({ character: name, player }));
  const moment = scene.moment ? [`${scene.moment.title}: ${scene.moment.line}`] : [];
  const words = [title, ...lines, ...moment, ...posterWords(people, scene.foot, texts)];
  return encodePicture(drawEnding(scene), 'scene', words.join('\n'));
}

async function handPicture(view: AltarView, texts: Texts): Promise<Picture | null> {
  const own = view.players.find(({ seat }) => seat === view.viewer);
  const god = own?.gods[0];
  if (!own?.hand || own.hand.length === 0 || god === undefined) return null;
  const { icon, colour } = lookOf(god);
  const cards = own.hand.map((card) => faceOf(definition(card), texts));
  const name = texts('altar.picture.hand', { cards: cards.length });
  const words = cards.map((card) => wordsOn(card, texts));
  const canvas = drawHands([
    {
      name: texts('altar.picture.hand-of', { god: namesIn(texts).god(god), hand: name }),
      cards,
      drawSymbol: (context, x, y, side) => drawIcon(context, icon, x, y, side, MARK[colour]),
    },
  ]);
  return encodePicture(canvas, 'scene', [name, ...words].join('\n'));
}

/** One card by its definition, as it lies in a hand, or a god's card; null for an unknown card. */
export async function cardPicture(id: string, texts: Texts): Promise<Picture | null> {
  const printed = allCardTexts(texts).find((known) => known.id === id);
  if (!printed) return null;
  const god = godOfCard(id);
  const face = god ? godFace(god, texts) : faceOf(definition(id), texts);
  const { flavour } = printed;
  const canvas = drawSingleCard({ ...face, ...(flavour === undefined ? {} : { flavour }) });
  return encodePicture(canvas, 'scene', wordsOn(face, texts));
}
