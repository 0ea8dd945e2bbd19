import type { Standing, StandingOffer } from '../../../kernel/standing.ts';
import type { AltarDecision } from './state.ts';

/**
 * What a player may answer once for all turns (L-03): that the turn ends with the last main action. Whether
 * it does never depends on what only the player sees. If that action has brought a card that nobody else has
 * seen, the player is asked anyway, because it may be a Free Action, and waited for.
 */
const ENDS_TURN: Standing = { id: 'ends-turn', until: 'revoked' };

export function standingOffers({ prompt, options }: AltarDecision): StandingOffer[] {
  if (prompt.key !== 'prompt.act' || prompt.args.actions > 0 || prompt.args.drew === 'true') {
    return [];
  }
  const end = options.find(({ verb }) => verb === 'done');
  return end ? [{ ...ENDS_TURN, option: end.id, byItself: true }] : [];
}

/** It can be given before the first turn ends. */
export const BEFOREHAND: readonly Standing[] = [ENDS_TURN];
