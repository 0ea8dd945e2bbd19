import type { CallData, Slot } from '../../match/saved/slot.ts';

/**
 * Reads a slot as saved. Earlier versions had a message for whose turn it was and one for each question, which
 * stayed; both are read as calls, and one that was over is deleted instead of being posted.
 */
export function savedSlot(kind: string, key: string, data: unknown): Slot {
  switch (kind) {
    case 'turn':
      return { kind: 'call', key, data: callOfTurn(data as EarlierTurn) };
    case 'prompt':
      return { kind: 'call', key, data: callOfPrompt(data as EarlierPrompt) };
    default:
      return { kind, key, data } as Slot;
  }
}

interface EarlierTurn {
  decisions: string[];
  seats: string[];
  closed: boolean;
}

interface EarlierPrompt {
  decisions: { id: string; settled: object | null; withdrawn: boolean }[];
}

const callOfTurn = ({ decisions, seats, closed }: EarlierTurn): CallData => ({
  decisions,
  mentions: seats,
  closed,
});

/** Who it notified is no longer known; a question not yet posted is posted without notifying anyone. */
function callOfPrompt(data: EarlierPrompt): CallData {
  const open = data.decisions.filter(({ settled, withdrawn }) => settled === null && !withdrawn);
  return { decisions: open.map(({ id }) => id), mentions: [], closed: open.length === 0 };
}
