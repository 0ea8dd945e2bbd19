import { describe, expect, it } from 'vitest';
import '../../../src/games/altar/box.ts';
import { presentation } from '../../../src/games/altar/presentation/index.ts';
import { definition } from '../../../src/games/altar/rules/cards/library.ts';
import { altarRules } from '../../../src/games/altar/rules/index.ts';
import { loadTexts } from '../../../src/texts/catalogue.ts';
import { type AltarMatch, beginGame } from './random-games.ts';

const texts = loadTexts();

/** A fresh match whose first player holds these followers' first copies. */
function holding(...cards: string[]): { match: AltarMatch; seat: string } {
  const { match } = beginGame(3, 1);
  const [first] = match.state.players;
  if (!first) throw new Error('Nobody plays.');
  const taken = cards.map((id) => match.state.deck.find((card) => definition(card).id === id));
  first.hand = taken.filter((card) => card !== undefined);
  match.state.deck = match.state.deck.filter((card) => !first.hand.includes(card));
  return { match, seat: first.seat };
}

const picture = (match: AltarMatch, viewer: string, kind: 'table' | 'hand') =>
  presentation.picture(altarRules.view(match, viewer), { kind }, texts);

describe('pictures', () => {
  it('show the hand to the one who holds it, in words as well', async () => {
    const { match, seat } = holding('courier', 'wolves');
    const hand = await picture(match, seat, 'hand');
    expect(hand?.altText.split('\n')).toEqual([
      '2 cards in hand',
      'Courier (Free Action): Draw 2 cards from the deck.',
      'Wolves (Beast): Destroy an inactive Altar of an opposing god; or discard a worshipper of an opposing god.',
    ]);
    expect(hand?.width).toBeGreaterThanOrEqual(1000);
  });

  it('show no hand to the table, and none that is empty', async () => {
    const { match, seat } = holding();
    expect(await picture(match, 'table', 'hand')).toBeNull();
    expect(await picture(match, seat, 'hand')).toBeNull();
  });

  it('are the table wherever one looks, and the hand above one’s own cards', () => {
    const { match, seat } = holding('courier');
    const view = altarRules.view(match, seat);
    const places = ['round', 'look', 'hand', 'ending'] as const;
    expect(places.map((place) => presentation.pictureAt(view, place, null)?.kind)).toEqual([
      'table',
      'table',
      'hand',
      'table',
    ]);
    expect(presentation.pictures(view, texts)).toEqual([{ kind: 'table', label: 'The table' }]);
  });

  it('of the table are the same, to the last pixel, whatever somebody holds', async () => {
    const [one, other] = [holding('courier', 'wolves'), holding('amazon', 'raider')];
    const viewers = [...one.match.seats.filter((seat) => seat !== one.seat), 'table'];
    for (const viewer of viewers) {
      const [here, there] = [
        await picture(one.match, viewer, 'table'),
        await picture(other.match, viewer, 'table'),
      ];
      expect(here?.altText).toBe(there?.altText);
      expect(here?.buffer.equals(there?.buffer as Buffer)).toBe(true);
    }
  });
});
