import type { DecisionOf, OptionOf, Vocabulary } from './vocabulary.ts';

/** What a guide says about a question. */
export interface GuideStep {
  /** One of the guide's steps. */
  step: string;
  /** Which of several things the step is about here; its words depend on it. */
  about?: string;
  /** The id of the option that is advised. */
  way: string;
}

/** A first turn in the real game that new players are led through, step by step, in their panels. */
export interface Guide<View = unknown, Words extends Vocabulary = Vocabulary> {
  /**
   * At least two, in order. The first is a look around: it asks for nothing, and is done when the panel is
   * opened again. Words: `<game>.guide.<step>.name` and `.text`, which may use `way`, the advised option, and
   * `about`.
   */
  steps: readonly string[];
  /** Concepts of `GamePresentation.hints` that need no hint once the guide has begun. */
  explains: readonly string[];
  /**
   * What a question is about: a step, something the guide has no words for (null), or another turn (`over`).
   *
   * @param last the step shown last, for another question; null before the first
   * @param ranked single options by rules of thumb, the best first; at least one
   */
  at(
    view: View,
    decision: DecisionOf<Words>,
    last: string | null,
    ranked: readonly OptionOf<Words['verbs']>[],
  ): GuideStep | 'over' | null;
}
