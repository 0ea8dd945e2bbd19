import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import type { Sky } from '../../../../picture/ending.ts';
import { drawIcon } from '../../../../picture/icons.ts';
import { GAUGE, INK } from '../../../../picture/palette.ts';
import { writeLine } from '../../../../picture/text.ts';
import { drawToken } from '../../../../picture/token.ts';
import { heroToken } from '../../picture/symbols.ts';
import { drawSupply, EDGE, type Heading, LINE, setStage, TOP, WIDTH } from './stage.ts';

/** The heroes around their fire. */
export interface CampScene extends Heading {
  readonly scene: 'camp';
  readonly heroes: readonly { readonly id: string; readonly name: string }[];
  /** How the quest ended. */
  readonly mood: 'won' | 'lost' | 'broken-off';
  /** Null if the story ends. */
  readonly supply: string | null;
}

const FIRE = { x: WIDTH / 2, y: TOP + 400 } as const;
/** How far from it they sit. */
const AROUND = { x: 370, y: 250 } as const;
const STAGE = 590;

const SKIES: Readonly<Record<CampScene['mood'], Sky>> = {
  won: { above: '#1c2747', horizon: '#5c4023', ink: INK.gold, icon: 'moon-bats' },
  lost: { above: '#10131c', horizon: '#3b1e22', ink: GAUGE.health, icon: 'evil-moon' },
  'broken-off': { above: '#151a26', horizon: '#32363f', ink: INK.iron, icon: 'evil-moon' },
};

export function drawCamp(scene: CampScene): Canvas {
  const height = TOP + STAGE + (scene.supply === null ? 0 : LINE + EDGE);
  const { canvas, context } = setStage(scene, height, SKIES[scene.mood]);
  drawFire(context, scene.mood);
  const places = seatsFor(scene.heroes.length);
  for (const [index, { id, name }] of scene.heroes.entries()) {
    const place = places[index];
    if (!place) continue;
    drawToken(context, { ...heroToken(id), glow: '#ffb347' }, place.x, place.y, 180);
    writeLine(context, name, place.x, place.y + 126, 280, {
      size: 44,
      least: 30,
      face: 'heading',
      align: 'center',
      rim: INK.outline,
    });
  }
  if (scene.supply !== null) drawSupply(context, scene.supply, TOP + STAGE);
  return canvas;
}

function drawFire(context: SKRSContext2D, mood: CampScene['mood']): void {
  const size = mood === 'won' ? 250 : 190;
  const light = context.createRadialGradient(FIRE.x, FIRE.y, 20, FIRE.x, FIRE.y, 460);
  light.addColorStop(0, '#ffb34799');
  light.addColorStop(0.4, '#ff8a2a3a');
  light.addColorStop(1, '#ff8a2a00');
  context.fillStyle = light;
  context.fillRect(0, FIRE.y - 460, WIDTH, 920);
  drawIcon(context, 'campfire', FIRE.x + 4, FIRE.y + 6, size, '#000000a0');
  drawIcon(context, 'campfire', FIRE.x, FIRE.y, size, '#ffb347');
}

/** Where they sit: halfway around the fire, the viewer having the other half. */
function seatsFor(count: number): { x: number; y: number }[] {
  return Array.from({ length: count }, (_, index) => {
    const part = count === 1 ? 0.2 : index / (count - 1);
    const angle = Math.PI * (1 + part);
    return {
      x: FIRE.x + Math.cos(angle) * AROUND.x,
      y: FIRE.y + Math.sin(angle) * AROUND.y,
    };
  });
}
