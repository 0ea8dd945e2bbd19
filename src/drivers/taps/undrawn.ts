import type { Game, Picture } from '../../kernel/game.ts';

/** The smallest picture there is. */
const PIXEL: Picture = {
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
  contentType: 'image/png',
  width: 1,
  height: 1,
  altText: 'Not drawn.',
};

/** A game, with what its campaigns play in between, whose pictures are posted undrawn: nobody looks at them here. */
export const undrawn = ({ interlude, ...game }: Game): Game => ({
  ...game,
  ...(interlude ? { interlude: undrawn(interlude) } : {}),
  presentation: {
    ...game.presentation,
    picture: async () => PIXEL,
    portrait: async () => PIXEL,
  },
});
