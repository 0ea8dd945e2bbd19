import { describe, expect, it } from 'vitest';
import { altar } from '../../../src/games/altar/index.ts';
import { altarRules } from '../../../src/games/altar/rules/index.ts';
import { followerDeck } from '../../../src/games/altar/rules/setup.ts';
import { followerOf } from '../../../src/games/altar/rules/terms.ts';
import { loadTexts } from '../../../src/texts/catalogue.ts';
import { scenario } from '../../support/altar.ts';
import { playGame } from './random-games.ts';

const texts = loadTexts();
const { presentation } = altar;

/** A position in which nobody is asked anything. */
function laidOut() {
  const laid = scenario({
    realms: { war: { worshippers: ['seer'] }, love: {}, ancient: {} },
    hands: { 'seat-1': ['seer', 'amazon'] },
    row: ['seer'],
    discard: ['seer'],
    deck: 10,
  });
  laid.match.open = [];
  laid.match.stack = [];
  laid.match.outcome = { winners: [], reason: 'laid-out' };
  return laid;
}

const viewOf = ({ match }: ReturnType<typeof laidOut>, viewer: string) =>
  altarRules.view(match, viewer);

describe('where the copies of a follower are', () => {
  it('one’s own hand is one’s own; the table sees the row, the worshippers and the discard pile', () => {
    const laid = laidOut();
    const [seat = ''] = laid.match.seats;
    const lines = (viewer: string) =>
      presentation.whereabouts?.(viewOf(laid, viewer), 'seer', texts) ?? [];
    expect(lines(seat)).toContain('Your hand: 1');
    expect(lines('table').join('\n')).not.toContain('hand:');
    for (const viewer of [seat, 'table']) {
      expect(lines(viewer)).toContain('Face up in the row: 1');
      expect(lines(viewer)).toContain('Worshipping the God of War: 1');
    }
  });

  it('accounts for every copy, whoever asks, at any point of a game', () => {
    playGame(3, 4, (match) => {
      if (match.inputs % 12 !== 0) return;
      for (const viewer of [...match.seats, 'table']) {
        const view = altarRules.view(match, viewer);
        for (const { id, copies } of countsIn(match.seats.length)) {
          const lines = presentation.whereabouts?.(view, id, texts) ?? [];
          const told = lines.reduce(
            (sum, line) => sum + Number(/: (\d+)$/.exec(line)?.[1] ?? 1),
            0,
          );
          expect(told, `${id} for ${viewer}: ${lines.join(' | ')}`).toBe(copies);
        }
      }
    });
  });

  it('says of a god whether it takes part', () => {
    const view = viewOf(laidOut(), 'table');
    const said = (god: string) => presentation.whereabouts?.(view, `god-${god}`, texts);
    expect(said('war')).toEqual(['This god takes part.']);
    expect(said('sorrow')).toEqual(['This god doesn’t take part.']);
  });
});

describe('what is left of the deck', () => {
  it('is counted with what was discarded, the latest first, and what nobody sees', () => {
    const laid = laidOut();
    const view = viewOf(laid, 'table');
    const [pile] = presentation.piles?.(view, texts) ?? [];
    expect(pile?.left).toBe(10);
    expect(pile?.held).toBe(2);
    expect(pile?.discarded[0]?.card).toBe(followerOf(view.discard.at(-1) ?? ''));
    expect(pile?.unseen.reduce((sum, { count }) => sum + count, 0)).toBe(12);
  });
});

function countsIn(players: number): { id: string; copies: number }[] {
  const counts = new Map<string, number>();
  for (const card of followerDeck(players, { options: {} })) {
    counts.set(followerOf(card), (counts.get(followerOf(card)) ?? 0) + 1);
  }
  return [...counts].map(([id, copies]) => ({ id, copies }));
}
