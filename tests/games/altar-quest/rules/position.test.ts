import { describe, expect, it } from 'vitest';
import '../../../../src/games/altar-quest/box.ts';
import { randomChoice } from '../../../../src/drivers/random-play.ts';
import { seatsFor } from '../../../../src/drivers/seats.ts';
import { seedOf } from '../../../../src/drivers/seeds.ts';
import {
  allDecks,
  cardsOf,
  definition,
} from '../../../../src/games/altar-quest/rules/cards/library.ts';
import { altarQuestRules as rules } from '../../../../src/games/altar-quest/rules/index.ts';
import type { Amount } from '../../../../src/games/altar-quest/rules/language/amount.ts';
import type { Condition } from '../../../../src/games/altar-quest/rules/language/condition.ts';
import type { Filter } from '../../../../src/games/altar-quest/rules/language/filter.ts';
import type { Scope } from '../../../../src/games/altar-quest/rules/language/scope.ts';
import { positionOf, standingAt } from '../../../../src/games/altar-quest/rules/position.ts';
import { amountOf } from '../../../../src/games/altar-quest/rules/queries/amounts.ts';
import { cardState } from '../../../../src/games/altar-quest/rules/queries/card-state.ts';
import { cardsInPlay } from '../../../../src/games/altar-quest/rules/queries/cards-in-play.ts';
import { holds } from '../../../../src/games/altar-quest/rules/queries/conditions.ts';
import {
  allEnemies,
  allTraps,
  characters,
  spacesOf,
} from '../../../../src/games/altar-quest/rules/queries/figures.ts';
import { reached } from '../../../../src/games/altar-quest/rules/queries/reached.ts';
import { youAs } from '../../../../src/games/altar-quest/rules/queries/you.ts';
import type { AltarQuestState } from '../../../../src/games/altar-quest/rules/state.ts';
import { answer } from '../../../../src/kernel/engine.ts';
import type { Viewer } from '../../../../src/kernel/event.ts';
import type { Match } from '../../../../src/kernel/match.ts';
import { pick, type RandomState, seedRandom } from '../../../../src/kernel/random.ts';
import { seedsOf } from '../../../support/seeds.ts';
import { anyParty } from '../presentation/random-match.ts';

type AltarMatch = Match<AltarQuestState>;

/** Choices after which a game has shown enough, and the interval at which positions are looked at. */
const LONGEST = 600;
const LOOKED_AT = 40;
const GAMES = seedsOf([0, 1, 2, 3], 2);

/** Positions of random games with all decks, once the heroes are on the board. */
function* positions(game: number): Generator<{ match: AltarMatch; random: RandomState }> {
  const random = seedRandom(seedOf(29, game, 'choices'));
  const { options } = anyParty(game);
  const seats = seatsFor(rules.lobby, 2, 2 + (game % 3), game);
  const { match } = rules.setup({ seats, options, seed: seedOf(29, game, 'match') });
  while (match.outcome === null && match.inputs < LONGEST) {
    if (match.state.round > 0 && match.inputs % LOOKED_AT === 0) yield { match, random };
    answer(rules.procedures, match, randomChoice(random, match.open));
  }
}

const seen = (match: AltarMatch, viewer: Viewer) => positionOf(rules.view(match, viewer));

/** Everything of one kind that is on any card. */
function printed<Found>(isOne: (value: object) => boolean): Found[] {
  const found = new Map<string, Found>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (isOne(value)) found.set(JSON.stringify(value), value as Found);
    Object.values(value).forEach(look);
  };
  for (const card of new Set(allDecks().flatMap(cardsOf))) look(definition(card));
  return [...found.values()];
}

const conditions = printed<Condition>((value) => 'if' in value);
const amounts = printed<Amount>(
  (value) => 'count' in value || 'dice' in value || 'perHero' in value,
);
const filters = printed<{ of: 'enemies'; where: Filter }>(
  (value) => 'of' in value && 'where' in value,
);

/** Whom and what an effect may refer to: any character as "you", any card in play, any figure. */
function anyScope(state: AltarQuestState, random: RandomState): Scope {
  const you = pick(random, characters(state)) as string;
  const figures = [...characters(state), ...allEnemies(state), ...allTraps(state)];
  return {
    card: pick(random, cardsInPlay(state))?.card as string,
    ...youAs(state, you),
    target: pick(random, figures) as string,
    amount: 2,
  };
}

describe('the position that a view makes', () => {
  it.each(GAMES)('game %i: is the match, as far as its viewer sees it', (game) => {
    for (const { match } of positions(game)) {
      const { state } = match;
      const inPlay = cardsInPlay(state).map(({ card }) => card);
      const lying = (one: AltarQuestState) =>
        Object.fromEntries(inPlay.map((card) => [card, laid(one, card)]));
      for (const viewer of [...match.seats, 'table']) {
        const position = seen(match, viewer);
        expect(lying(position)).toEqual(lying(state));
        expect(position.heroes.map(openly)).toEqual(state.heroes.map(openly));
        const { milestones, askedAhead, cards, heroes, decks, enemyUpgrades = [], ...open } = state;
        expect(position).toMatchObject({ ...open, enemyUpgrades });
        const sizes = ({ decks: all }: AltarQuestState) =>
          Object.values(all).map(({ draw, discard }) => [draw.length, discard]);
        expect(sizes(position)).toEqual(sizes(state));
      }
    }
  });

  it.each(GAMES)('game %i: answers every question of a card as the match does', (game) => {
    for (const { match, random } of positions(game)) {
      const { state } = match;
      for (const viewer of [...match.seats, 'table']) {
        const position = seen(match, viewer);
        const scope = anyScope(state, random);
        const asked = <Question, Answer>(
          questions: readonly Question[],
          ask: (of: AltarQuestState, question: Question) => Answer,
        ) => {
          for (const question of questions) {
            const about = JSON.stringify({ question, scope, viewer, at: match.inputs });
            expect(ask(position, question), about).toEqual(ask(state, question));
          }
        };
        asked(conditions, (of, condition) => holds({ state: of }, condition, scope));
        asked(amounts, (of, amount) => amountOf({ state: of }, amount, scope));
        asked(filters, (of, { of: figures, where }) => reached(of, figures, where, scope));
      }
    }
  });

  it('the cards of the box ask for conditions of every kind', () => {
    expect(new Set(conditions.map((condition) => condition.if)).size).toBe(32);
  });

  it('knows nothing of a card that its viewer does not see, but that it is there', () => {
    let held = 0;
    for (const { match } of positions(1)) {
      const hidden = ({ decks, heroes }: AltarQuestState, viewer: Viewer) => [
        ...Object.values(decks).flatMap(({ draw }) => draw),
        ...heroes.flatMap(({ deck }) => deck.draw),
        ...heroes.filter(({ seat }) => seat !== viewer).flatMap(({ hand }) => hand),
      ];
      for (const viewer of [...match.seats, 'table']) {
        const position = seen(match, viewer);
        const cards = hidden(match.state, viewer);
        held += cards.length;
        expect(hidden(position, viewer)).toEqual(cards.map(() => 'unseen'));
        const own = ({ heroes }: AltarQuestState) =>
          heroes.filter(({ seat }) => seat === viewer).map(({ hand }) => hand);
        expect(own(position)).toEqual(own(match.state));
      }
    }
    expect(held).toBeGreaterThan(100);
  });

  it('is measured from where "you" would stand, and everybody is counted where they are', () => {
    let compared = 0;
    for (const { match, random } of positions(2)) {
      const state = seen(match, 'table');
      const { target, ...any } = anyScope(state, random);
      const scope = { ...any, card: Object.values(state.features)[0] ?? state.altar };
      const there = spacesOf(state, target as string)[0];
      const you = scope.ally ?? scope.hero;
      if (there === undefined || target === you) continue;
      compared += 1;
      const moved = standingAt(state, you, there);
      const nearby: Condition[] = [
        { if: 'enemy-within', range: 3 },
        { if: 'feature-within', range: 3 },
        { if: 'enemies-in-room' },
        { if: 'in-altar-room' },
        { if: 'in-this-room' },
        { if: 'on-stairs' },
        { if: 'alone' },
        { if: 'character-within', range: 2, of: 'you' },
      ];
      for (const condition of nearby) {
        const weighed = holds({ state }, condition, { ...scope, at: there });
        expect(weighed, condition.if).toBe(holds({ state: moved }, condition, scope));
      }
      const heroes = reached(state, 'characters', { range: 1 }, { ...scope, at: there });
      const isNear = reached(moved, 'characters', { range: 1 }, { ...scope, hero: scope.hero });
      expect(heroes.filter((one) => one !== you)).toEqual(isNear.filter((one) => one !== you));
    }
    expect(compared).toBeGreaterThan(3);
  });
});

/** What is on a card, if it makes a difference. */
const laid = (state: AltarQuestState, card: string) =>
  Object.fromEntries(
    Object.entries(cardState(state, card)).filter(
      ([, value]) => value !== 0 && !(Array.isArray(value) && value.length === 0),
    ),
  );

/** What everybody sees of a hero, with how many cards are in hand and in the deck. */
const openly = ({
  losses,
  hand,
  deck: { draw, discard },
  ...hero
}: AltarQuestState['heroes'][number]) => ({
  ...hero,
  discard,
  hand: hand.length,
  draw: draw.length,
});
