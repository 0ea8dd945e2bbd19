/** What a campaign of counting keeps: everything that was counted, and in how many matches. */
export interface CountingCampaign {
  matches: number;
  played: number;
  total: number;
  /** Matches that were ended early, and are played again. */
  abandoned: number;
  /** An interlude comes next. */
  between: boolean;
}
