import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import type { CardFace } from '../../../../picture/card-face.ts';
import { drawRows, heightOfRows, ROWS, rowsOf } from '../../../../picture/card-rows.ts';
import { INK } from '../../../../picture/palette.ts';
import { drawPanel } from '../../../../picture/panel.ts';
import { writeLine, writeParagraph } from '../../../../picture/text.ts';
import { drawToken } from '../../../../picture/token.ts';
import { heroToken } from '../../picture/symbols.ts';
import { drawSupply, EDGE, type Heading, INNER, LINE, setStage, TOP } from './stage.ts';

/** The revealed cards, and who has got what. */
export interface ShopScene extends Heading {
  readonly scene: 'shop';
  readonly supply: string;
  readonly cards: readonly CardFace[];
  /** Said if no card is there. */
  readonly empty: string;
  readonly heroes: readonly { readonly id: string; readonly line: string }[];
}

const HERO = 92;
const GAP = 14;

export function drawShop(scene: ShopScene): Canvas {
  const rows = rowsOf(scene.cards);
  const shelf = rows.length > 0 ? heightOfRows(rows) : LINE;
  const cards = TOP + LINE + ROWS.gap;
  const height = cards + shelf + scene.heroes.length * (HERO + GAP) + EDGE;
  const { canvas, context } = setStage(scene, height, {
    above: '#2a2233',
    horizon: '#4a3624',
    ink: INK.gold,
    icon: 'shop',
  });
  drawSupply(context, scene.supply, TOP);
  if (rows.length > 0) drawRows(context, rows, cards);
  else {
    const box = { x: EDGE, y: cards, width: INNER, height: LINE };
    writeParagraph(context, scene.empty, box, {
      size: 36,
      least: 30,
      align: 'center',
      colour: INK.quiet,
    });
  }
  for (const [index, hero] of scene.heroes.entries()) {
    drawHero(context, hero, cards + shelf + index * (HERO + GAP));
  }
  return canvas;
}

function drawHero(
  context: SKRSContext2D,
  { id, line }: ShopScene['heroes'][number],
  y: number,
): void {
  drawPanel(context, { x: EDGE, y, width: INNER, height: HERO });
  drawToken(context, heroToken(id), EDGE + 54, y + HERO / 2, 70);
  writeLine(context, line, EDGE + 106, y + HERO / 2, INNER - 130, { size: 38, least: 30 });
}
