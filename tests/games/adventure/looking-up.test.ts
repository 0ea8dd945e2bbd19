import { describe, expect, it } from 'vitest';
import { adventure } from '../../../src/games/adventure/index.ts';
import { abilityCards } from '../../../src/games/adventure/rules/cards/library.ts';
import { adventureRules } from '../../../src/games/adventure/rules/index.ts';
import { challengeCards } from '../../../src/games/adventure/rules/map/taking-part.ts';
import { COLORS, printedOn } from '../../../src/games/adventure/rules/terms.ts';
import { loadTexts } from '../../../src/texts/catalogue.ts';
import { scenario } from '../../support/adventure.ts';
import { countOf } from '../../support/seeds.ts';
import { playGame } from './random-games.ts';

const texts = loadTexts();
const { presentation } = adventure;

/** A position in which nobody is asked anything. */
function laidOut() {
  const s = scenario({
    characters: {
      warrior: {
        space: 'goldfields',
        hand: ['both-feet-planted'],
        bag: ['granary-rat'],
        log: ['plague-seal.1'],
        quests: ['captains-back-pay'],
      },
      hunter: {},
    },
    track: [{ card: 'sheep-kite', space: 'millers-wood' }],
    global: 'market-week',
  });
  s.end();
  return s.match;
}

const lines = (viewer: string, card: string, match = laidOut()) =>
  presentation.whereabouts?.(adventureRules.view(match, viewer), card, texts) ?? [];

describe('where a card is', () => {
  it('one’s own hand is one’s own; the table sees what lies open', () => {
    expect(lines('seat-1', 'both-feet-planted')).toContain('In your hand');
    expect(lines('table', 'both-feet-planted').join('\n')).not.toContain('your hand');
    expect(lines('table', 'granary-rat~back')).toEqual(['In Constance’s bag']);
    expect(lines('table', 'sheep-kite')).toEqual(['Undefeated at Miller’s Wood']);
    expect(lines('table', 'market-week')).toEqual(['Affecting everyone']);
    expect(lines('table', 'captains-back-pay')).toEqual(['Constance’s quest']);
    expect(lines('table', 'plague-baron')).toEqual(['On the board, at Eastern Plaguelands']);
    expect(lines('table', 'warrior~grey-starting')).toEqual(['In the game, at Goldfields']);
    expect(lines('table', 'mage~red-other')).toEqual(['Not part of this game.']);
    expect(lines('table', 'plague-seal')).toContain('In Constance’s quest log');
  });

  it('accounts for every copy, whoever asks, at any point of a game', () => {
    let looked = 0;
    playGame(2, 4, (match) => {
      looked += 1;
      if (looked % countOf({ few: 240, many: 60 }) !== 0) return;
      for (const viewer of [...match.seats, 'table']) {
        const wanted = [
          ...match.state.characters.flatMap(({ id }) => abilityCards(id)),
          ...COLORS.flatMap((color) => challengeCards(match.state, color)),
        ].map(printedOn);
        for (const id of new Set(wanted)) {
          const told = lines(viewer, id, match).reduce(
            (sum, line) => sum + Number(/ \((\d+)\)$/.exec(line)?.[1] ?? 1),
            0,
          );
          expect(told, `${id} for ${viewer}`).toBe(wanted.filter((one) => one === id).length);
        }
      }
    });
  }, 60_000);
});

describe('what is left of the decks', () => {
  it('is counted with what was discarded, and what nobody sees', () => {
    const view = adventureRules.view(laidOut(), 'table');
    const piles = presentation.piles?.(view, texts) ?? [];
    const grey = piles.find(({ id }) => id === 'challenge-grey');
    expect(grey?.left).toBe(view.challenges.grey.left);
    expect(grey?.unseen.reduce((sum, { count }) => sum + count, 0)).toBe(grey?.left);
    const own = piles.find(({ id }) => id === 'ability-warrior');
    expect(own?.held).toBe(1);
    expect(own?.unseen.reduce((sum, { count }) => sum + count, 0)).toBe((own?.left ?? 0) + 1);
  });
});

describe('every card', () => {
  it('AD-002: can be looked up on each of its sides, by a name of its own', async () => {
    const cards = presentation.cards(texts);
    expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
    for (const { id, name, line } of cards) {
      expect(name, id).toBeTruthy();
      expect(line, id).toBeTruthy();
      expect(lines('table', id).length, id).toBeGreaterThan(0);
    }
    const picture = await presentation.cardPicture?.('granary-rat~back', texts);
    expect(picture?.altText).toContain('Heel of a Loaf');
    expect(await presentation.cardPicture?.('nobody', texts)).toBeNull();
  });
});
