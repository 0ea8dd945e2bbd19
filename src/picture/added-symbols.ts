/** Symbols that packs have chosen, by the ids of their own cards and decks. */
const added = new Map<string, string>();

/** Adds symbols, for as long as the process runs. @param symbols names in the icon set, by id */
export function addSymbols(symbols: ReadonlyMap<string, string>): void {
  for (const [id, icon] of symbols) added.set(id, icon);
}

/** The symbol that a pack has chosen for something; undefined for what comes in the box. */
export const addedSymbol = (id: string): string | undefined => added.get(id);
