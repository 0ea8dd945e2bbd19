import { OPEN, type Steps } from '../walking/steps.ts';
import { pathTo, walk } from '../walking/walk.ts';

/** Named spaces and the paths between them: a map that isn't a grid. */
export interface Graph extends Steps {
  /** The space of each number. */
  readonly names: readonly string[];
  readonly numberOf: ReadonlyMap<string, number>;
}

/** Two spaces that a figure may move between, in either direction. */
export type Path = readonly [string, string];

/**
 * Prepares a map for queries. Among equally short ways, the paths listed first are taken.
 * @throws RangeError for a space or path listed twice, or a path to nowhere or back to its start
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
  /** Maximum number of spaces; Infinity for no limit. */
  readonly budget: number;
  /** Whether a space may be entered. Never asked for the starting space. */
  readonly canEnter: (space: string) => boolean;
  /** Whether a figure on a space may leave it, including the starting space; absent: it may leave every space. */
  readonly canLeave?: (space: string) => boolean;
}

/** How far a figure gets from a space. */
export interface Journey {
  /** The spaces reached, nearest first, without the starting space. */
  readonly reached: readonly string[];
  /** Spaces moved: 0 for the starting space, Infinity for one out of reach. */
  steps(space: string): number;
  /** The spaces entered on a shortest way, in order, the destination last; empty for the starting space. */
  way(space: string): string[];
}

const ANYWHERE: JourneyRules = { budget: Number.POSITIVE_INFINITY, canEnter: () => true };

/** @throws RangeError for a space that isn't on the map, also in queries to the journey */
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

/** Those of several spaces that are the fewest spaces away, in the order given; none if none can be reached. */
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
