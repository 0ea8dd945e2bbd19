import { sentence } from '../../../cards/effects/clauses.ts';
import type { Texts } from '../../../texts/texts.ts';
import type { Passive, Power } from '../rules/cards/definition.ts';
import type { Condition } from '../rules/language/condition.ts';
import type { Voice } from '../rules/language/describe.ts';
import { facesText, listed } from '../rules/language/describe-condition.ts';
import type { Effect } from '../rules/language/effect.ts';
import { describeClause, describeEffect, wordsIn } from '../rules/language/registry.ts';
import type { Potion } from '../rules/terms.ts';

/** What an effect does, with a sentence for each step of a sequence, so no step reads as part of another. */
export function effectText(effect: Effect, texts: Texts, voice: Voice = 'character'): string {
  switch (effect.kind) {
    case 'sequence':
      return effect.effects.map((step) => effectText(step, texts, voice)).join(' ');
    case 'choose':
      return texts('adventure-effects.choose-one', { list: describeClause(effect, texts, voice) });
    default:
      return describeEffect(effect, texts, voice);
  }
}

/** "if your opponent is undead", or the value that messages read as no condition. */
export const conditionText = (
  condition: Condition | undefined,
  texts: Texts,
  voice: Voice,
): string => (condition ? wordsIn(texts, voice).condition(condition) : 'none');

/** "On 4 or ★: Gain +1 attack." */
export function powerText(
  { when, if: condition, effect }: Power,
  texts: Texts,
  voice: Voice = 'character',
): string {
  const words = wordsIn(texts, voice);
  return words.text(`power.${'die' in when ? 'die' : when.moment}`, {
    faces: 'die' in when ? facesText(when.die, words) : '',
    condition: conditionText(condition, texts, voice),
    text: effectText(effect, texts, voice),
  });
}

/** "+1 attack and +1 defense if you are attacking." Values under the same condition share a sentence. */
export function passivesText(
  passives: readonly Passive[],
  texts: Texts,
  voice: Voice = 'character',
): string {
  const words = wordsIn(texts, voice);
  const conditions = passives.map((passive) => conditionText(passive.if, texts, voice));
  return [...new Set(conditions)]
    .map((condition) => {
      const values = passives
        .filter((_passive, index) => conditions[index] === condition)
        .map(({ stat, amount }) => words.text(`value.${stat}`, { amount }));
      return words.text('passive', { values: listed(values, words, 'and'), condition });
    })
    .join(' ');
}

/** Everything that works by itself: passives in one line, then a line for each power. */
export const workingLines = (
  {
    powers = [],
    passives = [],
  }: {
    powers?: readonly Power[] | undefined;
    passives?: readonly Passive[] | undefined;
  },
  texts: Texts,
  voice: Voice = 'character',
): string[] => [
  ...(passives.length > 0 ? [passivesText(passives, texts, voice)] : []),
  ...powers.map((power) => powerText(power, texts, voice)),
];

/** "Discard it as a health or mana potion." */
export function potionText(potions: readonly Potion[], texts: Texts): string {
  const words = wordsIn(texts, 'character');
  const names = potions.map((potion) => words.text(`potion.${potion}`));
  return words.text('potions', { potions: listed(names, words, 'or') });
}

/** "Only if another character is in your space." */
export const onlyIfText = (condition: Condition, texts: Texts): string =>
  sentence(
    texts('adventure-effects.only-if', {
      condition: conditionText(condition, texts, 'character'),
    }),
  );
