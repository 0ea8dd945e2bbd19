import type { Standing, StandingOffer } from '../../../kernel/standing.ts';
import type { AdventureDecision } from './state.ts';

/**
 * What a player may answer for good: to let be what may be done, where the same is asked again and again or
 * somebody else's turn waits for it. What a hand has to say to is asked in secret, and is never answered so.
 */
export function standingOffers({ prompt, options }: AdventureDecision): StandingOffer[] {
  const declining = options.find(({ verb }) => verb === 'decline');
  if (!declining) return [];
  const offer = (standing: Standing): StandingOffer[] => [{ ...standing, option: declining.id }];
  switch (prompt.key) {
    case 'prompt.false-map':
      return offer(LEAVES_BE);
    case 'prompt.merchant':
      return offer(WANTS_NOTHING);
    case 'prompt.black-die':
      return offer(LETS_STAND);
    case 'prompt.deliver':
      return offer({ id: 'keep-items', args: { quest: prompt.args.quest }, until: 'revoked' });
    case 'prompt.may':
      return offer({ id: 'pass-card', args: { card: prompt.args.card }, until: 'revoked' });
    default:
      return [];
  }
}

/** AD-033: nobody is moved by a map that leads astray. */
const LEAVES_BE: Standing = { id: 'false-map', until: 'revoked' };

/** AD-031: nothing is taken in return. */
const WANTS_NOTHING: Standing = { id: 'merchant', until: 'revoked' };

/** AD-030: what was rolled for an encounter stands. */
const LETS_STAND: Standing = { id: 'black-die', until: 'revoked' };

/** What can be settled before it comes up: all of it is asked in the turns of others. */
export const BEFOREHAND: readonly Standing[] = [LEAVES_BE, WANTS_NOTHING, LETS_STAND];
