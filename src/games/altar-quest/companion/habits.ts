import type { Habit, Outlook } from '../../../kernel/companion.ts';
import { definition } from '../rules/cards/library.ts';
import { looking } from '../rules/queries/once.ts';
import type { AltarQuest, AltarQuestDecision } from '../rules/state.ts';
import type { AltarQuestOption } from '../rules/verbs.ts';
import type { AltarQuestView } from '../rules/view.ts';
import { type Plans, plansFor, worthOfDeed } from './acting.ts';
import { blowGains, blowOdds } from './blows.ts';
import { answered, channelled, chosen, focused, rolled } from './choosing.ts';
import { goalsOf } from './goals.ts';
import { helpsOn } from './next-deed.ts';
import { type Position, positionOf } from './position.ts';
import { skillWith } from './skill.ts';
import { careFor, type Gain, gain, sum, supplyWorth, WORTH } from './worth.ts';

/** Reasons that mention only what is on the table, or what everyone sees being done. */
const PUBLIC: ReadonlySet<string> = new Set([
  'acts',
  'channels',
  'cleans',
  'delays',
  'draws',
  'explores',
  'fights',
  'first',
  'guards',
  'heals',
  'hinders',
  'quest',
  'rids',
  'searches',
  'spares',
  'sturdy',
  'supply',
  'unhurt',
]);

/** Rules of thumb for whatever a player of Altar Quest is asked. */
export function habits({ view, seat, decision }: Outlook<AltarQuestView, AltarQuest>): Habit[] {
  const position = positionOf(view, seat, decision);
  return looking(position.state, () => weighed(position, decision));
}

function weighed(position: Position, decision: AltarQuestDecision): Habit[] {
  const isWalk = decision.options.some(isForGoals);
  const plans = plansFor(position, isWalk ? goalsOf(position) : []);
  return decision.options.map((option): Habit => {
    const { worth, why, idle } = worthOfOption(plans, decision, option);
    return {
      option: option.id,
      weight: worth,
      reason: { key: why },
      ...(PUBLIC.has(why) && option.verb !== 'done' ? { public: true } : {}),
      ...(idle ? { idle } : {}),
    };
  });
}

/** Whether an option can only be weighed by what there is to do elsewhere. */
const isForGoals = (option: AltarQuestOption): boolean =>
  option.verb === 'move' ||
  ((option.verb === 'feat' || option.verb === 'use') && helpsOn(definition(option.args.card)));

/** Questions that a hero answers with a deed. */
export const DEEDS: readonly string[] = ['prompt.act', 'prompt.next-hero'];

function worthOfOption(
  plans: Plans,
  decision: AltarQuestDecision,
  option: AltarQuestOption,
): Gain & Pick<Habit, 'idle'> {
  const { position } = plans;
  const { key } = decision.prompt;
  switch (option.verb) {
    case 'roll':
      return rolled(position, decision, option);
    case 'focus':
      return focused(position, decision, option);
    case 'armor':
      return armored(position, option.args.armor);
    case 'discard-or-suffer':
      return paid(position, option.args);
    case 'attack':
      return attacked(position, option.args);
    case 'choose':
      if (decision.prompt.key === 'prompt.equip') {
        return gain(1 + skillWith(decision.prompt.args.hero, option.id), 'fights');
      }
      return key === 'prompt.channel-face'
        ? channelled(position, option)
        : chosen(position, decision, option);
    case 'channel':
      return DEEDS.includes(key)
        ? worthOfDeed(plans, option)
        : key === 'prompt.channel-die'
          ? gain(-channelled(position, option).worth, 'altar')
          : channelled(position, option);
    case 'play':
    case 'use':
      return key.startsWith('prompt.moment.')
        ? answered(position, decision, option as Parameters<typeof answered>[2])
        : worthOfDeed(plans, option);
    case 'done':
      return DEEDS.includes(key) ? worthOfDeed(plans, option) : gain(0, 'saves');
    default:
      return worthOfDeed(plans, option);
  }
}

/** Armor is there to be lost, but not all of it for a scratch. */
const armored = ({ hero }: Position, armor: number): Gain =>
  gain(armor * (careFor(hero) - 0.6 * WORTH.armor), armor > 0 ? 'guards' : 'saves');

const paid = (
  { hero, view }: Position,
  { token, discard, damage }: { token: 'focus' | 'supply'; discard: number; damage: number },
): Gain =>
  gain(
    -discard * (token === 'focus' ? WORTH.focus : supplyWorth(view.supply)) -
      damage * careFor(hero),
    damage > discard ? 'saves' : 'spares',
  );

/** Whom to attack: what the blow does on average, and what that is worth for the quest. */
function attacked(
  position: Position,
  { enemy: card, dice }: Extract<AltarQuestOption, { verb: 'attack' }>['args'],
): Gain {
  const enemy = position.enemies.find((one) => one.card === card);
  if (!enemy) return gain(0, 'fights');
  const { worth, why } = sum(blowGains(position, enemy, blowOdds(position.hero, enemy, dice)));
  return gain(worth + (enemy.hero === position.hero.id ? 0.5 : 0), why);
}
