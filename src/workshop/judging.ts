import { outlookOf } from '../companions/outlook.ts';
import { steady } from '../companions/steady.ts';
import type { CompanionRules } from '../kernel/companion.ts';
import { fallbackFor, optionsFor } from '../kernel/decision.ts';
import { answer } from '../kernel/engine.ts';
import type { GameRules } from '../kernel/game.ts';
import { perSeatOf } from '../kernel/lobby.ts';
import { idFrom, isInBox } from '../kernel/packs.ts';
import { below, pick, type RandomState, seedRandom } from '../kernel/random.ts';
import type { SeatSetup } from '../kernel/setup.ts';

/** What many games say about a deck. */
export interface Judged {
  /** Games played so far, out of all. */
  played: number;
  all: number;
  /** Games with what is judged, and without it. */
  with: Counted;
  without: Counted;
  /** In how many of the games with it each of its cards came up, by the ids that the draft gives. */
  cameUp: { [card: string]: number };
}

export interface Counted {
  games: number;
  won: number;
  rounds: number;
}

/** Choices after which a game counts as lost: nobody wins it any more. */
const LONGEST = 20_000;

/** How many characters take part, if the game allows that. */
const CHARACTERS = 2;

/**
 * Whether companions can judge it: they win or lose together, and the lobby offers it, as a deck or as a character.
 * @param id as the draft gives it
 */
export const placeInLobby = (rules: GameRules, id: string, digest: string): string | null => {
  if (!rules.cooperative || !rules.companion) return null;
  const outside = idFrom(id, digest);
  if (rules.lobby.characters.offers.some((offer) => offer.id === outside)) return 'character';
  return rules.lobby.options.find(({ choices }) => choices.includes(outside))?.id ?? null;
};

/**
 * Companions play the same number of games with what is judged and with something of the box in its place, both with
 * the same other decks, characters and dice. Yields the figures after each game.
 * @param cards ids whose coming up is counted, as the draft gives them
 */
export function* judge(
  rules: GameRules,
  { id, cards, digest }: { id: string; cards: readonly string[]; digest: string },
  games: number,
): Generator<Judged> {
  const place = placeInLobby(rules, id, digest);
  if (place === null) return;
  const outside = new Map(cards.map((card) => [idFrom(card, digest), card]));
  const judged: Judged = {
    played: 0,
    all: 2 * games,
    with: { games: 0, won: 0, rounds: 0 },
    without: { games: 0, won: 0, rounds: 0 },
    cameUp: Object.fromEntries(cards.map((card) => [card, 0])),
  };
  for (let game = 0; game < games; game++) {
    for (const side of ['with', 'without'] as const) {
      const own = side === 'with' ? idFrom(id, digest) : null;
      const { won, rounds, seen } = played(rules, game, place, own, outside);
      judged.played += 1;
      judged[side].games += 1;
      judged[side].won += won ? 1 : 0;
      judged[side].rounds += rounds;
      for (const card of seen) judged.cameUp[card] = (judged.cameUp[card] ?? 0) + 1;
      yield structuredClone(judged);
    }
  }
}

/** One game. @param own what stands at its place; something of the box if null */
function played(
  rules: GameRules,
  game: number,
  place: string,
  own: string | null,
  watched: ReadonlyMap<string, string>,
): { won: boolean; rounds: number; seen: Set<string> } {
  const random = seedRandom(game.toString(16).padStart(32, '0'));
  const options = Object.fromEntries(
    rules.lobby.options
      .filter(({ id }) => DECKS.has(id) || id === place)
      .map(({ id, choices }) => {
        const lot = pick(random, choices.filter(isInBox));
        return [id, id === place && own !== null ? own : lot];
      }),
  );
  const seats = seatsFor(rules, random, place === 'character' ? own : null);
  const { match } = rules.setup({
    seats,
    options,
    seed: (game + 1).toString(16).padStart(32, 'a'),
  });
  const seen = new Set<string>();
  while (match.outcome === null && match.inputs < LONGEST) {
    const result = answer(rules.procedures, match, choiceIn(rules, match, random));
    if (!result.accepted) throw new Error(`A legal choice was refused: ${result.refusal}`);
    for (const [outside, card] of watched) {
      if (!seen.has(card) && result.happenings.some(({ event }) => mentions(event, outside)))
        seen.add(card);
    }
  }
  return {
    won: (match.outcome?.winners.length ?? 0) > 0,
    rounds: rules.statistics?.turns(match) ?? 0,
    seen,
  };
}

/** Options that are decks, of which every game is made up. */
const DECKS: ReadonlySet<string> = new Set(['threat', 'villain', 'quest']);

const mentions = (event: unknown, id: string): boolean => JSON.stringify(event).includes(id);

function seatsFor({ lobby }: GameRules, random: RandomState, own: string | null): SeatSetup[] {
  const box = lobby.characters.offers.map(({ id }) => id).filter(isInBox);
  const first = below(random, box.length);
  const turned = [...box.slice(first), ...box.slice(0, first)];
  const characters = [...(own === null ? [] : [own]), ...turned].slice(
    0,
    Math.min(CHARACTERS, lobby.characters.inAll.max),
  );
  const each = Math.max(1, perSeatOf(lobby, lobby.seats.min).max);
  const seats = Math.max(lobby.seats.min, Math.ceil(characters.length / each));
  return Array.from({ length: seats }, (_, seat) => ({
    seat: `seat-${seat + 1}`,
    characters: characters.filter((_one, at) => at % seats === seat),
  }));
}

function choiceIn(rules: GameRules, match: Parameters<GameRules['view']>[0], random: RandomState) {
  const decision = match.open[0];
  const seat = decision?.seats.find((one) => optionsFor(decision, one).length > 0);
  if (!decision || seat === undefined) throw new Error('Nobody is waited for.');
  const companion = rules.companion as CompanionRules;
  const [best] = steady(companion, outlookOf(rules, match, seat, decision), random);
  return { seat, decision: decision.id, options: best?.options ?? fallbackFor(decision, seat) };
}
