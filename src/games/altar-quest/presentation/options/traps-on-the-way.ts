import { definition } from '../../rules/cards/library.ts';
import type { Condition } from '../../rules/language/condition.ts';
import { positionOf } from '../../rules/position.ts';
import { cardsInPlay } from '../../rules/queries/cards-in-play.ts';
import type { CardId, TestKind } from '../../rules/terms.ts';
import type { AltarQuestView } from '../../rules/view.ts';
import { subjectOf, type TestAhead, testsAhead } from './tests-ahead.ts';

/**
 * The test that a trap demands of a hero who walks into its range. Undefined if there is none, or if a card
 * in play gives something for being in a certain place, because a walking hero is elsewhere by then.
 */
export function testOfTrap(
  view: AltarQuestView,
  walker: string | undefined,
  trap: CardId,
): TestAhead | undefined {
  const trigger = definition(trap).abilities?.find(({ keyword }) => keyword === 'trigger');
  const subject = subjectOf(view, walker, trap);
  if (!trigger || !subject) return undefined;
  const [test] = testsAhead(trigger.effect, subject);
  return test && !dependsOnPlace(view, test.stakes.kind) ? test : undefined;
}

const OF_PLACES: readonly Condition['if'][] = [
  'alone',
  'character-within',
  'characters-in-this-room',
  'enemies-in-room',
  'enemy-within',
  'feature-within',
  'in-altar-room',
  'in-this-room',
  'no-characters-in-this-room',
  'on-stairs',
  'strengthened-within',
  'target-within',
];

/** Whether a card in play changes such a test only while somebody stands somewhere. */
const dependsOnPlace = (view: AltarQuestView, kind: TestKind): boolean =>
  cardsInPlay(positionOf(view))
    .flatMap(({ card }) => definition(card).passives ?? [])
    .some(
      ({ stat, test, only }) =>
        (stat === 'dice' || stat === 'difficulty' || (stat === 'defense' && kind === 'inflict')) &&
        (test?.kind === undefined || test.kind === kind) &&
        only !== undefined &&
        partsOf(only).some((part) => OF_PLACES.includes(part.if)),
    );

const partsOf = (condition: Condition): Condition[] => {
  if ('conditions' in condition) return condition.conditions.flatMap(partsOf);
  return 'condition' in condition ? partsOf(condition.condition) : [condition];
};
