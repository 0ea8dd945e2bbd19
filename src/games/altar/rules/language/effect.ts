/**
 * Every kind of effect by its name. Nothing is listed here: each kind adds its own node next to its schema,
 * resolution and words, so kinds don't need to know each other:
 *
 *     declare module '../../language/effect.ts' {
 *       interface EffectNodes {
 *         draw: Draw;
 *       }
 *     }
 */
export interface EffectNodes extends Record<never, never> {}

/** What a card does: a tree of plain nodes. Every kind has its schema, resolution and words in one file. */
export type Effect = EffectNodes[keyof EffectNodes];
