/** Letters that lose nothing but a mark when they are typed without it have that; these become two letters. */
const LIGATURES: readonly (readonly [string, string])[] = [
  ['œ', 'oe'],
  ['æ', 'ae'],
  ['ß', 'ss'],
];

/** A text as somebody types it who looks for it: small letters without accents, straight apostrophes. */
export const folded = (text: string): string =>
  LIGATURES.reduce(
    (result, [one, two]) => result.replaceAll(one, two),
    text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, ''),
  ).replaceAll('’', "'");
