import type { Picture } from '../../../../kernel/game.ts';
import { drawHands } from '../../../../picture/hands.ts';
import { encodePicture } from '../../../../picture/picture.ts';
import { drawToken } from '../../../../picture/token.ts';
import type { Texts } from '../../../../texts/texts.ts';
import { faceOf } from '../../picture/cards/face.ts';
import { heroToken } from '../../picture/symbols.ts';
import { namesIn } from '../../presentation/names.ts';
import { definition } from '../../rules/cards/library.ts';
import type { HeroId } from '../../rules/terms.ts';
import type { UpkeepView } from '../rules/view.ts';
import { handsOf, offeredLine } from './cards.ts';

/** What the viewer's heroes may choose from, or have earned; null if they have nothing. */
export async function handPicture(view: UpkeepView, texts: Texts): Promise<Picture | null> {
  const hands = handsOf(view);
  if (hands.length === 0) return null;
  const names = namesIn(texts);
  const named = (heroes: readonly HeroId[]) => names.list(heroes.map(names.hero));
  const altText = hands.flatMap(({ heroes, cards }) => [
    texts('altar-quest-upkeep.picture.hand', { hero: named(heroes), cards: cards.length }),
    ...cards.map((card) => offeredLine(card, texts)),
  ]);
  const canvas = drawHands(
    hands.map(({ heroes, cards }) => ({
      name: named(heroes),
      drawSymbol: (context, x, y, side) =>
        drawToken(context, heroToken(heroes[0] ?? ''), x, y, side),
      cards: cards.map((card) => faceOf(definition(card), texts)),
    })),
  );
  return encodePicture(canvas, 'scene', altText.join('\n'));
}
