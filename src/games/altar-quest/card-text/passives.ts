import { withStop } from '../../../cards/effects/clauses.ts';
import { capitalised } from '../../../texts/capitalised.ts';
import type { Texts } from '../../../texts/texts.ts';
import type { CardDefinition, Passive } from '../rules/cards/definition.ts';
import { isLoss } from '../rules/language/amount.ts';
import { type DescribeContext, mention } from '../rules/language/describe.ts';
import { amountWords } from '../rules/language/describe-amount.ts';
import { describeCondition } from '../rules/language/describe-condition.ts';
import { describeSituation } from '../rules/language/describe-situation.ts';
import { effectWords } from '../rules/language/registry.ts';
import { settingOf } from './self.ts';
import { isOfVillain } from './strengthening.ts';

/**
 * "You have +1 defense while an enemy is in your room." Passives under the same condition share a sentence:
 * "While your character card is exhausted, you have +2 defense, and you cannot ATTACK."
 */
export function passiveLines(card: CardDefinition, texts: Texts): string[] {
  return groupsOf(card.passives ?? []).map((group) => asSentence(lineOf(card, group, texts)));
}

/** A card that only works while attached says so. */
function lineOf(card: CardDefinition, group: readonly Passive[], texts: Texts): string {
  const line = together(card, group, texts);
  return card.attach ? texts('altar-quest.passive.while-attached', { line }) : line;
}

function together(card: CardDefinition, group: readonly Passive[], texts: Texts): string {
  const [first] = group as [Passive];
  const clauses = group.map((passive) => clauseOf(card, passive, texts));
  if (!first.only) return clauses[0] as string;
  const situation = describeSituation(first.only, wordsFor(card, first, texts));
  if (situation !== null && clauses.length === 1) {
    return effectWords(texts).text('when-so', { situation, clause: clauses[0] });
  }
  const condition = describeCondition(first.only, wordsFor(card, first, texts));
  const [text = '', ...others] = clauses;
  if (others.length === 0) return texts('altar-quest.passive.while', { text, condition });
  const list = others.reduce((all, clause, index) => {
    const key = index === others.length - 1 ? 'list-last' : 'list-more';
    return texts(`altar-quest.passive.${key}`, { text: all, clause });
  }, text);
  return texts('altar-quest.passive.while-all', { condition, list });
}

/** Neighbours about the same figures under the same condition belong together. */
function groupsOf(passives: readonly Passive[]): Passive[][] {
  const groups: Passive[][] = [];
  for (const passive of passives) {
    const before = groups.at(-1);
    if (passive.only && before?.[0] && isSaidTogether(before[0], passive)) before.push(passive);
    else groups.push([passive]);
  }
  return groups;
}

const isSaidTogether = (one: Passive, other: Passive): boolean =>
  one.of === other.of && JSON.stringify(one.only) === JSON.stringify(other.only);

const asSentence = (line: string): string => capitalised(withStop(line));

/** The enemy whose value it is is "it" from the beginning. */
function wordsFor(card: CardDefinition, { of }: Passive, texts: Texts): DescribeContext {
  const it = texts('altar-quest-effects.again-enemy');
  const voice = of === 'you' ? 'you' : 'they';
  return effectWords(texts, { ...settingOf(card), voice, target: mention(it, it) });
}

/** What one passive does, without its condition. */
function clauseOf(card: CardDefinition, passive: Passive, texts: Texts): string {
  const words = wordsFor(card, passive, texts);
  const amount = passive.amount ?? 0;
  const of = passive.of === 'strengthened' && isOfVillain(card) ? 'villain' : passive.of;
  const attribute = passive.test?.attribute;
  const tests = texts('altar-quest.passive.tests', {
    kind: passive.test?.kind ?? 'any',
    attribute: attribute ? texts(`altar-quest.attribute.${attribute}`) : 'none',
  });
  const whose = texts('altar-quest.passive.whose', {
    of,
    this: words.text('this', { self: words.self }),
  });
  return texts(`altar-quest.passive.${passive.stat}`, {
    of,
    whose,
    tests,
    sign: isLoss(amount) ? 'minus' : 'plus',
    ...amountWords(amount, words),
  });
}
