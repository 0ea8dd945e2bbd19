import { drawMark } from '../../../picture/card-face.ts';
import { drawIcon } from '../../../picture/icons.ts';
import type { LegendEntry, LegendSection } from '../../../picture/legend.ts';
import { INK } from '../../../picture/palette.ts';
import { traceShape } from '../../../picture/shapes.ts';
import { drawBadge } from '../../../picture/token.ts';
import type { Texts } from '../../../texts/texts.ts';
import {
  ATTACK_TYPES,
  DISCOVERIES,
  ICONS,
  LEVELS,
  POTIONS,
  RESOURCES,
  SLOTS,
  TRAITS,
} from '../rules/terms.ts';
import { drawLevel } from './emblem.ts';
import {
  ATTACK_TYPE_ICONS,
  CITY_LOOK,
  DISCOVERY_ICONS,
  ICON_LOOKS,
  POTION_LOOKS,
  RESOURCE_LOOKS,
  SLOT_ICONS,
  type SymbolLook,
  TABLE_LOOKS,
  TRAIT_ICONS,
  VALUE_LOOKS,
} from './looks.ts';
import { drawMarker } from './pieces.ts';

type Draw = LegendEntry['draw'];

const symbol =
  ({ icon, colour }: SymbolLook): Draw =>
  (context, x, y, side) =>
    drawIcon(context, icon, x, y, side * 0.9, colour);

const plate =
  ({ icon, colour }: SymbolLook): Draw =>
  (context, x, y, side) =>
    drawMark(context, { icon, face: '#151922', ink: colour }, x, y, side * 0.94);

const drawCity: Draw = (context, x, y, side) => {
  traceShape(context, CITY_LOOK.shape, x, y, side / 2);
  context.fillStyle = CITY_LOOK.colour;
  context.fill();
  drawIcon(context, 'castle', x, y, side * 0.7, INK.outline);
};

/** What is on the map, and how it is drawn there. */
const PIECES: { readonly [piece: string]: Draw } = {
  city: drawCity,
  key: symbol(TABLE_LOOKS.key),
  gift: symbol({ icon: TABLE_LOOKS.level.icon, colour: '#35b56a' }),
  trophy: symbol(TABLE_LOOKS.trophy),
  undefeated: (context, x, y, side) =>
    drawMarker(context, { slot: 1, hasAggro: false }, x, y, side * 0.86),
  aggro: (context, x, y, side) =>
    drawMarker(context, { slot: 1, hasAggro: true }, x, y, side * 0.86),
  discovery: (context, x, y, side) => {
    const { face, ink } = TABLE_LOOKS.discovery;
    drawBadge(context, { shape: 'square', face, ink, text: '?' }, x, y, side * 0.9);
  },
  event: (context, x, y, side) => {
    const { icon, face, ink } = TABLE_LOOKS.event;
    drawBadge(context, { shape: 'diamond', face, text: '' }, x, y, side);
    drawIcon(context, icon, x, y, side * 0.56, ink);
  },
};

const VALUES = ['defense', 'damage', 'health', 'movement', 'energy', 'valor'] as const;

/** Every symbol of the game's pictures except those of the characters, which are beside their names. */
export function legendSections(texts: Texts): LegendSection[] {
  const word = (group: string, one: string) => texts(`adventure-picture.${group}.${one}`);
  const section = <One extends string>(
    title: string,
    ones: readonly One[],
    drawOf: (one: One) => Draw,
  ): LegendSection => ({
    title: texts(`adventure-picture.legend.${title}`),
    entries: ones.map((one) => ({ words: word(title, one), draw: drawOf(one) })),
  });
  return [
    section('level', LEVELS, (level) => (context, x, y, side) => {
      drawLevel(context, level, x, y, side * 0.9);
    }),
    section('piece', Object.keys(PIECES), (piece) => PIECES[piece] as Draw),
    section('resource', RESOURCES, (resource) => symbol(RESOURCE_LOOKS[resource])),
    section('discovery', DISCOVERIES, (discovery) =>
      symbol({ icon: DISCOVERY_ICONS[discovery], colour: '#d9f0c8' }),
    ),
    section('value', VALUES, (value) => symbol(VALUE_LOOKS[value])),
    section('attack', ATTACK_TYPES, (type) =>
      symbol({ icon: ATTACK_TYPE_ICONS[type], colour: VALUE_LOOKS.attack.colour }),
    ),
    section('icon', ICONS, (icon) => plate(ICON_LOOKS[icon])),
    section('slot', SLOTS, (slot) => symbol({ icon: SLOT_ICONS[slot], colour: INK.parchment })),
    section('potion', POTIONS, (potion) => symbol(POTION_LOOKS[potion])),
    section('trait', TRAITS, (trait) =>
      symbol({ icon: TRAIT_ICONS[trait], colour: INK.parchment }),
    ),
  ];
}
