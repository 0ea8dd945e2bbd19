import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Condition, conditionOf } from '../faces/part.ts';

/** Draws something around a point; `size` is its whole width in pixels. */
export type DrawAround = (context: SKRSContext2D, x: number, y: number, size: number) => void;

/** What a picture of a blow shows, with every word: who strikes whom, the dice, and what they come to. */
export interface BlowScene {
  /** "Myreen attacks the Frox Raider". */
  readonly title: string;
  /** Who strikes, on the left, and who is struck, on the right. */
  readonly sides: readonly [BlowSide, BlowSide];
  readonly dice: readonly BlowDie[];
  /** What is said in place of dice, if there are none. */
  readonly noDice: string;
  /** How it is reckoned: below everything, or what each of the two has done below its own side. */
  readonly sums: readonly [BlowSum] | readonly [BlowSum, BlowSum];
}

export interface BlowSide {
  readonly name: string;
  /** "#rrggbb": shines from its side. */
  readonly light: string;
  readonly draw: DrawAround;
  /** What the blow takes off its health; null if it takes nothing. */
  readonly harm: BlowHarm | null;
  /** Who has no health to tell of can still fall. */
  readonly hasFallen: boolean;
}

export interface BlowHarm {
  readonly amount: number;
  /** Health afterwards, and at most. */
  readonly left: number;
  readonly most: number;
}

/** How a side fares after the blow. */
export function conditionAfter({
  harm,
  hasFallen,
}: Pick<BlowSide, 'harm' | 'hasFallen'>): Condition {
  if (hasFallen) return 'defeated';
  return harm && harm.left > 0 ? conditionOf(harm) : 'well';
}

export interface BlowDie {
  /** Identifies how it looks: dice with the same look are painted once. */
  readonly look: string;
  readonly draw: DrawAround;
  /** What it shows and what that did, in words. */
  readonly words: string;
  /** What it did: a symbol below it. Null for nothing. */
  readonly mark: BlowMark | null;
  /** It came to nothing. */
  readonly isFaint: boolean;
  /** It was rolled again. */
  readonly isRerolled: boolean;
}

/** A symbol in its color. */
export interface BlowMark {
  readonly icon: string;
  readonly colour: string;
}

/** "3 hits − 1 defense = 2 damage". */
export interface BlowSum {
  readonly terms: readonly BlowTerm[];
  /** What that is for the players, who may also have nothing to lose or to win by it. */
  readonly tone: 'good' | 'bad' | 'neither';
}

export interface BlowTerm {
  /** "−", "=", or nothing before the first. */
  readonly sign: string;
  readonly number: string;
  /** What is counted, in a word. */
  readonly words: string;
  readonly mark: BlowMark | null;
}

/** A sum as a sentence: "3 hits − 1 defense = 2 damage." */
export const sumInWords = ({ terms }: BlowSum): string =>
  `${terms.map(({ sign, number, words }) => [sign, number, words].filter(Boolean).join(' ')).join(' ')}.`;
