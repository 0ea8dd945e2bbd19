import type { Campaign, CampaignRules, NextMatch } from '../../kernel/campaign.ts';
import { answer } from '../../kernel/engine.ts';
import { type Game, withInterludes } from '../../kernel/game.ts';
import type { JsonObject } from '../../kernel/json.ts';
import type { Lobby } from '../../kernel/lobby.ts';
import type { Match } from '../../kernel/match.ts';
import { pick, type RandomState, seedRandom } from '../../kernel/random.ts';
import type { SeatSetup } from '../../kernel/setup.ts';
import { choiceOf, type Players } from '../policies.ts';
import { seedOf } from '../seeds.ts';

/** Choices after which a match counts as unfinished. */
const LONGEST = 20_000;
/** More matches than any campaign can need. */
const MOST_MATCHES = 40;

/** What one campaign is played with. */
export interface CampaignCase {
  seats: SeatSetup[];
  /** Options of the campaign. */
  options: { [option: string]: string };
  seed: number;
  /** Its number among the many. */
  number: number;
  players: Players;
  /** Each match and the campaign are replaced by their JSON round-trip at every choice. */
  restart: boolean;
}

/** One match of a campaign that has been played to the end. */
export interface MatchPlayed {
  gameId: string;
  match: Match;
  options: { [option: string]: string };
  /** What it took in. */
  brings: JsonObject;
  /** The campaign after it. */
  after: Campaign;
}

/**
 * Plays a campaign from its first match to its end, match by match. What a lobby would leave to its people is
 * chosen at random.
 * @throws Error if the rules refuse a legal choice, break an invariant, or do not come to an end
 */
export function* playCampaign(game: Game, played: CampaignCase): Generator<MatchPlayed, Campaign> {
  const rules = game.rules.campaign;
  if (!rules) throw new RangeError(`${game.rules.id} has no campaigns.`);
  const { seed, number } = played;
  let campaign = rules.begin({
    options: played.options,
    seed: seedOf(seed, number, 'campaign'),
  });
  const random = seedRandom(seedOf(seed, number, 'choices'));
  for (let matches = 0; matches < MOST_MATCHES; matches++) {
    if (played.restart) campaign = JSON.parse(JSON.stringify(campaign));
    const next = rules.next(campaign);
    if (!next) return campaign;
    const setup = {
      seats: structuredClone(played.seats),
      options: optionsOf(gameOf(game, next).rules.lobby, next, random),
      seed: seedOf(seed, number, `match ${matches}`),
      brings: rules.brings(campaign, played.seats),
    };
    const match = playMatch(gameOf(game, next), setup, played, random);
    campaign = afterMatch(rules, campaign, match, played.seats);
    const { options, brings } = setup;
    yield { gameId: next.gameId, match, options, brings, after: campaign };
  }
  throw new Error('The campaign does not come to an end.');
}

const afterMatch = (
  rules: CampaignRules,
  campaign: Campaign,
  match: Match,
  seats: readonly SeatSetup[],
): Campaign => rules.after(campaign, { match, seats, abandoned: false });

function gameOf(game: Game, { gameId }: NextMatch): Game {
  const found = withInterludes([game]).find(({ rules }) => rules.id === gameId);
  if (!found) throw new RangeError(`${game.rules.id} has no campaigns with ${gameId}.`);
  return found;
}

/** If left open, the options that differ most between matches are chosen at random. */
function optionsOf(
  { options }: Lobby,
  next: NextMatch,
  random: RandomState,
): { [option: string]: string } {
  const chosen = { ...next.options };
  for (const { id, choices } of options) {
    if (DECKS.includes(id)) chosen[id] ??= pick(random, choices);
  }
  return chosen;
}

const DECKS: readonly string[] = ['quest', 'villain', 'threat'];

function playMatch(
  { rules }: Game,
  setup: Parameters<Game['rules']['setup']>[0],
  { players, restart }: CampaignCase,
  random: RandomState,
): Match {
  let { match } = rules.setup(setup);
  while (match.outcome === null) {
    if (match.inputs >= LONGEST) throw new Error(`A match of ${rules.id} does not come to an end.`);
    if (restart) match = JSON.parse(JSON.stringify(match));
    const choice = choiceOf(rules, match, players, random);
    const result = answer(rules.procedures, match, choice);
    if (!result.accepted) throw new Error(`A legal choice was refused: ${result.refusal}`);
    if (!restart) continue;
    const problems = rules.broken(match);
    if (problems.length > 0) throw new Error(problems.join('; '));
  }
  return match;
}
