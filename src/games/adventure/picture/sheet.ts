import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { conditionOf } from '../../../picture/faces/part.ts';
import { drawBar } from '../../../picture/gauges.ts';
import { drawIcon } from '../../../picture/icons.ts';
import { GAUGE, INK, shaded } from '../../../picture/palette.ts';
import { drawPanel } from '../../../picture/panel.ts';
import { type TextBox, writeLine } from '../../../picture/text.ts';
import { drawToken } from '../../../picture/token.ts';
import { drawLevel } from './emblem.ts';
import {
  ATTACK_TYPE_ICONS,
  characterLook,
  characterToken,
  DISCOVERY_ICONS,
  ICON_LOOKS,
  VALUE_LOOKS,
} from './looks.ts';
import {
  drawChips,
  drawItem,
  drawQuest,
  heightOfChips,
  heightOfItem,
  heightOfQuest,
  type SheetSlot,
} from './sheet-parts.ts';
import type { SheetScene } from './sheet-scene.ts';

const SHEET_WIDTH = 1048;
const EDGE = 28;
const INNER = SHEET_WIDTH - EDGE * 2;
const HEAD = 496;
const TITLE = 64;
const GAP = 12;

/** A part of the sheet below its head: a title, and what is drawn under it. */
interface Section {
  readonly title: string;
  readonly height: number;
  readonly draw: (context: SKRSContext2D, y: number) => void;
}

/** Draws a character's sheet: level, values, health and valor above, below them possessions and quests. */
export function drawSheet(scene: SheetScene): Canvas {
  const sections = sectionsOf(scene);
  const height = HEAD + sections.reduce((sum, section) => sum + TITLE + section.height, 0) + EDGE;
  const canvas = createCanvas(SHEET_WIDTH, height);
  const context = canvas.getContext('2d');
  const { colour } = characterLook(scene.character);
  const light = context.createLinearGradient(0, 0, 0, 700);
  light.addColorStop(0, shaded(colour, -0.62));
  light.addColorStop(1, INK.night);
  context.fillStyle = light;
  context.fillRect(0, 0, SHEET_WIDTH, height);
  drawHead(context, scene);
  let y = HEAD;
  for (const section of sections) {
    writeLine(context, section.title, EDGE, y + TITLE / 2, INNER, {
      size: 42,
      least: 30,
      face: 'heading',
      colour: INK.parchment,
    });
    section.draw(context, y + TITLE);
    y += TITLE + section.height;
  }
  return canvas;
}

function sectionsOf(scene: SheetScene): Section[] {
  const { words, weapon, armor, bag, kept, attached, quests } = scene;
  const items =
    (list: readonly SheetSlot[]): Section['draw'] =>
    (context, y) => {
      let top = y;
      for (const item of list) {
        const height = heightOfItem(item, INNER);
        drawItem(context, item, { x: EDGE, y: top, width: INNER, height });
        top += height + GAP;
      }
    };
  const heightOf = (list: readonly SheetSlot[]): number =>
    list.reduce((sum, item) => sum + heightOfItem(item, INNER) + GAP, 0);
  const worn = [
    weapon ?? ({ slot: 'weapon', none: words.noWeapon } as const),
    armor ?? ({ slot: 'armor', none: words.noArmor } as const),
  ];
  const chips = kept.map(({ discovery, name }) => ({ icon: DISCOVERY_ICONS[discovery], name }));
  const cards = attached.map((name) => ({ icon: 'linked-rings', name }));
  const listed = (title: string, list: readonly { icon: string; name: string }[]): Section[] =>
    list.length === 0
      ? []
      : [
          {
            title,
            height: heightOfChips(list, INNER),
            draw: (context, y) => drawChips(context, list, { x: EDGE, y, width: INNER }),
          },
        ];
  return [
    {
      title: words.quests,
      height: quests.reduce((sum, quest) => sum + heightOfQuest(quest, INNER) + GAP, 0),
      draw: (context, y) => {
        let top = y;
        for (const quest of quests) {
          const height = heightOfQuest(quest, INNER);
          drawQuest(context, quest, { x: EDGE, y: top, width: INNER, height });
          top += height + GAP;
        }
      },
    },
    { title: words.equipment, height: heightOf(worn), draw: items(worn) },
    ...(bag.length === 0 ? [] : [{ title: words.bag, height: heightOf(bag), draw: items(bag) }]),
    ...listed(words.kept, chips),
    ...listed(words.attached, cards),
  ];
}

function drawHead(context: SKRSContext2D, scene: SheetScene): void {
  const { level, health, diseases, words } = scene;
  const token = { ...characterToken(scene.character), condition: conditionOf(health) };
  drawToken(context, token, 132, 128, 188);
  const left = 252;
  const room = SHEET_WIDTH - left - EDGE;
  writeLine(context, scene.name, left, 70, room, {
    size: 78,
    least: 44,
    face: 'heading',
    colour: INK.gold,
    rim: INK.outline,
  });
  drawLevel(context, level, left + 22, 138, 44);
  writeLine(context, scene.line, left + 56, 138, room - 56, { size: 36, least: 30, weight: 400 });
  writeLine(context, scene.cards, left + 56, 194, room - 56, {
    size: 32,
    least: 30,
    weight: 400,
    colour: INK.quiet,
  });
  drawIcon(context, VALUE_LOOKS.hand.icon, left + 22, 194, 42, VALUE_LOOKS.hand.colour);
  drawValues(context, scene, { x: EDGE, y: 240, width: INNER, height: 84 });
  drawIcon(context, VALUE_LOOKS.health.icon, EDGE + 28, 368, 56, VALUE_LOOKS.health.colour);
  const ill = diseases > 0 ? 250 : 0;
  const bar = { x: EDGE + 66, y: 346, width: INNER - 66 - ill, height: 44 };
  drawBar(context, bar, health.left, health.most, {
    full: GAUGE.health,
    empty: GAUGE.healthLost,
  });
  writeLine(context, `${health.left}/${health.most}`, bar.x + bar.width / 2, 369, bar.width, {
    size: 38,
    align: 'center',
    rim: INK.outline,
  });
  if (diseases > 0) {
    const x = EDGE + INNER - ill + 14;
    drawIcon(context, DISCOVERY_ICONS.disease, x + 26, 368, 48, GAUGE.threat);
    writeLine(context, words.diseases, x + 58, 368, ill - 72, { size: 32, least: 30 });
  }
  drawValor(context, scene, { x: EDGE, y: 406, width: INNER, height: 78 });
}

/** Attack with how it strikes, defense and damage; beside them what may be equipped. */
function drawValues(context: SKRSContext2D, { values, icons }: SheetScene, box: TextBox): void {
  drawPanel(context, box, { face: '#232834' });
  const middle = box.y + box.height / 2;
  const plates = [
    {
      icon: ATTACK_TYPE_ICONS[values.type],
      colour: VALUE_LOOKS.attack.colour,
      value: values.attack,
    },
    { ...VALUE_LOOKS.defense, value: values.defense },
    { ...VALUE_LOOKS.damage, value: values.damage },
  ];
  for (const [index, { icon, colour, value }] of plates.entries()) {
    const x = box.x + 24 + index * 180;
    drawIcon(context, icon, x + 30, middle, 58, colour);
    writeLine(context, String(value), x + 72, middle + 1, 90, { size: 58, least: 40 });
  }
  for (const [index, icon] of icons.entries()) {
    const { icon: symbol, colour } = ICON_LOOKS[icon];
    const x = box.x + box.width - 46 - (icons.length - 1 - index) * 76;
    context.fillStyle = '#151922';
    context.beginPath();
    context.roundRect(x - 34, middle - 33, 68, 66, 12);
    context.fill();
    drawIcon(context, symbol, x, middle, 54, colour);
  }
}

/** A wreath for each valor needed to win, the first of them gold. */
function drawValor(context: SKRSContext2D, { valor, goal }: SheetScene, box: TextBox): void {
  drawPanel(context, box, { face: '#2a2618', edge: '#6d5a24' });
  const middle = box.y + box.height / 2;
  const score = { size: 50, align: 'right', colour: INK.gold } as const;
  writeLine(context, `${valor}/${goal}`, box.x + box.width - 24, middle + 1, 150, score);
  const step = (box.width - 190) / goal;
  const side = Math.min(68, step);
  for (let spot = 0; spot < goal; spot++) {
    const x = box.x + 20 + (spot + 0.5) * step;
    const isWon = spot < valor;
    drawIcon(context, VALUE_LOOKS.valor.icon, x, middle, side, isWon ? INK.gold : '#4a4535');
    if (isWon) drawIcon(context, 'round-star', x, middle - 2, side * 0.4, INK.gold);
  }
}
