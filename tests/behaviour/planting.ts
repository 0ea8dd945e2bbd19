import { setMaxListeners } from 'node:events';
import { afterEach, beforeEach, expect } from 'vitest';
import { getFn } from 'vitest/suite';
import { watching } from '../support/watching.ts';
import { allParts } from './all-parts.ts';
import { addressKey, kindKey, type Part } from './parts.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Names of the parts that this test would miss. */
    proves?: string[];
  }
}

/**
 * Plays every scenario again, once without each part that it used: a part counts as tested if the scenario
 * fails without it. It counts only for scenarios that name the card, and that assert something after the part
 * has had its say; the final check made by support code proves nothing here.
 */

const parts = allParts();
const byKey = new Map(parts.flatMap((part) => (part.key ? [[part.key, part] as const] : [])));
const removable = parts.filter(({ remove }) => remove);
const proven = new Set<Part>();

/** What the current test has used, with the number of assertions that came before. */
let used = new Map<Part, number>();
let named = '';
let leftOut: Part | null = null;

const assertions = (): number => expect.getState().assertionCalls ?? 0;

function use(part: Part | undefined): void {
  if (part && !used.has(part)) used.set(part, assertions());
}

function name(cards: string): void {
  named += cards;
  for (const part of removable) if (cards.includes(part.card ?? '')) use(part);
}

beforeEach(({ task }) => {
  used = new Map();
  named = '';
  name(task.name.toLowerCase().replaceAll(' ', '-'));
  watching.by = {
    names: name,
    leavesOut(game, kind, at) {
      const met = [byKey.get(addressKey(at)), byKey.get(kindKey(game, kind))];
      for (const part of met) use(part);
      return leftOut !== null && met.includes(leftOut);
    },
  };
});

afterEach(async ({ task, signal }) => {
  // Each replay of the test adds a listener for being stopped.
  setMaxListeners(0, signal);
  if (task.result?.state === 'fail') return;
  const total = assertions();
  const claimed = [...used].flatMap(([part, before]) =>
    !proven.has(part) && before < total && named.includes(part.card ?? '') ? [part] : [],
  );
  for (const part of claimed) if (await fails(task, part)) proven.add(part);
  task.meta.proves = claimed.filter((part) => proven.has(part)).map(({ name }) => name);
});

/** Whether the test fails without a part. */
async function fails(task: Parameters<typeof getFn>[0], part: Part): Promise<boolean> {
  const putBack = part.remove?.();
  leftOut = part;
  try {
    await getFn(task)();
    return false;
  } catch {
    return true;
  } finally {
    leftOut = null;
    putBack?.();
  }
}
