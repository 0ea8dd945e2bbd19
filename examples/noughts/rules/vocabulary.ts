import type { SeatId } from '../../../src/kernel/decision.ts';
import type { Nothing, Vocabulary } from '../../../src/kernel/vocabulary.ts';
import type { Mark } from './board.ts';

/** All that a match has to keep: plain JSON, so that it can rest for a week. */
export interface NoughtsState {
  squares: (Mark | null)[];
  seats: { [mark in Mark]: SeatId };
}

/** What rules, words and pictures say to each other: a name that only one of them knows does not compile. */
export interface Noughts extends Vocabulary<NoughtsState> {
  events: { marked: { mark: Mark; square: number } };
  verbs: { mark: { square: number } };
  prompts: { 'noughts.prompt.mark': Nothing };
  chapters: { 'noughts.chapter': Nothing };
}
