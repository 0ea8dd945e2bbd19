import { joinPath, partAt } from '../../kernel/definitions.ts';
import type { Happening } from '../../kernel/event.ts';
import type { JsonObject } from '../../kernel/json.ts';
import {
  call,
  finish,
  type Procedure,
  procedure,
  type RunOf,
  type Step,
  type StepResult,
} from '../../kernel/procedure.ts';
import type { Vocabulary } from '../../kernel/vocabulary.ts';
import type { EffectNode, EffectStep } from './kind.ts';

/** The effect at a path within a card's definition. Throws if the card no longer has one there. */
export function effectIn<Node extends EffectNode>(whole: object, path: string, card: string): Node {
  const found = partAt(whole, path);
  if (found === undefined) throw new Error(`${card} has no effect at "${path}".`);
  return found as Node;
}

/** The address of an effect inside another one. */
export const within = <At extends { path: string }>(at: At, path: string): At => ({
  ...at,
  path: joinPath(at.path, path),
});

/** The procedure that resolves a kind of effect. */
export function procedureFor(kind: string): string {
  let name = names.get(kind);
  if (name === undefined) {
    name = `effect.${kind}`;
    names.set(kind, name);
  }
  return name;
}

/** Remembered, because looking something up by a text just put together takes long, and every step is looked up. */
const names = new Map<string, string>();

/** Enters an effect, with notes that it begins with; its result is available when `step` begins. */
export const enter = (
  kind: string,
  at: JsonObject,
  scope: JsonObject,
  step: string,
  notes: JsonObject = {},
): StepResult<never> => call(procedureFor(kind), { at, scope, ...notes }, step);

/** Right behind what began it all: of a story that is too long for a message, the end is left out. */
function tellEarly({ happenings }: { happenings: Happening[] }, tell: () => void): void {
  const before = happenings.length;
  tell();
  const told = happenings.at(-1);
  if (happenings.length === before || !told || told.opens) return;
  happenings.pop();
  happenings.splice(1, 0, told);
}

/**
 * A procedure for every kind, whose steps are given the node that the frame's address leads to.
 * @param cutOff tells that no effect begins any more, this one first, because there was no end of them
 */
export function effectProcedures<
  Words extends Vocabulary,
  Kind extends { kind: string },
  Node,
  Data extends JsonObject,
>(
  kinds: readonly Kind[],
  stepsOf: (kind: Kind) => { [step: string]: EffectStep<Words, Node, Data> },
  nodeFor: (data: Data) => Node,
  cutOff: (run: RunOf<Words>, data: Data) => void,
): { [name: string]: Procedure<Words['state']> } {
  const procedures = kinds.map((kind) => {
    const steps = Object.entries(stepsOf(kind)).map(
      ([step, body], index): [string, Step<Words, Data>] => [
        step,
        (run, data, came) => {
          // What has begun ends as it should.
          if (index > 0 || run.endless === 'no') return body(run, nodeFor(data), data, came);
          if (run.endless === 'untold') tellEarly(run, () => cutOff(run, data));
          run.endless = 'told';
          return finish(false);
        },
      ],
    );
    return procedure<Words, Data>(procedureFor(kind.kind), Object.fromEntries(steps));
  });
  return Object.fromEntries(procedures.map((one) => [one.name, one]));
}
