import { describe, expect, it } from 'vitest';
import '../../../src/games/adventure/box.ts';
import { challengeDefinition } from '../../../src/games/adventure/rules/cards/library.ts';
import { LOBBY } from '../../../src/games/adventure/rules/lobby.ts';
import { LIMITS, RULINGS } from '../../../src/games/adventure/rules/rulings.ts';
import { setupMatch } from '../../../src/games/adventure/rules/setup.ts';
import { COLORS, DISCOVERIES, discoveryOf } from '../../../src/games/adventure/rules/terms.ts';
import { viewOf } from '../../../src/games/adventure/rules/view.ts';

const SEED = '0123456789abcdef0123456789abcdef';

const IDS = ['warrior', 'hunter', 'mage', 'warlock'];

const begun = (players: number, options: { [option: string]: string } = {}, seed = SEED) =>
  setupMatch({
    seats: IDS.slice(0, players).map((id, index) => ({
      seat: `seat-${index + 1}`,
      characters: [id],
    })),
    options,
    seed,
  });

describe('setting up', () => {
  it('AD-001: the challenge cards lie in four decks by colour, shuffled', () => {
    const one = begun(2).match.state.challenges;
    const other = begun(2, {}, SEED.replaceAll('0', 'f')).match.state.challenges;
    for (const color of COLORS) {
      expect(one[color].cards).toHaveLength(40);
      expect(one[color].cards.every((card) => challengeDefinition(card).color === color)).toBe(
        true,
      );
      expect(one[color].cards).not.toEqual(other[color].cards);
      expect([...one[color].cards].sort()).toEqual([...other[color].cards].sort());
    }
  });

  it('AD-003: the elite quests are shuffled, and lie face down', () => {
    const { match } = begun(2);
    expect(match.state.elite).toHaveLength(30);
    expect(match.state.elite).not.toEqual([...match.state.elite].sort());
    expect(viewOf(match, 'seat-1').elite).toBe(30);
  });

  it('AD-005: all discovery tokens are face down in one pile, two of each kind', () => {
    const { state } = begun(2).match;
    expect(state.discoveries).toHaveLength(DISCOVERIES.length * 2);
    for (const kind of DISCOVERIES) {
      expect(state.discoveries.filter((token) => discoveryOf(token) === kind)).toHaveLength(2);
    }
    expect(state.placed).toEqual({});
    expect(state.box).toEqual([]);
  });

  it('W-02: one to four play, each with one of four characters', () => {
    expect(LOBBY.seats).toEqual({ min: 1, max: 4 });
    expect(LOBBY.characters.offers.map(({ id }) => id)).toEqual(IDS);
  });

  it('W-01 and W-19: the movement die gives less energy for more spaces; the track has ten slots', () => {
    expect(RULINGS.movementDie.map(({ spaces, energy }) => [spaces, energy])).toEqual([
      [1, 3],
      [2, 3],
      [2, 2],
      [3, 2],
      [3, 1],
      [4, 1],
    ]);
    expect(LIMITS.star).toBe(6);
    expect(begun(2).match.state.track).toEqual(Array.from({ length: 10 }, () => null));
  });

  it('W-40: quests about others leave the game where there are none, or where nobody may fight them', () => {
    const alone = begun(1).match.state;
    expect(alone.removed).toContain('served-cold');
    expect(alone.elite).not.toContain('served-cold');
    const peaceful = begun(2, { 'character-combat': 'off' }).match.state;
    expect(peaceful.removed).toContain('ballad-in-want-of-a-duel');
    expect(begun(2).match.state.elite).toContain('ballad-in-want-of-a-duel');
  });
});
