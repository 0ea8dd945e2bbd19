import type { Texts } from '../texts/texts.ts';
import type { GamePresentation } from './game.ts';
import type { Occasion } from './occasion.ts';
import type { Picture, PicturePlace } from './pictures.ts';

/** Draws what belongs at a place; null if the game has nothing for it now. */
export async function drawAt(
  presentation: GamePresentation,
  view: unknown,
  place: PicturePlace,
  about: string | null,
  texts: Texts,
  occasion?: Occasion,
): Promise<Picture | null> {
  const choice = presentation.pictureAt(view, place, about);
  return choice && presentation.picture(view, choice, texts, 'full', occasion);
}
