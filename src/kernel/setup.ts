import type { SeatId } from './decision.ts';
import type { JsonObject } from './json.ts';

/** Somebody's place at a table before the match begins. */
export interface SeatSetup {
  seat: SeatId;
  /** What the seat plays (heroes, a god): ids from the lobby's offers, in the order chosen. */
  characters: string[];
}

export interface MatchSetup {
  seats: SeatSetup[];
  /** Values of the lobby's options, by option id. */
  options: { [option: string]: string };
  /** 32 hexadecimal digits from a cryptographic source. */
  seed: string;
  /** A position to begin with, instead of a new game: see `ScenarioSetup`. */
  scenario?: string;
  /** What its campaign hands in: `CampaignRules.brings`. */
  brings?: JsonObject;
}
