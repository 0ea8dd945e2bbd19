import type { Campaign } from '../kernel/campaign.ts';
import type { Game, Picture } from '../kernel/game.ts';
import type { PictureChoice, PictureDetail } from '../kernel/pictures.ts';
import type { Languages } from '../texts/languages.ts';

/** A picture to be drawn, as plain data: it is sent to another thread. */
export type PictureRequest = {
  gameId: string;
  /** The language of its words; the default one unless given. */
  locale?: string;
} & (
  | { of: 'view'; view: unknown; choice: PictureChoice; detail?: PictureDetail }
  | { of: 'card'; card: string }
  | { of: 'portrait'; character: string }
  | { of: 'campaign'; campaign: Campaign }
  | { of: 'sheet'; campaign: Campaign; character: string }
);

/** Draws on this thread; null if the game has no such picture. Throws what the game throws. */
export async function drawRequested(
  games: readonly Game[],
  languages: Languages,
  request: PictureRequest,
): Promise<Picture | null> {
  const game = games.find(({ rules }) => rules.id === request.gameId);
  if (!game) throw new RangeError(`The game ${request.gameId} is not installed.`);
  const { presentation } = game;
  const texts = languages.textsFor(request.locale);
  switch (request.of) {
    case 'view':
      return presentation.picture(request.view, request.choice, texts, request.detail);
    case 'card':
      return (await presentation.cardPicture?.(request.card, texts)) ?? null;
    case 'portrait':
      return presentation.portrait(request.character, texts);
    case 'campaign':
      return (await presentation.campaign?.picture(request.campaign, texts)) ?? null;
    case 'sheet': {
      const { campaign, character } = request;
      return (await presentation.campaign?.sheet(campaign, character, texts)) ?? null;
    }
  }
}
