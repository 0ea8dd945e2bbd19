import type { z } from 'zod';
import { joinPath } from '../../../../kernel/definitions.ts';
import type { Json } from '../../../../kernel/json.ts';
import type { Reply } from '../../../../kernel/match.ts';
import { call, type StepResult } from '../../../../kernel/procedure.ts';
import type { AltarQuestRun } from '../state.ts';
import type { DescribeContext } from './describe.ts';
import type { Effect } from './effect.ts';
import type { Address, Scope } from './scope.ts';

/** Whether an effect did anything: "if unable" looks at it (AQ-264). */
export type Able = boolean;

/** What the frame of an effect under way holds besides its own notes. */
export interface EffectData {
  at: Address;
  scope: Scope;
  [note: string]: Json | undefined;
}

export type EffectStep<Node> = (
  run: AltarQuestRun,
  node: Node,
  data: EffectData,
  came: { reply: Reply; result: Json },
) => StepResult;

/**
 * One kind of effect: how it is written, how it resolves, how it reads. Kinds that never ask and never
 * call resolve `now`; the others are lists of named steps, the first listed first.
 */
export interface EffectKind<Node extends { kind: string }> {
  kind: Node['kind'];
  schema: z.ZodType<Node>;
  now?(run: AltarQuestRun, node: Node, scope: Scope): Able;
  steps?: { [step: string]: EffectStep<Node> };
  /** Whether it could do anything now; true where it is not known before trying. */
  possible?(run: Pick<AltarQuestRun, 'state'>, node: Node, scope: Scope): boolean;
  /** A clause without capital and full stop. */
  describe(node: Node, context: DescribeContext): string;
  /** Inner effects by property path, for addresses and checks. */
  inner?(node: Node): { [path: string]: Effect };
}

/** Goes into an inner effect; `result` is its Able when `step` begins. */
export function perform(
  data: EffectData,
  kind: string,
  path: string,
  scope: Scope,
  step: string,
): StepResult {
  const at = { ...data.at, path: joinPath(data.at.path, path) };
  return call(`effect.${kind}`, { at, scope }, step);
}
