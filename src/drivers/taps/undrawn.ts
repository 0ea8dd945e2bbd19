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

/** A game whose pictures are posted without being drawn: nobody looks at them here. */
export const undrawn = ({ rules, presentation }: Game): Game => ({
  rules,
  presentation: {
    ...presentation,
    picture: async () => PIXEL,
    portrait: async () => PIXEL,
  },
});
