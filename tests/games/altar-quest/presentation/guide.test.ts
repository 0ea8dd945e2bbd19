import { describe, expect, it } from 'vitest';
import { rankedOptions } from '../../../../src/companions/ranked-options.ts';
import { altarQuest } from '../../../../src/games/altar-quest/index.ts';
import { altarQuestRules } from '../../../../src/games/altar-quest/rules/index.ts';
import type { Option } from '../../../../src/kernel/decision.ts';
import type { GuideStep } from '../../../../src/kernel/guide.ts';
import { loadTexts } from '../../../../src/texts/catalogue.ts';
import { scenario } from '../../../support/altar-quest.ts';

const texts = loadTexts();
const { guide } = altarQuest.presentation;

const THROW = 'play:throw-and-go.1:play';

/** The step of Rowen's first turn when the only enemy is there, and her attack seems best to a companion. */
function stepWithEnemyAt(at: string, isOffered = (_option: Option) => true): GuideStep | null {
  const scene = scenario({
    startRoom: 'room-16',
    heroes: { rowen: { at: 'R18', hand: ['throw-and-go.1'] } },
    enemies: { 'frox-raider.red': { at } },
  });
  scene.acts('rowen');
  const decision = scene.question();
  const [seat = ''] = decision.seats;
  const view = altarQuestRules.view(scene.match, seat);
  const ranked = rankedOptions(altarQuest.rules.companion!, { seat, view, decision });
  const attack = decision.options.filter(({ id }) => id === THROW);
  expect(attack).toHaveLength(1);
  const others = ranked.filter((option) => option.id !== THROW && isOffered(option));
  const step = guide!.at(view, decision, 'look', [...attack, ...others]);
  scene.choose('done');
  return step === 'over' ? null : step;
}

const said = ({ step, about = 'other' }: GuideStep): string =>
  texts(`altar-quest.guide.${step}.text`, { way: 'this', about });

describe('a first turn speaks of an enemy', () => {
  it('who is in reach, and of the attack', () => {
    const step = stepWithEnemyAt('U17');
    expect(step).toEqual({ step: 'act', about: 'attack', way: THROW });
    expect(said(step!)).toContain('An enemy is within reach.');
  });

  it('in no step where they are 8 spaces away, though the card could be played', () => {
    const step = stepWithEnemyAt('S10');
    expect(step).not.toBeNull();
    expect(step?.way).not.toBe(THROW);
    expect(said(step!)).not.toContain('enemy');
  });

  it('in no step where nothing else is worth a step: then there is none', () => {
    expect(stepWithEnemyAt('S10', () => false)).toBeNull();
  });
});
