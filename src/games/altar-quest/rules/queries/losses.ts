import type { Losses } from '../losses.ts';
import type { Hero } from '../state.ts';

/** What a hero still lacks of what was taken: health that has been healed since no longer counts. */
export function lossesOf({ losses, damage }: Hero): Required<Losses> {
  const { health = 0, focus = 0, supply = 0 } = losses ?? {};
  return { health: Math.min(health, damage), focus, supply };
}

export const hasLost = (hero: Hero): boolean =>
  Object.values(lossesOf(hero)).some((amount) => amount > 0);
