import type { SlotChange } from '../../match/saved/store.ts';

/** The lobby card with its current content. */
export const lobbySlot = (now: Date): SlotChange => ({
  slot: { kind: 'lobby', key: 'lobby', data: {} },
  dueAt: now,
});
