import type { PictureChoice, PictureOffer } from '../../kernel/pictures.ts';
import type { Texts } from '../../texts/texts.ts';
import type { Suggestion } from './suggestions.ts';

/** What `/board` takes besides the references of pictures: the board in words. */
export const IN_WORDS = 'words';

/** Names a picture in addresses and commands. */
export const pictureReference = ({ kind, about }: PictureChoice): string =>
  about === undefined ? kind : `${kind}/${about}`;

/** The picture that somebody means, by its reference or by its label typed in full. */
export const pictureMeant = (
  offers: readonly PictureOffer[],
  typed: string,
): PictureOffer | undefined =>
  offers.find((offer) => pictureReference(offer) === typed) ??
  offers.find(({ label }) => lowerCase(label) === lowerCase(typed.trim()));

/** Every way to look at a match. */
export const pictureSuggestions = (offers: readonly PictureOffer[], texts: Texts): Suggestion[] => [
  ...offers.map((offer) => ({ name: offer.label, value: pictureReference(offer) })),
  { name: texts('bot.look.words'), value: IN_WORDS },
];

const lowerCase = (text: string): string => text.toLocaleLowerCase('en');
