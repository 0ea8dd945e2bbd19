import { describe, expect, it } from 'vitest';
import { altarQuest } from '../../../../src/games/altar-quest/index.ts';
import { altarQuestRules } from '../../../../src/games/altar-quest/rules/index.ts';
import type { AltarQuestView } from '../../../../src/games/altar-quest/rules/view.ts';
import { loadTexts } from '../../../../src/texts/catalogue.ts';
import { type Scenario, scenario } from '../../../support/altar-quest.ts';
import { playRandomly } from './random-match.ts';
import { expectReadable } from './readable.ts';

const texts = loadTexts();
const { presentation } = altarQuest;

/** A position in which nobody is asked anything. */
function position(layout: Parameters<typeof scenario>[0]): Scenario {
  const laid = scenario(layout);
  laid.match.open = [];
  laid.match.stack = [];
  laid.match.outcome = { winners: [], reason: 'laid-out' };
  return laid;
}

/** Ann plays Sedrin, Bob plays Myreen. */
const laidOut = () =>
  position({
    heroes: {
      sedrin: { at: 'J11', hand: ['requiem.1', 'stern-rebuke.1'] },
      myreen: { at: 'K11' },
    },
    seats: { sedrin: 'ann', myreen: 'bob' },
    enemies: {
      'frox-raider.red': { hero: 'sedrin', at: 'H11' },
      'frox-raider.blue': { hero: 'sedrin', at: 'H12' },
      'frox-raider.green': { hero: 'myreen', at: 'H13' },
    },
    drawn: ['search'],
  });

const viewOf = ({ match }: Scenario, viewer: string) => altarQuestRules.view(match, viewer);
const where = (laid: Scenario, viewer: string, card: string) =>
  presentation.whereabouts?.(viewOf(laid, viewer), card, texts);
const pile = (view: AltarQuestView, id: string) =>
  presentation.piles?.(view, texts).find((one) => one.id === id);

describe('where the copies of a card are', () => {
  it('by whose area each colour lies in, and what is face down', () => {
    expect(where(laidOut(), 'bob', 'frox-raider')).toEqual([
      'Sedrin’s threat area: red and blue',
      'Myreen’s threat area: green',
      'Face down in the threat deck: yellow',
    ]);
  });

  it('says of a hero’s card only to its holder that it is in hand', () => {
    const laid = laidOut();
    expect(where(laid, 'ann', 'stern-rebuke')).toEqual([
      'Sedrin’s hand: 1',
      'Face down in Sedrin’s deck: 1',
    ]);
    for (const viewer of ['bob', 'table']) {
      expect(where(laid, viewer, 'stern-rebuke')).toEqual(['In Sedrin’s deck or hand: 2']);
    }
  });

  it('says what lies in a hero’s play area, in a discard pile and beside the threat deck', () => {
    const laid = laidOut();
    expect(where(laid, 'table', 'myreen')).toEqual(['Myreen’s play area']);
    expect(where(laid, 'table', 'frox-mire')).toEqual([
      'Beside the threat deck, for everyone to read',
    ]);
    const [search] = viewOf(laid, 'table').discarded.search;
    expect(where(laid, 'table', search?.split('.')[0] ?? '')?.[0]).toContain(
      'Discard pile of the search deck',
    );
  });

  it('finds what is attached, to a card in an area as to a feature', () => {
    const laid = position({
      heroes: { sedrin: { at: 'J11', threats: ['frox-raider.red'] } },
      cards: { 'frox-raider.red': { attached: ['leech-water'] } },
    });
    expect(where(laid, 'table', 'leech-water')).toContain('Attached to Frox Raider (red)');
  });

  it('tells nothing else of cards that are not played', () => {
    const laid = position({ heroes: { sedrin: { at: 'J11' } } });
    expect(where(laid, 'table', 'myreen')).toEqual(['Not in this game: its deck isn’t played.']);
  });

  it('AQ-255, AQ-259: says of those whom the quest brings that they wait for it', () => {
    const rescue = (cards: object = {}) =>
      position({
        options: { quest: 'the-rescue' },
        heroes: { sedrin: { at: 'J11', area: Object.keys(cards) } },
        cards: cards as Record<string, never>,
      });
    for (const card of ['prisoner', 'huey', 'spy']) {
      expect(where(rescue(), 'table', card), card).toEqual([
        'In the box, until the quest brings it into play.',
      ]);
    }
    expect(where(rescue({ prisoner: { spaces: ['K11'] } }), 'table', 'prisoner')).toEqual([
      'Sedrin’s play area',
    ]);
    const search = position({ heroes: { sedrin: { at: 'J11' } } });
    expect(where(search, 'table', 'prisoner')).toEqual([
      'Not in this game: its deck isn’t played.',
    ]);
  });

  it('AQ-284: counts an upgrade among its hero’s cards, in the place of the one that it replaces', () => {
    const laid = position({
      heroes: { myreen: { at: 'J11', hand: ['old-blood-2'] } },
      heroDecks: { myreen: ['drink-deep-2'] },
    });
    const { seat } = laid.hero('myreen');
    const unseen = 'Face down in Myreen’s deck';
    expect(where(laid, seat, 'old-blood-2')).toEqual(['Myreen’s hand']);
    expect(where(laid, 'table', 'drink-deep-2')).toEqual(['In Myreen’s deck or hand']);
    expect(where(laid, seat, 'drink-deep')).toEqual([unseen]);
    expect(where(laid, seat, 'scythe-the-reeds')).toEqual([`${unseen}: 2`]);
    expect(where(laid, seat, 'old-blood')).toEqual(['Not in this game: Old Blood ★ replaces it.']);
    expect(where(laid, seat, 'scythe-the-reeds-2')).toEqual([
      'Not in this game: its deck isn’t played.',
    ]);
    const left = pile(viewOf(laid, seat), 'myreen');
    expect(left?.unseen.reduce((sum, { count }) => sum + count, 0)).toBe(left?.left);
    laid.hero('myreen').area.splice(1, 1);
    expect(where(laid, seat, 'winter-rose')).toEqual(['Left behind in this quest.']);
  });

  it('counts every copy of every card once, for everybody at any point of a game', () => {
    for (const seed of [1, 2]) {
      const { match } = playRandomly(seed);
      for (const viewer of [...match.seats, 'table']) {
        const view = altarQuestRules.view(match, viewer);
        for (const { id } of presentation.cards(texts)) {
          const lines = presentation.whereabouts?.(view, id, texts) ?? [];
          expect(lines.length, id).toBeGreaterThan(0);
          for (const line of lines) expectReadable(line);
        }
      }
    }
  });
});

describe('what is left of each deck', () => {
  it('is counted for heroes and table alike, with what was discarded', () => {
    const laid = laidOut();
    const view = viewOf(laid, 'ann');
    expect(presentation.piles?.(view, texts).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Sedrin’s deck', 'Myreen’s deck', 'Threat deck', 'Lurker deck']),
    );
    expect(pile(view, 'threat')).toBeUndefined();
    expect(pile(view, 'frox')).toMatchObject({ left: view.piles.threat, held: 0, discarded: [] });
    const search = pile(view, 'search-cards');
    expect(search?.left).toBe(0);
    expect(search?.unseen).toEqual([]);
    expect(search?.discarded.reduce((sum, { count }) => sum + count, 0)).toBe(
      view.discarded.search.length,
    );
  });

  it('has the hand among what is unseen for everybody but its holder', () => {
    const laid = laidOut();
    const unseen = (viewer: string) =>
      pile(viewOf(laid, viewer), 'sedrin')?.unseen.find(({ card }) => card === 'stern-rebuke');
    expect(unseen('ann')).toMatchObject({ count: 1 });
    expect(unseen('bob')).toMatchObject({ count: 2, name: 'Stern Rebuke' });
    expect(pile(viewOf(laid, 'bob'), 'sedrin')?.held).toBe(laid.hero('sedrin').hand.length);
  });

  it('does not tell a quest’s story ahead', () => {
    expect(pile(viewOf(laidOut(), 'ann'), 'the-search')?.unseen).toEqual([]);
  });
});
