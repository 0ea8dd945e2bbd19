import { definition } from '../rules/cards/library.ts';
import { printed } from '../rules/cards/printed.ts';
import type { Choosable } from '../rules/choices.ts';
import { effectAt } from '../rules/effects/resolving/address.ts';
import { waysToLose } from '../rules/ends.ts';
import type { Effect } from '../rules/language/effect.ts';
import { within } from '../rules/language/within.ts';
import { armorOf, characters, focusOf, isCharacter } from '../rules/queries/figures.ts';
import { oddsOf } from '../rules/queries/odds.ts';
import { defenseOf, healthLeft } from '../rules/queries/values.ts';
import type { AltarQuestDecision } from '../rules/state.ts';
import type { CardId, FigureId } from '../rules/terms.ts';
import { focusResults, rolledSuccesses, type TestRoll } from '../rules/test-data.ts';
import { isVital } from './danger.ts';
import type { Position } from './position.ts';
import { counted } from './subject.ts';

/** The chance from which somebody counts as likely to fall. */
const UNLIKELY = 0.01;

/** Damage that an enemy may deal with one blow, if it is not known which enemy comes. */
const BLOW = 3;

/** Marks that may come at once on the counter that loses the quest when full. */
const AT_ONCE = 2;

/** The characters whose end loses the quest. */
const vital = (position: Position): FigureId[] =>
  characters(position.state).filter((id) => isVital(position, id));

/** Whether one blow could be the last for somebody whose end loses the quest. */
export const isAnybodyWeak = (position: Position): boolean =>
  vital(position).some(
    (one) => healthLeft(position.state, one) + armorOf(position.state, one) <= BLOW,
  );

/**
 * Whether somebody whose end loses the quest may fall because of the question.
 * @param answer what a companion would choose: of several effects that is the one that comes
 */
export function mayFall(
  position: Position,
  decision: AltarQuestDecision,
  answer: string | null,
): boolean {
  const { prompt } = decision;
  const { state, hero } = position;
  switch (prompt.key) {
    case 'prompt.supply-die':
    case 'prompt.use-focus': {
      const { card, stakes, dice } = prompt.args;
      const faces = prompt.key === 'prompt.use-focus' ? prompt.args.faces : [];
      const successes = rolledSuccesses({ faces });
      const left = faces.length > 0 ? 0 : dice;
      return mayFallByTest(position, hero.id, card, { dice: left, faces, successes, stakes });
    }
    case 'prompt.armor':
      return prompt.args.damage >= healthLeft(state, hero.id);
    case 'prompt.discard-or-suffer':
      return prompt.args.amount >= healthLeft(state, hero.id);
    case 'prompt.moment.before-damage':
    case 'prompt.moment.after-damage':
    case 'prompt.moment.enemy-activates':
    case 'prompt.moment.before-test':
    case 'prompt.moment.after-roll': {
      const { character, enemy, amount, roll } = prompt.args;
      if (!isCharacter(state, character)) return isAnybodyWeak(position);
      if (prompt.key === 'prompt.moment.before-damage') {
        return amount >= healthLeft(state, character);
      }
      return roll ? mayFallByTest(position, character, enemy, roll) : isAnybodyWeak(position);
    }
    case 'prompt.between-effects':
      return isAnybodyWeak(position);
    case 'prompt.choose-effect':
    case 'prompt.may':
      return mayFallBy(position, prompt.args.card, harmsChosen(decision, answer));
    case 'prompt.rhune':
    case 'prompt.target':
    case 'prompt.next-of-each':
      return mayFallByCard(position, prompt.args.card);
    default:
      return false;
  }
}

/** Whether a harmful test in its current state may be somebody's last; for other tests, what failing them does. */
function mayFallByTest(
  position: Position,
  one: FigureId,
  card: CardId,
  { dice, faces, successes, stakes }: TestRoll,
): boolean {
  if (stakes.kind === 'attack') return false;
  if (stakes.kind !== 'inflict' && stakes.kind !== 'resist') {
    return card !== '' && mayFallByCard(position, card);
  }
  const { state } = position;
  const armor = stakes.kind === 'inflict' ? armorOf(state, one) : 0;
  const focus = dice > 0 ? focusOf(state, one) : 0;
  const rolled = { successes, focusResults: focusResults({ faces }) };
  const odds = oddsOf(stakes, dice, focus, rolled);
  return odds.atLeast(healthLeft(state, one) + armor) > UNLIKELY;
}

/** Whether what is printed on a card may be somebody's end, if all of it comes. */
const mayFallByCard = (position: Position, card: CardId): boolean =>
  mayFallBy(position, card, harmsOn(definition(card)));

/** The harms in whichever of several effects is chosen. */
function harmsChosen(decision: AltarQuestDecision, answer: string | null): Harm[] {
  const option = decision.options.find(({ id }) => id === answer);
  if (option?.verb !== 'choose') return [];
  const { card, ability, path }: Choosable = option.args ?? {};
  if (card === undefined || ability === undefined || path === undefined) return [];
  return within(effectAt({ card, ability, path })).filter(isHarm);
}

function mayFallBy(position: Position, card: CardId, harms: readonly Harm[]): boolean {
  return vital(position).some((one) => {
    const harm = harms.reduce((sum, effect) => sum + harmOf(effect, position, card, one), 0);
    return harm > 0 && harm >= healthLeft(position.state, one);
  });
}

type Harm = Extract<Effect, { kind: 'damage' | 'inflict' | 'resist' | 'discard-or-suffer' }>;
const HARMS: readonly string[] = ['damage', 'inflict', 'resist', 'discard-or-suffer'];

const isHarm = (effect: Effect): effect is Harm => HARMS.includes(effect.kind);

const harmsOn = printed((card) => within(card.abilities ?? []).filter(isHarm));

function harmOf(effect: Harm, position: Position, card: CardId, one: FigureId): number {
  const { state } = position;
  const subject = { position, card };
  if (effect.kind === 'inflict') {
    return Math.max(
      0,
      counted(effect.difficulty, subject) - defenseOf(state, one) - armorOf(state, one),
    );
  }
  return Math.max(
    0,
    counted(effect.kind === 'resist' ? effect.difficulty : effect.amount, subject),
  );
}

/** Whether what loses the quest is nearly full. */
export function isNearlyLost(position: Position): boolean {
  const { rules } = position.view.quest;
  const subject = { position, card: rules };
  return waysToLose(definition(rules)).some(
    ({ when }) =>
      when.if === 'at-least' &&
      counted(when.what, subject) >= counted(when.amount, subject) - AT_ONCE,
  );
}
