import { describe, expect, it } from 'vitest';
import { altarRules } from '../../../src/games/altar/rules/index.ts';
import type { AltarState } from '../../../src/games/altar/rules/state.ts';
import { games } from '../../../src/games/index.ts';
import type { Match } from '../../../src/kernel/match.ts';
import { readScenario } from '../../../src/kernel/scenario-file.ts';

const read = (file: object) => readScenario(JSON.stringify({ game: 'altar', ...file }), games);

function problemsOf(file: object): string[] {
  const found = read(file);
  return 'problems' in found ? found.problems : [];
}

function begun(file: object): Match<AltarState> {
  const found = read(file);
  if ('problems' in found) throw new Error(found.problems.join('\n'));
  const { match } = altarRules.setup({ ...found.setup, seed: '0011'.repeat(8) });
  expect(altarRules.broken(match)).toEqual([]);
  return match;
}

const THREE = { earth: {}, war: {}, light: {} };
const FIRST = { options: { 'first-player': 'seat-1' } };

describe('a scenario file of Altar', () => {
  it('begins with the first turn', () => {
    const match = begun({ ...FIRST, gods: THREE });
    expect(match.state.turn).toMatchObject({ seat: 'seat-1', draws: 1 });
    expect(match.open[0]?.prompt.key).toBe('prompt.draw');
    expect(match.state.players.map(({ hand }) => hand.length)).toEqual([4, 4, 4]);
  });

  it('lays out boards, worshippers and hands', () => {
    const match = begun({
      ...FIRST,
      gods: {
        earth: { active: 2, inactive: 1, shrines: 1, worshippers: ['scribe'] },
        war: { active: 1 },
        light: {},
      },
      hands: { 'seat-1': ['seer', 'courier'] },
      drawn: true,
    });
    const { state } = match;
    expect(state.realms[0]).toMatchObject({ active: 2, inactive: 1, shrines: 1 });
    expect(state.realms[0]?.worshippers[0]).toMatch(/^scribe/);
    expect([state.shrines, state.built]).toEqual([5, 1]);
    expect(state.players[0]?.hand.map((card) => card.split('.')[0])).toEqual(['seer', 'courier']);
    expect(state.turn).toMatchObject({ draws: 0, actions: 1 });
    expect(match.open[0]?.options.map(({ id }) => id)).toContain('play:seer');
    expect(altarRules.view(match, 'seat-2').players[0]?.hand).toBeNull();
  });

  it('says what is wrong, and where', () => {
    expect(problemsOf({ gods: { ...THREE, erth: {} } })[0]).toMatch(/^gods\.erth: .*earth/);
    expect(problemsOf({ gods: THREE, hands: { 'seat-1': ['sheep'] } })).toEqual([
      'hands.seat-1.0: no sheep is left',
    ]);
    expect(problemsOf({ gods: THREE, hands: { 'seat-9': [] } })[0]).toContain('hands.seat-9');
    expect(problemsOf({ gods: THREE, added: ['sear'] })[0]).toContain('Is seer meant?');
    expect(problemsOf({ gods: THREE, added: ['seer'] })).toContain('seer.1 is in 2 places');
    expect(problemsOf({ gods: { earth: { active: 3, inactive: 2 }, war: {}, light: {} } })).toEqual(
      ['earth has 5 Altars'],
    );
    expect(problemsOf({ gods: { earth: {} } })).toEqual(['A match has 2 to 5 players, not 1.']);
  });
});
