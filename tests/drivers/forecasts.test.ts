import { describe, expect, it, vi } from 'vitest';
import '../../src/games/adventure/box.ts';
import { compareForecasts } from '../../src/drivers/forecasts/comparing.ts';
import compareTask from '../../src/drivers/forecasts/comparing-worker.ts';
import type { AdventureMatch } from '../../src/drivers/forecasts/playing-out.ts';
import { randomChoice } from '../../src/drivers/random-play.ts';
import { adventureRules } from '../../src/games/adventure/rules/index.ts';
import type { Odds } from '../../src/games/adventure/rules/odds/odds.ts';
import type { Choice } from '../../src/kernel/decision.ts';
import { answer } from '../../src/kernel/engine.ts';
import { seedRandom } from '../../src/kernel/random.ts';

const said = vi.hoisted(() => ({ tooLittle: false }));

vi.mock(import('../../src/games/adventure/presentation/odds-shown.ts'), async (original) => {
  const shown = await original();
  const nothing = { attacker: 0, defender: 0 };
  const less = (odds: Odds): Odds =>
    said.tooLittle ? { ...odds, hurt: nothing, fallen: nothing } : odds;
  return {
    ...shown,
    oddsAgainst: (...fight) => less(shown.oddsAgainst(...fight)),
    oddsOfDeck: (...deck) => less(shown.oddsOfDeck(...deck)),
  };
});

const SEED = '00112233445566778899aabbccddeeff';

const SETUP = {
  seats: [
    { seat: 'seat-1', characters: ['warrior'] },
    { seat: 'seat-2', characters: ['mage'] },
  ],
  options: {},
  seed: SEED,
};

/** A game up to where somebody may go, with forecasts of the fights in the spaces. */
function begun(): { match: AdventureMatch; choices: Choice[] } {
  const { match } = adventureRules.setup(structuredClone(SETUP));
  const random = seedRandom(SEED);
  const choices: Choice[] = [];
  const mayGo = () =>
    match.open.some(({ options }) => options.some(({ verb }) => verb === 'travel'));
  while (choices.length < 12 || !mayGo()) {
    const choice = randomChoice(random, match.open);
    choices.push(choice);
    expect(answer(adventureRules.procedures, match, choice)).toMatchObject({ accepted: true });
  }
  return { match: match as AdventureMatch, choices };
}

describe('forecasts of a game that has been played', () => {
  it('are compared before each choice', async () => {
    const { choices } = begun();
    const compared = await compareTask({
      gameId: 'adventure',
      packs: null,
      task: { seed: SEED, game: 0, setup: SETUP, choices },
    });
    expect(compared.different).toEqual([]);
    expect(compared.forecasts).toBeGreaterThan(5);
  });

  it('are found where they do not come', () => {
    const { match } = begun();
    const how = { random: seedRandom(SEED), oneIn: 1 };
    expect(compareForecasts(match, how).different).toEqual([]);
    said.tooLittle = true;
    const { forecasts, different } = compareForecasts(match, how);
    said.tooLittle = false;
    expect(different.length).toBeGreaterThanOrEqual(forecasts);
    expect(different[0]).toMatch(/^prompt\.\S+ \S+: hurt attacker: said 0, came 0\.\d+$/);
  });
});
