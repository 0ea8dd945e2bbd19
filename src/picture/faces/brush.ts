import { Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { INK, shaded } from '../palette.ts';
import { castNoShadow, castShadow } from '../shadows.ts';
import type { Condition } from './part.ts';

/** Paints the parts of a face in one style: light from the upper left, three tones, a dark outline. */
export interface Brush {
  readonly context: SKRSContext2D;
  readonly condition: Condition;
  /** A solid part: its color, a shadow on the right, a lit rim on the left. */
  form(outline: Path2D, colour: string, depth?: Depth): void;
  /** One flat color. */
  flat(outline: Path2D, colour: string): void;
  line(outline: Path2D, colour: string, width: number): void;
  /** Something that shines by itself; it goes out once its owner is defeated. */
  glow(outline: Path2D, colour: string): void;
  /** Paints only where this outline is. */
  within(outline: Path2D, paint: () => void): void;
}

/** How far shadow and light reach into a part, in hundredths of the face. */
export interface Depth {
  readonly shadow: number;
  readonly light: number;
}

const ROUND: Depth = { shadow: 6, light: 2 };
/** Width of the outline. */
const CONTOUR = 1.7;

export function createBrush(context: SKRSContext2D, condition: Condition): Brush {
  const tone = condition === 'defeated' ? ashen : (colour: string) => colour;
  const rim = condition === 'hurt' ? '#ff7a5c' : null;
  context.lineJoin = 'round';
  context.lineCap = 'round';
  const flat = (outline: Path2D, colour: string): void => {
    context.fillStyle = tone(colour);
    context.fill(outline);
  };
  const within = (outline: Path2D, paint: () => void): void => {
    context.save();
    context.clip(outline);
    paint();
    context.restore();
  };
  /** Colors what a part doesn't share with itself, moved aside. */
  const edge = (outline: Path2D, colour: string, across: number, down: number): void => {
    const rest = new Path2D();
    rest.rect(-60, -60, 220, 220);
    rest.addPath(outline, { e: across, f: down });
    context.fillStyle = colour;
    context.fill(rest, 'evenodd');
  };
  const line = (outline: Path2D, colour: string, width: number): void => {
    context.strokeStyle = tone(colour);
    context.lineWidth = width;
    context.stroke(outline);
  };
  return {
    context,
    condition,
    flat,
    within,
    line,
    form(outline, colour, { shadow, light } = ROUND) {
      line(outline, INK.outline, CONTOUR * 2);
      flat(outline, colour);
      within(outline, () => {
        edge(outline, tone(shaded(colour, -0.38)), -shadow, -shadow * 0.45);
        edge(outline, rim ?? tone(shaded(colour, 0.5)), light, light * 0.7);
      });
    },
    glow(outline, colour) {
      if (condition === 'defeated') {
        flat(outline, shaded(colour, -0.6));
        return;
      }
      castShadow(context, { colour, blur: 7 });
      flat(outline, colour);
      flat(outline, colour);
      castNoShadow(context);
    },
  };
}

/** A color with the life gone out of it. */
function ashen(colour: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const grey = (red! * 0.3 + green! * 0.59 + blue! * 0.11) * 0.62;
  const mixed = [red!, green!, blue!].map((value, channel) =>
    Math.round(grey * 0.86 + value * 0.07 + channel * 7),
  );
  return `#${mixed.map((value) => Math.min(255, value).toString(16).padStart(2, '0')).join('')}`;
}
