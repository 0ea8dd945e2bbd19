import { chosenArgument } from '../../../../kernel/answers.ts';
import { ask, call, finish, goto, procedure } from '../../../../kernel/procedure.ts';
import { withMore } from '../../../../kernel/with-more.ts';
import { gainFocus, loseSupply, rollHeroDie } from '../changes/pool.ts';
import { occasionOf } from '../moments.ts';
import { focusOf, heroById, isHero } from '../queries/figures.ts';
import { outcomeOf, stakesOf, worthOf } from '../queries/stakes.ts';
import { gathered, isSupplyDieOffered } from '../queries/supply-die.ts';
import { askHero } from '../questions.ts';
import { RULINGS } from '../rulings.ts';
import type { AltarQuest, AltarQuestState } from '../state.ts';
import type { HeroDieFace } from '../terms.ts';
import { focusResults, rolledSuccesses, type Stakes, type TestData } from '../test-data.ts';
import type { AltarQuestMove } from '../verbs.ts';

/** The eight steps of a test (AQ-180 to AQ-187). Returns what its kind says: see `test-result.ts`. */
export const test = procedure<AltarQuest, TestData>('test', {
  gather: (run, data) => {
    Object.assign(data, gathered(run.state, data));
    return call('window', { occasion: occasionOf(data, 'before-test') }, 'modify');
  },

  modify: (run, data) => {
    const { state } = run;
    data.dice = Math.max(0, (data.dice ?? 0) + (data.addedDice ?? 0));
    if (state.supply === 0 || !isSupplyDieOffered(state, data)) return goto('roll');
    const supply = Math.min(state.supply, RULINGS.supplyDicePerTest);
    const options: AltarQuestMove[] = [
      { id: 'roll', verb: 'roll', args: { dice: data.dice } },
      { id: 'supply', verb: 'roll', args: { dice: data.dice + supply, supply } },
    ];
    return ask(
      askHero(
        'public',
        state,
        data.hero,
        { key: 'prompt.supply-die', args: promptArguments(data, stakesOf(state, data)) },
        options,
      ),
      'supply-answered',
    );
  },

  'supply-answered': (run, data, { reply }) => {
    if (reply.answer?.[0]?.id === 'supply') {
      data.dice = (data.dice ?? 0) + loseSupply(run, RULINGS.supplyDicePerTest);
    }
    return goto('roll');
  },

  roll: (run, data) => {
    const faces: HeroDieFace[] = [];
    for (let left = data.dice ?? 0; left > 0; left--) {
      const face = rollHeroDie(run);
      faces.push(face);
      if (face === 'critical') left++;
    }
    data.faces = faces;
    run.emit('dice-rolled', withMore(testArguments(data), { hero: data.hero, faces: [...faces] }));
    return call('window', { occasion: occasionOf(data, 'after-roll') }, 'use-focus');
  },

  'use-focus': (run, data) => {
    const choices = worthwhileConversions(run.state, data);
    if (choices.length < 2) return goto('cancel');
    const stakes = stakesOf(run.state, data);
    const options = choices.map((focus) => ({
      id: `focus:${focus}`,
      verb: 'focus' as const,
      args: { focus, outcome: outcomeOf(stakes, rolledSuccesses(data) + focus) },
    }));
    const key = 'prompt.use-focus';
    return ask(
      askHero(
        'public',
        run.state,
        data.hero,
        { key, args: { ...promptArguments(data, stakes), faces: [...(data.faces ?? [])] } },
        options,
        { fallback: [`focus:${choices.at(-1)}`] },
      ),
      'focus-answered',
    );
  },

  'focus-answered': (run, data, { reply }) => {
    const converted = chosenArgument(reply.answer, 'focus', 'focus');
    data.converted = converted;
    if (converted > 0) {
      const hero = heroById(run.state, data.hero);
      hero.focus -= converted;
      run.emit('focus-used', { hero: hero.id, amount: converted, focus: hero.focus });
    }
    return goto('cancel');
  },

  cancel: (_run, data) => {
    data.successes = rolledSuccesses(data) + (data.converted ?? 0);
    return goto('apply');
  },

  apply: (_run, data) => {
    const { kind, hero, card, successes, difficulty, enemy, addedDefense } = data;
    const result = {
      hero,
      card,
      successes: successes ?? 0,
      difficulty,
      ...(enemy ? { enemy } : {}),
      ...(addedDefense ? { addedDefense } : {}),
    };
    return call(`test-result.${kind}`, result, 'gain-focus');
  },

  'gain-focus': (run, data, { result }) => {
    // An ally ignores focus results (AQ-261).
    if (isHero(run.state, data.hero)) {
      gainFocus(run, data.hero, focusResults(data) - (data.converted ?? 0), 'focus-kept');
    }
    return finish(result);
  },
});

/**
 * How many focus tokens a hero may sensibly use: none, and each number that improves the result (AQ-175). Only
 * none, if it would change nothing; then nobody is asked.
 */
export function worthwhileConversions(state: AltarQuestState, data: TestData): number[] {
  const most = Math.min(focusResults(data), focusOf(state, data.hero));
  const rolled = rolledSuccesses(data);
  const choices = [0];
  if (most === 0) return choices;
  const stakes = stakesOf(state, data);
  let best = worthOf(stakes, rolled);
  for (let focus = 1; focus <= most; focus++) {
    const worth = worthOf(stakes, rolled + focus);
    if (worth > best) {
      choices.push(focus);
      best = worth;
    }
  }
  return choices;
}

const testArguments = (data: TestData) => ({
  test: data.kind,
  attribute: data.attribute,
  difficulty: data.difficulty ?? -1,
  card: data.card,
  enemy: data.enemy ?? '',
  dice: data.dice ?? 0,
});

/** With what is at stake, so that the question can say what an answer means. */
const promptArguments = (data: TestData, stakes: Stakes) =>
  withMore(testArguments(data), { stakes });
