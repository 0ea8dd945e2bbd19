import type { Goal } from '../../../kernel/game.ts';
import type { Texts } from '../../../texts/texts.ts';
import { definition } from '../rules/cards/library.ts';
import { altarsOf, worthOf } from '../rules/queries/realms.ts';
import { ritualValue, worshipperValue } from '../rules/queries/rituals.ts';
import { LIMITS, RULINGS } from '../rules/rulings.ts';
import type { Realm } from '../rules/state.ts';
import type { CardId } from '../rules/terms.ts';
import type { AltarView } from '../rules/view.ts';
import { capitalised, namesIn } from './names.ts';

/** How many steps winning is told in. */
const STEPS = ['altars', 'shrine', 'complete'] as const;

/** How Altar is won, and how near each god is. */
export function goalOf(view: AltarView, texts: Texts): Goal {
  const two = view.players.length === LIMITS.players.min;
  const words = (part: string) =>
    texts(`altar.goal.${part}`, {
      needed: RULINGS.completeAt,
      ritual: LIMITS.ritual,
      two: String(two),
      shrines: view.shrines,
    });
  return {
    title: texts('altar.goal.title'),
    steps: STEPS.map(words),
    ends: [words('last-round'), words('ties')],
    standing: view.realms.map((realm) => standing(realm, texts)),
    open: [],
    next: nextStep(view, texts),
  };
}

const standing = (realm: Realm, texts: Texts): string =>
  texts('altar.goal.standing', {
    god: namesIn(texts).god(realm.god),
    score: worthOf(realm),
    needed: RULINGS.completeAt,
    shrines: realm.shrines,
    active: realm.active,
    inactive: realm.inactive,
    completed: String(realm.completed),
  });

/** What the viewer's god who is farthest from a complete board needs next, as the own hand allows. */
function nextStep(view: AltarView, texts: Texts): string | null {
  const own = view.players.find(({ seat }) => seat === view.viewer);
  const [realm] = view.realms
    .filter(({ seat, completed }) => seat === view.viewer && !completed)
    .sort((one, other) => worthOf(one) - worthOf(other));
  if (!own || !realm || view.outcome) return null;
  const god = capitalised(namesIn(texts).gods([realm.god]));
  return texts(`altar.goal.next.${stepOf(realm, own.hand ?? [])}`, { god, ritual: LIMITS.ritual });
}

function stepOf(realm: Realm, hand: readonly CardId[]): string {
  const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
  const forRitual = sum(hand.map(ritualValue)) + sum(realm.worshippers.map(worshipperValue));
  const wakes = hand.some((card) => definition(card).ability?.kind === 'activate');
  if (realm.shrines < LIMITS.shrines && forRitual >= LIMITS.ritual) return 'ritual';
  if (realm.inactive > 0) return wakes ? 'activate' : 'seek-priestess';
  if (altarsOf(realm) < LIMITS.altars) return 'discover';
  return 'gather';
}
