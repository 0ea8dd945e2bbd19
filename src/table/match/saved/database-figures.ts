/** What the operator is told about the database: how much is going on, and whether messages get through. */
export interface DatabaseFigures {
  /** Matches that are not over, by game and status. */
  matches: { gameId: string; status: string; count: number }[];
  /** Public messages that are due and not posted. */
  owed: number;
  /** When the oldest of them fell due; null if there are none. */
  owedSince: Date | null;
}
