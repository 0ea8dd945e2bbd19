import type { CampaignRules, NextMatch } from '../../src/kernel/campaign.ts';
import type { CampaignPresentation } from '../../src/kernel/campaign-presentation.ts';
import type { Game } from '../../src/kernel/game.ts';
import type { Match } from '../../src/kernel/match.ts';
import { countingCampaignPresentation } from './counting-campaign-presentation.ts';
import type { CountingCampaign } from './counting-campaign-state.ts';
import { countingGame, pixel } from './counting-game.ts';
import type { CountingOptions } from './counting-rules.ts';
import type { CountingState } from './counting-state.ts';

export interface CountingCampaignOptions extends CountingOptions {
  /** Called before the rules take in a match; throw to make that fail. */
  onAfter?: (match: Match) => void;
  /** Whether an abandoned match counts like any other. */
  countsAbandoned?: () => boolean;
  /** Called before the interlude is set up; throw to make that fail. */
  onInterlude?: () => void;
}

const TARGET = '6';
/** The target of an interlude. */
const SMALL_TARGET = '3';

/**
 * Counting to six three times, or once, with an interlude to three after each but the last. What has been
 * counted carries over. An abandoned match is played again, an abandoned interlude is over.
 */
const campaignWith = (options: CountingCampaignOptions): CampaignRules<CountingCampaign> => ({
  options: [{ id: 'length', choices: ['three', 'one'], default: 'three' }],
  begin: ({ options: { length } }) => ({
    gameId: 'counting',
    state: {
      matches: length === 'one' ? 1 : 3,
      played: 0,
      total: 0,
      abandoned: 0,
      between: false,
    },
    outcome: null,
  }),
  next({ state: { between, played, matches } }): NextMatch | null {
    if (between) return { gameId: 'interlude', begins: 'at-once', options: {} };
    if (played >= matches) return null;
    return { gameId: 'counting', begins: 'gathering', options: { target: TARGET } };
  },
  brings: ({ state: { total } }, seats) => ({ carried: total, seats: seats.length }),
  after({ state, ...campaign }, { match, abandoned }) {
    options.onAfter?.(match);
    if (match.gameId === 'counting' && abandoned && !options.countsAbandoned?.()) {
      return { ...campaign, state: { ...state, abandoned: state.abandoned + 1 } };
    }
    const { total } = match.state as CountingState;
    const counted = { ...state, total: state.total + total };
    if (match.gameId === 'interlude') return { ...campaign, state: { ...counted, between: false } };
    const played = state.played + 1;
    const isLast = played >= state.matches;
    const outcome = isLast ? { won: true, reason: 'counted' } : null;
    return { ...campaign, state: { ...counted, played, between: !isLast }, outcome };
  },
});

/** The counting game with its campaign, and the interlude that is played between its matches. */
export function countingCampaign(options: CountingCampaignOptions = {}): Game {
  const counting = countingGame(options);
  const interlude: Game = {
    ...counting,
    rules: {
      ...counting.rules,
      id: 'interlude',
      partOf: 'counting',
      lobby: { ...counting.rules.lobby, options: [] },
      setup(setup) {
        options.onInterlude?.();
        const begun = counting.rules.setup({ ...setup, options: { target: SMALL_TARGET } });
        begun.match.gameId = 'interlude';
        return begun;
      },
    },
  };
  const campaign = campaignWith(options) as CampaignRules;
  return {
    ...counting,
    rules: { ...counting.rules, campaign },
    presentation: {
      ...counting.presentation,
      campaign: countingCampaignPresentation(pixel) as CampaignPresentation,
    },
    interlude,
  };
}
