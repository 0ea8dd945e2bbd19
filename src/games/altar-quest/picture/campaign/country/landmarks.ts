import type { SKRSContext2D } from '@napi-rs/canvas';
import { drawIcon } from '../../../../../picture/icons.ts';
import { castNoShadow, castShadow } from '../../../../../picture/shadows.ts';

/** In what light a landmark stands. */
export interface Light {
  readonly wall: string;
  readonly roof: string;
  /** Of windows and doors. */
  readonly window: string;
}

/** How many windows are lit: in what lies ahead it's a single one. */
export type Lit = 'all' | 'one';

/** A landmark on its ground: 0 is the middle of its foot, up is negative; about 200 wide and 150 high. */
type Landmark = (at: Site) => void;

/** What landmarks are built from. */
interface Site {
  readonly wall: (x: number, width: number, height: number, foot?: number) => void;
  /** A pointed roof on a wall. */
  readonly roof: (x: number, width: number, foot: number, height: number) => void;
  /** A window with a pointed arch. */
  readonly window: (x: number, y: number, width?: number, height?: number) => void;
  readonly icon: (name: string, x: number, y: number, size: number) => void;
  readonly form: (points: readonly (readonly [number, number])[]) => void;
}

/** Where the road begins: a light over a door, as the heroes leave it. */
const inn: Landmark = ({ wall, roof, window, form, icon }) => {
  wall(-12, 128, 70);
  roof(-12, 152, -68, 62);
  wall(34, 18, 40, -86);
  wall(74, 56, 48);
  roof(74, 74, -46, 34);
  window(-50, -34, 20, 26);
  window(-12, -8, 24, 42);
  window(26, -34, 20, 26);
  window(74, -20, 16, 20);
  form([
    [-96, 0],
    [-90, 0],
    [-90, -104],
    [-56, -104],
    [-56, -98],
    [-96, -98],
  ]);
  icon('lantern-flame', -70, -76, 42);
};

/** The gate of the causeway: two towers, and a portcullis between them. */
const gate: Landmark = ({ wall, roof, window, form }) => {
  for (const x of [-58, 58]) {
    wall(x, 50, 104);
    for (const step of [-18, 0, 18]) wall(x + step, 11, 12, -102);
    window(x, -66, 14, 30);
  }
  wall(0, 70, 34, -56);
  roof(0, 84, -88, 22);
  wall(-108, 56, 34);
  wall(108, 56, 34);
  for (const bar of [-24, -8, 8, 24]) {
    form([
      [bar - 2, -56],
      [bar + 2, -56],
      [bar + 2, -16],
      [bar, -10],
      [bar - 2, -16],
    ]);
  }
  window(0, -8, 20, 18);
};

/** A bell tower that leans, with the bell still in it. */
const belfry: Landmark = ({ wall, roof, window, form, icon }) => {
  form([
    [-34, 0],
    [38, 0],
    [46, -118],
    [-18, -120],
  ]);
  form([
    [-26, -118],
    [54, -115],
    [20, -176],
  ]);
  wall(-84, 92, 38);
  roof(-84, 104, -36, 34);
  window(12, -74, 40, 44);
  icon('ringing-bell', 13, -92, 34);
  window(4, -30, 16, 26);
  window(-104, -12, 14, 18);
  window(-68, -12, 14, 18);
};

/** The sluice: a mill on the water that nobody needs. */
const sluice: Landmark = ({ wall, roof, window, icon, form }) => {
  wall(-34, 84, 92);
  roof(-34, 104, -90, 46);
  wall(60, 118, 26);
  form([
    [8, -26],
    [118, -26],
    [118, -36],
    [8, -36],
  ]);
  for (const post of [34, 70, 106]) wall(post, 9, 66);
  icon('cartwheel', 28, -36, 96);
  window(-52, -56, 18, 28);
  window(-18, -56, 18, 28);
  window(-36, -6, 22, 36);
};

/** Graves around a tree without leaves, and a chapel that is one window wide. */
const graves: Landmark = ({ wall, roof, window, icon, form }) => {
  form(BARE_TREE);
  wall(58, 58, 66);
  roof(58, 74, -64, 54);
  window(58, -26, 22, 36);
  icon('tombstone', -6, -20, 48);
  icon('hasty-grave', 112, -18, 44);
  icon('tombstone', -116, -14, 36);
};

const BARE_TREE: readonly (readonly [number, number])[] = [
  [-78, 4],
  [-68, -30],
  [-70, -58],
  [-104, -86],
  [-130, -88],
  [-106, -96],
  [-112, -124],
  [-96, -98],
  [-68, -76],
  [-66, -108],
  [-86, -140],
  [-62, -118],
  [-52, -154],
  [-52, -112],
  [-54, -78],
  [-30, -104],
  [-32, -130],
  [-20, -108],
  [6, -112],
  [-18, -98],
  [-46, -62],
  [-46, -28],
  [-34, 4],
];

/** The priory of Hollowmere itself. */
const priory: Landmark = ({ wall, roof, window, form }) => {
  wall(8, 190, 70);
  form([
    [-92, -68],
    [112, -68],
    [90, -108],
    [-70, -108],
  ]);
  wall(-74, 46, 122);
  roof(-74, 52, -120, 74);
  wall(96, 36, 104);
  roof(96, 42, -102, 58);
  wall(6, 68, 96);
  roof(6, 78, -94, 66);
  wall(6, 6, 30, -152);
  for (const x of [-40, 46, 70]) window(x, -18, 14, 34);
  window(-74, -82, 16, 32);
  window(-74, -24, 18, 36);
  window(96, -66, 12, 26);
  window(6, -50, 30, 40);
  window(6, -4, 26, 34);
};

/** One for each stop, in the order of the road. */
const LANDMARKS: readonly Landmark[] = [inn, gate, belfry, sluice, graves, priory];

/** Draws the landmark of a stop on its ground; one that nobody has reached is a shape with a single light. */
export function drawLandmark(
  context: SKRSContext2D,
  index: number,
  { x, y, scale }: { readonly x: number; readonly y: number; readonly scale: number },
  light: Light,
  lit: Lit,
): void {
  context.save();
  context.translate(x, y);
  context.scale(scale, scale);
  // Walls come first and windows last, in whatever order a landmark names them.
  const windows: (() => void)[] = [];
  LANDMARKS[index]?.({
    ...masonry(context, light),
    window: (...at) => windows.push(() => drawWindow(context, light, at)),
  });
  for (const draw of lit === 'all' ? windows : windows.slice(-1)) draw();
  context.restore();
}

function masonry(context: SKRSContext2D, { wall, roof }: Light): Omit<Site, 'window'> {
  const form = (points: readonly (readonly [number, number])[], colour = wall): void => {
    context.fillStyle = colour;
    context.beginPath();
    for (const [px, py] of points) context.lineTo(px, py);
    context.closePath();
    context.fill();
  };
  return {
    form: (points) => form(points),
    wall: (left, width, height, foot = 0) => {
      context.fillStyle = wall;
      context.fillRect(left - width / 2, foot - height, width, height + (foot === 0 ? 8 : 0));
      // The side that the moon reaches.
      context.fillStyle = '#ffffff12';
      context.fillRect(left + width * 0.2, foot - height, width * 0.3, height);
    },
    roof: (middle, width, foot, height) =>
      form(
        [
          [middle - width / 2, foot],
          [middle + width / 2, foot],
          [middle, foot - height],
        ],
        roof,
      ),
    icon: (name, left, top, size) => drawIcon(context, name, left, top, size, roof),
  };
}

function drawWindow(
  context: SKRSContext2D,
  { window }: Light,
  [x, y, width = 14, height = 24]: readonly [number, number, number?, number?],
): void {
  castShadow(context, { colour: window, blur: 22 });
  context.fillStyle = window;
  context.beginPath();
  context.moveTo(x - width / 2, y);
  context.lineTo(x - width / 2, y - height * 0.55);
  context.quadraticCurveTo(x - width / 2, y - height * 0.85, x, y - height);
  context.quadraticCurveTo(x + width / 2, y - height * 0.85, x + width / 2, y - height * 0.55);
  context.lineTo(x + width / 2, y);
  context.closePath();
  context.fill();
  castNoShadow(context);
}
