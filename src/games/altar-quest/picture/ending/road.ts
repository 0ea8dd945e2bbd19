import type { SKRSContext2D } from '@napi-rs/canvas';
import { drawIcon } from '../../../../picture/icons.ts';
import { GAUGE, INK, MARK, shaded } from '../../../../picture/palette.ts';
import { drawPanel } from '../../../../picture/panel.ts';
import { type TextBox, writeLine } from '../../../../picture/text.ts';
import { drawBadge } from '../../../../picture/token.ts';
import { questIcon } from '../campaign/quest-icons.ts';
import type { Station } from '../campaign/station.ts';

/** The road of a campaign, as the picture of a quest's end shows it. */
export interface EndingRoad {
  readonly title: string;
  /** The quests in order, each with the one word that says how it went. */
  readonly stops: readonly (Pick<Station, 'number' | 'quest' | 'state'> & {
    readonly word: string;
    /** The same in a sentence. */
    readonly words: string;
  })[];
}

/** Pixels that the road takes. */
export const ROAD_HEIGHT = 228;

const LOOKS = {
  won: { colour: MARK.green, ink: INK.outline, words: '#8fe6c4', mark: 'laurels' },
  lost: {
    colour: GAUGE.health,
    ink: INK.outline,
    words: '#ffa3a5',
    mark: 'skull-crossed-bones',
  },
  next: { colour: INK.gold, ink: INK.outline, words: '#ffe2a0', mark: null },
  ahead: { colour: '#5d677c', ink: INK.text, words: INK.quiet, mark: null },
} as const;

const STOP = 84;

/** Draws the quests side by side, won and lost, on the way that leads from one to the next. */
export function drawRoad(
  context: SKRSContext2D,
  { title, stops }: EndingRoad,
  { x, y, width }: Omit<TextBox, 'height'>,
): void {
  drawPanel(context, { x, y, width, height: ROAD_HEIGHT });
  writeLine(context, title, x + width / 2, y + 36, width - 40, {
    size: 42,
    least: 32,
    face: 'heading',
    align: 'center',
    colour: INK.gold,
  });
  const each = width / stops.length;
  const middle = y + 122;
  context.strokeStyle = INK.wood;
  context.lineWidth = 8;
  context.setLineDash([20, 12]);
  context.beginPath();
  context.moveTo(x + each / 2, middle);
  context.lineTo(x + width - each / 2, middle);
  context.stroke();
  context.setLineDash([]);
  for (const [index, stop] of stops.entries()) {
    const across = x + (index + 0.5) * each;
    const { colour, ink, words, mark } = LOOKS[stop.state];
    const face = shaded(colour, -0.6);
    drawBadge(context, { shape: 'disc', face, text: '' }, across, middle, STOP);
    const icon = stop.quest === null ? 'treasure-map' : questIcon(stop.quest);
    drawIcon(context, icon, across, middle, STOP * 0.56, shaded(colour, 0.6));
    if (mark) drawIcon(context, mark, across + 36, middle + 26, 40, shaded(colour, 0.3));
    const badge = { shape: 'disc', face: colour, ink, text: String(stop.number) } as const;
    drawBadge(context, badge, across - 36, middle - 28, 46);
    const style = { size: 34, least: 30, align: 'center', colour: words } as const;
    writeLine(context, stop.word, across, y + 198, each - 12, style);
  }
}
