import { forcedAnswer, type Option } from '../kernel/decision.ts';
import type { Procedures } from '../kernel/engine.ts';

/** Procedures that note questions that answer themselves because there is only one way to answer. */
export function notingForced(procedures: Procedures<unknown>): {
  procedures: Procedures<unknown>;
  forced: Option[];
} {
  const forced: Option[] = [];
  const noting = Object.entries(procedures).map(([name, procedure]) => {
    const steps = Object.entries(procedure.steps).map(([step, take]) => [
      step,
      (...given: Parameters<typeof take>) => {
        const result = take(...given);
        if (result.next === 'ask') {
          forced.push(...result.drafts.flatMap((draft) => forcedAnswer(draft) ?? []));
        }
        return result;
      },
    ]);
    return [name, { ...procedure, steps: Object.fromEntries(steps) }];
  });
  return { procedures: Object.fromEntries(noting), forced };
}
