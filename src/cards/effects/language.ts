import { z } from 'zod';
import type { EffectNode } from './kind.ts';

/**
 * The kinds of effects of a game. Kinds ask it about the effects inside them, so that none has to import
 * another; its content is registered in one place, `effects/kinds.ts`.
 */
export interface Language<Node extends EffectNode, Kind> {
  /** Throws if there already is a kind by that name. */
  register(kinds: readonly { kind: Node['kind'] }[]): void;
  /** All kinds in the order of registration. Throws if there are none: nobody asks for that on purpose. */
  kinds(): readonly Kind[];
  /** Throws for a node of an unknown kind. */
  kindOf(node: Node): Kind;
  /**
   * Checks an effect with everything inside it. Kinds are looked up when something is checked for the first
   * time.
   *
   * @param isIncluded leaves out kinds that are not allowed here
   */
  schema<Some extends Node>(isIncluded?: (kind: Kind) => boolean): z.ZodType<Some>;
}

/** A language without kinds yet. */
export function newLanguage<
  Node extends EffectNode,
  Kind extends { kind: string; schema: z.ZodType },
>(): Language<Node, Kind> {
  const byName = new Map<string, Kind>();
  const kinds = () => {
    if (byName.size === 0) {
      throw new Error("No kind of effect has been registered yet: import the game's box.ts first.");
    }
    return [...byName.values()];
  };
  return {
    register(added) {
      for (const kind of added) {
        if (byName.has(kind.kind)) throw new Error(`There are two kinds of effect ${kind.kind}.`);
        // A kind accepts only its own nodes, and `kindOf` gives it no others.
        byName.set(kind.kind, kind as Kind);
      }
    },
    kinds,
    kindOf({ kind: name }) {
      const kind = byName.get(name);
      if (!kind) throw new Error(`There is no effect ${name}.`);
      return kind;
    },
    schema: <Some extends Node>(isIncluded: (kind: Kind) => boolean = () => true) =>
      z.lazy(() => {
        const schemas = kinds()
          .filter(isIncluded)
          .map(({ schema }) => schema);
        // Each accepts an object that says its kind, and together they accept the required nodes: no type can
        // say so of kinds that are registered, and left out, while the program runs.
        return z.discriminatedUnion('kind', schemas as unknown as [z.ZodObject]);
      }) as unknown as z.ZodType<Some>,
  };
}
