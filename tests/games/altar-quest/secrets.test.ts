import { describe, expect, it } from 'vitest';
import { randomChoice } from '../../../src/drivers/random-play.ts';
import { seedOf } from '../../../src/drivers/seeds.ts';
import { altarQuest } from '../../../src/games/altar-quest/index.ts';
import { describeScene } from '../../../src/games/altar-quest/picture/alt-text.ts';
import { sceneOf } from '../../../src/games/altar-quest/picture/from-view.ts';
import { presentation } from '../../../src/games/altar-quest/presentation/index.ts';
import { definition } from '../../../src/games/altar-quest/rules/cards/library.ts';
import { altarQuestRules as rules } from '../../../src/games/altar-quest/rules/index.ts';
import type { AltarQuestState } from '../../../src/games/altar-quest/rules/state.ts';
import type { Choice } from '../../../src/kernel/decision.ts';
import { answer } from '../../../src/kernel/engine.ts';
import { eventFor, type Happening, type Viewer } from '../../../src/kernel/event.ts';
import type { Match } from '../../../src/kernel/match.ts';
import { type RandomState, seedRandom, shuffle } from '../../../src/kernel/random.ts';
import { publicDecision } from '../../../src/table/public.ts';
import { loadTexts } from '../../../src/texts/catalogue.ts';

type AltarMatch = Match<AltarQuestState>;

const texts = loadTexts();
const copy = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

/** Ann plays Sedrin, Bob plays Myreen. */
const SEATS = [
  { seat: 'ann', characters: ['sedrin'] },
  { seat: 'bob', characters: ['myreen'] },
];
const LONGEST = 400;

/** Random games, one position after the other, with the choice about to be made. */
function* positions(game: number): Generator<{ match: AltarMatch; choice: Choice }> {
  const random = seedRandom(seedOf(7, game, 'choices'));
  const { match } = rules.setup({ seats: SEATS, options: {}, seed: seedOf(7, game, 'match') });
  while (match.outcome === null && match.inputs < LONGEST) {
    const choice = randomChoice(random, match.open);
    yield { match, choice };
    answer(rules.procedures, match, choice);
  }
}

/** Everything that a viewer gets of a match: the view, the public questions, and all words and pictures made of them. */
function shownTo(match: AltarMatch, viewer: Viewer): unknown {
  const view = rules.view(match, viewer);
  const open = match.open
    .filter(({ seats }) => viewer === 'table' || !seats.includes(viewer))
    .map((decision) => publicDecision(altarQuest, decision));
  const scene = sceneOf(view, texts);
  return {
    view,
    open,
    prompts: open.map((decision) => presentation.prompt(view, decision, texts)),
    options: open.flatMap((decision) =>
      decision.options.map((option) => presentation.option(view, decision, option, texts)),
    ),
    headline: presentation.headline(view, texts),
    status: presentation.status(view, texts),
    details: presentation.details(view, texts),
    hand: presentation.hand(view, texts),
    scene,
    altText: describeScene(scene, texts),
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

/** The same match with one card of a hero's hand exchanged for one deep in the hero's deck, both of one type if that matters. */
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

const GAMES = [1, 2, 3, 4];

describe('secrets of Altar Quest', () => {
  it.each(GAMES)('game %i: nobody sees another seat’s hand or the order of a deck', (game) => {
    const random = seedRandom(seedOf(7, game, 'exchanges'));
    let compared = 0;
    for (const { match } of positions(game)) {
      if (match.inputs % 6 !== 0) continue;
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

  it.each(GAMES)(
    'game %i: nor does what happens next tell them, until the card is played',
    (game) => {
      let compared = 0;
      for (const { match, choice } of positions(game)) {
        if (match.inputs % 2 === 1) continue;
        for (const [hero, others] of [
          ['sedrin', ['bob', 'table']],
          ['myreen', ['ann', 'table']],
        ] as const) {
          // Only Actions: in a cooperative game a question may show that somebody holds a Reaction or a Feat.
          const other = exchanged(match, hero, 'action');
          const changed = other?.state.heroes.find(({ id }) => id === hero);
          if (!other) continue;
          const hand = match.state.heroes.find(({ id }) => id === hero)?.hand ?? [];
          const [gone] = hand.filter((card) => !changed?.hand.includes(card));
          if (choice.options.some((option) => option.includes(gone as string))) continue;
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

  it('hides the options of questions about a hand, and shows the others', () => {
    const keys = new Map<string, boolean>();
    for (const game of GAMES) {
      for (const { match } of positions(game)) {
        for (const decision of match.open) {
          const { secret, options, fallback, prompt } = publicDecision(altarQuest, decision);
          keys.set(prompt.key, secret);
          if (!secret) continue;
          expect(options).toEqual([]);
          expect(fallback).toEqual([]);
          const cards = match.state.heroes.flatMap(({ hand }) => hand);
          const shown = JSON.stringify(prompt);
          expect(cards.filter((card) => shown.includes(`"${card}"`))).toEqual([]);
        }
      }
    }
    expect(keys.get('prompt.mulligan')).toBe(true);
    expect(keys.get('prompt.act')).toBe(true);
    expect(keys.get('prompt.next-hero')).toBe(false);
  });
});

interface Played {
  after: AltarMatch;
  happenings: Happening[];
}
