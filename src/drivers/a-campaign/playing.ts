import type { Campaign } from '../../kernel/campaign.ts';
import { eventFor, type GameEvent, roundOfChapter } from '../../kernel/event.ts';
import { type Game, withInterludes } from '../../kernel/game.ts';
import type { Match } from '../../kernel/match.ts';
import type { ToldMatch } from '../../kernel/statistics.ts';
import { type CampaignCase, type MatchPlayed, playCampaign } from '../campaigns/play-campaign.ts';

/** Something that everybody was told, with when. */
export interface Told {
  /** 0 for what comes before the first round. */
  round: number;
  event: GameEvent;
}

/** A round of a match, or as long as one picture stood in its thread. Views are for `table`. */
export interface Moment {
  round: number;
  /** Which picture stood there. */
  kind: string;
  first: unknown;
  last: unknown;
}

/** A match of a campaign with what its thread told and showed. */
export interface MatchTold extends MatchPlayed, ToldMatch {
  game: Game;
  told: Told[];
  moments: Moment[];
  choices: number;
}

export interface CampaignTold {
  game: Game;
  matches: MatchTold[];
  /** As it is after the last of them. */
  campaign: Campaign;
}

/**
 * Plays a campaign and keeps what its threads tell everybody.
 * @param most matches of the campaign's own game, with what comes after each, after which to stop
 */
export function playAndKeep(
  game: Game,
  played: Omit<CampaignCase, 'watch' | 'restart'>,
  most = Number.POSITIVE_INFINITY,
): CampaignTold {
  const all = withInterludes([game]);
  const matches: MatchTold[] = [];
  let keeper = new Keeper(all);
  const watch: CampaignCase['watch'] = (match, happenings) => {
    keeper.keep(
      match,
      happenings.flatMap((one) => {
        const event = eventFor(one, 'table');
        return event ? [{ round: roundOfChapter(one.chapter), event }] : [];
      }),
    );
  };
  let campaign: Campaign | null = null;
  for (const match of playCampaign(game, { ...played, restart: false, watch })) {
    const isNext = match.gameId === game.rules.id;
    if (isNext && matches.filter(({ gameId }) => gameId === game.rules.id).length >= most) break;
    matches.push(keeper.of(match));
    keeper = new Keeper(all);
    campaign = match.after;
  }
  if (!campaign) throw new RangeError('The campaign has no matches.');
  return { game, matches, campaign };
}

/** Keeps what one match tells and shows. */
class Keeper {
  readonly #games: readonly Game[];
  readonly #told: Told[] = [];
  readonly #moments: Moment[] = [];
  #choices = -1;

  constructor(games: readonly Game[]) {
    this.#games = games;
  }

  keep(match: Match, told: readonly Told[]): void {
    this.#choices += 1;
    this.#told.push(...told);
    const { rules, presentation } = this.#gameOf(match.gameId);
    const view = rules.view(match, 'table');
    const round = presentation.round(view);
    const kind = presentation.pictureAt(view, 'round', null)?.kind ?? '';
    const last = this.#moments.at(-1);
    const now = structuredClone(view);
    if (last?.round === round && last.kind === kind) last.last = now;
    else this.#moments.push({ round, kind, first: now, last: now });
  }

  of(played: MatchPlayed): MatchTold {
    const game = this.#gameOf(played.gameId);
    return {
      ...played,
      game,
      view: game.rules.view(played.match, 'table'),
      events: this.#told.map(({ event }) => event),
      told: this.#told,
      moments: this.#moments,
      choices: this.#choices,
    };
  }

  #gameOf(id: string): Game {
    const found = this.#games.find(({ rules }) => rules.id === id);
    if (!found) throw new RangeError(`There is no ${id}.`);
    return found;
  }
}
