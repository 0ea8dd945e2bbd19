import type { SKRSContext2D } from '@napi-rs/canvas';
import { ENDING_WIDTH as WIDTH } from '../../../../../picture/ending.ts';
import { drawIcon } from '../../../../../picture/icons.ts';
import { faded, INK, shaded } from '../../../../../picture/palette.ts';
import { scatter } from '../../scatter.ts';

/** Height of the country around Hollowmere, its sky included. */
export const COUNTRY_HEIGHT = 1185;

/**
 * Where the ground of each row of stops is, from the nearest to the farthest: far enough apart that no stop's
 * words lie over a banner of the row before it.
 */
export const GROUNDS = [1035, 725, 420] as const;

/** The moon stands behind the last stop. */
const MOON = { x: 800, y: 286, radius: 104 };

/** Where the mere lies, between the nearest ground and the farthest. */
const SHORE = 446;

/** The country at night, farthest first: sky and moon, hills, the mere with its banks, reeds right before us. */
export function drawLand(context: SKRSContext2D): void {
  drawNight(context);
  for (const [index, hill] of HILLS.entries()) drawRidge(context, hill, index);
  drawMist(context, 424, 0.2);
  drawMere(context);
  for (const [index, bank] of BANKS.entries()) {
    drawRidge(context, bank, index + HILLS.length);
    drawMist(context, bank.y + 96, 0.1);
  }
  drawReeds(context);
  for (const { icon, x, y, size, colour } of ANIMALS) drawIcon(context, icon, x, y, size, colour);
  const dusk = context.createLinearGradient(0, COUNTRY_HEIGHT - 120, 0, COUNTRY_HEIGHT);
  dusk.addColorStop(0, faded(INK.night, 0));
  dusk.addColorStop(1, INK.night);
  context.fillStyle = dusk;
  context.fillRect(0, COUNTRY_HEIGHT - 120, WIDTH, 120);
}

function drawNight(context: SKRSContext2D): void {
  const sky = context.createLinearGradient(0, 0, 0, SHORE);
  sky.addColorStop(0, '#0e1428');
  sky.addColorStop(0.45, '#1f2d52');
  sky.addColorStop(0.8, '#4a567c');
  sky.addColorStop(1, '#8c8791');
  context.fillStyle = sky;
  context.fillRect(0, 0, WIDTH, COUNTRY_HEIGHT);
  for (let star = 0; star < 70; star++) {
    const size = 1 + scatter(star, 3, 1) * 2.2;
    context.fillStyle = faded('#dfe8ff', 0.25 + scatter(star, 5, 1) * 0.6);
    context.beginPath();
    context.arc(scatter(star, 1, 1) * WIDTH, scatter(star, 2, 1) * 300, size, 0, Math.PI * 2);
    context.fill();
  }
  const { x, y, radius } = MOON;
  const halo = context.createRadialGradient(x, y, radius * 0.8, x, y, radius * 3.4);
  halo.addColorStop(0, '#f3e6bd70');
  halo.addColorStop(0.3, '#cfd6e830');
  halo.addColorStop(1, '#cfd6e800');
  context.fillStyle = halo;
  context.fillRect(0, 0, WIDTH, SHORE + 60);
  disc(context, x, y, radius, '#f1e7c8');
  for (const [dx, dy, size] of [
    [-30, -28, 26],
    [34, 10, 18],
    [-8, 40, 22],
    [30, -46, 10],
    [-56, 18, 12],
  ] as const) {
    disc(context, x + dx, y + dy, size, '#d9cfae90');
  }
  for (const [cloud, cy, wide] of [
    [150, 236, 190],
    [470, 290, 240],
    [905, 306, 210],
    [690, 222, 130],
  ] as const) {
    context.fillStyle = '#2b365a8c';
    context.beginPath();
    context.ellipse(cloud, cy, wide, 10, 0, 0, Math.PI * 2);
    context.ellipse(cloud + wide * 0.35, cy - 12, wide * 0.4, 9, 0, 0, Math.PI * 2);
    context.fill();
  }
}

/** Who else is about at night. */
const ANIMALS = [
  { icon: 'evil-bat', x: 640, y: 236, size: 38, colour: '#141b30' },
  { icon: 'evil-bat', x: 586, y: 268, size: 26, colour: '#1c2540' },
  { icon: 'evil-bat', x: 938, y: 232, size: 30, colour: '#141b30' },
  { icon: 'heron', x: 520, y: 556, size: 62, colour: '#151d2c' },
] as const;

interface Ridge {
  /** How high it begins, and how far it rises and falls. */
  readonly y: number;
  readonly swing: number;
  /** How long its waves are. */
  readonly stride: number;
  readonly colour: string;
  /** How rough it is: grass, or trees far away. */
  readonly rough: number;
}

const HILLS: readonly Ridge[] = [
  { y: 352, swing: 36, stride: 210, colour: '#4b5577', rough: 0 },
  { y: 388, swing: 22, stride: 150, colour: '#38425f', rough: 7 },
  { y: 416, swing: 6, stride: 320, colour: '#2b354d', rough: 3 },
];

const BANKS: readonly Ridge[] = [
  { y: GROUNDS[1] - 16, swing: 12, stride: 290, colour: '#212d40', rough: 4 },
  { y: GROUNDS[0] - 16, swing: 12, stride: 350, colour: '#171f2e', rough: 6 },
];

/** How high a ridge is at a place: three waves over each other, and what grows on it. */
const heightAt = ({ y, swing, stride, rough }: Ridge, x: number, salt: number): number =>
  y +
  swing *
    (Math.sin(x / stride + salt * 1.7) * 0.6 + Math.sin((x / stride) * 2.3 + salt * 3.1) * 0.4) -
  rough * scatter(Math.round(x), salt, 7);

function drawRidge(context: SKRSContext2D, ridge: Ridge, salt: number): void {
  context.beginPath();
  for (let x = -6; x <= WIDTH + 6; x += 6) context.lineTo(x, heightAt(ridge, x, salt));
  context.lineWidth = 4;
  context.strokeStyle = shaded(ridge.colour, 0.24);
  context.stroke();
  context.lineTo(WIDTH + 6, COUNTRY_HEIGHT);
  context.lineTo(-6, COUNTRY_HEIGHT);
  context.closePath();
  const fall = context.createLinearGradient(0, ridge.y - ridge.swing, 0, ridge.y + 190);
  fall.addColorStop(0, shaded(ridge.colour, 0.12));
  fall.addColorStop(1, shaded(ridge.colour, -0.35));
  context.fillStyle = fall;
  context.fill();
}

/** Still water, in which the moon lies in pieces. */
function drawMere(context: SKRSContext2D): void {
  const end = GROUNDS[1] + 20;
  const water = context.createLinearGradient(0, SHORE, 0, end);
  water.addColorStop(0, '#4c5874');
  water.addColorStop(0.4, '#2f3c58');
  water.addColorStop(1, '#1c2739');
  context.fillStyle = water;
  context.fillRect(0, SHORE, WIDTH, end - SHORE);
  for (let ripple = 0; ripple < 46; ripple++) {
    const y = SHORE + 6 + ripple * 5;
    const near = ripple / 46;
    const wide = 26 + near * 90 * scatter(ripple, 1, 9);
    const x = MOON.x + (scatter(ripple, 2, 9) - 0.5) * (50 + near * 120);
    context.fillStyle = faded('#f1e7c8', 0.5 - near * 0.34);
    context.fillRect(x - wide / 2, y, wide, 2);
  }
  for (let ripple = 0; ripple < 60; ripple++) {
    const y = SHORE + 4 + scatter(ripple, 4, 9) * 220;
    context.fillStyle = faded('#a9bbdc', 0.16);
    context.fillRect(scatter(ripple, 3, 9) * WIDTH, y, 30 + scatter(ripple, 5, 9) * 80, 2);
  }
}

function drawMist(context: SKRSContext2D, y: number, strength: number): void {
  for (let bank = 0; bank < 4; bank++) {
    const x = (bank + scatter(bank, Math.round(y), 11)) * (WIDTH / 3.4) - 40;
    const [wide, high] = [330, 46];
    const mist = context.createRadialGradient(0, 0, 4, 0, 0, wide);
    mist.addColorStop(0, faded('#c6d0e6', strength));
    mist.addColorStop(1, faded('#c6d0e6', 0));
    context.save();
    context.translate(x, y + scatter(bank, 2, 11) * 20);
    context.scale(1, high / wide);
    context.fillStyle = mist;
    context.fillRect(-wide, -wide, wide * 2, wide * 2);
    context.restore();
  }
}

/** Reeds and bulrushes along the lower edge, and a few on the banks. */
function drawReeds(context: SKRSContext2D): void {
  context.lineCap = 'round';
  for (let reed = 0; reed < 110; reed++) {
    const isNear = reed < 70;
    // Thickest at both sides, where nothing has to be read.
    const aside = scatter(reed, 1, 13) ** 1.8 * 0.5;
    const x = (reed % 2 === 0 ? aside : 1 - aside) * WIDTH;
    const foot = isNear ? COUNTRY_HEIGHT : GROUNDS[1] + 70 + scatter(reed, 2, 13) * 24;
    const high = (isNear ? 90 : 34) + scatter(reed, 3, 13) * (isNear ? 110 : 40);
    const lean = (scatter(reed, 4, 13) - 0.5) * high * 0.5;
    context.strokeStyle = isNear ? '#0b1019' : '#111a28';
    context.lineWidth = isNear ? 4 : 2.5;
    context.beginPath();
    context.moveTo(x, foot);
    context.quadraticCurveTo(x, foot - high * 0.6, x + lean, foot - high);
    context.stroke();
    if (scatter(reed, 5, 13) > 0.45) continue;
    context.lineWidth = isNear ? 11 : 6;
    context.beginPath();
    context.moveTo(x + lean * 0.86, foot - high * 0.92);
    context.lineTo(x + lean, foot - high * 1.08);
    context.stroke();
  }
}

function disc(context: SKRSContext2D, x: number, y: number, radius: number, colour: string): void {
  context.fillStyle = colour;
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
}
