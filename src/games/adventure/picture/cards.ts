import type { CardFace, CardMark, CardValue } from '../../../picture/card-face.ts';
import { INK, MARK } from '../../../picture/palette.ts';
import type {
  AbilityDefinition,
  BoardEncounterDefinition,
  CharacterCardSide,
  EncounterFace,
  EventFace,
  ItemFace,
  QuestDefinition,
  Strength,
  Timing,
  TrophyDefinition,
  TurnedFace,
} from '../rules/cards/definition.ts';
import type { AttackType, CharacterId, Color, Level } from '../rules/terms.ts';
import {
  ATTACK_TYPE_ICONS,
  characterLook,
  ICON_LOOKS,
  LEVEL_LOOKS,
  POTION_LOOKS,
  SLOT_ICONS,
  type SymbolLook,
  TABLE_LOOKS,
  TRAIT_ICONS,
  VALUE_LOOKS,
} from './looks.ts';

/** What is written on a card. */
export interface CardWords {
  readonly name: string;
  /** What it is, short enough for one line: "Green encounter · Beast". Figures are drawn. */
  readonly line: string;
  /** What it does, one entry per rule. */
  readonly rules: readonly string[];
  readonly flavour?: string;
}

/** When an ability card may be played. */
const TIMING_ICONS: { readonly [timing in Timing]: string } = {
  movement: 'boot-prints',
  'before-dice': 'crossed-swords',
  'after-dice': 'rolling-dices',
  encounter: 'evil-eyes',
  discovery: 'open-chest',
  defeat: 'heart-beats',
};

const EVENT_ICONS: { readonly [sort in EventFace['sort']]: string } = {
  global: 'world',
  location: 'position-marker',
  special: 'ringing-bell',
};

/** @param art the symbol of the card's picture */
type Face<Printed> = (printed: Printed, words: CardWords, art: string) => CardFace;

const face = (
  { name, line, rules, flavour }: CardWords,
  look: { icon: string; colour: string; art: string },
  more: { marks?: readonly CardMark[]; values?: readonly CardValue[] } = {},
): CardFace => ({
  look: { icon: look.icon, band: look.colour },
  art: { icon: look.art, colour: look.colour },
  name,
  line,
  marks: more.marks ?? [],
  values: more.values ?? [],
  rules: rules.map((text) => ({ text })),
  ...(flavour === undefined ? {} : { flavour }),
});

const DARK = '#151922';

const mark = ({ icon, colour }: SymbolLook): CardMark => ({ icon, face: DARK, ink: colour });

const AGGRO: CardMark = {
  icon: 'enrage',
  face: TABLE_LOOKS.aggro.face,
  ink: TABLE_LOOKS.aggro.ink,
};

const value = ({ icon, colour }: SymbolLook, amount: number): CardValue => ({
  icon,
  colour,
  value: String(amount),
});

const attackValue = ({ attack, type }: { attack: number; type: AttackType }): CardValue => ({
  icon: ATTACK_TYPE_ICONS[type],
  colour: VALUE_LOOKS.attack.colour,
  value: String(attack),
});

const strengthValues = (strength: Strength): CardValue[] => [
  attackValue(strength),
  value(VALUE_LOOKS.defense, strength.defense),
  value(VALUE_LOOKS.damage, strength.damage),
];

/** An ability card in the color of its character, with its cost and, for a spell, what it strikes with. */
export const abilityFace: Face<AbilityDefinition> = (ability, words, art) => {
  const { colour } = characterLook(ability.character);
  const energy = mark(VALUE_LOOKS.energy);
  return face(
    words,
    { icon: TIMING_ICONS[ability.timing], colour, art },
    {
      marks: Array.from({ length: ability.cost }, () => energy),
      values: ability.weapon
        ? [attackValue(ability.weapon), value(VALUE_LOOKS.damage, ability.weapon.damage)]
        : [],
    },
  );
};

/** Somebody to be fought. */
export const encounterFace: Face<EncounterFace & { color: Color }> = (encounter, words, art) =>
  face(
    words,
    { icon: TRAIT_ICONS[encounter.trait], colour: LEVEL_LOOKS[encounter.color].colour, art },
    { marks: encounter.aggro ? [AGGRO] : [], values: strengthValues(encounter) },
  );

/** What an encounter yields, with what it requires of its wearer and what it can be drunk as. */
export const itemFace: Face<ItemFace & { color: Color }> = (item, words, art) => {
  const { slot, icons = [], weapon, defense, potions = [] } = item;
  return face(
    words,
    { icon: SLOT_ICONS[slot], colour: LEVEL_LOOKS[item.color].colour, art },
    {
      marks: [
        ...icons.map((icon) => mark(ICON_LOOKS[icon])),
        ...potions.map((potion) => mark(POTION_LOOKS[potion])),
      ],
      values: [
        ...(weapon ? [attackValue(weapon)] : []),
        ...(weapon?.damage === undefined ? [] : [value(VALUE_LOOKS.damage, weapon.damage)]),
        ...(defense === undefined ? [] : [value(VALUE_LOOKS.defense, defense)]),
      ],
    },
  );
};

/** An event, or what an event has become if that is neither an item nor an enemy. */
export const eventFace: Face<(EventFace | TurnedFace) & { color: Color }> = (event, words, art) =>
  face(words, {
    icon: event.face === 'event' ? EVENT_ICONS[event.sort] : 'cycle',
    colour: LEVEL_LOOKS[event.color].colour,
    art,
  });

const SET_COLOURS: { readonly [set in QuestDefinition['set']]: string } = {
  starting: '#d9b27a',
  elite: INK.gold,
};

export const questFace: Face<QuestDefinition> = ({ set, valor, level }, words, art) =>
  face(
    words,
    { icon: 'scroll-unfurled', colour: SET_COLOURS[set], art },
    {
      marks: level ? [mark({ icon: TABLE_LOOKS.level.icon, colour: MARK.green })] : [],
      values: valor > 0 ? [value(VALUE_LOOKS.valor, valor)] : [],
    },
  );

/** An encounter that is printed on the map, with what it gives. */
export const boardEncounterFace: Face<BoardEncounterDefinition> = (printed, words, art) => {
  const { color, foe, level, trophy } = printed;
  const colour = LEVEL_LOOKS[color].colour;
  const gifts = [
    ...(level ? [{ icon: TABLE_LOOKS.level.icon, colour: LEVEL_LOOKS[level].colour }] : []),
    ...(trophy ? [TABLE_LOOKS.trophy] : []),
  ];
  return face(
    words,
    { icon: foe ? TRAIT_ICONS[foe.trait] : 'gavel', colour, art },
    { marks: gifts.map(mark), values: foe ? strengthValues(foe) : [] },
  );
};

export const trophyFace: Face<TrophyDefinition> = ({ valor }, words, art) =>
  face(
    words,
    { icon: TABLE_LOOKS.trophy.icon, colour: INK.gold, art },
    { values: [value(VALUE_LOOKS.valor, valor)] },
  );

/** One side of a character's card of a level; what may be equipped is in the corner. */
export const characterFace: Face<CharacterCardSide & { character: CharacterId; level: Level }> = (
  side,
  words,
  art,
) =>
  face(
    words,
    { icon: characterLook(side.character).icon, colour: LEVEL_LOOKS[side.level].colour, art },
    {
      marks: side.icons.map((icon) => mark(ICON_LOOKS[icon])),
      values: [value(VALUE_LOOKS.health, side.health), ...strengthValues(side)],
    },
  );
