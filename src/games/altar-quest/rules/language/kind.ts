import type {
  EffectNode,
  Kind,
  EffectData as NotesOfEffect,
  EffectStep as StepOfEffect,
} from '../../../../cards/effects/kind.ts';
import { within } from '../../../../cards/effects/resolving.ts';
import type { AltarQuest, AltarQuestDraft, AltarQuestRun, Present } from '../state.ts';
import type { CardId } from '../terms.ts';
import type { AltarQuestOption } from '../verbs.ts';
import type { DescribeContext } from './describe.ts';
import type { Effect } from './effect.ts';
import type { Address, Scope } from './scope.ts';

/**
 * Whether an effect did anything, even just a part of it: "if unable" looks at it (AQ-264). False only if
 * everything is as it was before.
 */
export type Able = boolean;

/** What a hero has answered before an effect's turn has come: ids of options, one question after the other. */
export type Ahead = string[][];

/** What the frame of an effect holds, with what its own steps have noted. */
export type EffectData<Notes = unknown> = NotesOfEffect<Address, Scope> & { ahead?: Ahead } & Notes;

export type EffectStep<Node, Notes = unknown> = StepOfEffect<AltarQuest, Node, EffectData<Notes>>;

/**
 * One kind of effect: how it is written, how it resolves, how it reads. Kinds that never ask and never
 * call resolve `now`; the others are lists of named steps, the first listed first.
 */
export interface EffectKind<Node extends EffectNode, Notes = unknown>
  extends Kind<Node, DescribeContext> {
  now?(run: AltarQuestRun, node: Node, scope: Scope): Able;
  steps?: { [step: string]: EffectStep<Node, Notes> };
  /** Whether it could do anything now, even just a part of it; true if that is not known before trying. */
  possible?(run: Present, node: Node, scope: Scope): boolean;
  /**
   * The question that it begins with, if it can be answered before its turn has come: heroes whom it reaches
   * one after another are then asked at once. Null if there is nothing to ask.
   */
  question?(run: AltarQuestRun, node: Node, scope: Scope, at: Address): AltarQuestDraft | null;
  /**
   * What an answer to that question leaves of it: an effect inside it, by its path, or a reduced one. All if
   * absent.
   */
  answered?(node: Node, chosen: readonly AltarQuestOption[]): { effect: Effect; path?: string };
  /**
   * Whether a part of it depends on a condition in its words ("if you fail, …"). Anything joined to such words
   * would seem to depend on it too, so the next thing begins a sentence of its own.
   */
  isConditional?(node: Node): boolean;
  /** What it costs the group in the points of `HARM`, below 0 if it helps; nothing if absent (H-06). */
  harm?(run: Present, node: Node, scope: Scope): number;
  /**
   * How much health it could take from an enemy now, on average if dice decide; Infinity if it exhausts it
   * (C-03). If absent, the most that something inside it could take.
   */
  couldTake?(run: Present, node: Node, scope: Scope, enemy: CardId): number;
  /** Only a hero can do it, with a hand, Equipment and actions: an ally is unable (AQ-261, Q-54). */
  isOfHeroes?: true;
  /** It changes something shared, a deck, the dice or a space: the next hero finds it changed. */
  isShared?: true;
  /** It does what is inside it several times. */
  isRepeated?: true;
  /**
   * The most supply that it takes by itself, including a supply die that a test would offer; none if absent
   * (Q-08).
   */
  supplyWanted?(run: Pick<AltarQuestRun, 'state'>, node: Node, scope: Scope): number;
  /** Whether it brings supply in, so that later characters find more of it. */
  givesSupply?(node: Node): boolean;
  /** Its words may be several clauses, so that they can't name a noun in one of them for all. */
  isCompound?: true;
  /**
   * Whether its words about a hero bring their own subject ("this enemy gains 1 armor"), so that none belongs
   * before them; if absent, whenever it is for somebody else.
   */
  namesItsSubject?(node: Node): boolean;
  /** It has several sentences, so it can only be all that an ability or a rhune effect does. */
  isWhole?: true;
}

/** The address of an effect inside another one. */
export const inside = (at: Address, path: string): Address => within(at, path);
