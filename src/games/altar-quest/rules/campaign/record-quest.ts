import type { CampaignState, EndOfQuest } from './state.ts';

/** Notes how a quest has ended (AQ-275): it is the last one from now on, and what was kept for it is cleared. */
export function recordQuest(state: CampaignState, end: EndOfQuest): void {
  const { plan, chapter } = state;
  if (!plan) throw new Error('There is no quest to be noted.');
  const { heroes, won, reason, rounds, fell, found } = end;
  state.last = end;
  delete state.brokenOff;
  state.record.push({
    ...plan,
    chapter,
    heroes: [...heroes],
    won,
    reason,
    rounds,
    ...(fell ? { fell: [...fell] } : {}),
    ...(found ? { found } : {}),
  });
  for (const id of heroes) {
    const hero = state.heroes[id];
    if (hero) hero.armor = 0;
  }
}
