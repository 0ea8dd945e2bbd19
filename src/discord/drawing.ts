import type { Campaign } from '../kernel/campaign.ts';
import type { Picture } from '../kernel/game.ts';
import type { PictureChoice, PictureDetail, PicturePlace } from '../kernel/pictures.ts';
import { PictureFailed, type Renderer, type Wish } from '../rendering/renderer.ts';
import type { Texts } from '../texts/texts.ts';
import type { Words } from './messages/words.ts';

/** A view of a match of a game, and what its viewer is being asked about. */
export interface Sight extends Words {
  view: unknown;
  about: string | null;
}

/** Draws the picture of a place; null if the game has nothing for it now. */
export async function drawAt(
  renderer: Renderer,
  { view, about, ...words }: Sight,
  place: PicturePlace,
  wish?: Wish,
): Promise<Picture | null> {
  const choice = words.game.presentation.pictureAt(view, place, about);
  return choice && drawView(renderer, words, view, choice, wish);
}

export const drawView = (
  renderer: Renderer,
  { game, texts: { locale } }: Words,
  view: unknown,
  choice: PictureChoice,
  { detail = 'full', ...wish }: Wish & { detail?: PictureDetail } = {},
): Promise<Picture | null> =>
  renderer.draw({ gameId: game.rules.id, locale, of: 'view', view, choice, detail }, wish);

/** A campaign as a whole; null if its game draws none. */
export const drawCampaign = (
  renderer: Renderer,
  campaign: Campaign,
  { locale }: Texts,
  wish?: Wish,
): Promise<Picture | null> =>
  renderer.draw({ gameId: campaign.gameId, locale, of: 'campaign', campaign }, wish);

/** Somebody's sheet in a campaign; null for people who take no part in it. */
export const drawSheet = (
  renderer: Renderer,
  campaign: Campaign,
  character: string,
  { locale }: Texts,
  wish?: Wish,
): Promise<Picture | null> =>
  renderer.draw({ gameId: campaign.gameId, locale, of: 'sheet', campaign, character }, wish);

/** Private pictures are drawn first, and replaced by words alone if they can't be drawn. */
export const FOR_A_PERSON: Wish = { urgency: 'person' };

/** Also null if it could not be drawn: the words beside it say enough. */
export async function ifDrawn(drawing: Promise<Picture | null>): Promise<Picture | null> {
  try {
    return await drawing;
  } catch (error) {
    if (error instanceof PictureFailed) return null;
    throw error;
  }
}
