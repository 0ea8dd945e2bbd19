import { describe, expect, it } from 'vitest';
import { adventure } from '../../../src/games/adventure/index.ts';
import { adventureRules } from '../../../src/games/adventure/rules/index.ts';
import type { AdventureState } from '../../../src/games/adventure/rules/state.ts';
import { type Decision, formFor, publicForm } from '../../../src/kernel/decision.ts';
import type { OfferedOption } from '../../../src/kernel/game.ts';
import type { Match } from '../../../src/kernel/match.ts';
import { loadTexts } from '../../../src/texts/catalogue.ts';
import { type Layout, scenario } from '../../support/adventure.ts';
import { playGame } from './random-games.ts';

const texts = loadTexts();
const { presentation } = adventure;

const lineOf = ({ text: { emoji, label, description } }: OfferedOption): string =>
  `${emoji} ${label}: ${description}`;
const wayOf = ({ option, ahead = [] }: OfferedOption): string => [option.id, ...ahead].join(' > ');

/** The menu of ways in somebody's panel: the first page by purpose, what leads on, and the pages of all spaces. */
function travelMenu(match: Match<AdventureState>) {
  const decision = match.open[0] as Decision;
  const seat = decision.seats[0] as string;
  const view = adventureRules.view(match, seat);
  const { menus } = presentation.panel(view, formFor(decision, seat), texts);
  const { options = [], lead } = menus.find(({ id }) => id.startsWith('travel')) ?? {};
  return {
    purposes: options.slice(0, lead?.count ?? 0),
    more: lead?.more,
    spaces: options.slice(lead?.count ?? 0),
  };
}

/** The first page as somebody with this many spaces to move reads it. */
function firstPage(layout: Layout, spaces: number, who = 'warrior'): string[] {
  const s = scenario(layout);
  s.state.round = 2;
  s.travel(who, spaces);
  const page = travelMenu(s.match).purposes.map(lineOf);
  s.end();
  return page;
}

/** How many menus of a game are looked at. */
const ENOUGH = 20;

describe('where to travel, by what for', () => {
  it('what finishes a quest comes first, then fights that are likely won, then the rest, with cost and danger', () => {
    const page = firstPage(
      {
        characters: {
          warrior: {
            space: 'stormwind',
            quests: ['captains-back-pay'],
            bag: ['headwind'],
            damage: 2,
          },
          hunter: { space: 'goldfields' },
        },
        track: [{ card: 'sheep-kite', space: 'millers-wood' }],
        placed: { goldfields: ['bomb.1', 'gold.1'] },
      },
      3,
    );
    expect(page).toEqual([
      '📋 Deliver Barrel and Braces: Goldfields · 1 space · finishes The Captain’s Back Pay · then Toll Captain 33%',
      '⚔️ Fight the Sheep Kite: Miller’s Wood · 1 space · 67% to win',
      '🔹 Draw an elite quest at Stormwind: Stay · no fight',
      '🔹 Swap an item at Ironforge: 2 spaces · no fight',
      '🔹 Draw a card at Tinkers’ Vale: 1 space · then a grey challenge 57%',
      '💤 Heal 1 at Frost Cradle: 2 spaces · then a grey challenge 57%',
      '🎴 Draw a grey challenge: Gallows Road · 3 spaces · 57% to win',
    ]);
  });

  it('a hurt character rests in a city; events and discoveries are named, and an encounter of the board by its reward', () => {
    const page = firstPage(
      {
        characters: {
          warrior: { space: 'stormwind', quests: ['captains-back-pay'], damage: 2 },
          hunter: { space: 'ironforge' },
        },
        locations: { 'frost-cradle': 'snowbound-coach' },
        placed: { 'tinkers-vale': ['bomb.1'] },
      },
      4,
    );
    expect(page).toEqual([
      '🔎 Reveal a discovery: Tinkers’ Vale · 1 space · then a grey challenge 58%',
      '🔹 Draw a card at Gallows Road: 3 spaces · then a grey challenge 58%',
      '🔹 Draw an elite quest at Stormwind: Stay · no fight',
      '💤 Rest in Ironforge: 2 spaces · heal 2 · no fight',
      '📜 Look into Snowbound Coach: Frost Cradle · 2 spaces',
      '🎴 Draw a grey challenge: Miller’s Wood · 1 space · 58% to win',
      '⚔️ Fight the Toll Captain for a level: Goldfields · 1 space · 33% to win',
    ]);
  });

  it('AD-142: a place that cannot be left says so, whatever one goes there for', () => {
    const page = firstPage(
      {
        characters: {
          warrior: { level: 'green', space: 'broken-bridge', quests: ['bridge-by-subscription'] },
          hunter: { space: 'undercity' },
        },
        track: [
          { card: 'headless-courier', space: 'peat-fens' },
          { card: 'road-wight', space: 'silver-mere' },
        ],
      },
      2,
    );
    expect(page).toEqual([
      '📋 Collect your token at Broken Bridge: Stay · for A Bridge by Subscription · then a green challenge 57%',
      '👣 Head for Redwater: Tinkers’ Vale · 2 spaces · 3 more to go · then a grey challenge 74%',
      '🎴 Draw a grey challenge: Gallows Road · 1 space · 74% to win',
      '⚔️ Fight the Road Wight: Silver Mere · 2 spaces · 67% to win · ⚠️ Aggro, unavoidable',
      '🔹 Draw an elite quest at Undercity: 2 spaces · no fight',
      '🔹 Draw 2 cards at Peat Fens: 1 space · ⚠️ unavoidable: Headless Courier 50%',
      '🎴 Draw a green challenge: Fog Hollow · 2 spaces · 57% to win',
    ]);
  });

  it('leads toward quests where that is farther than one move; what the goal’s line says comes first', () => {
    const page = firstPage(
      {
        characters: {
          warrior: { space: 'undercity', quests: ['millers-cat', 'paid-in-full'] },
          hunter: { space: 'ironforge' },
        },
      },
      2,
    );
    expect(page).toEqual([
      '🔹 Draw a card at Undercity: Stay · no fight',
      '👣 Head for Miller’s Wood: Frost Cradle · 2 spaces · 3 more to go · for The Miller’s Cat · then a grey challenge 58%',
      '🎴 Draw a grey challenge: Gallows Road · 1 space · 58% to win',
    ]);
  });

  it('AD-042: who flies explores nothing: what is met there counts', () => {
    const s = scenario({
      characters: { warrior: { level: 'yellow', space: 'stormwind' }, hunter: {} },
    });
    s.explore('warrior').choose('flight-path');
    expect(travelMenu(s.match).purposes.map(lineOf)).toEqual([
      '🎴 Draw a green challenge: Raiders’ March · 57% to win',
      '🎴 Draw a yellow challenge: Hinter Falls · 43% to win',
    ]);
    s.end();
  });

  it('where few spaces are in reach each is a button', () => {
    const layout = { characters: { warrior: { space: 'pale-orchard' }, hunter: {} } };
    expect(firstPage(layout, 1)).toEqual([]);
  });

  it('all spaces stand on pages of their own, each way once', () => {
    let looked = 0;
    playGame(3, 5, (match) => {
      const decision = match.open[0] as Decision;
      if (looked >= ENOUGH || !decision.options.some(({ verb }) => verb === 'travel')) return;
      const { purposes, more, spaces } = travelMenu(match);
      if (more === undefined) return;
      looked += 1;
      const going = decision.options.filter(({ verb }) => verb === 'travel').map(({ id }) => id);
      const listed = new Set(spaces.map(({ option }) => option.id));
      expect([...listed].filter((id) => id !== 'stay').sort()).toEqual(going.sort());
      expect(new Set(spaces.map(wayOf)).size).toBe(spaces.length);
      expect(more).toBe(`All ${listed.size} spaces`);
      // A space has one purpose, and each is short enough to be read on a phone.
      expect(new Set(purposes.map(({ option }) => option.id)).size).toBe(purposes.length);
      expect(new Set(purposes.map(({ text }) => text.label)).size).toBe(purposes.length);
      expect(purposes.length).toBeLessThanOrEqual(10);
      for (const { text } of purposes) {
        expect(text.label.length).toBeLessThanOrEqual(45);
        expect(text.description?.length).toBeLessThanOrEqual(100);
      }
    });
    expect(looked).toBe(ENOUGH);
  });

  it('the menu in the thread says the same from what everyone may know: no card of a hand counts', () => {
    const inThread = (hand: string[]) => {
      const s = scenario({
        characters: { mage: { space: 'stormwind', hand }, hunter: {} },
      });
      s.state.round = 2;
      s.travel('mage', 3);
      const view = adventureRules.view(s.match, 'table');
      const menu = presentation.shortcutMenu?.(view, publicForm(s.question()) as never, texts);
      const ways = menu?.options ?? [];
      expect(new Set(ways.map(wayOf)).size).toBe(ways.length);
      s.end();
      return ways.map(lineOf);
    };
    expect(inThread(['illustrated-lightning'])).toEqual(inThread(['short-cut']));
    expect(inThread(['illustrated-lightning']).slice(0, 3)).toEqual([
      '⚔️ Fight the Toll Captain for a level: Goldfields · 1 space · 33% to win',
      '🔹 Draw an elite quest at Stormwind: Stay · no fight',
      '🔹 Draw a card at Tinkers’ Vale: 1 space · then a grey challenge 58%',
    ]);
  });
});
