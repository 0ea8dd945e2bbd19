import { capitalised } from '../../../cards/effects/clauses.ts';
import type { Texts } from '../../../texts/texts.ts';
import type { Ability, CardDefinition } from '../rules/cards/definition.ts';
import { describeEffect, effectWords } from '../rules/effects/language/registry.ts';
import { describeCondition } from '../rules/effects/parts/condition.ts';
import type { Moment } from '../rules/moments.ts';
import { settingOf } from './self.ts';

/** The ability with its keyword in bold, then each of its rhune effects with the rhune's name. */
export function abilityLines(card: CardDefinition, ability: Ability, texts: Texts): string[] {
  const setting = {
    ...settingOf(card),
    ...(ability.keyword === 'scheme' ? { self: 'card' as const } : {}),
  };
  const text = describeEffect(ability.effect, texts, setting);
  const head = describeHead(card, ability, texts);
  const rhunes = (ability.rhunes ?? []).map(({ rhune, effect }) =>
    texts('altar-quest.ability.rhune', {
      rhune: texts(`altar-quest.rhune.${rhune}`),
      text: describeEffect(effect, texts, setting),
    }),
  );
  return [head === '' ? text : texts('altar-quest.ability.headed', { head, text }), ...rhunes];
}

/** "Exhaust + Aluna, before you roll for an ATTACK, if you have damage"; empty for a plain Action card. */
function describeHead(card: CardDefinition, ability: Ability, texts: Texts): string {
  const keyword = texts(`altar-quest.keyword.${keywordName(card, ability)}`, {
    range: ability.range ?? 0,
  });
  const cost = ability.rhune
    ? texts('altar-quest.ability.with-rhune', {
        keyword,
        rhune: texts(`altar-quest.rhune.${ability.rhune}`),
      })
    : keyword;
  const situations: string[] = [];
  if (ability.limit) {
    const shared = String(ability.sharing !== undefined);
    situations.push(texts(`altar-quest.ability.limit.${ability.limit}`, { shared }));
  }
  if (ability.when) situations.push(describeMoment(ability.when, texts));
  if (ability.only) {
    const condition = describeCondition(ability.only, effectWords(texts, settingOf(card)));
    situations.push(texts('altar-quest.ability.only', { condition }));
  }
  const head = [cost, ...situations]
    .filter((part) => part !== '')
    .reduce(
      (all, situation) =>
        all === ''
          ? situation
          : texts('altar-quest.ability.in-situation', { keyword: all, situation }),
      '',
    );
  return capitalised(head);
}

/** Cards played from hand need a word only where they are more than their text: Reactions, Ongoing cards. */
function keywordName({ type, ongoing }: CardDefinition, { keyword }: Ability): string {
  if (keyword === 'before-defeat' && type === 'threat-reference') return 'before-any-defeat';
  if (keyword !== 'play') return keyword;
  if (type === 'reaction') return 'reaction';
  return ongoing ? 'ongoing' : 'play';
}

/** "before you roll for an ATTACK with Might" */
function describeMoment(moment: Moment, texts: Texts): string {
  const test = texts('altar-quest.moment.test', {
    test: moment.test ?? 'any',
    attribute: moment.attribute ? texts(`altar-quest.attribute.${moment.attribute}`) : 'none',
  });
  return texts(`altar-quest.moment.${moment.at}.${moment.who}`, {
    test,
    range: moment.range ?? 0,
  });
}
