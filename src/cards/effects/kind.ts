import type { z } from 'zod';
import type { Json } from '../../kernel/json.ts';
import type { Came, ResultOf, RunOf } from '../../kernel/procedure.ts';
import type { OptionOf, Vocabulary } from '../../kernel/vocabulary.ts';

/** An effect is a tree of plain nodes, each of a kind. */
export interface EffectNode {
  kind: string;
}

/**
 * What a kind of effect says about itself in any game: how it is written and how it reads. A game adds how its
 * kinds resolve, and whatever else its rules have to know about a kind: nothing about a kind is anywhere but
 * here.
 */
export interface Kind<Node extends EffectNode, Words> {
  kind: Node['kind'];
  /** Refuses properties that the kind doesn't have. */
  schema: z.ZodType<Node>;
  /** A clause without capital and without a full stop at its end. */
  describe(node: Node, words: Words): string;
}

/** What the frame of an effect in progress holds: where the effect is, what it is about, and its own notes. */
export interface EffectData<At, Scope> {
  at: At;
  scope: Scope;
  [note: string]: Json | At | Scope | undefined;
}

/** A named step of an effect that asks or calls. */
export type EffectStep<Words extends Vocabulary, Node, Data> = (
  run: RunOf<Words>,
  node: Node,
  data: Data,
  came: Came<OptionOf<Words['verbs']>>,
) => ResultOf<Words>;
