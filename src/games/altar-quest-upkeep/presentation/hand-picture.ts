import type { Picture } from '../../../kernel/game.ts';
import { drawHands } from '../../../picture/hands.ts';
import { encodePicture } from '../../../picture/picture.ts';
import { drawToken } from '../../../picture/token.ts';
import type { Texts } from '../../../texts/texts.ts';
import { faceOf } from '../../altar-quest/picture/cards/face.ts';
import { heroToken } from '../../altar-quest/picture/symbols.ts';
import { namesIn } from '../../altar-quest/presentation/names.ts';
import { definition } from '../../altar-quest/rules/cards/library.ts';
import type { UpkeepView } from '../rules/view.ts';
import { cardsBefore, heroesOf, offeredLine } from './cards.ts';

/** What the viewer's heroes may choose from, or have earned; null where they have nothing. */
export async function handPicture(view: UpkeepView, texts: Texts): Promise<Picture | null> {
  const hands = heroesOf(view, view.viewer)
    .map((hero) => ({ hero, cards: cardsBefore(view, hero) }))
    .filter(({ cards }) => cards.length > 0);
  if (hands.length === 0) return null;
  const names = namesIn(texts);
  const altText = hands.flatMap(({ hero, cards }) => [
    texts('altar-quest-upkeep.picture.hand', { hero: names.hero(hero), cards: cards.length }),
    ...cards.map((card) => offeredLine(card, texts)),
  ]);
  const canvas = drawHands(
    hands.map(({ hero, cards }) => ({
      name: names.hero(hero),
      drawSymbol: (context, x, y, side) => drawToken(context, heroToken(hero), x, y, side),
      cards: cards.map((card) => faceOf(definition(card), texts)),
    })),
  );
  return encodePicture(canvas, 'scene', altText.join('\n'));
}
