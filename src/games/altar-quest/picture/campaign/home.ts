import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { ENDING_WIDTH } from '../../../../picture/ending.ts';
import { INK } from '../../../../picture/palette.ts';
import { drawPanel } from '../../../../picture/panel.ts';
import { writeLine } from '../../../../picture/text.ts';
import { drawToken } from '../../../../picture/token.ts';
import { heroToken } from '../symbols.ts';
import { drawCountry } from './country/country.ts';
import { COUNTRY_HEIGHT } from './country/land.ts';
import type { Station } from './station.ts';

/** How far a campaign is. */
export interface HomeScene {
  readonly title: string;
  /** Quests won and lost. */
  readonly line: string;
  readonly stations: readonly Station[];
  readonly heroes: readonly { readonly id: string; readonly name: string; readonly line: string }[];
}

const EDGE = 36;
const HERO = 128;
const GAP = 14;

/** Draws the country with the road of six quests, and who walks it. */
export function drawHome(scene: HomeScene): Canvas {
  const rows = Math.ceil(scene.heroes.length / 2);
  const height = COUNTRY_HEIGHT + rows * (HERO + GAP) + EDGE;
  const canvas = createCanvas(ENDING_WIDTH, height);
  const context = canvas.getContext('2d');
  context.fillStyle = INK.night;
  context.fillRect(0, 0, canvas.width, height);
  drawCountry(context, { ...scene, heroes: scene.heroes.map(({ id }) => id) });
  writeHead(context, scene);
  const half = (ENDING_WIDTH - EDGE * 2 - GAP) / 2;
  for (const [index, hero] of scene.heroes.entries()) {
    const isAlone = index % 2 === 0 && index === scene.heroes.length - 1;
    const width = isAlone ? ENDING_WIDTH - EDGE * 2 : half;
    const x = EDGE + (index % 2) * (half + GAP);
    const y = COUNTRY_HEIGHT + Math.floor(index / 2) * (HERO + GAP);
    drawPanel(context, { x, y, width, height: HERO });
    drawToken(context, heroToken(hero.id), x + 66, y + HERO / 2, 96);
    const room = width - 136;
    writeLine(context, hero.name, x + 126, y + 42, room, { size: 42, least: 30, face: 'heading' });
    writeLine(context, hero.line, x + 126, y + 88, room, {
      size: 32,
      least: 30,
      weight: 400,
      colour: INK.parchment,
    });
  }
  return canvas;
}

/** Title and line above a picture of a campaign. */
export function writeHead(
  context: SKRSContext2D,
  { title, line }: { readonly title: string; readonly line: string },
): void {
  const middle = ENDING_WIDTH / 2;
  writeLine(context, title, middle, 70, ENDING_WIDTH - EDGE * 2, {
    size: 84,
    least: 48,
    face: 'heading',
    align: 'center',
    colour: INK.gold,
    rim: INK.outline,
  });
  writeLine(context, line, middle, 136, ENDING_WIDTH - EDGE * 2, {
    size: 38,
    least: 30,
    align: 'center',
    colour: INK.parchment,
  });
}
