import type { Habit, Outlook, Stakes } from '../../../kernel/companion.ts';
import type { AltarQuest } from '../rules/state.ts';
import type { AltarQuestView } from '../rules/view.ts';
import { habits } from './habits.ts';
import { isAnybodyWeak, isNearlyLost, mayFall } from './peril.ts';
import { positionOf } from './position.ts';

/** Everyone is asked, and somebody's own turn begins with the answer. */
const TURNS: readonly string[] = ['prompt.next-hero', 'prompt.act'];

/** Somebody gives up something of their own for it, or goes somewhere else. */
const MATTERS: readonly string[] = [
  'prompt.trade',
  'prompt.carry',
  'prompt.carry-one',
  'prompt.owed-upgrades',
  'prompt.move',
];

/** Whom an enemy goes for. */
const WHOM: readonly string[] = ['prompt.nearest', 'prompt.position', 'prompt.next-react'];

/** Where somebody weak will have an enemy, or what somebody weak will have against it. */
const MATTERS_TO_THE_WEAK: readonly string[] = [
  'prompt.spawn',
  'prompt.place',
  'prompt.place-trap',
  'prompt.push',
  'prompt.shift',
  'prompt.discard-hand',
  'prompt.discard-or-suffer',
  'prompt.exhaust-own',
];

/** Effects that may bring what loses the quest. */
const EFFECTS: readonly string[] = ['prompt.choose-effect', 'prompt.may', 'prompt.between-effects'];

/** What a companion would choose: the first of what its rules of thumb like best. */
function preferred(outlook: Outlook<AltarQuestView, AltarQuest>): string | null {
  const best = habits(outlook).reduce<Habit | null>(
    (most, habit) => (most && most.weight >= habit.weight ? most : habit),
    null,
  );
  return best?.option ?? null;
}

/**
 * What depends on a question for the heroes, from what one seat sees. Most are trifles: played ahead, the
 * answers to one of them differ by less than a point of winning (`npm run -s trifles`). The nearer somebody's
 * end, the fewer are.
 */
export function weigh({ view, seat, decision }: Outlook<AltarQuestView, AltarQuest>): Stakes {
  const { key } = decision.prompt;
  if (view.round === 0) return 'opening';
  if (TURNS.includes(key)) return 'grave';
  const position = positionOf(view, seat, decision);
  if (mayFall(position, decision, preferred({ view, seat, decision }))) return 'grave';
  if (EFFECTS.includes(key) && isNearlyLost(position)) return 'grave';
  if (WHOM.includes(key) && isAnybodyWeak(position)) return 'grave';
  if (MATTERS_TO_THE_WEAK.includes(key) && isAnybodyWeak(position)) return 'matters';
  return MATTERS.includes(key) ? 'matters' : 'trifle';
}
