import type { Standing, StandingOffer } from '../../../kernel/standing.ts';
import type { AdventureDecision } from './state.ts';

/**
 * Standing answers: declining an optional deed that is asked about again and again, or that another player's
 * turn waits for. What depends on a hand is asked in secret, and has no standing answer.
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

/** What can be settled before it comes up; all of these are asked in other players' turns. */
export const BEFOREHAND: readonly Standing[] = [LEAVES_BE, WANTS_NOTHING, LETS_STAND];
