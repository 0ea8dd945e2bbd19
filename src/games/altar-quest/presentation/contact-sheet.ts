import type { ContactSheet } from '../../../kernel/pictures.ts';
import { drawContactSheet } from '../../../picture/contact-sheet.ts';
import { encodePicture } from '../../../picture/picture.ts';
import type { Texts } from '../../../texts/texts.ts';
import { cardText } from '../card-text.ts';
import { faceOf } from '../picture/cards/face.ts';
import type { CardDefinition } from '../rules/cards/definition.ts';
import { allDecks, deckDefinition } from '../rules/cards/library.ts';

export const deckIds = (): string[] => allDecks().map(({ id }) => id);

/** All cards of a deck with their flavour. Throws for an unknown deck. */
export async function contactSheet(deck: string, texts: Texts): Promise<ContactSheet> {
  const { cards } = deckDefinition(deck);
  const { canvas, misfits } = drawContactSheet(cards.map((card) => printed(card, texts)));
  const names = cards.map((card) => cardText(card, texts).name);
  return { ...(await encodePicture(canvas, 'scene', names.join('\n'))), misfits };
}

function printed(card: CardDefinition, texts: Texts) {
  const { flavour } = cardText(card, texts);
  return {
    ...faceOf(card, texts),
    ...(flavour === undefined ? {} : { flavour }),
    count: card.colours?.length ?? card.copies ?? 1,
  };
}
