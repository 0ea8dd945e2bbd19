import { describe, expect, it } from 'vitest';
import { adventureRules } from '../../../src/games/adventure/rules/index.ts';
import type { AdventureState } from '../../../src/games/adventure/rules/state.ts';
import { games } from '../../../src/games/index.ts';
import type { Match } from '../../../src/kernel/match.ts';
import { readScenario } from '../../../src/kernel/scenario-file.ts';

const read = (file: object) => readScenario(JSON.stringify({ game: 'adventure', ...file }), games);

function problemsOf(file: object): string[] {
  const found = read(file);
  return 'problems' in found ? found.problems : [];
}

function begun(file: object): Match<AdventureState> {
  const found = read(file);
  if ('problems' in found) throw new Error(found.problems.join('\n'));
  const { match } = adventureRules.setup({ ...found.setup, seed: '0011'.repeat(8) });
  expect(adventureRules.broken(match)).toEqual([]);
  return match;
}

const offeredIn = ({ open: [decision] }: Match<AdventureState>): string[] =>
  (decision?.options ?? []).map(({ id }) => id);

describe('a scenario file of The Adventure Game', () => {
  it('begins with the turn of whoever is laid out first', () => {
    const match = begun({ characters: { mage: {}, warrior: {} } });
    expect(match.state.turn).toMatchObject({ seat: 'seat-1', phase: 'movement' });
    expect(match.state.characters.map(({ id }) => id)).toEqual(['mage', 'warrior']);
    expect(match.open[0]?.prompt.key).toBe('prompt.travel');
  });

  it('lays out where characters are and what they have', () => {
    const { state } = begun({
      characters: {
        warrior: {
          at: 'fog-hollow',
          level: 'green',
          damage: 1,
          hand: ['after-you'],
          bag: ['granary-rat'],
          quests: ['orchard-inventory'],
        },
        mage: {},
      },
    });
    expect(state.characters[0]).toMatchObject({
      space: 'fog-hollow',
      level: 'green',
      damage: 1,
      hand: [expect.stringMatching(/^after-you/)],
      bag: ['granary-rat'],
      quests: [{ card: 'orchard-inventory' }],
    });
  });

  it('lays out what is drawn next, in the phase in which it is', () => {
    const match = begun({
      characters: { warrior: { at: 'gallows-road' } },
      next: { grey: ['lean-wolf'] },
      phase: 'challenge',
    });
    // There is nothing else to do there, so it has been drawn.
    expect(match.state.drawn).toBe('lean-wolf');
    expect(offeredIn(match)).toEqual(['roll']);
    expect(match.state.turn).toMatchObject({ phase: 'challenge', energy: 3 });
  });

  it('goes on with the next character', () => {
    const match = begun({
      characters: { warrior: { at: 'stormwind' }, mage: {} },
      phase: 'challenge',
    });
    // Nobody fights in a city (AD-046), so the turn is over.
    expect(match.state.turn?.seat).toBe('seat-2');
  });

  it('says what is wrong, and where', () => {
    expect(problemsOf({ characters: { wariror: {} } })[0]).toMatch(
      /^characters\.wariror: .*warrior/,
    );
    expect(problemsOf({ characters: { warrior: { at: 'stormwnd' } } })[0]).toContain(
      'Is stormwind meant?',
    );
    expect(problemsOf({ characters: { warrior: { at: 'fog-hollow' } } })).toEqual([
      'warrior is where it may not be',
    ]);
    expect(problemsOf({ characters: { warrior: { hand: ['fireball'] } } })).toEqual([
      'characters.warrior.hand.0: no fireball is left',
    ]);
    expect(problemsOf({ characters: { warrior: {} }, added: ['warrior'] })[0]).toContain('added.0');
    expect(problemsOf({ characters: { warrior: {} }, options: { valor: '7' } })[0]).toContain(
      'options.valor: one of 4, 6, 8',
    );
    expect(problemsOf({ characters: { warrior: {} }, added: ['granary-rat'] })).toContain(
      'the card granary-rat is in 2 places',
    );
    expect(problemsOf({ characters: {} })).toEqual(['A match has 1 to 4 players, not 0.']);
  });
});
