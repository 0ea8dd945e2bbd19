import type { z } from 'zod';
import type { SeatId } from '../../../../kernel/decision.ts';
import type { Json } from '../../../../kernel/json.ts';
import type { Reply } from '../../../../kernel/match.ts';
import type { StepResult } from '../../../../kernel/procedure.ts';
import type { AltarRun, AltarState } from '../state.ts';
import type { AltarSide, CardId, FollowerId, GodId } from '../terms.ts';
import type { Words } from './describe.ts';

/** One way to carry out an effect: everything that its player chooses in the open. */
export interface Pick {
  /** Which of several effects. */
  index?: number;
  /** The own Realm that it changes. */
  realm?: GodId;
  /** The opposing Realm that it is aimed at. */
  target?: GodId;
  altar?: AltarSide;
  worshipper?: FollowerId;
  [part: string]: string | number | undefined;
}

/** Who uses an effect, and what has been chosen for it. Plain data, copied to every inner effect. */
export interface Scope {
  seat: SeatId;
  /** The card whose text this is; none for a god's power. */
  card?: CardId;
  /** The god whose power this is: the only Realm that it changes. */
  god?: GodId;
  /** The player whose deed a god's power answers. */
  other?: SeatId;
  /** Chosen before the effect began, so that nothing is asked. */
  pick?: Pick;
  [part: string]: string | Pick | undefined;
}

/** Where an effect is within the deck's definitions, with a fingerprint that changes when the card does. */
export interface Address {
  card: FollowerId;
  /** Names of the properties that lead to the effect, joined by dots; empty for the whole ability. */
  path: string;
  print: string;
  [key: string]: string;
}

/** What the frame of an effect under way holds besides its own notes. */
export interface EffectData {
  at: Address;
  scope: Scope;
  [note: string]: Json | undefined;
}

export type EffectStep<Node> = (
  run: AltarRun,
  node: Node,
  data: EffectData,
  came: { reply: Reply; result: Json },
) => StepResult;

/**
 * One kind of effect: how it is written, in which ways it can be carried out now, what it does, how it
 * reads. Most kinds `resolve` at once when the way is known; `enter` goes on with an inner effect;
 * what has to ask for more than a `Pick` is a list of named steps, the first listed first.
 */
export interface EffectKind<Node extends { kind: string }> {
  kind: Node['kind'];
  schema: z.ZodType<Node>;
  /** Every way to carry it out; none when it could do nothing. */
  ways(state: AltarState, node: Node, scope: Scope): Pick[];
  resolve?(run: AltarRun, node: Node, scope: Scope, pick: Pick): void;
  /** Path of the inner effect to go on with; null for none. */
  enter?(state: AltarState, node: Node, scope: Scope, pick: Pick): string | null;
  steps?: { [step: string]: EffectStep<Node> };
  /** A clause without capital and full stop. */
  describe(node: Node, words: Words): string;
}

/** The one way of an effect that needs no choice, or none. */
export const plainlyIf = (possible: boolean): Pick[] => (possible ? [{}] : []);
