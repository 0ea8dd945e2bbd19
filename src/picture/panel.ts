import type { SKRSContext2D } from '@napi-rs/canvas';
import { INK, shaded } from './palette.ts';
import type { TextBox } from './text.ts';

/** A raised plate that text and gauges are put on. */
export function drawPanel(
  context: SKRSContext2D,
  box: TextBox,
  look: { face?: string; edge?: string; edgeWidth?: number } = {},
): void {
  const { x, y, width, height } = box;
  const face = look.face ?? INK.panel;
  const light = context.createLinearGradient(x, y, x, y + height);
  light.addColorStop(0, shaded(face, 0.07));
  light.addColorStop(1, shaded(face, -0.15));
  context.fillStyle = light;
  context.beginPath();
  context.roundRect(x, y, width, height, 12);
  context.fill();
  context.lineWidth = look.edgeWidth ?? 2;
  context.strokeStyle = look.edge ?? INK.panelEdge;
  context.stroke();
}
