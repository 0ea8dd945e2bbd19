import { expect, it } from 'vitest';
import { randomChoice } from '../../src/drivers/random-play.ts';
import { seatsFor } from '../../src/drivers/seats.ts';
import { seedOf } from '../../src/drivers/seeds.ts';
import { forget as forgetInAdventure } from '../../src/games/adventure/companion/forget.ts';
import { adventure } from '../../src/games/adventure/index.ts';
import type { AdventureState } from '../../src/games/adventure/rules/state.ts';
import { forget } from '../../src/games/altar/companion/forget.ts';
import { altar } from '../../src/games/altar/index.ts';
import type { AltarState } from '../../src/games/altar/rules/state.ts';
import { altarQuest } from '../../src/games/altar-quest/index.ts';
import type { AltarQuestState } from '../../src/games/altar-quest/rules/state.ts';
import { freshRandom } from '../../src/kernel/companion.ts';
import { type Choice, formFor, isPublic, type SeatId } from '../../src/kernel/decision.ts';
import { answer } from '../../src/kernel/engine.ts';
import { eventFor } from '../../src/kernel/event.ts';
import { anyGame, type Game } from '../../src/kernel/game.ts';
import type { Match } from '../../src/kernel/match.ts';
import { type RandomState, seedRandom, shuffle } from '../../src/kernel/random.ts';
import { hasRevealed, noteUnseen } from '../../src/kernel/revealing.ts';

const copy = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

/** A copy in which everything that these seats don't know is dealt anew. */
type DealAnew = (match: Match, seats: readonly SeatId[], random: RandomState) => Match;

/** The seats tell each other their hands: only piles are hidden. */
const withOtherPiles: DealAnew = (match, _seats, random) => {
  const other = copy(match) as Match<AltarQuestState>;
  for (const { draw } of Object.values(other.state.decks)) shuffle(random, draw);
  for (const { deck } of other.state.heroes) shuffle(random, deck.draw);
  other.random = freshRandom(random);
  return other;
};

const withOtherHandsAndDecks: DealAnew = (match, [seat], random) =>
  forgetInAdventure(match as Match<AdventureState>, seat ?? '', random);

const withOtherHands: DealAnew = (match, [seat], random) =>
  forget(match as Match<AltarState>, seat ?? '', random);

/** What these seats see and hear of a choice, as text; null if another hand doesn't allow it. */
function witnessed({ rules }: Game, before: Match, choice: Choice, seats: readonly SeatId[]) {
  const match = copy(before);
  try {
    const result = answer(rules.procedures, match, choice);
    if (!result.accepted) return null;
    const seen = seats.map((seat) => ({
      view: rules.view(match, seat),
      asked: match.open.map((decision) => formFor(decision, seat)),
      heard: result.happenings.map((happening) => eventFor(happening, seat)),
    }));
    // In Altar nobody can tell which of several copies of a card it is.
    return JSON.stringify(seen).replaceAll(/"([a-z-]+)\.\d+"/g, '"$1"');
  } catch {
    return null;
  }
}

/**
 * Whether what some seats get of a choice depends on what they don't know.
 * @param otherwise whether it does if another hand doesn't even allow the choice
 */
function depends(
  game: Game,
  before: Match,
  choice: Choice,
  seats: readonly SeatId[],
  worlds: readonly Match[],
  otherwise: boolean,
): boolean {
  const here = witnessed(game, before, choice, seats);
  return worlds.some((world) => {
    const there = witnessed(game, world, choice, seats);
    return there === null ? otherwise : there !== here;
  });
}

const WORLDS = 4;

it.each([
  ['Altar Quest', anyGame(altarQuest), 2, 1, withOtherPiles],
  ['Altar, two players', anyGame(altar), 2, 3, withOtherHands],
  ['Altar, four players', anyGame(altar), 4, 2, withOtherHands],
  ['The Adventure Game, two players', anyGame(adventure), 2, 3, withOtherHandsAndDecks],
  ['The Adventure Game, four players', anyGame(adventure), 4, 2, withOtherHandsAndDecks],
] as const)(
  '%s: what is free to take back has told nobody anything, and what is not has',
  (_name, game, players, games, dealAnew) => {
    const { rules } = game;
    const found = { free: 0, moved: 0, shown: 0, inVain: 0 };
    for (let number = 0; number < games; number++) {
      const random = seedRandom(seedOf(3, number, 'choices'));
      const worlds = seedRandom(seedOf(3, number, 'worlds'));
      const seats = seatsFor(rules.lobby, players, players, number);
      const { match } = rules.setup({ seats, options: {}, seed: seedOf(3, number, 'match') });
      while (match.outcome === null && match.inputs < 120) {
        const choice = randomChoice(random, match.open);
        const before = copy(match);
        const unseen = noteUnseen(rules, match);
        const result = answer(rules.procedures, match, choice);
        if (!result.accepted) throw new Error('A legal choice was refused.');
        const revealed = hasRevealed(rules, unseen, match, result.happenings);
        if (before.random.words.join() !== match.random.words.join()) {
          expect(revealed).toBe(true);
          found.moved += 1;
          continue;
        }
        if (!revealed && match.inputs % 3 !== 0) continue;
        const asked = before.open.find(({ id }) => id === choice.decision)!;
        const eyes = rules.cooperative ? [match.seats] : match.seats.map((seat) => [seat]);
        const differs = eyes.some((seats) => {
          const others = Array.from({ length: WORLDS }, () => dealAnew(before, seats, worlds));
          // Those who aren't told what was chosen learn nothing from its being impossible elsewhere.
          const isTold = revealed || isPublic(asked) || seats.includes(choice.seat);
          return depends(game, before, choice, seats, others, isTold);
        });
        if (!revealed) expect(differs, `${choice.options} at ${before.inputs}`).toBe(false);
        if (!revealed) found.free += 1;
        else found.shown += 1;
        if (revealed && !differs) found.inVain += 1;
      }
    }
    expect(found.free).toBeGreaterThan(20);
    expect(found.moved).toBeGreaterThan(5);
    // A deck of one card, or a hand that can hold nothing else, has nothing left to tell.
    expect(found.inVain).toBeLessThanOrEqual(found.shown / 10);
  },
  60_000,
);
