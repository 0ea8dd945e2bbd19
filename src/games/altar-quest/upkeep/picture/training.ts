import type { Canvas } from '@napi-rs/canvas';
import { INK } from '../../../../picture/palette.ts';
import { writeLine } from '../../../../picture/text.ts';
import { drawToken } from '../../../../picture/token.ts';
import { type Chip, drawChips, heightOfChips } from '../../picture/campaign/chips.ts';
import { heroToken } from '../../picture/symbols.ts';
import { drawSupply, EDGE, type Heading, INNER, LINE, setStage, TOP, WIDTH } from './stage.ts';

/** Each hero with their upgrades, earned ones first. */
export interface TrainingScene extends Heading {
  readonly scene: 'training';
  readonly supply: string;
  readonly heroes: readonly {
    readonly id: string;
    readonly name: string;
    /** "3 of 8". */
    readonly count: string;
    readonly upgrades: readonly Chip[];
  }[];
}

const HEAD = 116;

export function drawTraining(scene: TrainingScene): Canvas {
  const start = TOP + LINE + 10;
  const heights = scene.heroes.map(({ upgrades }) => HEAD + heightOfChips(upgrades));
  const height = start + heights.reduce((sum, one) => sum + one, 0) + EDGE;
  const { canvas, context } = setStage(scene, height, {
    above: '#1d2a3d',
    horizon: '#37402f',
    ink: INK.gold,
    icon: 'sword-brandish',
  });
  drawSupply(context, scene.supply, TOP);
  let y = start;
  for (const [index, { id, name, count, upgrades }] of scene.heroes.entries()) {
    drawToken(context, heroToken(id), EDGE + 48, y + HEAD / 2 + 6, 84);
    writeLine(context, name, EDGE + 108, y + HEAD / 2 + 6, INNER - 320, {
      size: 54,
      least: 32,
      face: 'heading',
      colour: INK.gold,
      rim: INK.outline,
    });
    writeLine(context, count, WIDTH - EDGE, y + HEAD / 2 + 8, 220, {
      size: 40,
      least: 30,
      align: 'right',
      colour: INK.parchment,
    });
    drawChips(context, upgrades, { x: EDGE, y: y + HEAD, width: INNER });
    y += heights[index] ?? 0;
  }
  return canvas;
}
