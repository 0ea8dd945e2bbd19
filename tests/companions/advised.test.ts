import { expect, test } from 'vitest';
import { advised } from '../../src/companions/advised.ts';
import { planAfter } from '../../src/companions/held-plan.ts';
import { forksPlayed } from '../../src/companions/keen.ts';
import type { HeldPlan } from '../../src/companions/plan.ts';
import { answer, askAgain } from '../../src/kernel/engine.ts';
import { seedRandom } from '../../src/kernel/random.ts';
import { type Walking, walkingMatch, walkingRules } from './walking-game.ts';

/** A walk in which somebody follows advice, by rules of thumb or by looking ahead. */
function walk(state: Partial<Walking>, { looks = false } = {}) {
  const match = walkingMatch(state);
  let held: HeldPlan | null = null;
  const advice = () => {
    const search = { random: seedRandom('3'.repeat(32)), enough: forksPlayed(60) };
    const decision = match.open[0]?.id ?? '';
    const asked = { match, seat: 'ann', decision, seed: '1'.repeat(32), held };
    return advised(walkingRules, asked, looks ? search : null);
  };
  return {
    /** The first answer, what is planned after it, and why the plan has changed. */
    told() {
      const [best] = advice();
      const plan = best?.plan?.map(({ option }) => option.id) ?? [];
      return { best: best?.options[0], plan, why: best?.revised?.because ?? null };
    },
    chance: () => advice()[0]?.chance,
    does(option?: string) {
      const [best] = advice();
      const decision = match.open[0];
      if (!best?.held || !decision) throw new Error('Nothing is planned.');
      const options = option === undefined ? best.options : [option];
      held = planAfter(best.held, 'ann', decision, options);
      answer(walkingRules.procedures, match, { seat: 'ann', decision: decision.id, options });
      return options[0];
    },
    becomes(change: Partial<Walking>) {
      Object.assign(match.state, change);
      askAgain(walkingRules.procedures, match);
    },
  };
}

test('nobody is advised to go back to where they have come from, though rules of thumb would', () => {
  const way = walk({});
  expect(way.told().plan).toEqual(['L3', 'N2', 'end']);
  expect([way.does(), way.does(), way.does()]).toEqual(['L3', 'N2', 'end']);
});

test('unless something was turned up there, or they have gone their own way', () => {
  const way = walk({ rolls: ['N2'] });
  expect([way.does(), way.does()]).toEqual(['L3', 'N2']);
  expect(way.told().best).toBe('L3');
});

test('a plan is held although another answer is as good by now', () => {
  const way = walk({ worth: { L3: 0.5, N2: 0.5 } }, { looks: true });
  const { plan } = way.told();
  expect(plan).toHaveLength(3);
  way.does();
  expect(way.told()).toMatchObject({ plan: plan.slice(1), why: null });
});

test('it gives way to an answer that is better by more than luck, and says so', () => {
  const way = walk({ at: 'L3', worth: { N2: 0.9, P1: 0.1 } }, { looks: true });
  expect(way.told()).toMatchObject({ best: 'N2', plan: ['N2', 'P1', 'end'] });
  way.does();
  expect(way.told()).toMatchObject({ best: 'end', why: 'better' });
});

test('once something was turned up, less speaks against it', () => {
  // Staying is better by more than one standard error, and less than two.
  const news = { worth: { L3: 0.5, N2: 0.5, P1: 0.58 }, luck: 0.6 };
  for (const [rolls, why] of [
    [[], null],
    [['P1'], 'better'],
  ] as const) {
    const way = walk({ at: 'L3', rolls: [...rolls], worth: { P1: 0.9 } }, { looks: true });
    expect(way.does()).toBe('P1');
    way.becomes(news);
    expect(way.told().why).toBe(why);
  }
});

test('what is next and is not offered, or stands otherwise than planned, says why it changes', () => {
  const way = walk({});
  way.does();
  way.becomes({ shut: ['N2'] });
  expect(way.told()).toMatchObject({ best: 'end', why: 'otherwise' });
});

test('done otherwise, a turn is planned anew without a word', () => {
  const way = walk({});
  way.told();
  way.does('N2');
  expect(way.told()).toMatchObject({ best: 'L3', why: null });
});

test('the chance of a plan is told once while nothing is turned up', () => {
  const way = walk({ worth: { L3: 0.5, N2: 0.5 } }, { looks: true });
  const told = way.chance();
  expect(told).toBeGreaterThan(0);
  way.does();
  way.becomes({ worth: { L3: 0.1, N2: 0.2, P1: 0.1 } });
  expect(way.chance()).toBe(told);
});
