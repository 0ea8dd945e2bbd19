import type { Guide, GuideStep } from '../../../kernel/guide.ts';
import { boardOf } from '../rules/board/library.ts';
import { LIMITS } from '../rules/rulings.ts';
import type { AltarQuest, AltarQuestDecision } from '../rules/state.ts';
import type { AltarQuestOption } from '../rules/verbs.ts';
import type { AltarQuestView, HeroView } from '../rules/view.ts';
import { actingHero } from './acting-hero.ts';
import { abilityOfOption, attacks } from './effects.ts';
import { couldAttack, situationOf } from './position.ts';

/** Steps after which a hero with all actions must be in a new turn. */
const LATE: readonly string[] = ['act', 'dice', 'end'];

/** What a first turn covers; cards and the like come later. */
const PLAIN: readonly string[] = ['move', 'open', 'interact', 'done'];

/** A hero's first turn: get somewhere, do something there, read the dice, end it (AQ-084 to AQ-088). */
export const guide: Guide<AltarQuestView, AltarQuest> = {
  steps: ['look', 'move', 'act', 'dice', 'end'],
  explains: ['first-turn', 'door', 'attack', 'interact'],
  at(view, decision, last, ranked) {
    const { key } = decision.prompt;
    const [best] = ranked;
    if (key === 'prompt.use-focus' && last === 'act' && best) return { step: 'dice', way: best.id };
    const hero = actingHero(view, decision);
    if (!hero) return null;
    if (last !== null && LATE.includes(last) && isNewTurn(decision)) return 'over';
    const canHit = hasTarget(view, hero);
    const plain = ranked.find((option) =>
      isAttack(option) ? canHit : PLAIN.includes(option.verb),
    );
    if (!plain) return null;
    const step = stepTo(plain);
    return last === 'act' ? { ...step, step: 'dice' } : step;
  },
};

const isNewTurn = ({ prompt }: AltarQuestDecision): boolean =>
  prompt.key === 'prompt.next-hero' ||
  (prompt.key === 'prompt.act' && prompt.args.actions >= LIMITS.actionsPerHero);

const isAttack = (option: AltarQuestOption): boolean => attacks(abilityOfOption(option)?.effect);

/** Whether an enemy is within reach; a card that also does something else can be played without one. */
function hasTarget(view: AltarQuestView, hero: HeroView): boolean {
  const board = boardOf(view);
  const situation = situationOf(view);
  return view.enemies.some((enemy) => couldAttack(board, situation, hero, hero.at, enemy));
}

function stepTo(option: AltarQuestOption): GuideStep {
  const way = option.id;
  if (isAttack(option)) return { step: 'act', about: 'attack', way };
  switch (option.verb) {
    case 'move':
    case 'open':
      return { step: 'move', about: option.verb, way };
    case 'done':
      return { step: 'end', way };
    default:
      return { step: 'act', about: option.verb, way };
  }
}
