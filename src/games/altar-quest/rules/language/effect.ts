/**
 * Every kind of effect by its name. Nothing is listed here: each kind adds its own node where its schema,
 * resolution and words are, so that they need not know each other:
 *
 *     declare module '../../language/effect.ts' {
 *       interface EffectNodes {
 *         draw: Draw;
 *       }
 *     }
 */
export interface EffectNodes extends Record<never, never> {}

/** Effects that can only be the whole of what an ability or a rhune effect does. */
export interface WholeEffectNodes extends Record<never, never> {}

/**
 * What a sentence on a card, or a part of one, does: a tree of plain nodes. Every kind has its schema,
 * resolution and words in one file.
 */
export type Effect = EffectNodes[keyof EffectNodes];

/** Everything an ability or a rhune effect does: one sentence, or several. Nothing inside a sentence ends one. */
export type WholeEffect = Effect | WholeEffectNodes[keyof WholeEffectNodes];
