import type { EventOf, Vocabulary } from './vocabulary.ts';

/** A figure of the game: what is counted, or where something is, and whose it is ("focus of Myreen"). */
export interface Figure {
  what: string;
  of: string;
}

/** A figure that an event tells of; `*` stands for every thing, or for everybody. */
export interface FigureTold<Says extends string = string> extends Figure {
  /** The argument of the event that says what it has come to; without it, only that it changes. */
  says?: Says;
  /** It may come about only when what the event begins is over, some choices later. */
  later?: true;
}

/** The figures that a view shows, by what and whose; what is zero, empty or false may be left out. */
export type Figures = { [what: string]: { [of: string]: number | string } };

/** What a game counts and moves, and which of its events tells of it: so that nothing changes in silence. */
export interface GameFigures<View = unknown, Words extends Vocabulary = Vocabulary> {
  of(view: View): Figures;
  told(event: EventOf<Words['events']>): FigureTold[];
  /** What goes without saying, like an action spent on what is told. */
  evident(figure: Figure, before: number | string, after: number | string): boolean;
}

/** What an event tells, with the arguments that it has. */
export type Tells<Arguments> = (args: Arguments) => FigureTold<keyof Arguments & string>[];

/** One figure as it stands now. */
export type Counted = readonly [what: string, of: string, value: number | string | boolean];

/** Figures by what and whose. */
export function figuresFrom(counted: readonly Counted[]): Figures {
  const figures: Figures = {};
  for (const [what, of, value] of counted) {
    figures[what] ??= {};
    figures[what][of] = typeof value === 'boolean' ? Number(value) : value;
  }
  return figures;
}
