/** How often something was played to the end, and how often it was won. */
export interface Tally {
  played: number;
  won: number;
}

export interface GameTally extends Tally {
  gameId: string;
}

export interface CharacterTally extends GameTally {
  character: string;
}

export interface PersonTally extends Tally {
  userId: string;
}

/** What one person has played on a server. */
export interface PlayerStatistics {
  games: GameTally[];
  /** Who they have played, most played first; few. */
  characters: CharacterTally[];
  /** With or against whom, most frequent first; few, and no former players. */
  others: PersonTally[];
}

/** What a server's people have played. */
export interface ServerStatistics {
  /** Won if at least one person has. */
  games: GameTally[];
  /** Everyone who has ever played to the end, former players included. */
  players: number;
  /** Who has played most; few, and no former players. */
  mostActive: PersonTally[];
  /** What is played most; few. */
  characters: CharacterTally[];
}

/** How a character or a deck fares in people's hands. */
export interface CharacterStatistics {
  here: GameTally[];
  /** On all servers together. */
  everywhere: GameTally[];
}

/** Where the figures are kept: a store's part. Each may throw `StoreUnavailable`. */
export interface Tallies {
  ofPlayer(guildId: string, userId: string, most: number): Promise<PlayerStatistics>;
  ofServer(guildId: string, most: number): Promise<ServerStatistics>;
  ofCharacter(guildId: string, character: string): Promise<CharacterStatistics>;
}
