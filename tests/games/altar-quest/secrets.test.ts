import { describe, expect, expectTypeOf, it } from 'vitest';
import { randomChoice } from '../../../src/drivers/random-play.ts';
import { seedOf } from '../../../src/drivers/seeds.ts';
import { altarQuest } from '../../../src/games/altar-quest/index.ts';
import { describeBoard } from '../../../src/games/altar-quest/picture/alt-text.ts';
import { viewportOf } from '../../../src/games/altar-quest/picture/layout.ts';
import { sceneOf } from '../../../src/games/altar-quest/presentation/board-scene.ts';
import { definition } from '../../../src/games/altar-quest/rules/cards/library.ts';
import { altarQuestRules as rules } from '../../../src/games/altar-quest/rules/index.ts';
import { askGroup, askHero } from '../../../src/games/altar-quest/rules/questions.ts';
import type { AltarQuestState } from '../../../src/games/altar-quest/rules/state.ts';
import { type Choice, formFor, isPublic, type Visibility } from '../../../src/kernel/decision.ts';
import { answer } from '../../../src/kernel/engine.ts';
import { eventFor, type Happening, type Viewer } from '../../../src/kernel/event.ts';
import type { Match } from '../../../src/kernel/match.ts';
import { type RandomState, seedRandom, shuffle } from '../../../src/kernel/random.ts';
import { loadTexts } from '../../../src/texts/catalogue.ts';
import { scenario } from '../../support/altar-quest.ts';
import { askAlike, questionsShownTo } from '../../support/questions-shown.ts';
import { countOf, seedsOf } from '../../support/seeds.ts';

type AltarMatch = Match<AltarQuestState>;

const texts = loadTexts();
const { presentation } = altarQuest;
const CARDS = presentation.cards(texts);
const copy = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

/** Ann plays Sedrin, Bob plays Myreen. */
const SEATS = [
  { seat: 'ann', characters: ['sedrin'] },
  { seat: 'bob', characters: ['myreen'] },
];
const LONGEST = 400;

/** Random games, position by position, with the choice about to be made. */
function* positions(game: number): Generator<{ match: AltarMatch; choice: Choice }> {
  const random = seedRandom(seedOf(7, game, 'choices'));
  const { match } = rules.setup({
    seats: SEATS,
    options: game % 2 === 0 ? { ally: 'each', rivals: 'two' } : {},
    seed: seedOf(7, game, 'match'),
  });
  while (match.outcome === null && match.inputs < LONGEST) {
    const choice = randomChoice(random, match.open);
    yield { match, choice };
    answer(rules.procedures, match, choice);
  }
}

/** Everything a viewer gets of a match: the view, the public questions, and all words and pictures made from them. */
function shownTo(match: AltarMatch, viewer: Viewer): unknown {
  const view = rules.view(match, viewer);
  const questions = questionsShownTo(altarQuest, match, viewer);
  const open = [...questions.toEverybody, ...questions.toThem];
  const scene = sceneOf(view, texts);
  return {
    view,
    questions,
    prompts: open.map((decision) => presentation.prompt(view, decision, texts)),
    options: open.flatMap((decision) =>
      decision.options.map((option) => presentation.option(view, decision, option, texts)),
    ),
    headline: presentation.headline(view, texts),
    status: presentation.status(view, texts),
    details: presentation.details(view, texts),
    hand: presentation.hand(view, texts),
    scene,
    altText: describeBoard(scene, texts, 'revealed'),
    shown: viewportOf(scene, 'revealed'),
  };
}

/** What a viewer finds by looking up cards and decks. */
function lookedUp(match: AltarMatch, viewer: Viewer): unknown {
  const view = rules.view(match, viewer);
  return {
    whereabouts: CARDS.map(({ id }) => presentation.whereabouts?.(view, id, texts)),
    piles: presentation.piles?.(view, texts),
  };
}

const told = (happenings: readonly Happening[], viewer: Viewer) =>
  happenings.map((happening) => eventFor(happening, viewer)).filter((event) => event !== null);

/** The same match with every face-down deck in another order. */
function reordered(match: AltarMatch, random: RandomState): AltarMatch {
  const other = copy(match);
  const { decks, heroes } = other.state;
  for (const deck of Object.values(decks)) shuffle(random, deck.draw);
  for (const { deck } of heroes) shuffle(random, deck.draw);
  return other;
}

/**
 * The same match with one card of a hero's hand swapped with one deep in their deck, both of one type if that
 * matters.
 */
function exchanged(match: AltarMatch, hero: string, type?: string): AltarMatch | null {
  const other = copy(match);
  const { hand, deck } = other.state.heroes.find(({ id }) => id === hero) as {
    hand: string[];
    deck: { draw: string[] };
  };
  const isOfType = (card: string) => type === undefined || definition(card).type === type;
  const held = hand.findIndex(isOfType);
  const hidden = deck.draw.slice(0, -3).findIndex(isOfType);
  if (held < 0 || hidden < 0) return null;
  const card = hand[held] as string;
  hand[held] = deck.draw[hidden] as string;
  deck.draw[hidden] = card;
  return other;
}

const GAMES = seedsOf([1, 2, 3, 4], 1);
/** Those who may not know a hero's hand. */
const OTHERS = [
  ['sedrin', ['bob', 'table']],
  ['myreen', ['ann', 'table']],
] as const;

describe('secrets of Altar Quest', () => {
  it.each(GAMES)('game %i: nobody sees another seat’s hand or the order of a deck', (game) => {
    const random = seedRandom(seedOf(7, game, 'exchanges'));
    let compared = 0;
    for (const { match } of positions(game)) {
      if (match.inputs % countOf({ few: 18, many: 6 }) !== 0) continue;
      const decks = reordered(match, random);
      for (const viewer of ['ann', 'bob', 'table']) {
        expect(shownTo(decks, viewer), `${viewer} at ${match.inputs}`).toEqual(
          shownTo(match, viewer),
        );
      }
      for (const [hero, own, others] of [
        ['sedrin', 'ann', ['bob', 'table']],
        ['myreen', 'bob', ['ann', 'table']],
      ] as const) {
        const other = exchanged(match, hero);
        if (!other) continue;
        compared += 1;
        for (const viewer of others) expect(shownTo(other, viewer)).toEqual(shownTo(match, viewer));
        expect(rules.view(other, own)).not.toEqual(rules.view(match, own));
      }
    }
    expect(compared).toBeGreaterThan(5);
  });

  it('nor does whoever looks cards and decks up find a hand or what lies face down', () => {
    const random = seedRandom(seedOf(7, 0, 'looking up'));
    let compared = 0;
    for (const { match } of positions(1)) {
      if (match.inputs % 60 !== 0) continue;
      const decks = reordered(match, random);
      const hands = exchanged(match, 'sedrin');
      if (!hands) continue;
      compared += 1;
      for (const viewer of ['bob', 'table']) {
        const found = lookedUp(match, viewer);
        expect(lookedUp(decks, viewer)).toEqual(found);
        expect(lookedUp(hands, viewer)).toEqual(found);
      }
      expect(lookedUp(hands, 'ann')).not.toEqual(lookedUp(match, 'ann'));
    }
    expect(compared).toBeGreaterThan(1);
  });

  it.each(GAMES)(
    'game %i: nor does what happens next tell them, until the card is played',
    (game) => {
      let compared = 0;
      for (const { match, choice } of positions(game)) {
        if (match.inputs % countOf({ few: 5, many: 2 }) !== 0) continue;
        for (const [hero, others] of OTHERS) {
          // Only Actions: in a cooperative game a question may show that somebody holds a Reaction or a Feat.
          const other = exchanged(match, hero, 'action');
          const changed = other?.state.heroes.find(({ id }) => id === hero);
          if (!other) continue;
          const hand = match.state.heroes.find(({ id }) => id === hero)?.hand ?? [];
          const [gone] = hand.filter((card) => !changed?.hand.includes(card));
          // One that has already been chosen is no longer secret: what the choice led to may wait for others.
          const spoken = JSON.stringify([choice.options, match.stack]);
          if (spoken.includes(gone as string)) continue;
          const [one, two] = [copy(match), other].map((before) => {
            const result = answer(rules.procedures, before, choice);
            expect(result.accepted).toBe(true);
            return { after: before, happenings: result.accepted ? result.happenings : [] };
          }) as [Played, Played];
          compared += 1;
          for (const viewer of others) {
            expect(told(two.happenings, viewer)).toEqual(told(one.happenings, viewer));
            expect(shownTo(two.after, viewer)).toEqual(shownTo(one.after, viewer));
          }
        }
      }
      expect(compared).toBeGreaterThan(10);
    },
  );

  it('no question shows others a hand, and only one that says so whether there is something in it', () => {
    const wanted = ['act', 'discard-hand', 'moment.before-damage', 'moment.before-test'];
    const hidden = new Set<string>();
    // After these, more until a hero has been asked everything: with the current cards, the ninth does it.
    for (const game of [...GAMES, ...Array.from({ length: 30 }, (_, index) => 9 + index)]) {
      if (!GAMES.includes(game) && wanted.every((key) => hidden.has(`prompt.${key}`))) break;
      for (const { match, choice } of positions(game)) {
        for (const [hero, others] of OTHERS) {
          const other = exchanged(match, hero);
          const cards = other
            ? handsOf(match).filter((card) => !handsOf(other).includes(card))
            : [];
          if (!other || choice.options.some((id) => cards.some((card) => id.includes(card))))
            continue;
          const keys = askAlike(altarQuest, [match, other], choice, others);
          for (const key of keys) hidden.add(key);
        }
      }
    }
    expect([...hidden]).toEqual(expect.arrayContaining(wanted.map((key) => `prompt.${key}`)));
  }, 240_000);

  it('a question about the card on top of a deck shows others nothing of it', () => {
    const scouted = (top: string) => {
      const scene = scenario({
        heroes: { sedrin: { at: 'R18' }, myreen: { at: 'U17' } },
        seats: { sedrin: 'ann', myreen: 'bob' },
        bare: true,
        startRoom: 'room-16',
        features: { 'room-16': 'mystical-mirror' },
        pool: ['aluna', 'aluna', 'aluna', 'aluna', 'aluna'],
        tops: { villain: [top] },
      });
      scene.run('use-card', { hero: 'sedrin', card: 'mystical-mirror', ability: 'gaze' });
      scene.choose('option:1');
      expect(scene.question().prompt.key).toBe('prompt.scout');
      const { match } = scene;
      const shown = ['ann', 'bob', 'table'].map((viewer) =>
        questionsShownTo(altarQuest, match, viewer),
      );
      scene.end();
      return shown;
    };
    const [own, ...others] = scouted('keys-to-the-larder');
    const [ownOther, ...othersOther] = scouted('mud-and-majesty');
    expect(othersOther).toEqual(others);
    expect(ownOther).not.toEqual(own);
  });

  it('no public question, no prompt and no open fallback names a card in a hand', () => {
    const asked = new Map<string, boolean>();
    for (const game of GAMES) {
      for (const { match } of positions(game)) {
        const { toEverybody } = questionsShownTo(altarQuest, match, 'table');
        const shown = JSON.stringify(toEverybody);
        expect(handsOf(match).filter((card) => shown.includes(`"${card}"`))).toEqual([]);
        for (const decision of match.open) asked.set(decision.prompt.key, isPublic(decision));
      }
    }
    expect(asked.get('prompt.mulligan')).toBe(false);
    expect(asked.get('prompt.position')).toBe(true);
  });

  it('what one hero may use while another acts shows nothing of the other’s hand', () => {
    let offered = 0;
    for (const game of GAMES) {
      for (const { match } of positions(game)) {
        for (const decision of match.open) {
          if (isPublic(decision)) continue;
          for (const seat of match.seats.filter((one) => !decision.seats.includes(one))) {
            const { options, fallback } = formFor(decision, seat);
            expect(options.every((option) => option.seat === seat)).toBe(true);
            expect(fallback).toEqual([]);
            offered += options.length;
          }
        }
      }
    }
    expect(offered).toBeGreaterThan(0);
  });

  it('whoever asks a hero or the group says who may know of it, or it does not compile', () => {
    expectTypeOf(askHero).parameter(0).toEqualTypeOf<Visibility>();
    expectTypeOf(askGroup).parameter(0).toEqualTypeOf<Visibility>();
    type More = NonNullable<Parameters<typeof askHero>[5]>;
    expectTypeOf<More>().not.toHaveProperty('visibility');
  });
});

const handsOf = ({ state }: AltarMatch): string[] => state.heroes.flatMap(({ hand }) => hand);

interface Played {
  after: AltarMatch;
  happenings: Happening[];
}
