import type { RoundSeen } from '../kernel/animation.ts';
import type { Campaign } from '../kernel/campaign.ts';
import type { Decision } from '../kernel/decision.ts';
import type { GameEvent } from '../kernel/event.ts';
import type { Game, Picture } from '../kernel/game.ts';
import type { Occasion } from '../kernel/occasion.ts';
import type { PictureChoice, PictureDetail } from '../kernel/pictures.ts';
import type { PacksThere } from '../packs/sharing.ts';
import type { Languages } from '../texts/languages.ts';

/** A picture to be drawn, as plain data: it is sent to another thread. */
export type PictureRequest = {
  gameId: string;
  /** The language of its words; the default one unless given. */
  locale?: string;
} & (
  | {
      of: 'view';
      view: unknown;
      choice: PictureChoice;
      detail?: PictureDetail;
      /** For the picture of the end. */
      occasion?: Occasion;
    }
  | { of: 'blow'; events: readonly GameEvent[] }
  | { of: 'animation'; round: RoundSeen }
  | { of: 'ballot'; view: unknown; decision: Decision }
  | { of: 'card'; card: string }
  | { of: 'portrait'; character: string }
  | { of: 'campaign'; campaign: Campaign }
  | { of: 'sheet'; campaign: Campaign; character: string }
);

/** What a drawing thread is given. */
export interface DrawingTask {
  request: PictureRequest;
  packs: PacksThere | null;
}

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
    case 'view': {
      const { view, choice, detail, occasion } = request;
      return presentation.picture(view, choice, texts, detail, occasion);
    }
    case 'blow':
      return (await presentation.blow?.picture(request.events, texts)) ?? null;
    case 'animation':
      return (await presentation.animation?.(request.round, texts)) ?? null;
    case 'ballot':
      return (await presentation.ballots?.picture(request.view, request.decision, texts)) ?? null;
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
