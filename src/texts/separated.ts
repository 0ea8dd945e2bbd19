/** Parts one after the other, with what the language puts between them: "Myreen, Sedrin". Not a part of a sentence. */
export const separated = (parts: readonly string[], texts: (key: string) => string): string =>
  parts.join(texts('list.separator'));
