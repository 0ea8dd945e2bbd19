import type { Picture } from '../../../../kernel/game.ts';
import type { PictureChoice, PictureOffer, PicturePlace } from '../../../../kernel/pictures.ts';
import { encodePicture } from '../../../../picture/picture.ts';
import type { Texts } from '../../../../texts/texts.ts';
import { campaignPicture } from '../../presentation/campaign/home-picture.ts';
import { sheetPicture } from '../../presentation/campaign/sheet.ts';
import { namesIn } from '../../presentation/names.ts';
import { drawScene } from '../picture/scene.ts';
import type { UpkeepView } from '../rules/view.ts';
import { handPicture } from './hand-picture.ts';
import { sceneOf, sceneWords } from './scenes.ts';

const SCENES: readonly string[] = ['camp', 'shop', 'training', 'story', 'road'];

/** The current scene; above one's cards those that can be chosen; at the end the road, or the story. */
export function pictureAt(view: UpkeepView, place: PicturePlace): PictureChoice {
  if (place === 'hand') return { kind: 'hand' };
  if (place === 'ending') return { kind: view.after.due === 'epilogue' ? 'story' : 'road' };
  return { kind: view.scene };
}

/** The scene, each hero's sheet, and the whole campaign. */
export const picturesOf = (view: UpkeepView, texts: Texts): PictureOffer[] => [
  { kind: view.scene, label: texts(`altar-quest-upkeep.picture.kind.${view.scene}`) },
  ...view.heroes.map(({ id }) => ({
    kind: 'sheet',
    about: id,
    label: texts('altar-quest-upkeep.picture.kind.sheet', { hero: namesIn(texts).hero(id) }),
  })),
  { kind: 'campaign', label: texts('altar-quest-upkeep.picture.kind.campaign') },
];

/** Draws a scene of the upkeep, a hero's sheet, the campaign, or the cards that can be chosen. */
export async function pictureOf(
  view: UpkeepView,
  { kind, about = '' }: PictureChoice,
  texts: Texts,
): Promise<Picture | null> {
  if (kind === 'hand') return handPicture(view, texts);
  if (kind === 'sheet') return sheetPicture(view.campaign, about, texts);
  if (kind === 'campaign') return campaignPicture(view.campaign, texts);
  if (!SCENES.includes(kind)) return null;
  const shown = { ...view, scene: kind as UpkeepView['scene'] };
  const canvas = drawScene(sceneOf(shown, texts));
  return encodePicture(canvas, 'scene', sceneWords(shown, texts).join('\n'));
}
