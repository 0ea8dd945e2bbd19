import { outlookOf } from '../companions/outlook.ts';
import { steady } from '../companions/steady.ts';
import type { CompanionRules } from '../kernel/companion.ts';
import { fallbackFor, type Option, optionsFor } from '../kernel/decision.ts';
import { answer } from '../kernel/engine.ts';
import type { Happening } from '../kernel/event.ts';
import type { GameRules } from '../kernel/game.ts';
import { differenceOf, intervalOf } from '../kernel/interval.ts';
import { idFrom } from '../kernel/packs.ts';
import { type RandomState, seedRandom } from '../kernel/random.ts';
import { type JudgedGame, type Side, tableFor } from './judged-game.ts';
import type { JudgedPlace } from './judged-place.ts';

/** What many games say about a part of a pack. */
export interface Judged {
  /** Games played so far, out of all. */
  played: number;
  all: number;
  /** Games with what is judged, and without it. */
  with: Counted;
  without: Counted;
  /** How much more often they are won with it, from -1 to 1, with 95% certainty; null if that says nothing. */
  difference: [least: number, most: number] | null;
  /** By the ids that the draft gives: in how many games with it a card came up, and in how many it was used. */
  cards: { [card: string]: { cameUp: number; used: number } };
  /** Where players play against each other: what each character, or god, has won. */
  characters: { [character: string]: { [side in Side]: { games: number; won: number } } };
}

export interface Counted {
  games: number;
  rounds: number;
  /** Null if nobody in particular wins with it: a quest, a follower, a map. */
  won: number | null;
  /** The range of the true share, with 95% certainty. */
  share: [least: number, most: number] | null;
}

/** Choices after which a game counts as lost: nobody wins it any more. */
const LONGEST = 20_000;

const BARE: Counted = { games: 0, rounds: 0, won: null, share: null };

/**
 * Companions play the same number of games with what is judged and with something of the box in its place, both with
 * the same other decks, characters and dice. Yields the figures after each game.
 * @param cards ids that are counted, as the draft gives them
 * @param isOver asked before each pair of games: whether there is no time for more
 */
export function* judge(
  rules: GameRules,
  { place, cards, digest }: { place: JudgedPlace; cards: readonly string[]; digest: string },
  games: number,
  isOver: () => boolean,
): Generator<Judged> {
  const watched = new Map(cards.map((card) => [idFrom(card, digest), card]));
  const judged: Judged = {
    played: 0,
    all: 2 * games,
    with: { ...BARE },
    without: { ...BARE },
    difference: null,
    cards: Object.fromEntries(cards.map((card) => [card, { cameUp: 0, used: 0 }])),
    characters: {},
  };
  for (let game = 0; game < games && !isOver(); game++) {
    for (const side of ['with', 'without'] as const) {
      const table = tableFor(rules, place, game, side);
      const end = played(rules, table, game, watched);
      judged.played += 1;
      countGame(judged[side], end);
      for (const { character, hasWon } of rules.cooperative ? [] : end.characters) {
        const id = character.replace(`@${digest}`, '');
        judged.characters[id] ??= { with: { ...NO_GAMES }, without: { ...NO_GAMES } };
        const own = judged.characters[id][side];
        own.games += 1;
        own.won += hasWon ? 1 : 0;
      }
      for (const card of end.seen) count(judged, card, 'cameUp');
      for (const card of end.used) count(judged, card, 'used');
      judged.difference = differenceIn(judged);
      yield structuredClone(judged);
    }
  }
}

const NO_GAMES = { games: 0, won: 0 };

function count({ cards }: Judged, card: string, what: 'cameUp' | 'used'): void {
  const own = cards[card];
  if (own) own[what] += 1;
}

function countGame(counted: Counted, { rounds, won }: Ended): void {
  counted.games += 1;
  counted.rounds += rounds;
  if (won === null) return;
  counted.won = (counted.won ?? 0) + (won ? 1 : 0);
  counted.share = intervalOf(counted.won, counted.games);
}

function differenceIn({ with: own, without }: Judged): Judged['difference'] {
  if (own.won === null || without.won === null) return null;
  return differenceOf(
    { wins: own.won, games: own.games },
    { wins: without.won, games: without.games },
  );
}

interface Ended {
  won: boolean | null;
  rounds: number;
  characters: { character: string; hasWon: boolean }[];
  /** Cards that came up, and those that were used, as the draft calls them. */
  seen: Set<string>;
  used: Set<string>;
}

/** One game to its end. */
function played(
  rules: GameRules,
  { setup, judgedSeat }: JudgedGame,
  game: number,
  watched: ReadonlyMap<string, string>,
): Ended {
  const random = seedRandom(game.toString(16).padStart(32, '0'));
  const { match } = rules.setup(setup);
  const seen = new Set<string>();
  const used = new Set<string>();
  const note = (cards: Set<string>, outside: string) => {
    const card = watched.get(outside);
    if (card !== undefined) cards.add(card);
  };
  while (match.outcome === null && match.inputs < LONGEST) {
    const { options, ...choice } = choiceIn(rules, match, random);
    for (const option of options) {
      for (const card of rules.statistics?.used(option) ?? []) note(used, card);
    }
    const ids = options.map(({ id }) => id);
    const result = answer(rules.procedures, match, { ...choice, options: ids });
    if (!result.accepted) throw new Error(`A legal choice was refused: ${result.refusal}`);
    for (const [outside, card] of watched) {
      if (!seen.has(card) && result.happenings.some((one) => mentions(one, outside))) {
        seen.add(card);
      }
    }
  }
  for (const card of Object.values(rules.statistics?.achieved?.(match) ?? {}).flat()) {
    note(used, card);
  }
  const winners = match.outcome?.winners ?? [];
  const wins = judgedSeat === null ? winners.length > 0 : winners.includes(judgedSeat);
  return {
    won: rules.cooperative || judgedSeat !== null ? wins : null,
    rounds: rules.statistics?.turns(match) ?? 0,
    characters: setup.seats.flatMap(({ seat, characters }) =>
      characters.map((character) => ({ character, hasWon: winners.includes(seat) })),
    ),
    seen,
    used: new Set([...used].filter((card) => seen.add(card))),
  };
}

const mentions = ({ event }: Happening, id: string): boolean => JSON.stringify(event).includes(id);

function choiceIn(rules: GameRules, match: Parameters<GameRules['view']>[0], random: RandomState) {
  const decision = match.open[0];
  const seat = decision?.seats.find((one) => optionsFor(decision, one).length > 0);
  if (!decision || seat === undefined) throw new Error('Nobody is waited for.');
  const companion = rules.companion as CompanionRules;
  const [best] = steady(companion, outlookOf(rules, match, seat, decision), random);
  const ids = best?.options ?? fallbackFor(decision, seat);
  const options = ids.flatMap((id): Option[] => decision.options.filter((one) => one.id === id));
  return { seat, decision: decision.id, options };
}
