import { createHash } from 'node:crypto';
import type { Campaign } from '../../kernel/campaign.ts';
import type { Game } from '../../kernel/game.ts';
import { type Case, seatsAsked } from '../cases.ts';
import { type Players, type Policy, policiesFor } from '../policies.ts';
import { campaignOptions } from './campaign-options.ts';
import { playCampaign } from './play-campaign.ts';

interface Asked {
  campaign?: string | undefined;
  games: number;
  seed: number;
  heroes?: number | string[] | undefined;
  players?: number | undefined;
  level?: string | undefined;
  policy: Policy[];
  playouts?: Players['playouts'];
  restart: boolean;
}

/**
 * Plays whole campaigns and prints one line of JSON: how they ended, how many of their quests were won, and a
 * digest of every match in them. Each campaign has different heroes unless they are named.
 * @returns the process's exit code: 1 if one failed or did not end
 * @throws RangeError for options that don't exist
 */
export function simulateCampaigns(game: Game, asked: Asked): number {
  const { games, seed, policy, playouts, restart } = asked;
  const options = campaignOptions(game, asked);
  const digest = createHash('sha256');
  const ends: { [reason: string]: number } = {};
  const quests: { [number: string]: number } = {};
  const counts = { won: 0, lost: 0, errors: 0, matches: 0, inputs: 0 };
  for (let number = 0; number < games; number++) {
    const seats = seatsOf(game, asked, number);
    const players = {
      policies: policiesFor(
        seats.map(({ seat }) => seat),
        policy,
      ),
      playouts,
    };
    const playing = playCampaign(game, { seats, options, seed, number, players, restart });
    try {
      let step = playing.next();
      for (let wins = 0; ; step = playing.next()) {
        if (step.done) {
          noteEnd(step.value, wins);
          break;
        }
        const { match, gameId } = step.value;
        counts.matches += 1;
        counts.inputs += match.inputs;
        if (gameId === game.rules.id && (match.outcome?.winners.length ?? 0) > 0) wins += 1;
        digest.update(JSON.stringify(match));
      }
    } catch (error) {
      counts.errors += 1;
      const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
      process.stderr.write(`campaign ${number}: ${trace}\n`);
    }
  }
  function noteEnd(campaign: Campaign, wins: number): void {
    digest.update(JSON.stringify(campaign));
    counts[campaign.outcome?.won ? 'won' : 'lost'] += 1;
    const reason = campaign.outcome?.reason ?? 'unfinished';
    ends[reason] = (ends[reason] ?? 0) + 1;
    quests[wins] = (quests[wins] ?? 0) + 1;
  }
  const told = {
    game: game.rules.id,
    campaigns: games,
    options,
    ...counts,
    questsWon: quests,
    ends,
  };
  process.stdout.write(`${JSON.stringify({ ...told, digest: digest.digest('hex') })}\n`);
  return counts.errors + (ends.unfinished ?? 0) > 0 ? 1 : 0;
}

/** Two heroes, each by a player of their own, unless the command line says otherwise. */
const seatsOf = (game: Game, { heroes, players }: Asked, number: number): Case['seats'] =>
  seatsAsked(
    game.rules.lobby,
    {
      players: players ?? (Array.isArray(heroes) ? heroes.length : (heroes ?? 2)),
      ...(heroes === undefined ? {} : { heroes }),
    },
    number,
  );
