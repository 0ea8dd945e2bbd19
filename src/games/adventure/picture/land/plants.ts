import type { SKRSContext2D } from '@napi-rs/canvas';
import { shaded } from '../../../../picture/palette.ts';

/** Something that grows, drawn with its foot at a point. `chance` of 0 to 1 is its own: no two look alike. */
export type Growth = (context: SKRSContext2D, x: number, y: number, chance: number) => void;

const shadow = (context: SKRSContext2D, x: number, y: number, width: number): void => {
  context.fillStyle = '#00000038';
  context.beginPath();
  context.ellipse(x + width * 0.18, y, width * 0.62, width * 0.22, 0, 0, Math.PI * 2);
  context.fill();
};

const pick = <Thing>(things: readonly Thing[], chance: number): Thing =>
  things[Math.floor(chance * 997) % things.length] as Thing;

/** A conifer of two or three skirts; with snow on it if asked for. */
const conifer =
  (greens: readonly string[], snow: boolean): Growth =>
  (context, x, y, chance) => {
    const size = 20 + chance * 12;
    shadow(context, x, y, size * 0.7);
    const green = pick(greens, chance);
    for (let skirt = 0; skirt < 3; skirt++) {
      const foot = y - 2 - skirt * size * 0.3;
      const half = size * (0.42 - skirt * 0.09);
      const top = foot - size * 0.56;
      context.beginPath();
      context.moveTo(x - half, foot);
      context.lineTo(x, top);
      context.lineTo(x + half, foot);
      context.closePath();
      context.fillStyle = shaded(green, -0.28);
      context.fill();
      context.beginPath();
      context.moveTo(x - half, foot);
      context.lineTo(x, top);
      context.lineTo(x + half * 0.15, foot);
      context.closePath();
      context.fillStyle = snow ? '#eef4f7' : shaded(green, 0.06 + skirt * 0.05);
      context.fill();
    }
  };

/** A tree with a round crown. */
const roundTree =
  (greens: readonly string[]): Growth =>
  (context, x, y, chance) => {
    const radius = 9 + chance * 5;
    shadow(context, x, y, radius * 1.5);
    context.fillStyle = '#4c3520';
    context.fillRect(x - 1.6, y - radius * 0.9, 3.2, radius * 0.9);
    const green = pick(greens, chance);
    const crown = y - radius * 1.5;
    context.fillStyle = shaded(green, -0.32);
    context.beginPath();
    context.arc(x, crown, radius, 0, Math.PI * 2);
    context.fill();
    context.fillStyle = green;
    context.beginPath();
    context.arc(x - radius * 0.16, crown - radius * 0.16, radius * 0.8, 0, Math.PI * 2);
    context.fill();
    context.fillStyle = shaded(green, 0.2);
    context.beginPath();
    context.arc(x - radius * 0.34, crown - radius * 0.34, radius * 0.36, 0, Math.PI * 2);
    context.fill();
  };

/** A palm with its fronds hanging. */
const palm: Growth = (context, x, y, chance) => {
  const height = 22 + chance * 8;
  const lean = (chance - 0.5) * 12;
  shadow(context, x, y, 14);
  context.strokeStyle = '#6b4a2a';
  context.lineWidth = 3;
  context.beginPath();
  context.moveTo(x, y);
  context.quadraticCurveTo(x + lean * 0.2, y - height * 0.6, x + lean, y - height);
  context.stroke();
  context.lineWidth = 3.4;
  context.lineCap = 'round';
  for (let frond = 0; frond < 6; frond++) {
    const angle = Math.PI * (0.95 + (frond / 5) * 1.1);
    const reach = 12 + chance * 4;
    context.strokeStyle = frond % 2 === 0 ? '#2c7a3c' : '#57a653';
    context.beginPath();
    context.moveTo(x + lean, y - height);
    context.quadraticCurveTo(
      x + lean + Math.cos(angle) * reach * 0.7,
      y - height + Math.sin(angle) * reach - 3,
      x + lean + Math.cos(angle) * reach,
      y - height + Math.sin(angle) * reach * 0.4 + 7,
    );
    context.stroke();
  }
  context.lineCap = 'butt';
};

/** A tree without leaves. */
const deadTree: Growth = (context, x, y, chance) => {
  const height = 20 + chance * 12;
  shadow(context, x, y, 12);
  context.strokeStyle = pick(['#3b2f27', '#4a3a2c', '#33291f'], chance);
  context.lineCap = 'round';
  const branch = (from: number, side: number, length: number): void => {
    context.lineWidth = 1.8;
    context.beginPath();
    context.moveTo(x, y - height * from);
    context.lineTo(x + side * length, y - height * from - length * 0.9);
    context.stroke();
  };
  context.lineWidth = 3.2;
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(x + (chance - 0.5) * 4, y - height);
  context.stroke();
  branch(0.42, -1, 8 + chance * 3);
  branch(0.58, 1, 9);
  branch(0.78, -1, 5);
  context.lineCap = 'butt';
};

/** Reeds at a pool. */
const reeds: Growth = (context, x, y, chance) => {
  context.fillStyle = '#2f4b4a';
  context.beginPath();
  context.ellipse(x, y, 15 + chance * 9, 6 + chance * 3, 0, 0, Math.PI * 2);
  context.fill();
  context.strokeStyle = '#5d8783';
  context.lineWidth = 1.3;
  context.beginPath();
  context.ellipse(x - 2, y - 1, 9 + chance * 6, 3, 0, 0.4, Math.PI * 1.1);
  context.stroke();
  context.strokeStyle = '#a3a866';
  context.lineWidth = 1.8;
  for (let blade = 0; blade < 5; blade++) {
    const foot = x - 12 + blade * 6;
    context.beginPath();
    context.moveTo(foot, y + 2);
    context.lineTo(foot + (blade - 2) * 1.4, y - 9 - ((blade * 37) % 5) * 2);
    context.stroke();
  }
};

/** A tuft of grass. */
const tuft: Growth = (context, x, y, chance) => {
  context.strokeStyle = pick(['#6f7f3c', '#7f8c45', '#66773a'], chance);
  context.lineWidth = 1.8;
  for (const lean of [-4, 0, 4]) {
    context.beginPath();
    context.moveTo(x + lean * 0.5, y);
    context.lineTo(x + lean, y - 7 - chance * 3);
    context.stroke();
  }
};

/** Rows of grain. */
const field: Growth = (context, x, y, chance) => {
  context.save();
  context.translate(x, y - 8);
  context.rotate((chance - 0.5) * 0.9);
  context.fillStyle = pick(['#c9a94e', '#b9a04a', '#a8a552'], chance);
  context.beginPath();
  context.roundRect(-20, -11, 40, 22, 3);
  context.fill();
  context.strokeStyle = '#7d6a2b88';
  context.lineWidth = 1.6;
  for (let row = -8; row <= 8; row += 4) {
    context.beginPath();
    context.moveTo(-19, row);
    context.lineTo(19, row);
    context.stroke();
  }
  context.restore();
};

/** A mushroom or a bubbling pool of what should not bubble. */
const blightPool: Growth = (context, x, y, chance) => {
  context.fillStyle = '#4d5220';
  context.beginPath();
  context.ellipse(x, y, 13 + chance * 7, 6 + chance * 2, 0, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = '#a8b83a';
  context.beginPath();
  context.ellipse(x - 1, y - 1, 9 + chance * 6, 3.6, 0, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = '#e0ea86';
  for (const [dx, radius] of [
    [-6, 2.2],
    [2, 3],
    [8, 1.6],
  ] as const) {
    context.beginPath();
    context.arc(x + dx, y - 3 - radius, radius, 0, Math.PI * 2);
    context.fill();
  }
};

export const PLANTS = {
  pine: conifer(['#355f3c', '#2f5535', '#3f6b42'], false),
  snowyPine: conifer(['#3c5d5a', '#44665e'], true),
  oak: roundTree(['#4d7a3e', '#5a8545', '#44703a']),
  orchard: roundTree(['#8aa35a', '#9aae66', '#7b9a50']),
  jungleTree: roundTree(['#2f7a41', '#3a8a48', '#256a3a']),
  palm,
  deadTree,
  reeds,
  tuft,
  field,
  blightPool,
} as const satisfies { [plant: string]: Growth };
