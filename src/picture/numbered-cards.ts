import type { CardFace } from './card-face.ts';
import { drawContactSheet } from './contact-sheet.ts';
import { type EncodedPicture, encodePicture } from './picture.ts';

/**
 * The cards that options stand for, two side by side, each with the number under which it can be voted for.
 * @param marks the numbers, by the options' ids; what has none isn't shown
 * @param cardOf null for an option without a card
 */
export function numberedCards<Own extends { readonly id: string }, Card>(
  options: readonly Own[],
  marks: Readonly<Record<string, string>>,
  { cardOf, faceOf }: { cardOf: (option: Own) => Card | null; faceOf: (card: Card) => CardFace },
  words: readonly string[],
): Promise<EncodedPicture> {
  const faces = options.flatMap((option) => {
    const [number, card] = [marks[option.id], cardOf(option)];
    return number === undefined || card === null ? [] : [{ ...faceOf(card), number }];
  });
  return encodePicture(drawContactSheet(faces).canvas, 'scene', words.join('\n'));
}
