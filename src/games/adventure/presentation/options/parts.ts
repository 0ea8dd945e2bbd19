/** Parts of a description, the telling ones first; those that are empty are left out. */
export const inParts = (all: readonly string[]): string =>
  all.filter((part) => part !== '').join(' — ');
