import type { OptionAmong } from '../../rules/verbs.ts';
import type { Reason } from '../reasons-to-go.ts';
import type { Threats } from './threats.ts';

/** A space that somebody may walk to. */
export interface Place {
  option: OptionAmong<'move'>;
  /** In actions. */
  cost: number;
  steps: number;
  /** Traps that the way sets off. */
  traps: number;
  reasons: Reason[];
}

/** Somewhere to go, and what for. */
export interface Purpose {
  place: Place;
  label: string;
  emoji: string;
  /** What else there is. */
  besides: string[];
  /** The greater, the more it is worth going there. */
  worth: number;
  /** The purpose is that nobody can strike there. */
  isShelter?: true;
}

/** The cheapest first, then those whose way sets off the fewest traps, then the nearest. */
export const nearestFirst = (places: readonly Place[]): Place[] =>
  [...places].sort(
    (one, other) => one.cost - other.cost || one.traps - other.traps || one.steps - other.steps,
  );

/** The cheapest first, then those with the fewest traps on the way, then the safest. */
export const safestFirst = (places: readonly Place[], threats: Threats): Place[] =>
  [...places].sort(
    (one, other) =>
      one.cost - other.cost ||
      one.traps - other.traps ||
      threats(one.option.args.to) - threats(other.option.args.to),
  );

/** Whether a character who walks there can stop there unhurt: no trap is set off, and the space is free. */
export const isPlain = ({ traps, option }: Place): boolean =>
  traps === 0 && option.args.holder === undefined;
