import { definition } from './cards/library.ts';
import { printed } from './cards/printed.ts';
import type { Level } from './levels.ts';
import { harderByLevel } from './queries/supply-die.ts';
import { type AddedByTest, addsNothing, modifierByTest } from './queries/values.ts';
import type { AltarQuestState } from './state.ts';
import { ATTRIBUTES, type Attribute, type FigureId, TEST_KINDS, type TestKind } from './terms.ts';

export interface TestView {
  /** Dice before the test's own bonus (AQ-172, AQ-178); negative if cards take more away. */
  dice: number;
  /** What cards in play and the level of the match (D-01) add to its difficulty. */
  harder: number;
}

/** The starting values of a test of each kind with each attribute. */
export type TestsView = Record<TestKind, Record<Attribute, TestView>>;

/** The starting values of a character's tests. */
export function viewTests(state: AltarQuestState, hero: FigureId): TestsView {
  const dice = modifierByTest(state, 'dice', hero);
  const harder = modifierByTest(state, 'difficulty', hero);
  if (dice !== addsNothing || harder !== addsNothing) return testsOf(state, hero, dice, harder);
  const plain = plainTests(definition(hero));
  const { level = 'standard' } = state.options;
  const known = plain.get(level) ?? testsOf(state, hero, addsNothing, addsNothing);
  plain.set(level, known);
  return known;
}

/** The tests of a character whom no card in play affects, which is the usual case: by the match's level. */
const plainTests = printed(() => new Map<Level, TestsView>());

function testsOf(
  state: AltarQuestState,
  hero: FigureId,
  dice: AddedByTest,
  harder: AddedByTest,
): TestsView {
  const { attributes } = definition(hero);
  return byName(TEST_KINDS, (kind) => {
    const byLevel = harderByLevel(state, kind);
    return byName(ATTRIBUTES, (attribute) => {
      const test = { kind, attribute };
      return { dice: (attributes?.[attribute] ?? 0) + dice(test), harder: harder(test) + byLevel };
    });
  });
}

function byName<Name extends string, Value>(
  names: readonly Name[],
  value: (name: Name) => Value,
): Record<Name, Value> {
  const found = {} as Record<Name, Value>;
  for (const name of names) found[name] = value(name);
  return found;
}
