import type { ContactSheet } from '../../../kernel/pictures.ts';
import type { CardFace } from '../../../picture/card-face.ts';
import { drawContactSheet } from '../../../picture/contact-sheet.ts';
import { encodePicture } from '../../../picture/picture.ts';
import type { Texts } from '../../../texts/texts.ts';
import { faceOf, godFace } from '../picture/face.ts';
import { allFollowers, allGods } from '../rules/cards/library.ts';

const DECKS: { readonly [deck: string]: (texts: Texts) => CardFace[] } = {
  followers: (texts) =>
    allFollowers().map((follower) => ({ ...faceOf(follower, texts), count: follower.copies })),
  gods: (texts) => allGods().map((god) => godFace(god, texts)),
};

export const deckIds = (): string[] => Object.keys(DECKS);

/** All followers, or all gods. Throws for an unknown deck. */
export async function contactSheet(deck: string, texts: Texts): Promise<ContactSheet> {
  const cards = DECKS[deck]?.(texts);
  if (!cards) throw new RangeError(`There is no deck ${deck}.`);
  const names = cards.map(({ name }) => name);
  const { canvas, misfits } = drawContactSheet(cards);
  return { ...(await encodePicture(canvas, 'scene', names.join('\n'))), misfits };
}
