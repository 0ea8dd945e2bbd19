/**
 * An evenly distributed number from 0 up to 1 that belongs to a place: the same stone always has the same
 * cracks, so that a static layer can be drawn again at any time.
 */
export function scatter(column: number, row: number, salt: number): number {
  let mixed = (column * 374761393 + row * 668265263 + salt * 2147483647) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  mixed ^= mixed >>> 16;
  return (mixed >>> 0) / 4294967296;
}
