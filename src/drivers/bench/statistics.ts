/** The middle value; NaN for none. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** The value below which a share of the values lies (nearest rank); NaN for none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** Rounds to this many digits after the point, for output. */
export const rounded = (value: number, digits = 2): number => Number(value.toFixed(digits));

/** Milliseconds that a piece of work takes. */
export async function millisecondsOf(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
