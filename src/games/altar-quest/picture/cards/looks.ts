import type { CardLook } from '../../../../picture/card-face.ts';
import { GAUGE, INK, MARK } from '../../../../picture/palette.ts';
import type { Attribute } from '../../rules/terms.ts';

const TYPES: Readonly<Record<string, CardLook>> = {
  action: { band: MARK.orange, icon: 'sword-clash' },
  feat: { band: MARK.green, icon: 'sparkles' },
  reaction: { band: MARK.sky, icon: 'shield-bounces' },
  equipment: { band: INK.iron, icon: 'anvil' },
  consumable: { band: GAUGE.supply, icon: 'knapsack' },
};

const ANY: CardLook = { band: INK.parchment, icon: 'card-play' };

export const cardLook = (type: string): CardLook => TYPES[type] ?? ANY;

/** Symbols of the attributes, in the order in which they are printed. */
export const ATTRIBUTE_ICONS: Readonly<Record<Attribute, string>> = {
  might: 'biceps',
  fortitude: 'heart-armor',
  agility: 'run',
  willpower: 'third-eye',
  charisma: 'public-speaker',
  intellect: 'brain',
};
