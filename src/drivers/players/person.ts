import type { Done } from './deed.ts';
import type { Player } from './player.ts';
import type { Step } from './ways.ts';

/**
 * What somebody presses next, out of all that they see; null if nothing leads on.
 * @param latest the result of their previous press; null for the first one
 */
export type Policy<Press extends Step = Step> = (
  player: Player,
  latest: Done | null,
) => Press | null;

/** How long somebody tries to give one answer. */
export interface Patience {
  /** Presses that it may take: the panel, its pages, boxes to mark. */
  presses: number;
  /** What they do before each press: read, think, look at something else. */
  thinks?(): Promise<unknown>;
  /** Whether something they don't see yet has come after all, when they wait for it. */
  waits?(): Promise<boolean>;
}

/** Somebody who plays: hands and eyes, what they press, and how long they try. */
export interface Person<Press extends Step = Step> {
  player: Player;
  policy: Policy<Press>;
  patience: Patience;
}

/** The result of a try: a press that counts, nothing to press, or the maximum number of presses. */
export interface Tried {
  ending: 'answered' | 'lost' | 'tired';
  presses: number;
  /** Of the last press; null if there was none. */
  latest: Done | null;
}

/** Somebody presses what their policy says until a press counts, as long as they have the patience. */
export async function pressUntil<Press extends Step>(
  { player, policy, patience }: Person<Press>,
  counts: (done: Done, press: Press) => boolean | Promise<boolean>,
): Promise<Tried> {
  let latest: Done | null = null;
  for (let presses = 0; presses < patience.presses; presses++) {
    await patience.thinks?.();
    const next = policy(player, latest);
    if (next) {
      latest = await player.click(next);
      if (await counts(latest, next)) return { ending: 'answered', presses: presses + 1, latest };
    } else if (!(await patience.waits?.())) return { ending: 'lost', presses, latest };
  }
  return { ending: 'tired', presses: patience.presses, latest };
}
