import type { RoundSeen } from '../kernel/animation.ts';
import type { Campaign } from '../kernel/campaign.ts';
import type { Decision } from '../kernel/decision.ts';
import type { GameEvent } from '../kernel/event.ts';
import type { Picture } from '../kernel/game.ts';
import type { Occasion } from '../kernel/occasion.ts';
import type { PictureChoice, PictureDetail, PicturePlace } from '../kernel/pictures.ts';
import { PictureFailed, type Renderer, type Wish } from '../rendering/renderer.ts';
import type { Texts } from '../texts/texts.ts';
import type { Words } from './messages/words.ts';

/** How a view is drawn, and what the picture of an end tells besides. */
type ViewWish = Wish & { detail?: PictureDetail; occasion?: Occasion | undefined };

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
  wish?: ViewWish,
): Promise<Picture | null> {
  const choice = words.game.presentation.pictureAt(view, place, about);
  return choice && drawView(renderer, words, view, choice, wish);
}

export const drawView = (
  renderer: Renderer,
  { game, texts: { locale } }: Words,
  view: unknown,
  choice: PictureChoice,
  { detail = 'full', occasion, ...wish }: ViewWish = {},
): Promise<Picture | null> => {
  const told = occasion ? { occasion } : {};
  const request = {
    gameId: game.rules.id,
    locale,
    of: 'view',
    view,
    choice,
    detail,
    ...told,
  } as const;
  return renderer.draw(request, wish);
};

/** A blow, of its events; null if the game draws none. */
export const drawBlow = (
  renderer: Renderer,
  { game, texts: { locale } }: Words,
  events: readonly GameEvent[],
): Promise<Picture | null> => renderer.draw({ gameId: game.rules.id, locale, of: 'blow', events });

/** A round as an animated picture; null if its game has none, or if too much has happened in it. */
export const drawAnimation = (
  renderer: Renderer,
  { game, texts: { locale } }: Words,
  round: RoundSeen,
): Promise<Picture | null> =>
  renderer.draw({ gameId: game.rules.id, locale, of: 'animation', round });

/** What can be voted for in a question; null if its game has no picture of that. */
export const drawBallot = (
  renderer: Renderer,
  { game, texts: { locale } }: Words,
  view: unknown,
  decision: Decision,
): Promise<Picture | null> =>
  renderer.draw({ gameId: game.rules.id, locale, of: 'ballot', view, decision });

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
