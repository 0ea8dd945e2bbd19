import { answer } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import { seedRandom, shuffle } from '../../kernel/random.ts';
import type { SeatSetup } from '../../kernel/setup.ts';
import { combinationsOf } from '../cases.ts';
import { choiceOf, type Policy } from '../policies.ts';
import { seedOf } from '../seeds.ts';
import { playCampaign } from './play-campaign.ts';

/** A campaign to play for its figures. */
export interface CampaignTask {
  number: number;
  seed: number;
  policy: Policy;
  characters: number;
  options: { [option: string]: string };
}

/** A single match with one card of a campaign, or without any to compare with. */
export interface TrialTask extends Omit<CampaignTask, 'options'> {
  card: string | null;
  /** Who takes part first: the card's owner. */
  character: string | undefined;
  /** Options of the match that are fixed for the campaign. */
  options: { [option: string]: string };
}

/** What a match of a campaign contributes. */
export interface QuestPlayed {
  /** 1 for the first. */
  number: number;
  name: string;
  won: boolean;
  turns: number;
  /** Cards of the campaign that took part. */
  cards: string[];
}

export interface CampaignPlayed {
  quests: QuestPlayed[];
  won: boolean;
  reason: string;
  /** Every card that somebody had at the end. */
  cards: string[];
}

/** Plays one campaign and keeps its counts. Throws a RangeError for a game without campaigns. */
export function judgeCampaign(game: Game, task: CampaignTask): CampaignPlayed {
  const { number, seed, policy, characters, options } = task;
  const seats = seatsFrom(game, characters, number, undefined);
  const players = { policies: policiesOf(seats, policy), playouts: undefined };
  const within = game.rules.campaign?.trials?.within ?? (() => []);
  const quests: QuestPlayed[] = [];
  const playing = playCampaign(game, { seats, options, seed, number, players, restart: false });
  for (let step = playing.next(); ; step = playing.next()) {
    if (step.done) {
      const { won = false, reason = 'unfinished' } = step.value.outcome ?? {};
      return { quests, won, reason, cards: quests.at(-1)?.cards ?? [] };
    }
    const { gameId, match, brings, options: chosen } = step.value;
    if (gameId !== game.rules.id) continue;
    quests.push({
      number: quests.length + 1,
      name: chosen.quest ?? '',
      won: (match.outcome?.winners.length ?? 0) > 0,
      turns: game.rules.statistics?.turns(match) ?? 0,
      cards: within(brings),
    });
  }
}

/**
 * Plays one match with one card. The same number is the same match for every card of a character, and without
 * one: decks, dice and partners.
 * @returns whether it was won
 */
export function judgeCard({ rules }: Game, task: TrialTask): boolean {
  const { number, seed, policy, characters, card, character } = task;
  const seats = seatsFrom({ rules }, characters, number, character);
  const brings = rules.campaign?.trials?.brings(card, seats);
  if (!brings) throw new RangeError(`${rules.id} has no campaigns.`);
  const combinations = combinationsOf(rules.lobby, {});
  const shuffled = shuffle(seedRandom(seedOf(seed, 0, 'combinations')), combinations);
  const options = { ...task.options, ...shuffled[number % shuffled.length] };
  const { match } = rules.setup({ seats, options, brings, seed: seedOf(seed, number, 'trial') });
  const random = seedRandom(seedOf(seed, number, 'trial choices'));
  const players = { policies: policiesOf(seats, policy), playouts: undefined };
  while (match.outcome === null) {
    const result = answer(rules.procedures, match, choiceOf(rules, match, players, random));
    if (!result.accepted) throw new Error(`A legal choice was refused: ${result.refusal}`);
  }
  return match.outcome.winners.length > 0;
}

/** One character per seat; the named ones come first, then the others in turn. */
function seatsFrom(
  { rules }: Pick<Game, 'rules'>,
  characters: number,
  number: number,
  first: string | undefined,
): SeatSetup[] {
  const offers = rules.lobby.characters.offers.map(({ id }) => id);
  const others = offers.filter((id) => id !== first);
  const random = seedRandom(seedOf(number, 0, 'partners'));
  const chosen = [...(first === undefined ? [] : [first]), ...shuffle(random, others)];
  return chosen
    .slice(0, characters)
    .map((character, index) => ({ seat: `seat-${index + 1}`, characters: [character] }));
}

const policiesOf = (seats: readonly SeatSetup[], policy: Policy) =>
  Object.fromEntries(seats.map(({ seat }) => [seat, policy]));
