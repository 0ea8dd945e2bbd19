import type { Condition } from './cards/condition.ts';
import { definition } from './cards/library.ts';
import type { AltarQuestView, EnemyView } from './view.ts';

/** Which kind of enemy has to be defeated where a condition asks for it. */
const DEFEATED: Partial<Record<Condition['if'], EnemyView['kind']>> = {
  'quarry-defeated': 'quarry',
  'villain-defeated': 'villain',
};

const kindsIn = (condition: Condition): EnemyView['kind'][] => {
  if (condition.if === 'all') return condition.conditions.flatMap(kindsIn);
  const kind = DEFEATED[condition.if];
  return kind === undefined ? [] : [kind];
};

/** The kinds of enemies whose defeat wins the quest; none where it is won otherwise. */
export function preyKinds({ quest }: Pick<AltarQuestView, 'quest'>): EnemyView['kind'][] {
  const { win } = definition(quest.rules);
  return win ? kindsIn(win) : [];
}

/** The enemies on the board whose defeat wins the quest. */
export const preyOf = (view: AltarQuestView): EnemyView[] =>
  view.enemies.filter(({ kind, spaces }) => spaces.length > 0 && preyKinds(view).includes(kind));
