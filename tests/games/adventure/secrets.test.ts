import { describe, expect, it } from 'vitest';
import { adventure } from '../../../src/games/adventure/index.ts';
import { fightScene } from '../../../src/games/adventure/presentation/fight-scene.ts';
import { aroundScene, mapScene } from '../../../src/games/adventure/presentation/scenes.ts';
import { sheetScene } from '../../../src/games/adventure/presentation/sheet-scene.ts';
import { adventureRules } from '../../../src/games/adventure/rules/index.ts';
import type { Choice } from '../../../src/kernel/decision.ts';
import { answer } from '../../../src/kernel/engine.ts';
import type { Happening, Viewer } from '../../../src/kernel/event.ts';
import { anyGame } from '../../../src/kernel/game.ts';
import { loadTexts } from '../../../src/texts/catalogue.ts';
import { countOf, seedsOf } from '../../support/seeds.ts';
import { lookedUpBy, seenBy, shownTo, toldTo } from '../../support/shown-to.ts';
import { type AdventureMatch, playGame } from './random-games.ts';
import { type Twin, withOtherDecks, withOtherDiscovery, withOtherHand } from './twins.ts';

const texts = loadTexts();
const game = anyGame(adventure);

/** How often, in questions, is compared: what is seen, all made from it, what is looked up, a choice, all choices. */
const EVERY = { seen: 36, shown: 540, looked: 1080, chosen: 9, tried: 99 };

const viewersOf = (match: AdventureMatch): Viewer[] => [...match.seats, 'table'];

/** Twins of a match, one for each thing that is hidden from somebody: a hand, a discovery, the decks. */
function twinsOf(match: AdventureMatch): Twin[] {
  const { characters, placed } = match.state;
  const places = Object.keys(placed);
  const space = places[match.inputs % Math.max(1, places.length)] ?? '';
  const { seat } = characters[match.inputs % characters.length]!;
  return [
    withOtherHand(match, seat),
    withOtherDiscovery(match, space),
    withOtherDecks(match, match.inputs),
  ].filter((twin) => twin !== null);
}

const unknowing = (match: AdventureMatch, { knowing }: Twin): Viewer[] =>
  viewersOf(match).filter((viewer) => !knowing.includes(viewer));

/** What is drawn for a viewer. */
function drawnFor(match: AdventureMatch, viewer: Viewer) {
  const view = adventureRules.view(match, viewer);
  return {
    map: mapScene(view, texts),
    fight: fightScene(view, texts),
    around: view.characters.map(({ id }) => aroundScene(view, id, texts)),
    sheets: view.characters.map((character) => sheetScene(view, character, texts)),
  };
}

/** A match after a choice, and what has happened; null if it can't be made. */
function madeIn(match: AdventureMatch, choice: Choice) {
  const copy = structuredClone(match);
  const result = answer(adventureRules.procedures, copy, choice);
  return result.accepted ? { match: copy, happenings: result.happenings } : null;
}

const isNamed = (card: string, { options }: Choice): boolean =>
  options.some((id) => id.includes(card));

/** What lies where a viewer can't see it; the table knows what all players have seen. */
const hiddenFrom = (match: AdventureMatch, viewer: Viewer): string[] =>
  viewer === 'table'
    ? [...new Set(match.seats.flatMap((seat) => hiddenFrom(match, seat)))]
    : adventureRules.hidden(match, [viewer]);

/** How much lies in each pile that cards and discoveries are drawn from. */
const pilesIn = ({ state }: AdventureMatch): number[] => [
  ...state.characters.map(({ abilities }) => abilities.draw.length),
  state.discoveries.length,
];

/** Whether one of them has been shuffled anew from what lay open. */
const isShuffled = (before: readonly number[], later: readonly number[]): boolean =>
  later.some((size, at) => size > (before[at] ?? 0));

/** Whether a choice has revealed to a viewer something that lies elsewhere, if only for a moment. */
function turnsUp(before: AdventureMatch, later: AdventureMatch, moved: string[], viewer: Viewer) {
  if (isShuffled(pilesIn(before), pilesIn(later))) return true;
  const [was, is] = [hiddenFrom(before, viewer), hiddenFrom(later, viewer)];
  return moved.some((one) => was.includes(one) && !is.includes(one));
}

/** Every name in something that a viewer gets. */
const namesIn = (got: unknown): Set<string> =>
  new Set(JSON.stringify(got).match(/[a-z][a-z-]*(\.\d+)?/g));

/** Choices of each game. */
const ENOUGH = countOf({ few: 300, many: 1_200 });

describe('secrets of the Adventure Game', () => {
  it.each(seedsOf([4, 2], 1))(
    '%i players: nobody gets anything of others’ hands, of discoveries that lie face down, of decks',
    (players) => {
      const found = { compared: 0, seen: 0 };
      playGame(
        players,
        players,
        (match) => {
          if (match.inputs % EVERY.seen !== 0) return;
          for (const one of twinsOf(match)) {
            const { twin, knowing } = one;
            for (const viewer of unknowing(match, one)) {
              const at = `${viewer} at ${match.inputs}`;
              found.compared += 1;
              expect(seenBy(game, twin, viewer), at).toEqual(seenBy(game, match, viewer));
              if (match.inputs % EVERY.shown === 0) {
                expect(shownTo(game, twin, viewer), at).toEqual(shownTo(game, match, viewer));
                expect(drawnFor(twin, viewer), at).toEqual(drawnFor(match, viewer));
              }
              if (match.inputs % EVERY.looked === 0) {
                expect(lookedUpBy(game, twin, viewer), at).toEqual(lookedUpBy(game, match, viewer));
              }
            }
            const views = [twin, match].map((world) =>
              knowing.map((seat) => JSON.stringify(adventureRules.view(world, seat))),
            );
            if (views[0]?.join() !== views[1]?.join()) found.seen += 1;
          }
        },
        undefined,
        ENOUGH,
      );
      expect(found.compared).toBeGreaterThan(60);
      // The card's holder sees it.
      expect(found.seen).toBeGreaterThan(10);
    },
  );

  it.each(seedsOf([4, 2], 1))(
    '%i players: what is told and asked after a choice depends on nothing that stays hidden',
    (players) => {
      const compared = new Set<string>();
      playGame(
        players,
        players + 20,
        (match, next) => {
          if (match.inputs % EVERY.chosen !== 0) return;
          const asked = match.open[0]!;
          const isTried = asked.choose.min <= 1 && match.inputs % EVERY.tried === 0;
          const choices = isTried
            ? asked.options.map(({ id }) => ({ ...next, options: [id] }))
            : [next];
          for (const one of twinsOf(match)) {
            for (const choice of choices) {
              if (one.moved.some((card) => isNamed(card, choice))) continue;
              const [here, there] = [madeIn(match, choice), madeIn(one.twin, choice)];
              if (!here || !there) throw new Error(`${choice.options} was refused.`);
              for (const viewer of unknowing(match, one)) {
                const others = [
                  ...one.moved,
                  ...one.beside.filter((card) => !isNamed(card, choice)),
                ];
                const isShown =
                  turnsUp(match, here.match, others, viewer) ||
                  turnsUp(one.twin, there.match, others, viewer);
                if (isShown) continue;
                const at = `${viewer} at ${match.inputs}: ${choice.options}`;
                const told = [there, here].map(({ happenings }) => toldTo(happenings, viewer));
                expect(told[0], at).toEqual(told[1]);
                expect(seenBy(game, there.match, viewer), at).toEqual(
                  seenBy(game, here.match, viewer),
                );
                compared.add(`${asked.prompt.key} ${asked.visibility}`);
              }
            }
          }
        },
        undefined,
        ENOUGH,
      );
      const windows = ['prompt.before-dice secret', 'prompt.after-dice secret'];
      expect([...compared]).toEqual(expect.arrayContaining(['prompt.travel public', ...windows]));
      expect(compared.size).toBeGreaterThan(8);
    },
  );

  it('what a viewer sees or is told never names what lies face down or in another hand', () => {
    let heard: Happening[] = [];
    let before: number[] = [];
    let looked = 0;
    playGame(
      3,
      3,
      (match) => {
        const piles = pilesIn(match);
        // What was played in this turn is noted, wherever it has gone since.
        const played = Object.values(match.state.turn?.played ?? {}).flat();
        // What was told may lie in a pile that has been shuffled since.
        const isLost =
          isShuffled(before, piles) ||
          heard.some(({ event }) => event.type === 'discoveries-shuffled');
        for (const viewer of viewersOf(match)) {
          const told = isLost ? [] : toldTo(heard, viewer);
          const names = namesIn([seenBy(game, match, viewer), told]);
          const named = hiddenFrom(match, viewer).filter(
            (one) => names.has(one) && !played.includes(one),
          );
          expect(named, `${viewer} at ${match.inputs}`).toEqual([]);
          looked += told.length;
        }
        before = piles;
      },
      (happenings) => {
        heard = happenings;
      },
    );
    expect(looked).toBeGreaterThan(1000);
  });
});
