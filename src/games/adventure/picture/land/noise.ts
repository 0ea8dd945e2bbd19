/**
 * An evenly distributed number from 0 up to 1 that belongs to a place: the same hill always has the same trees,
 * so that a map can be painted again at any time.
 */
export function scatter(column: number, row: number, salt: number): number {
  let mixed = (column * 374761393 + row * 668265263 + salt * 1274126177) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1103515245);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 2246822519);
  mixed ^= mixed >>> 16;
  return (mixed >>> 0) / 4294967296;
}

/** Noise of -1 to 1 that changes smoothly; one bump is as long as the unit. */
export function smoothNoise(x: number, y: number, salt: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [across, down] = [eased(x - column), eased(y - row)];
  const upper = mixed(scatter(column, row, salt), scatter(column + 1, row, salt), across);
  const lower = mixed(scatter(column, row + 1, salt), scatter(column + 1, row + 1, salt), across);
  return mixed(upper, lower, down) * 2 - 1;
}

/** Noise of about -1 to 1 with ever smaller bumps in it. */
export function roughNoise(x: number, y: number, salt: number): number {
  return (
    smoothNoise(x, y, salt) * 0.6 +
    smoothNoise(x * 2.1, y * 2.1, salt + 1) * 0.27 +
    smoothNoise(x * 4.3, y * 4.3, salt + 2) * 0.13
  );
}

export const mixed = (from: number, to: number, part: number): number => from + (to - from) * part;

const eased = (part: number): number => part * part * (3 - 2 * part);
