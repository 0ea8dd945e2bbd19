import type { CardLook } from '../../../../picture/card-face.ts';
import { GAUGE, INK, MARK } from '../../../../picture/palette.ts';
import type { CardType } from '../../rules/cards/definition.ts';
import type { Attribute } from '../../rules/terms.ts';
import { COUNT_ICONS } from '../symbols.ts';

/** Bands are light enough for dark letters. */
const TYPES: Readonly<Record<CardType, CardLook>> = {
  character: { band: INK.gold, icon: 'visored-helm' },
  action: { band: MARK.orange, icon: 'sword-clash' },
  feat: { band: MARK.green, icon: 'sparkles' },
  reaction: { band: MARK.sky, icon: 'shield-bounces' },
  equipment: { band: INK.iron, icon: 'anvil' },
  consumable: { band: GAUGE.supply, icon: 'knapsack' },
  'search-event': { band: GAUGE.supply, icon: 'magnifying-glass' },
  minion: { band: '#f08a5d', icon: 'horned-skull' },
  trap: { band: '#f08a5d', icon: 'wolf-trap' },
  'threat-event': { band: GAUGE.threat, icon: COUNT_ICONS.threat },
  'threat-reference': { band: GAUGE.threat, icon: COUNT_ICONS.threat },
  lurker: { band: '#c4b5e8', icon: 'evil-eyes' },
  rival: { band: '#e3a06f', icon: 'hooded-figure' },
  ally: { band: '#8fd0b5', icon: 'person' },
  villain: { band: '#f26d73', icon: COUNT_ICONS.villain },
  'villain-event': { band: '#f26d73', icon: 'evil-hand' },
  'villain-ongoing': { band: '#f26d73', icon: COUNT_ICONS.countdown },
  'quest-rules': { band: '#e2cf9c', icon: COUNT_ICONS.quest },
  quest: { band: '#e2cf9c', icon: COUNT_ICONS.quest },
  quarry: { band: '#9fd3a8', icon: 'paw-print' },
  altar: { band: '#f0a9b6', icon: 'star-altar' },
  'altar-found': { band: '#f0a9b6', icon: 'star-altar' },
  feature: { band: '#b9c58c', icon: 'bookshelf' },
  'enemy-upgrade': { band: '#f26d73', icon: COUNT_ICONS.upgrades },
  story: { band: '#e8d9b0', icon: 'scroll-unfurled' },
};

export const cardLook = (type: CardType): CardLook => TYPES[type];

/** Symbols of the attributes, in the order in which they are printed. */
export const ATTRIBUTE_ICONS: Readonly<Record<Attribute, string>> = {
  might: 'biceps',
  fortitude: 'heart-armor',
  agility: 'run',
  willpower: 'third-eye',
  charisma: 'public-speaker',
  intellect: 'brain',
};
