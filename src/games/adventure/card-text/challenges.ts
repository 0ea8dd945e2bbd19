import type { Texts } from '../../../texts/texts.ts';
import type {
  ChallengeDefinition,
  EncounterFace,
  EventFace,
  FlipTrigger,
  ItemFace,
  TurnedFace,
} from '../rules/cards/definition.ts';
import type { Effect } from '../rules/language/effect.ts';
import { wordsIn } from '../rules/language/registry.ts';
import type { Color, SpaceId } from '../rules/terms.ts';
import { conditionText, effectText, passivesText, potionText, workingLines } from './effects.ts';
import {
  attackText,
  coloredPart,
  iconText,
  lineOf,
  linePart,
  strengthParts,
  traitText,
} from './line.ts';
import { creaturesText, spaceText } from './tasks.ts';

/** A card with two different sides. */
export const SIDES = ['front', 'back'] as const;
export type Side = (typeof SIDES)[number];

/** What a side of a challenge card says under its name. */
export interface FaceWords {
  line: string;
  text: string;
}

/** One side of a challenge card; null if it is blank. */
export function faceWords(card: ChallengeDefinition, side: Side, texts: Texts): FaceWords | null {
  const face = card[side];
  switch (face?.face) {
    case 'encounter':
      return encounterWords(face, card.color, texts);
    case 'item':
      return itemWords(face, card.color, texts);
    case 'event':
      return eventWords(face, card.color, texts);
    case 'turned':
      return turnedWords(face, card.color, texts);
    default:
      return null;
  }
}

export const encounterWords = (face: EncounterFace, color: Color, texts: Texts): FaceWords => ({
  line: lineOf([
    coloredPart('encounter', color, texts),
    traitText(face.trait, texts),
    ...strengthParts(face, texts),
    ...(face.aggro ? [linePart('aggro', texts)] : []),
  ]),
  text: workingLines(face, texts, 'foe').join('\n'),
});

export const itemWords = (face: ItemFace, color: Color, texts: Texts): FaceWords => ({
  line: lineOf([
    coloredPart('item', color, texts, { slot: face.slot }),
    ...itemValues(face, texts),
    ...(face.icons ?? []).map((icon) => iconText(icon, texts)),
  ]),
  text: itemRules(face, texts),
});

/** What an item replaces on the character card: "Ranged attack 3", "Damage 2"; "Defense 7". */
export const itemValues = ({ weapon, defense }: ItemFace, texts: Texts): string[] => [
  ...(weapon ? [attackText(weapon, texts)] : []),
  ...(weapon?.damage === undefined ? [] : [linePart('damage', texts, { amount: weapon.damage })]),
  ...(defense === undefined ? [] : [linePart('defense', texts, { amount: defense })]),
];

/** What an item does, one rule a line. */
export const itemRules = (face: ItemFace, texts: Texts): string =>
  [
    ...workingLines(face, texts),
    ...(face.use ? [useText(face.use, texts)] : []),
    ...(face.potions ? [potionText(face.potions, texts)] : []),
  ].join('\n');

/** "Once a turn, in your movement phase: Gain 1 movement." */
export const useText = (
  { timing, discard, if: condition, effect }: NonNullable<ItemFace['use']>,
  texts: Texts,
): string =>
  wordsIn(texts, 'character').text('use', {
    timing,
    discard: String(discard),
    condition: conditionText(condition, texts, 'character'),
    text: effectText(effect, texts),
  });

export const eventWords = (face: EventFace, color: Color, texts: Texts): FaceWords => ({
  line: lineOf([
    coloredPart('event', color, texts, { sort: face.sort }),
    ...(face.location ? [spaceText(face.location, texts)] : []),
  ]),
  text: eventLines(face, texts).join('\n'),
});

function eventLines(face: EventFace, texts: Texts): string[] {
  const { effect, passives, encounters, rules = [], flips } = face;
  const event = (key: string, args: { [name: string]: string } = {}): string =>
    texts(`adventure-effects.event.${key}`, args);
  return [
    ...(effect ? effectLines(effect, texts) : []),
    ...(passives ? [event('characters', { text: passivesText(passives, texts) })] : []),
    ...(encounters ? [event('encounters', { text: passivesText(encounters, texts, 'foe') })] : []),
    ...rules.map((rule) => event(`rule.${rule}`)),
    ...(flips ? [flipText(flips, texts)] : []),
  ];
}

export const turnedWords = (face: TurnedFace, color: Color, texts: Texts): FaceWords => ({
  line: coloredPart('turned', color, texts),
  text: effectLines(face.effect, texts).join('\n'),
});

/** An event's effect, and where an enemy that comes from it goes. */
function effectLines(effect: Effect, texts: Texts): string[] {
  const at = flipPlace(effect);
  const space = at === null ? [] : [spaceText(at, texts)];
  return [
    effectText(effect, texts),
    ...space.map((name) => texts('adventure-effects.event.flip-at', { space: name })),
  ];
}

/** Where a card that this turns over would put an enemy. */
function flipPlace(effect: Effect): SpaceId | null {
  switch (effect.kind) {
    case 'flip':
      return effect.at ?? null;
    case 'sequence':
      return firstPlace(effect.effects);
    case 'choose':
      return firstPlace(effect.options);
    case 'may':
      return flipPlace(effect.effect);
    case 'when':
      return firstPlace([effect.effect, ...(effect.otherwise ? [effect.otherwise] : [])]);
    default:
      return null;
  }
}

const firstPlace = (effects: readonly Effect[]): SpaceId | null =>
  effects.map(flipPlace).find((place) => place !== null) ?? null;

/** Who flips a global event (AD-054). */
export function flipText(flips: FlipTrigger, texts: Texts): string {
  const words = wordsIn(texts, 'character');
  const key = `event.flips.${flips.moment}`;
  switch (flips.moment) {
    case 'encounter-defeated':
      return words.text(key, {
        being: creaturesText(flips.trait, 1, texts),
        color: flips.color ?? 'none',
      });
    case 'character-defeated':
      return words.text(key);
    case 'turn-ends':
      return words.text(key, { space: spaceText(flips.at, texts) });
  }
}
