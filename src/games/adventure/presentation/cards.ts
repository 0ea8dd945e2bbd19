import type { CardText } from '../../../kernel/game.ts';
import type { Texts } from '../../../texts/texts.ts';
import { wordedOnce } from '../../../texts/worded-once.ts';
import {
  abilityWords,
  boardEncounterWords,
  type CardWords,
  challengeWords,
  characterWords,
  questWords,
  trophyWords,
} from '../card-text.ts';
import type { Definition } from '../rules/cards/definition.ts';
import { abilityDefinition, allDefinitions, definition } from '../rules/cards/library.ts';
import { CHARACTER_SIDES, LEVELS } from '../rules/terms.ts';
import type { AdventureView } from '../rules/view.ts';

/** Every printed thing once: both sides of a challenge card, every side of a character's cards. */
export const allCardTexts = (
  texts: Texts,
  isWanted: (id: string) => boolean = () => true,
): CardText[] =>
  allDefinitions()
    .filter(({ id }) => isWanted(id))
    .flatMap((printed) => faceTexts(printed, texts));

/** Somebody who types a card's name looks through all of them, letter by letter. */
const faceTexts = wordedOnce((printed: Definition, texts): readonly CardText[] =>
  facesOf(printed, texts).map(({ id, words }) => ({ id, ...words })),
);

interface Face {
  id: string;
  words: CardWords;
}

/** What stands after a card's id for one of its sides. */
export const SIDE_MARK = '~';

/** The sides of a printed thing, each with its own name. */
export function facesOf(printed: Definition, texts: Texts): Face[] {
  const { id } = printed;
  switch (printed.type) {
    case 'character':
      return LEVELS.flatMap((level) =>
        CHARACTER_SIDES.map((side) => {
          const words = characterWords(printed, { level, side }, texts);
          return {
            id: `${id}${SIDE_MARK}${level}-${side}`,
            words: {
              ...words,
              name: texts('adventure.card.character', {
                name: words.name,
                level: texts(`adventure.color.${level}`),
                side: texts(`adventure-cards.${id}.side.${side}`),
              }),
            },
          };
        }),
      );
    case 'challenge':
      return [
        { id, words: challengeWords(printed, 'front', texts) },
        ...(printed.back
          ? [{ id: `${id}${SIDE_MARK}back`, words: challengeWords(printed, 'back', texts) }]
          : []),
      ];
    default:
      return [{ id, words: wordsOf(printed, texts) }];
  }
}

function wordsOf(
  printed: Exclude<Definition, { type: 'character' | 'challenge' }>,
  texts: Texts,
): CardWords {
  switch (printed.type) {
    case 'ability':
      return abilityWords(printed, texts);
    case 'quest':
      return questWords(printed, texts);
    case 'board-encounter':
      return boardEncounterWords(printed, texts);
    case 'trophy':
      return trophyWords(printed, texts);
  }
}

/** What a card says; for a challenge card, its front. */
export const ruleOf = (card: string, texts: Texts): string =>
  facesOf(definition(card), texts)[0]?.words.text ?? '';

/** The viewer's hand. */
export const handTexts = ({ characters }: AdventureView, texts: Texts): CardText[] =>
  characters.flatMap(({ hand }) =>
    (hand ?? []).map((card) => ({ id: card, ...abilityWords(abilityDefinition(card), texts) })),
  );

/** The character that a seat plays. */
export const characterNames = (
  { characters }: AdventureView,
  seat: string,
  texts: Texts,
): string[] =>
  characters
    .filter((one) => one.seat === seat)
    .map(({ id }) => texts(`adventure-cards.${id}.name`));
