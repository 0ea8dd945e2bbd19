import type { GuideStep } from './guide.ts';

/** The upkeep of the rulebook, for campaigns without a story: its four parts, in order (AQ-275 to AQ-282), then the next quest (AQ-287). */
export const RULEBOOK_UPKEEP: readonly GuideStep[] = [
  { do: 'clean-up' },
  { do: 'shop' },
  { do: 'train' },
  { do: 'upgrade-enemy' },
  { do: 'discard-supply' },
  { do: 'choose-quest' },
];
