import type {
  EffectNode,
  Kind,
  EffectData as NotesOfEffect,
  EffectStep as StepOfEffect,
} from '../../../../cards/effects/kind.ts';
import type { SeatId } from '../../../../kernel/decision.ts';
import type { Adventure, AdventureRun, AdventureState } from '../state.ts';
import type { CardId, Combatant, DefinitionId } from '../terms.ts';
import type { Words } from './describe.ts';

/** Whose effect it is. Plain data, copied to every inner effect. */
export interface Scope {
  /** Who "you" is, and who chooses; for an encounter's effect, its opponent. */
  seat: SeatId;
  /** The physical card, if there is one. */
  card?: CardId;
  /** The side of the combat that it belongs to; absent outside a combat. */
  side?: Combatant;
  /** Set if it belongs to an encounter, which is nobody's. */
  foe?: true;
  [part: string]: string | true | undefined;
}

/** Where an effect is within the definitions. */
export interface Address {
  card: DefinitionId;
  /** Names of the properties that lead to the effect, joined by dots. */
  path: string;
  [key: string]: string;
}

/** What the frame of an effect holds, including notes of its own steps. */
export type EffectData<Notes = unknown> = NotesOfEffect<Address, Scope> & Notes;

export type EffectStep<Node, Notes = unknown> = StepOfEffect<Adventure, Node, EffectData<Notes>>;

/**
 * One kind of effect: how it is written, what it does, how it reads. Most `resolve` at once; a kind that has
 * to ask or call is a list of named steps, starting with the first.
 */
export interface EffectKind<Node extends EffectNode, Notes = unknown> extends Kind<Node, Words> {
  /** Where it can be used: only in combat, or anywhere. */
  place?: 'combat';
  /** Whether it could do anything now; absent: it always could. */
  can?(state: AdventureState, node: Node, scope: Scope): boolean;
  resolve?(run: AdventureRun, node: Node, scope: Scope): void;
  steps?: { [step: string]: EffectStep<Node, Notes> };
}
