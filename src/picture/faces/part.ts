export interface Part<Shape> {
  readonly shape: Shape;
  readonly colour: string;
  /** The color of a hem, a gem, a blade's edge; parts without any ignore it. */
  readonly trim?: string;
}

/** How somebody fares: scratched and lit red once hurt, grey and with closed eyes once defeated. */
export type Condition = 'well' | 'hurt' | 'defeated';

/** How somebody with this much health left fares: hurt from half of it on. */
export function conditionOf({ left, most }: { left: number; most: number }): Condition {
  if (left <= 0) return 'defeated';
  return left * 2 <= most ? 'hurt' : 'well';
}
