/** A JSON object whose fields nobody has checked yet. */
export type Loose = Record<string, unknown>;

export function isLoose(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value as a list of objects; anything else in it is left out. */
export function looseList(value: unknown): Loose[] {
  return Array.isArray(value) ? value.filter(isLoose) : [];
}

export function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Length as Discord counts it: in characters, not in UTF-16 units. */
export function characters(value: unknown): number {
  let count = 0;
  for (const _ of text(value)) count += 1;
  return count;
}
