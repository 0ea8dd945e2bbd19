import type { Game, Picture } from '../kernel/game.ts';
import type { PictureChoice } from '../kernel/pictures.ts';
import type { Texts } from '../texts/texts.ts';

/** A picture to be drawn, as plain data: it crosses over to another thread. */
export type PictureRequest = { gameId: string } & (
  | { of: 'view'; view: unknown; choice: PictureChoice }
  | { of: 'card'; card: string }
  | { of: 'portrait'; character: string }
);

/** Draws on this thread; null where the game has no such picture. Throws what the game throws. */
export async function drawRequested(
  games: readonly Game[],
  texts: Texts,
  request: PictureRequest,
): Promise<Picture | null> {
  const game = games.find(({ rules }) => rules.id === request.gameId);
  if (!game) throw new RangeError(`The game ${request.gameId} is not installed.`);
  const { presentation } = game;
  switch (request.of) {
    case 'view':
      return presentation.picture(request.view, request.choice, texts);
    case 'card':
      return (await presentation.cardPicture?.(request.card, texts)) ?? null;
    case 'portrait':
      return presentation.portrait(request.character, texts);
  }
}
