import type { SKRSContext2D } from '@napi-rs/canvas';
import { ENDING_WIDTH as WIDTH } from '../../../../../picture/ending.ts';
import { drawIcon } from '../../../../../picture/icons.ts';
import { faded, INK } from '../../../../../picture/palette.ts';
import { drawToken } from '../../../../../picture/token.ts';
import { heroToken } from '../../symbols.ts';
import type { Spot } from './way.ts';

/** How large a hero at the fire is. */
const HERO = 66;

/** The heroes' camp at the present stop: tent, fire, and everyone around it. */
export function drawCamp(
  context: SKRSContext2D,
  heroes: readonly string[],
  { x, y, scale }: Spot,
): void {
  context.save();
  context.translate(x, y);
  context.scale(scale, scale);
  // On the side where there is most room.
  const fire = { x: x < WIDTH / 2 ? 190 : -158, y: -18 };
  const glow = context.createRadialGradient(fire.x, fire.y, 6, fire.x, fire.y, 190);
  glow.addColorStop(0, faded('#ffb454', 0.6));
  glow.addColorStop(0.4, faded('#ff8b3d', 0.2));
  glow.addColorStop(1, faded('#ff8b3d', 0));
  context.fillStyle = glow;
  context.fillRect(fire.x - 190, fire.y - 190, 380, 260);
  drawIcon(context, 'camping-tent', fire.x - 6, fire.y - 62, 100, '#c99a5a');
  drawIcon(context, 'campfire', fire.x, fire.y, 62, INK.gold);
  for (const [index, hero] of heroes.entries()) {
    const side = index % 2 === 0 ? -1 : 1;
    const away = 56 + Math.floor(index / 2) * (HERO + 2);
    drawToken(
      context,
      heroToken(hero),
      fire.x + side * away,
      fire.y - 6 + (index > 1 ? 12 : 0),
      HERO,
    );
  }
  context.restore();
}
