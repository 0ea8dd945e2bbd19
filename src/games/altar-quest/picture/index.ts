import type { Picture, PictureKind } from '../../../kernel/game.ts';
import type { Texts } from '../../../texts/texts.ts';
import { HOLLOWMERE_PRIORY } from '../rules/board/hollowmere-priory.ts';
import type { AltarQuestView } from '../rules/view.ts';
import { describeBoard } from './alt-text.ts';
import { boardPicture } from './board-picture.ts';
import { sceneOf } from './from-view.ts';

/**
 * Draws what a viewer may see: the whole board, or the surroundings of a hero or a space (`about`;
 * by default of the active hero, else of the first). Null for kinds that are not drawn.
 */
export async function drawPicture(
  view: AltarQuestView,
  kind: PictureKind,
  about: string | null,
  texts: Texts,
): Promise<Picture | null> {
  const scene = sceneOf(view, texts);
  if (kind === 'board') return boardPicture({ ...scene, reachable: [] }, texts);
  if (kind !== 'surroundings') return null;
  const centre = centreOf(view, about);
  return centre === null ? null : boardPicture(scene, texts, centre);
}

/** The same board in words, without the limit that a picture's description has. */
export const boardInWords = (view: AltarQuestView, texts: Texts): string =>
  describeBoard(sceneOf(view, texts), texts);

function centreOf(view: AltarQuestView, about: string | null): string | null {
  if (about !== null && HOLLOWMERE_PRIORY.grid.cellOf.has(about)) return about;
  const hero = view.heroes.find(({ id }) => id === (about ?? view.active));
  return (hero ?? view.heroes[0])?.at ?? null;
}
