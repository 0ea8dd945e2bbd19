import type { JsonObject } from './json.ts';
import type { LobbyOption } from './lobby.ts';
import type { Match } from './match.ts';
import type { SeatSetup } from './setup.ts';

/**
 * Matches of one group that are linked: what they have earned comes along from one to the next. One JSON
 * value beside its matches, changed only in between: by what a match that has ended gives back.
 */
export interface Campaign<State = unknown> {
  /** Whose campaign it is: `altar-quest`. Single matches of it may be of another game, such as the upkeep. */
  gameId: string;
  /** What the campaign's game keeps of it. */
  state: State;
  outcome: CampaignOutcome | null;
}

export interface CampaignOutcome {
  won: boolean;
  /** Catalogue key that says how it ended. */
  reason: string;
}

export interface CampaignSetup {
  /** Values of the campaign's options, by option id; those that are missing have their defaults. */
  options: { [option: string]: string };
  /** 32 hexadecimal digits from a cryptographic source. */
  seed: string;
}

/** What a campaign plays next. */
export interface NextMatch {
  /** Which game that is: the campaign's own, or one that belongs to it. */
  gameId: string;
  /**
   * `gathering`: in a lobby, where people may still come and go, until somebody starts. `at-once`: it is
   * asked already, of those who sat in the match before.
   */
  begins: 'gathering' | 'at-once';
  /** Values of its options that the campaign has settled: nobody changes them in the lobby. */
  options: { [option: string]: string };
}

/** A match of a campaign that is over. */
export interface EndedMatch {
  match: Match;
  seats: readonly SeatSetup[];
  /** Ended by its people before its time. */
  abandoned: boolean;
}

/** A card that campaigns bring into matches, for judging how much it decides. */
export interface CampaignCard {
  card: string;
  /** Which sort it is of: `hero-upgrade`. */
  kind: string;
  /** The character whom it is for; absent for one that is for everyone. */
  character?: string;
}

/** How a game links its matches. Pure, like all rules. */
export interface CampaignRules<State = unknown> {
  /** What a group settles when it begins one; words like those of the lobby: `<game>.campaign.option.…`. */
  options: readonly LobbyOption[];
  /** Throws a RangeError for options that are not offered. */
  begin(setup: CampaignSetup): Campaign<State>;
  /** Null when the campaign is over. */
  next(campaign: Campaign<State>): NextMatch | null;
  /** What the next match takes in, for those who sit there as it starts: `MatchSetup.brings`. */
  brings(campaign: Campaign<State>, seats: readonly SeatSetup[]): JsonObject;
  /** The campaign after a match, as a new value. */
  after(campaign: Campaign<State>, ended: EndedMatch): Campaign<State>;
  /** How to judge the balance of what campaigns bring into matches. */
  trials?: {
    cards(): CampaignCard[];
    /** What a single match takes in that is played with this one card, or with none. */
    brings(card: string | null, seats: readonly SeatSetup[]): JsonObject;
    /** The cards that a match of a campaign was played with, by what it took in. */
    within(brings: JsonObject): string[];
  };
}
