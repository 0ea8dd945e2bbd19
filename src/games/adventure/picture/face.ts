import type { CardFace } from '../../../picture/card-face.ts';
import { capitalised } from '../../../texts/capitalised.ts';
import type { Texts } from '../../../texts/texts.ts';
import type { Side } from '../card-text/challenges.ts';
import { coloredPart, colorText, lineOf, linePart, traitText } from '../card-text/line.ts';
import {
  abilityWords,
  boardEncounterWords,
  challengeWords,
  characterWords,
  type CardWords as PrintedWords,
  questWords,
  trophyWords,
} from '../card-text.ts';
import type {
  ChallengeDefinition,
  CharacterDefinition,
  Definition,
} from '../rules/cards/definition.ts';
import type { CharacterSide, Level } from '../rules/terms.ts';
import { artOf } from './art.ts';
import {
  abilityFace,
  boardEncounterFace,
  type CardWords,
  characterFace,
  encounterFace,
  eventFace,
  itemFace,
  questFace,
  trophyFace,
} from './cards.ts';
import { personOf } from './faces.ts';
import { characterLook, TRAIT_ICONS } from './looks.ts';

/** What is drawn as a figure need not be written: that keeps a card's line short enough to fit. */
const drawn = ({ name, text, flavour }: PrintedWords, line: string): CardWords => ({
  name,
  line,
  rules: text.split('\n').filter((rule) => rule !== ''),
  ...(flavour === undefined ? {} : { flavour }),
});

/** A symbol for homebrew cards. */
const UNKNOWN = 'card-random';

/** A card as seen in a hand: a challenge card's front, a character's card of the first level. */
export function faceOf(card: Definition, texts: Texts): CardFace {
  const art = artOf(card.id) ?? UNKNOWN;
  switch (card.type) {
    case 'character':
      return characterFaceOf(card, { level: 'grey', side: 'starting' }, texts);
    case 'ability': {
      const line = texts(`adventure-picture.timing.${card.timing}`);
      return abilityFace(card, drawn(abilityWords(card, texts), line), art);
    }
    case 'challenge':
      return challengeFaceOf(card, 'front', texts);
    case 'quest': {
      const line = linePart(`${card.set}-quest`, texts);
      return questFace(card, drawn(questWords(card, texts), line), art);
    }
    case 'board-encounter': {
      const { foe, color } = card;
      const line = foe
        ? lineOf([capitalised(colorText(color, texts)), traitText(foe.trait, texts)])
        : coloredPart('board-encounter', color, texts);
      return boardEncounterFace(card, drawn(boardEncounterWords(card, texts), line), art);
    }
    case 'trophy':
      return trophyFace(card, drawn(trophyWords(card, texts), linePart('trophy', texts)), art);
  }
}

/** One side of a challenge card. Throws for a reverse on which nothing is printed. */
export function challengeFaceOf(card: ChallengeDefinition, side: Side, texts: Texts): CardFace {
  const { color } = card;
  const printed = card[side];
  const words = challengeWords(card, side, texts);
  const art = artOf(card.id, side) ?? UNKNOWN;
  switch (printed?.face) {
    case 'encounter': {
      const line = lineOf([
        coloredPart('encounter', color, texts),
        traitText(printed.trait, texts),
      ]);
      return encounterFace({ ...printed, color }, drawn(words, line), art);
    }
    case 'item': {
      const line = coloredPart('item', color, texts, { slot: printed.slot });
      return itemFace({ ...printed, color }, drawn(words, line), art);
    }
    case 'event': {
      const line = coloredPart('event', color, texts, { sort: printed.sort });
      return eventFace({ ...printed, color }, drawn(words, line), art);
    }
    default: {
      const turned = printed as Extract<ChallengeDefinition['back'], { face: 'turned' }>;
      return eventFace({ ...turned, color }, drawn(words, words.line), art);
    }
  }
}

/** One side of a character's card of a level. */
export function characterFaceOf(
  card: CharacterDefinition,
  shown: { level: Level; side: CharacterSide },
  texts: Texts,
): CardFace {
  const { level, side } = shown;
  const line = lineOf([
    capitalised(colorText(level, texts)),
    linePart('affiliation', texts, { affiliation: card.affiliation }),
    linePart('side', texts, { side }),
  ]);
  const printed = { ...card.levels[level][side], character: card.id, level };
  const words = drawn(characterWords(card, shown, texts), line);
  const face = characterFace(printed, words, characterLook(card.id).icon);
  const person = personOf(card.id);
  return person ? { ...face, art: { ...face.art, person } } : face;
}

/** The opponent's symbol: their own, or that of what they are. */
export const foeIcon = (
  card: Pick<Definition, 'id'>,
  trait: keyof typeof TRAIT_ICONS,
  side: Side = 'front',
): string => artOf(card.id, side) ?? TRAIT_ICONS[trait];
