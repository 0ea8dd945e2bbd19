import { capitalised, withStop } from '../../../cards/effects/clauses.ts';
import type { Texts } from '../../../texts/texts.ts';
import { isLoss } from '../rules/cards/amount.ts';
import type { CardDefinition, Passive } from '../rules/cards/definition.ts';
import { effectWords } from '../rules/effects/language/registry.ts';
import { amountWords } from '../rules/effects/parts/amount.ts';
import { describeCondition } from '../rules/effects/parts/condition.ts';
import { settingOf } from './self.ts';

/** "You have +1 defense while an enemy is in your room." */
export function passiveLine(card: CardDefinition, passive: Passive, texts: Texts): string {
  const voice = passive.of === 'you' ? 'you' : 'they';
  const words = effectWords(texts, { ...settingOf(card), voice });
  const amount = passive.amount ?? 0;
  const attribute = passive.test?.attribute;
  const tests = texts('altar-quest.passive.tests', {
    kind: passive.test?.kind ?? 'any',
    attribute: attribute ? texts(`altar-quest.attribute.${attribute}`) : 'none',
  });
  const whose = texts('altar-quest.passive.whose', {
    of: passive.of,
    this: words.text('this', { self: words.self }),
  });
  const text = texts(`altar-quest.passive.${passive.stat}`, {
    of: passive.of,
    whose,
    tests,
    sign: isLoss(amount) ? 'minus' : 'plus',
    ...amountWords(amount, words),
  });
  const line = passive.only
    ? texts('altar-quest.passive.while', {
        text,
        condition: describeCondition(passive.only, words),
      })
    : text;
  return capitalised(withStop(line));
}
