/** Parts of a description, the most important first; empty ones are left out. */
export const inParts = (all: readonly string[]): string =>
  all.filter((part) => part !== '').join(' — ');
