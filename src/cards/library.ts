/**
 * What is printed on a game's cards, by id. Rules ask it; its content is registered from the game's index, so
 * that rules know no card and cards may use everything that rules offer.
 */
export interface Library<Definition> {
  /** Throws if there already is one with this id. */
  add(definition: Definition): void;
  /** What is printed on a physical card. Throws for a card that was never registered. */
  definition(card: string): Definition;
  has(card: string): boolean;
  /** In the order of registration. Throws if nothing has been registered: nobody asks for that on purpose. */
  all(): readonly Definition[];
  /** How many definitions there are; never decreases. */
  size(): number;
}

/** An empty library. @param thing what it holds, for messages: `card` */
export function newLibrary<Definition extends { id: string }>(thing: string): Library<Definition> {
  const definitions = new Map<string, Definition>();
  /** By physical card, remembered: this is asked more than anything else. */
  const byCard = new Map<string, Definition>();
  return {
    add(definition) {
      if (definitions.has(definition.id)) {
        throw new Error(`There are two of the ${thing} ${definition.id}.`);
      }
      definitions.set(definition.id, definition);
    },
    definition(card) {
      let found = byCard.get(card);
      if (!found) {
        found = definitions.get(definitionOf(card));
        if (!found) throw new Error(`There is no ${thing} ${card}.`);
        byCard.set(card, found);
      }
      return found;
    },
    has: (card) => byCard.has(card) || definitions.has(definitionOf(card)),
    all() {
      if (definitions.size === 0) {
        throw new Error(`No ${thing} has been registered yet: import the game's box.ts first.`);
      }
      return [...definitions.values()];
    },
    size: () => definitions.size,
  };
}

/** What is printed on a physical card: its id up to the dot, after which comes what distinguishes copies. */
export const definitionOf = (card: string): string => {
  const dot = card.indexOf('.');
  return dot < 0 ? card : card.slice(0, dot);
};

/** The physical cards of a definition: `seer.1`, `seer.2`; one copy needs no number. */
export const copiesOf = (id: string, copies: number): string[] =>
  copies === 1 ? [id] : Array.from({ length: copies }, (_, index) => `${id}.${index + 1}`);
