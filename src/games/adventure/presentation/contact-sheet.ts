import type { ContactSheet } from '../../../kernel/pictures.ts';
import type { CardFace } from '../../../picture/card-face.ts';
import { drawContactSheet } from '../../../picture/contact-sheet.ts';
import { encodePicture } from '../../../picture/picture.ts';
import type { Texts } from '../../../texts/texts.ts';
import { challengeFaceOf, characterFaceOf, faceOf } from '../picture/face.ts';
import { boxOf } from '../rules/cards/library.ts';
import { CHARACTER_SIDES, COLORS, type Color, LEVELS } from '../rules/terms.ts';

type Faces = (texts: Texts) => CardFace[];

const abilities =
  (character: string): Faces =>
  (texts) =>
    boxOf('ability')
      .filter((card) => card.character === character)
      .map((card) => ({ ...faceOf(card, texts), count: card.copies }));

const levels =
  (id: string): Faces =>
  (texts) =>
    boxOf('character')
      .filter((one) => one.id === id)
      .flatMap((one) =>
        LEVELS.flatMap((level) =>
          CHARACTER_SIDES.map((side) => characterFaceOf(one, { level, side }, texts)),
        ),
      );

const challenges =
  (color: Color): Faces =>
  (texts) =>
    boxOf('challenge')
      .filter((card) => card.color === color)
      .flatMap((card) => [
        challengeFaceOf(card, 'front', texts),
        ...(card.back ? [challengeFaceOf(card, 'back', texts)] : []),
      ]);

const quests =
  (set: 'starting' | 'elite'): Faces =>
  (texts) =>
    boxOf('quest')
      .filter((quest) => quest.set === set)
      .map((quest) => faceOf(quest, texts));

const board: Faces = (texts) =>
  [...boxOf('board-encounter'), ...boxOf('trophy')].map((card) => faceOf(card, texts));

/** Every deck of the box by its name. */
function decks(): Map<string, Faces> {
  const characters = boxOf('character').map(({ id }) => id);
  return new Map([
    ...characters.map((id): [string, Faces] => [`${id}-levels`, levels(id)]),
    ...characters.map((id): [string, Faces] => [id, abilities(id)]),
    ...COLORS.map((color): [string, Faces] => [`challenges-${color}`, challenges(color)]),
    ['starting-quests', quests('starting')],
    ['elite-quests', quests('elite')],
    ['board', board],
  ]);
}

export const deckIds = (): string[] => [...decks().keys()];

/** All cards of a deck. Throws for an unknown deck. */
export async function contactSheet(deck: string, texts: Texts): Promise<ContactSheet> {
  const cards = decks().get(deck)?.(texts);
  if (!cards) throw new RangeError(`There is no deck ${deck}.`);
  const { canvas, misfits } = drawContactSheet(cards);
  const names = cards.map(({ name }) => name);
  return { ...(await encodePicture(canvas, 'scene', names.join('\n'))), misfits };
}
