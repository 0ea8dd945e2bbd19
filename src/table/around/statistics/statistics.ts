import type { Refused } from '../../match/refusal.ts';
import type {
  CharacterStatistics,
  PlayerStatistics,
  ServerStatistics,
} from '../../match/saved/tallies.ts';

/**
 * Figures about matches that the rules have ended. What is still played, was ended early or came in from a
 * file is in none of them, so that they give away nothing and can't be made up.
 */
export interface Statistics {
  playerStatistics(
    guildId: string,
    userId: string,
  ): Promise<({ ok: true } & PlayerStatistics) | Refused>;
  serverStatistics(guildId: string): Promise<({ ok: true } & ServerStatistics) | Refused>;
  characterStatistics(
    guildId: string,
    character: string,
  ): Promise<({ ok: true } & CharacterStatistics) | Refused>;
}
