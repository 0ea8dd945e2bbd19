import type { Goal } from '../../../kernel/game.ts';
import type { Texts } from '../../../texts/texts.ts';
import { positionOf } from '../rules/position.ts';
import { spaceOf } from '../rules/queries/spaces.ts';
import type { AdventureView } from '../rules/view.ts';
import { advisedGoal } from './advised-goal.ts';
import { tasksOf } from './details.ts';
import { namesIn } from './names.ts';
import { ownCharacter } from './position.ts';
import { questsAt } from './spaces.ts';

/** How many steps explain how to win. */
const STEPS = ['quests', 'levels', 'valor'] as const;

/** How the race is won, and how near everyone is. */
export function goalOf(view: AdventureView, texts: Texts): Goal {
  const goal = view.options.valor;
  const names = namesIn(texts);
  return {
    title: texts('adventure.goal.title'),
    steps: STEPS.map((step) => texts(`adventure.goal.steps.${step}`, { goal })),
    ends: [texts('adventure.goal.ends', { goal })],
    standing: view.characters.map(({ id, valor, level, health, damage }) =>
      texts('adventure.goal.standing', {
        character: names.character(id),
        valor,
        goal,
        level: names.color(level),
        left: Math.max(0, health - damage),
        health,
      }),
    ),
    open: openThings(view, texts),
    next: nextStep(view, texts),
  };
}

/** Quests under way, events that lie somewhere, discoveries. */
function openThings(view: AdventureView, texts: Texts): string[] {
  const names = namesIn(texts);
  return [
    ...view.characters.flatMap(({ id, quests }) =>
      quests.map((quest) =>
        texts('adventure.goal.open.quest', {
          quest: names.card(quest.card),
          character: names.character(id),
          tasks: tasksOf(quest, texts).join(' '),
        }),
      ),
    ),
    ...Object.entries(view.locations).map(([space, card]) =>
      texts('adventure.goal.open.event', { card: names.card(card), space: names.space(space) }),
    ),
    ...Object.entries(view.placed).map(([space, { count }]) =>
      texts('adventure.goal.open.discoveries', { count, space: names.space(space) }),
    ),
  ];
}

/** What to do for the goal with the best value for its distance. */
function nextStep(view: AdventureView, texts: Texts): string | null {
  const own = ownCharacter(view);
  if (!own || view.outcome) return null;
  const best = advisedGoal(view, own);
  if (!best) return texts('adventure.goal.next.wait');
  const names = namesIn(texts);
  const space = names.space(best.space);
  const [quest] = questsAt(view, best.space);
  const { encounter } = spaceOf(positionOf(view), best.space);
  if (best.why === 'quest' && quest !== undefined) {
    return texts('adventure.goal.next.travel-quest', { quest: names.card(quest), space });
  }
  if (best.why === 'overlord' && encounter) {
    return texts('adventure.goal.next.level', { space, foe: names.foe(encounter) });
  }
  return best.why === 'heals'
    ? texts('adventure.goal.next.heal', { space })
    : texts('adventure.goal.next.fight');
}
