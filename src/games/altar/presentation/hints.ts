import type words from '../../../../assets/texts/en/altar.hints.json';
import type { AltarDecision } from '../rules/state.ts';
import type { AltarView } from '../rules/view.ts';

/** What a hint explains. */
export type Concept = keyof typeof words.hint;

/** What a player may meet for the first time in a question, the most important first. */
export function hintsAt(view: AltarView, decision: AltarDecision): Concept[] {
  const { options, prompt } = decision;
  const offered = new Set(options.map(({ verb }) => verb));
  const last = view.ending === null ? [] : (['last-round'] as const);
  switch (prompt.key) {
    case 'prompt.draw':
      return [...last, 'draw', ...(offered.has('renew') ? (['renew'] as const) : [])];
    case 'prompt.act': {
      const inForce = view.players.some(
        ({ seat, influences }) => seat !== view.viewer && influences.length > 0,
      );
      const asleep = view.realms.some(({ seat, inactive }) => seat === view.viewer && inactive > 0);
      return [
        ...last,
        'act',
        ...(offered.has('ritual') ? (['ritual'] as const) : []),
        ...(inForce ? (['influence'] as const) : []),
        ...(offered.has('worship') ? (['worship'] as const) : []),
        ...(offered.has('free') ? (['free-action'] as const) : []),
        ...(asleep ? (['inactive'] as const) : []),
      ];
    }
    case 'prompt.discard':
      return ['discard'];
    default:
      return [];
  }
}
