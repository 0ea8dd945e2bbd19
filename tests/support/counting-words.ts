import type { Nothing, Vocabulary } from '../../src/kernel/vocabulary.ts';
import type { CountingState } from './counting-state.ts';

/** What the rules of the counting game are made of. */
export interface Counting extends Vocabulary<CountingState> {
  events: {
    'round-began': { round: number };
    added: { seat: string; number: number; total: number };
    rolled: { seat: string; die: number };
    /** The number for the seat itself only. */
    hid: { seat: string; number?: number };
  };
  verbs: {
    add: { number: number };
    hide: { number: string };
    roll: Nothing;
    crash: Nothing;
    cheer: Nothing;
    keep: Nothing;
    drop: Nothing;
    refuse: Nothing;
    help: { number: number };
    luck: { number: number };
    'go-on': Nothing;
    end: Nothing;
  };
  prompts: {
    'counting.prompt.add': { seat: string };
    'counting.prompt.keep': Nothing;
    'counting.prompt.help': Nothing;
    'counting.prompt.hide': Nothing;
    'counting.prompt.go-on': Nothing;
  };
  chapters: { 'counting.chapter': { round: number; part: string } };
}
