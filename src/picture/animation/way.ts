export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where somebody is who walks from point to point, at a moment from 0 (the first) to 1 (the last). */
export function pointOnWay(way: readonly Point[], moment: number): Point {
  const passed = Math.min(1, Math.max(0, moment)) * (way.length - 1);
  const leg = Math.min(Math.floor(passed), way.length - 2);
  const [from, to] = [way[leg] ?? way[0]!, way[leg + 1] ?? way[0]!];
  const part = passed - Math.max(0, leg);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}
