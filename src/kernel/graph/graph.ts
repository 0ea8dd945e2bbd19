import { OPEN, type Steps } from '../walking/steps.ts';
import { pathTo, walk } from '../walking/walk.ts';

/** Spaces that have names, and paths between them: a map that is no grid. */
export interface Graph extends Steps {
  /** The space of each number. */
  readonly names: readonly string[];
  readonly numberOf: ReadonlyMap<string, number>;
}

/** Two spaces that a figure may go between, either way. */
export type Path = readonly [string, string];

/**
 * Prepares a map for questions. Equally short ways follow the paths in the order in which they are listed.
 * @throws RangeError for a space or a path that is listed twice, a path to nowhere or back to where it begins
 */
export function createGraph(spaces: readonly string[], paths: readonly Path[]): Graph {
  const numberOf = new Map(spaces.map((space, number) => [space, number]));
  if (numberOf.size < spaces.length) throw new RangeError('A space of the map is listed twice.');
  const beside: number[][] = spaces.map(() => []);
  for (const [one, other] of paths) {
    const [from, to] = [numberOf.get(one), numberOf.get(other)];
    if (from === undefined || to === undefined || from === to || beside[from]?.includes(to)) {
      throw new RangeError(`The path from ${one} to ${other} leads nowhere or is listed twice.`);
    }
    beside[from]?.push(to);
    beside[to]?.push(from);
  }
  const stepTo = Int16Array.from(beside.flat());
  const firstStep = new Int32Array(spaces.length + 1);
  for (const [number, others] of beside.entries()) {
    firstStep[number + 1] = (firstStep[number] ?? 0) + others.length;
  }
  return {
    names: [...spaces],
    numberOf,
    firstStep,
    stepTo,
    stepDoor: new Int16Array(stepTo.length).fill(OPEN),
  };
}

/** What a journey may do. */
export interface JourneyRules {
  /** Spaces at most; Infinity for no limit. */
  readonly budget: number;
  /** Whether a space may be entered. Never asked for where the journey begins. */
  readonly canEnter: (space: string) => boolean;
  /** Whether a figure that is on a space may leave it, the first one too; every space where absent. */
  readonly canLeave?: (space: string) => boolean;
}

/** How far one gets from a space. */
export interface Journey {
  /** The spaces reached, nearest first, not that where it begins. */
  readonly reached: readonly string[];
  /** Spaces moved, 0 for where it begins; Infinity for where one does not get. */
  steps(space: string): number;
  /** The spaces entered on a shortest way, in order, the destination last; empty for where it begins. */
  way(space: string): string[];
}

const ANYWHERE: JourneyRules = { budget: Number.POSITIVE_INFINITY, canEnter: () => true };

/** @throws RangeError for a space that is not on the map, in questions to the journey too */
export function travel(graph: Graph, from: string, rules: JourneyRules = ANYWHERE): Journey {
  const { names } = graph;
  const nameOf = (space: number): string => names[space] as string;
  const { canLeave } = rules;
  const walked = walk(graph, [numberIn(graph, from)], {
    budget: rules.budget,
    isOpen: () => true,
    canEnter: (space) => rules.canEnter(nameOf(space)),
    ...(canLeave ? { canLeave: (space: number) => canLeave(nameOf(space)) } : {}),
  });
  return {
    reached: walked.reached.slice(1).map(nameOf),
    steps(space) {
      const steps = walked.steps[numberIn(graph, space)] as number;
      return steps < 0 ? Number.POSITIVE_INFINITY : steps;
    },
    way: (space) => pathTo(walked, numberIn(graph, space)).map(nameOf),
  };
}

/** Those of several spaces that are the fewest spaces away, in the order given; none where no way leads to any. */
export function nearestSpaces(graph: Graph, from: string, among: readonly string[]): string[] {
  const { steps } = travel(graph, from);
  const least = Math.min(...among.map(steps));
  return Number.isFinite(least) ? among.filter((space) => steps(space) === least) : [];
}

function numberIn({ numberOf }: Graph, space: string): number {
  const number = numberOf.get(space);
  if (number === undefined) throw new RangeError(`There is no space ${space} on the map.`);
  return number;
}
