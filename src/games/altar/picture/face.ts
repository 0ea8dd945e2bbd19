import type { CardFace } from '../../../picture/card-face.ts';
import { INK, MARK } from '../../../picture/palette.ts';
import type { Texts } from '../../../texts/texts.ts';
import { followerRules, godText } from '../card-text.ts';
import {
  type FollowerDefinition,
  type GodDefinition,
  symbolsOf,
} from '../rules/cards/definition.ts';
import { godFaceOf } from './faces.ts';
import { artOf, cardLook, lookOf, SYMBOL_MARKS } from './looks.ts';

/** A follower's card as it lies in a hand. */
export const faceOf = (follower: FollowerDefinition, texts: Texts): CardFace => ({
  look: cardLook(follower.kind),
  art: artOf(follower),
  name: texts(`altar-cards.${follower.id}.name`),
  line: lineOf(follower, texts),
  marks: symbolsOf(follower).map((symbol) => SYMBOL_MARKS[symbol]),
  values: [],
  rules: followerRules(follower, texts)
    .split('\n')
    .map((text) => ({ text })),
});

/** A god's card, which shows its power. */
export function godFace(god: GodDefinition, texts: Texts): CardFace {
  const { name, line, text } = godText(god, texts);
  const { icon, colour } = lookOf(god.id);
  const person = godFaceOf(god.id);
  return {
    look: { icon: 'prayer', band: INK.gold },
    art: { icon, colour: MARK[colour], ...(person && { person }) },
    name,
    line,
    marks: [],
    values: [],
    rules: [{ text }],
  };
}

/** What a follower is and when it may be used; the fonts of pictures have no emoji. */
function lineOf(follower: FollowerDefinition, texts: Texts): string {
  const symbols = symbolsOf(follower).map((symbol) => texts(`altar.picture.symbol.${symbol}`));
  const kinds = follower.kind ? [texts(`altar.kind.${follower.kind}`)] : [];
  return [...kinds, ...symbols].join(' · ') || texts('altar.line.plain');
}
