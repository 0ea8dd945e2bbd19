import type { CardMark } from '../../../../picture/card-face.ts';
import { drawMark } from '../../../../picture/card-face.ts';
import { drawPips } from '../../../../picture/gauges.ts';
import { drawIcon } from '../../../../picture/icons.ts';
import type { LegendEntry, LegendSection } from '../../../../picture/legend.ts';
import { GAUGE, INK } from '../../../../picture/palette.ts';
import { drawBadge } from '../../../../picture/token.ts';
import { ATTRIBUTES, RHUNES } from '../../rules/terms.ts';
import { paintDoor } from '../doors.ts';
import type { PictureText } from '../figure-name.ts';
import { drawFigure, drawMarked } from '../figures.ts';
import { paintStairs } from '../furniture.ts';
import { drawReach } from '../marks.ts';
import { drawQuestMark } from '../quests.ts';
import type { SceneFigure } from '../scene.ts';
import { COUNT_ICONS, featureLook, RHUNE_LOOKS, SHADOW } from '../symbols.ts';
import { VALUE_ICONS } from './face.ts';
import { ATTRIBUTE_ICONS, cardLook } from './looks.ts';

type Draw = LegendEntry['draw'];

/** What to draw for a symbol, by its words in the catalogue. */
type Section = Readonly<Record<string, Draw>>;

const icon =
  (name: string, colour: string): Draw =>
  (context, x, y, side) =>
    drawIcon(context, name, x, y, side * 0.86, colour);

const mark =
  (look: CardMark): Draw =>
  (context, x, y, side) =>
    drawMark(context, look, x, y, side * 0.94);

/** A figure as it looks on the board. */
const figure =
  (look: Partial<SceneFigure> & Pick<SceneFigure, 'kind'>): Draw =>
  (context, x, y, side) =>
    drawFigure(context, { ...PLAIN, ...look }, x, y, side * 0.94, side);

const PLAIN = { id: '', definition: '', name: '', spaces: [] } as const;

const FIGURES: Section = {
  minion: figure({ kind: 'minion' }),
  lurker: figure({ kind: 'lurker' }),
  villain: figure({ kind: 'villain' }),
  rival: figure({ kind: 'rival' }),
  ally: figure({ kind: 'ally' }),
  quarry: figure({ kind: 'quarry' }),
  trap: figure({ kind: 'trap' }),
  health: figure({ kind: 'minion', health: { left: 2, most: 4 } }),
  progress: figure({ kind: 'trap', progress: { done: 2, needed: 4 } }),
  armor: figure({ kind: 'minion', armor: 2 }),
  threat: figure({ kind: 'minion', threat: 2 }),
  colour: figure({ kind: 'minion', colour: 'red' }),
  threatens: figure({ kind: 'minion', threatens: { hero: 'sedrin', name: '' } }),
  exhausted: figure({ kind: 'minion', isExhausted: true }),
  marked: (context, x, y, side) => drawMarked(context, x, y, side * 0.7),
};

const BOARD: Section = {
  closed: (context, x, y, side) => paintDoor(context, x, y, 'closed', side),
  open: (context, x, y, side) => paintDoor(context, x, y, 'open', side),
  shadow: mark({ icon: COUNT_ICONS.shadow, ...SHADOW }),
  stairs: (context, x, y, side) =>
    paintStairs(context, { x: x - side / 2, y: y - side / 2, width: side, height: side }, side / 2),
  feature: mark({ ...featureLook('bookshelf'), face: featureLook('bookshelf').plate }),
  altar: mark({ ...featureLook('altar'), face: featureLook('altar').plate }),
  searched: (context, x, y, side) =>
    drawBadge(context, { shape: 'disc', face: INK.parchment, text: '2' }, x, y, side * 0.7),
  quest: (context, x, y, side) => drawQuestMark(context, '1', x, y, side * 0.8),
  reach: (context, x, y, side) => drawReach(context, x - side / 2, y - side / 2, 2, side),
};

const COUNTS: Section = {
  hand: icon(COUNT_ICONS.hand, INK.parchment),
  focus: icon(COUNT_ICONS.focus, GAUGE.focus),
  armor: icon(COUNT_ICONS.armor, GAUGE.armor),
  threat: icon(COUNT_ICONS.threat, GAUGE.threat),
  supply: icon(COUNT_ICONS.supply, GAUGE.supply),
  actions: (context, x, y, side) =>
    drawPips(context, x - side / 2, y, 2, 3, { size: side / 3.6, colour: GAUGE.action }),
  countdown: icon(COUNT_ICONS.countdown, INK.gold),
  upgrades: icon(COUNT_ICONS.upgrades, GAUGE.health),
  clock: icon(COUNT_ICONS.clock, GAUGE.health),
  quest: icon(COUNT_ICONS.quest, INK.parchment),
};

const CARD_TYPES = ['action', 'feat', 'reaction', 'equipment', 'consumable'] as const;

/** Every symbol of the game's pictures except those of the heroes, which are beside their names below the board. */
export function legendSections(text: PictureText): LegendSection[] {
  const own = (section: string, entries: Section): LegendEntry[] =>
    Object.entries(entries).map(([key, draw]) => ({
      words: text(`altar-quest-picture.legend.${section}.${key}`),
      draw,
    }));
  const section = (title: string, entries: LegendEntry[]): LegendSection => ({
    title: text(`altar-quest-picture.legend.title.${title}`),
    entries,
  });
  return [
    section('figures', own('figures', FIGURES)),
    section('board', own('board', BOARD)),
    section('counts', own('counts', COUNTS)),
    section(
      'rhunes',
      RHUNES.map((rhune) => ({
        words: text(`altar-quest-picture.rhune.${rhune}`),
        draw: mark(RHUNE_LOOKS[rhune]),
      })),
    ),
    section('cards', [
      ...CARD_TYPES.map((type) => ({
        words: text(`altar-quest.type.${type}`),
        draw: mark({ icon: cardLook(type).icon, face: cardLook(type).band, ink: INK.outline }),
      })),
      ...Object.entries(VALUE_ICONS).map(([key, look]) => ({
        words: text(`altar-quest-picture.legend.cards.${key}`),
        draw: icon(look.icon, look.colour),
      })),
      ...own('cards', { each: icon(COUNT_ICONS.hero, INK.text) }),
      ...ATTRIBUTES.map((attribute) => ({
        words: text(`altar-quest.attribute.${attribute}`),
        draw: icon(ATTRIBUTE_ICONS[attribute], INK.parchment),
      })),
    ]),
  ];
}
