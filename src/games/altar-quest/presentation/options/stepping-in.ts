import type { OptionText } from '../../../../kernel/game.ts';
import { abilityOf } from '../../rules/cards/abilities.ts';
import { isRolledAgain } from '../../rules/effects/kinds/reactions.ts';
import type { WholeEffect } from '../../rules/language/effect.ts';
import { outcomeOf } from '../../rules/queries/stakes.ts';
import type { AltarQuestDecision } from '../../rules/state.ts';
import { focusResults, rolledSuccesses, type TestRoll } from '../../rules/test-data.ts';
import type { CardVerb, OptionAmong } from '../../rules/verbs.ts';
import type { AltarQuestView } from '../../rules/view.ts';
import type { Speech } from '../wordings.ts';
import type { Roll } from './odds.ts';
import { besides, outcomeInWords, withOdds } from './rolls.ts';

/** What stepping in does to a test: to its roll, and to the focus tokens of the hero who does it. */
interface Change {
  roll: Roll;
  focus: number;
}

/**
 * How a test will go when somebody steps in with a card, or lets it pass: "Turned Blow: 22 → 69% unharmed".
 * The words for the option as they are outside of tests, and for what changes no roll.
 */
export function steppingIn(
  view: AltarQuestView,
  { prompt, about }: AltarQuestDecision,
  option: OptionAmong<CardVerb> | OptionAmong<'done'>,
  text: OptionText,
  { texts }: Speech,
): OptionText {
  const { roll: test, character } = momentOf(prompt);
  const plain = test && { roll: asRoll(test), focus: 0 };
  const changed =
    plain && option.verb !== 'done'
      ? changedBy(abilityOf(option.args.card, option.args.ability).effect, test, plain)
      : plain;
  if (!plain || !changed) return text;
  const { stakes } = test;
  if (changed.roll.dice === 0) {
    const outcome = outcomeOf(stakes, changed.roll.successes ?? 0);
    const expected = outcomeInWords(stakes, outcome, undefined, texts);
    const label = texts('altar-quest.option.told', { name: text.label, expected });
    return { ...text, name: text.label, label };
  }
  const held = view.heroes.find(({ id }) => id === character)?.focus ?? 0;
  const focus = Math.max(0, held + (about === character ? changed.focus : 0));
  const rolls = option.verb === 'done' ? [plain.roll] : [plain.roll, changed.roll];
  return besides(withOdds(text.label, stakes, rolls, focus, texts), text.description ?? '');
}

const momentOf = ({ args }: AltarQuestDecision['prompt']) =>
  args && 'roll' in args ? args : { roll: undefined, character: undefined };

const asRoll = ({ dice, faces, successes }: TestRoll): Roll => ({
  dice,
  successes,
  focusResults: focusResults({ faces }),
});

/** Null where nothing of it changes the roll by a number that stands on the card. */
function changedBy(effect: WholeEffect, test: TestRoll, before: Change): Change | null {
  switch (effect.kind) {
    case 'sequence':
    case 'sentences':
      return inTurn(effect.effects, test, before);
    case 'pay':
      return inTurn([effect.cost, effect.effect], test, before);
    case 'change-test': {
      if (typeof effect.amount !== 'number') return null;
      const { dice, successes = 0 } = before.roll;
      const roll =
        effect.add === 'dice'
          ? { ...before.roll, dice: dice + effect.amount }
          : // A point of defense cancels what a success would.
            { ...before.roll, successes: successes + effect.amount };
      return { ...before, roll };
    }
    case 'reroll': {
      const faces = test.faces.filter((face) => !isRolledAgain(effect, face));
      const added = test.successes - rolledSuccesses(test);
      const successes = added + rolledSuccesses({ faces });
      const dice = test.faces.length - faces.length;
      return { ...before, roll: { dice, successes, focusResults: focusResults({ faces }) } };
    }
    default:
      return null;
  }
}

/** One effect after another; what is not about the test leaves its roll as it is. */
function inTurn(effects: readonly WholeEffect[], test: TestRoll, before: Change): Change | null {
  let change = before;
  let isChanged = false;
  for (const effect of effects) {
    if (effect.kind === 'focus' && typeof effect.amount === 'number' && !effect.who) {
      change = { ...change, focus: change.focus + effect.amount };
    }
    const next = changedBy(effect, test, change);
    if (next) {
      change = next;
      isChanged = true;
    }
  }
  return isChanged ? change : null;
}
