import type { Campaign } from '../../kernel/campaign.ts';
import type { Game, Picture } from '../../kernel/game.ts';
import type { Occasion } from '../../kernel/occasion.ts';
import type { PicturePlace } from '../../kernel/pictures.ts';

/** Draws for a book; each gives null if there is nothing, or it can't be drawn. */
export interface CampaignDrawing {
  /** The picture for a place of a match. */
  draw(
    game: Game,
    view: unknown,
    place: PicturePlace,
    occasion?: Occasion,
  ): Promise<Picture | null>;
  /** The whole of it. */
  home(campaign: Campaign): Promise<Picture | null>;
  /** What somebody has become. */
  sheet(campaign: Campaign, character: string): Promise<Picture | null>;
  /** How many of how many parts are written. */
  progress(done: number, all: number): void;
}
