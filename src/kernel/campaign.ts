import type { JsonObject } from './json.ts';
import type { LobbyOption } from './lobby.ts';
import type { Match } from './match.ts';
import type { SeatSetup } from './setup.ts';

/**
 * Linked matches of one group: what they earn carries over from one to the next. One JSON value beside its
 * matches, changed only between them, by what a finished match gives back.
 */
export interface Campaign<State = unknown> {
  /** The campaign's game: `altar-quest`. Some of its matches may be of another game, such as the upkeep. */
  gameId: string;
  /** What the campaign's game keeps of it. */
  state: State;
  outcome: CampaignOutcome | null;
}

export interface CampaignOutcome {
  won: boolean;
  /** Catalogue key for how it ended. */
  reason: string;
}

export interface CampaignSetup {
  /** Values of the campaign's options, by option id; missing ones have their defaults. */
  options: { [option: string]: string };
  /** 32 hexadecimal digits from a cryptographic source. */
  seed: string;
}

/** What a campaign plays next. */
export interface NextMatch {
  /** The game of that match: the campaign's own, or one that belongs to it. */
  gameId: string;
  /**
   * `gathering`: in a lobby, where people may come and go until somebody starts. `at-once`: it starts right
   * away, with the people of the match before.
   */
  begins: 'gathering' | 'at-once';
  /** Option values that the campaign has settled: nobody can change them in the lobby. */
  options: { [option: string]: string };
}

/** A match of a campaign that is over. */
export interface EndedMatch {
  match: Match;
  seats: readonly SeatSetup[];
  /** Its people ended it early. */
  abandoned: boolean;
}

/** A card that campaigns bring into matches, for judging how much it decides. */
export interface CampaignCard {
  card: string;
  /** Which sort it is of: `hero-upgrade`. */
  kind: string;
  /** The character that it is for; absent if it is for everyone. */
  character?: string;
}

/** How a game links its matches. Pure, like all rules. */
export interface CampaignRules<State = unknown> {
  /** What a group settles when it begins a campaign; words like those of the lobby: `<game>.campaign.option.…`. */
  options: readonly LobbyOption[];
  /** Throws a RangeError for options that are not offered. */
  begin(setup: CampaignSetup): Campaign<State>;
  /** Null when the campaign is over. */
  next(campaign: Campaign<State>): NextMatch | null;
  /** What the next match is given, for the people seated as it starts: `MatchSetup.brings`. */
  brings(campaign: Campaign<State>, seats: readonly SeatSetup[]): JsonObject;
  /** The campaign after a match, as a new value. */
  after(campaign: Campaign<State>, ended: EndedMatch): Campaign<State>;
  /** How to judge the balance of what campaigns bring into matches. */
  trials?: {
    cards(): CampaignCard[];
    /** What a single match is given if it is played with just this card, or with none. */
    brings(card: string | null, seats: readonly SeatSetup[]): JsonObject;
    /** The cards that a match of a campaign was played with, from what it was given. */
    within(brings: JsonObject): string[];
  };
}
