/** A card, a deck, a map: anything in a pack that has an id. */
export interface Thing {
  id: string;
  /** `decks villain`, `cards villain-event`, `gods`: what it is compared with. */
  kind: string;
  definition: { readonly [property: string]: unknown };
  /** The kind of the deck that it is part of. */
  partOf: string | null;
  hasParts: boolean;
}

/** Everything with an id in what a pack, or the box, brings to one game. */
export function thingsIn(content: unknown): Thing[] {
  const found: Thing[] = [];
  const collect = (part: unknown, list: string, around: Thing | null): void => {
    if (typeof part !== 'object' || part === null) return;
    if (Array.isArray(part)) {
      for (const one of part) collect(one, list, around);
      return;
    }
    const definition = part as Thing['definition'];
    const { id, kind, type } = definition;
    const thing =
      typeof id === 'string'
        ? {
            id,
            // What replaces a card is called as that one is.
            kind: [list, kind ?? type, 'replaces' in definition && 'replacing']
              .filter(Boolean)
              .join(' '),
            definition,
            partOf: around?.kind ?? null,
            hasParts: false,
          }
        : null;
    if (thing) {
      found.push(thing);
      if (around) around.hasParts = true;
    }
    for (const [name, inner] of Object.entries(definition)) collect(inner, name, thing ?? around);
  };
  collect(content, '', null);
  return found;
}
