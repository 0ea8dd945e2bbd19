import type { Picture } from '../../../kernel/game.ts';
import type { PictureDetail } from '../../../kernel/pictures.ts';
import type { Texts } from '../../../texts/texts.ts';
import { describeBoard } from '../picture/alt-text.ts';
import { boardPicture } from '../picture/board-picture.ts';
import { boardOf } from '../rules/board/library.ts';
import type { AltarQuestView } from '../rules/view.ts';
import { sceneOf } from './board-scene.ts';

/** Draws the board as a viewer may see it: what is revealed of it, or all. */
export const drawBoard = (
  view: AltarQuestView,
  texts: Texts,
  shown: 'revealed' | 'whole' = 'revealed',
  detail: PictureDetail = 'full',
): Promise<Picture> =>
  boardPicture({ ...sceneOf(view, texts), reachable: [] }, texts, shown, detail);

/** Draws the surroundings of a hero or a space, larger. Null for nobody, or for a hero who isn't on the board. */
export async function drawSurroundings(
  view: AltarQuestView,
  around: string,
  texts: Texts,
): Promise<Picture | null> {
  const space = boardOf(view).grid.cellOf.has(around)
    ? around
    : view.heroes.find(({ id }) => id === around)?.at;
  return space ? boardPicture(sceneOf(view, texts), texts, { around: space }) : null;
}

/** The same board in words, without the length limit of a picture's description. */
export const boardInWords = (view: AltarQuestView, texts: Texts): string =>
  describeBoard(sceneOf(view, texts), texts, 'whole');
