import type {
  EffectNode,
  Kind,
  EffectData as NotesOfEffect,
  EffectStep as StepOfEffect,
} from '../../../../cards/effects/kind.ts';
import type { SeatId } from '../../../../kernel/decision.ts';
import type { Altar, AltarRun, AltarState } from '../state.ts';
import type { CardId, FollowerId, GodId } from '../terms.ts';
import type { Pick } from '../verbs.ts';
import type { Words } from './describe.ts';

/** Who uses an effect, and what has been chosen for it. Plain data, copied to every inner effect. */
export interface Scope {
  seat: SeatId;
  /** The card whose text this is; undefined for a god's power. */
  card?: CardId;
  /** The god whose power this is: the only Realm that it changes. */
  god?: GodId;
  /** The player whose deed a god's power answers. */
  other?: SeatId;
  /** Chosen before the effect began, so nothing is asked. */
  pick?: Pick;
  [part: string]: string | Pick | undefined;
}

/** Where an effect is within the deck's definitions. */
export interface Address {
  card: FollowerId;
  /** Names of the properties that lead to the effect, joined by dots; empty for the whole ability. */
  path: string;
  [key: string]: string;
}

/** What the frame of an effect holds, including notes of its own steps. */
export type EffectData<Notes = unknown> = NotesOfEffect<Address, Scope> & Notes;

export type EffectStep<Node, Notes = unknown> = StepOfEffect<Altar, Node, EffectData<Notes>>;

/**
 * One kind of effect: how it is written, the ways to carry it out now, what it does, how it reads. Most kinds
 * `resolve` at once when the way is known; `enter` continues with an inner effect; a kind that has to ask for
 * more than a `Pick` is a list of named steps, starting with the first.
 */
export interface EffectKind<Node extends EffectNode, Notes = unknown> extends Kind<Node, Words> {
  /** Every way to carry it out; none when it could do nothing. */
  ways(state: AltarState, node: Node, scope: Scope): Pick[];
  resolve?(run: AltarRun, node: Node, scope: Scope, pick: Pick): void;
  /** Path of the inner effect to continue with; null for none. */
  enter?(state: AltarState, node: Node, scope: Scope, pick: Pick): string | null;
  steps?: { [step: string]: EffectStep<Node, Notes> };
}

/** The single way of an effect that needs no choice, or an empty list. */
export const plainlyIf = (possible: boolean): Pick[] => (possible ? [{}] : []);
