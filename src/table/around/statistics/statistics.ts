import type { Refused } from '../../match/refusal.ts';
import type {
  CharacterStatistics,
  PlayerStatistics,
  ServerStatistics,
} from '../../match/saved/tallies.ts';

/**
 * Figures about matches that the rules have ended. Matches that are still played, were ended early or were
 * imported from a file don't count, so the figures give nothing away and can't be faked.
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
