import { expect, it } from 'vitest';
import type { FarsightedGame } from '../../../src/companions/playing-ahead.ts';
import { type Question, think } from '../../../src/companions/thinking.ts';
import { altarQuest } from '../../../src/games/altar-quest/index.ts';
import type { Decision, Option } from '../../../src/kernel/decision.ts';
import type { Match } from '../../../src/kernel/match.ts';
import { loadTexts } from '../../../src/texts/catalogue.ts';
import type { Scenario } from '../../support/altar-quest.ts';
import { inflict, stage } from './cards/stage.ts';

const rules = altarQuest.rules as FarsightedGame;
const GATE = 'use:gate-of-duvall:exhaust';

const texts = loadTexts();

/** Sedrin, who rolls 2 dice and has 1 defense, is struck; Myreen has a gate that adds 1 defense. */
const struck = (difficulty: number): Scenario =>
  inflict(
    stage({
      heroes: { myreen: { area: ['gate-of-duvall'] } },
      enemies: { 'frox-raider.red': { hero: 'sedrin', at: 'Q17' } },
    }),
    'sedrin',
    'agility',
    difficulty,
  );

/** What a companion would do, best first. */
function advice({ match }: Scenario, how: Pick<Question, 'strength' | 'anywhere'>): string[] {
  const [decision] = match.open;
  return think(rules, {
    gameId: 'altar-quest',
    match: match as Match,
    seat: decision?.seats[0] ?? '',
    decision: decision?.id ?? '',
    ...how,
    seed: '7'.repeat(32),
    budget: { playouts: 12 },
  }).flatMap(({ options }) => options);
}

/** What the card says it changes. */
function offered({ match }: Scenario): string {
  const decision = match.open[0] as Decision;
  const option = decision.options.find(({ id }) => id === GATE) as Option;
  const view = rules.view(match as Match, decision.seats[0] as string);
  return altarQuest.presentation.option(view, decision, option, texts).label;
}

it('a Reaction that brings next to nothing is kept', () => {
  const scene = struck(2);
  expect(offered(scene)).toBe('The Gate of Duvall: 97 → 100% unharmed');
  expect(advice(scene, { strength: 'steady' })).toEqual(['pass', GATE]);
  expect(advice(scene, { strength: 'keen' })).toEqual(['pass', GATE]);
  scene.choose('pass');
});

it('and nothing is played ahead to find out', () => {
  const scene = struck(2);
  expect(advice(scene, { strength: 'keen', anywhere: true })).toEqual(['pass']);
  scene.choose('pass');
});

it('one that matters is used', () => {
  const scene = struck(4);
  expect(offered(scene)).toBe('The Gate of Duvall: 22 → 74% unharmed');
  expect(advice(scene, { strength: 'steady' })).toEqual([GATE, 'pass']);
  scene.choose(GATE);
});
