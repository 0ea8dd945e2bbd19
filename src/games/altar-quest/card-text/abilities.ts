import { capitalised } from '../../../texts/capitalised.ts';
import type { Texts } from '../../../texts/texts.ts';
import type { Ability, CardDefinition } from '../rules/cards/definition.ts';
import { listed, mention } from '../rules/language/describe.ts';
import { describeCondition } from '../rules/language/describe-condition.ts';
import { describeSituation } from '../rules/language/describe-situation.ts';
import { describeEffect, effectWords } from '../rules/language/registry.ts';
import type { Moment } from '../rules/moments.ts';
import type { Rhune, TestKind } from '../rules/terms.ts';
import { settingOf } from './self.ts';
import { isOfVillain } from './strengthening.ts';

/**
 * Each ability with its keyword in bold, and its rhune effects with the rhunes' names, one line each. The
 * same test with different attributes is one line, "TEST 3 (Might or Willpower)", and so is the same help
 * with different kinds of tests.
 */
export function abilityLines(
  card: CardDefinition,
  texts: Texts,
  isWanted: (ability: Ability) => boolean,
): string[][] {
  const groups = alike((card.abilities ?? []).filter(isWanted));
  return groups.map((group, index) => linesOf(card, group, groups[index - 1]?.[0], texts));
}

/** Neighbours that differ only in their name and the attribute of their test, or in the test that they answer. */
function alike(abilities: readonly Ability[]): Ability[][] {
  const groups: Ability[][] = [];
  for (const ability of abilities) {
    const before = groups.at(-1);
    if (before && areAlike([...before, ability])) before.push(ability);
    else groups.push([ability]);
  }
  return groups;
}

const areAlike = (abilities: readonly Ability[]): boolean =>
  [withoutAttribute, withoutTest].some((without) => new Set(abilities.map(without)).size === 1);

function withoutAttribute({ name: _name, effect, ...ability }: Ability): string {
  const { attribute: _attribute, ...rest } = { attribute: '', ...effect };
  return JSON.stringify({ ...ability, rest });
}

function withoutTest({ name: _name, when, ...ability }: Ability): string {
  const { test: _test, ...rest } = { test: '', ...when };
  return JSON.stringify({ ...ability, rest });
}

function linesOf(
  card: CardDefinition,
  group: readonly Ability[],
  before: Ability | undefined,
  texts: Texts,
): string[] {
  const [ability] = group as [Ability];
  const words = effectWords(texts).text;
  const setting = {
    ...settingOf(card),
    ...(ability.keyword === 'scheme' ? { self: 'card' as const } : {}),
    attributes: attributesOf(group, texts),
    // The enemy that an upgrade strengthens has been named before what it does.
    ...(card.strengthens && { target: mention(words('again-enemy'), words('again-enemy')) }),
  };
  const text = describeEffect(inSentences(ability), texts, setting);
  const head = describeHead(card, group, before, texts);
  const rhunes = (ability.rhunes ?? []).map(({ rhune, effect }) =>
    texts('altar-quest.ability.rhune', {
      rhune: rhuneWithSymbol(rhune, texts),
      text: describeEffect(effect, texts, setting),
    }),
  );
  return [head === '' ? text : texts('altar-quest.ability.headed', { head, text }), ...rhunes];
}

/** Each part of a set-up gets its own sentence. */
const inSentences = ({ keyword, effect }: Ability): Ability['effect'] =>
  keyword === 'setup' && effect.kind === 'sequence'
    ? { kind: 'sentences', effects: effect.effects }
    : effect;

/** "Might, Willpower or Agility"; empty if there is no choice. */
function attributesOf(group: readonly Ability[], texts: Texts): string {
  const names = group.flatMap(({ effect }) =>
    'attribute' in effect ? [texts(`altar-quest.attribute.${effect.attribute}`)] : [],
  );
  return group.length > 1 ? listed(names, effectWords(texts)) : '';
}

/** The rhune as its die shows it, and its name. */
const rhuneWithSymbol = (rhune: Rhune, texts: Texts): string =>
  texts('altar-quest.symbol.rhune-named', {
    symbol: texts(`altar-quest.symbol.rhune.${rhune}`),
    name: texts(`altar-quest.rhune.${rhune}`),
  });

/** "Exhaust + ☀️ Aluna, before you roll for an ATTACK, if you have damage"; empty for a plain Action card. */
function describeHead(
  card: CardDefinition,
  group: readonly Ability[],
  before: Ability | undefined,
  texts: Texts,
): string {
  const [ability] = group as [Ability];
  const keyword = texts(`altar-quest.keyword.${keywordName(card, ability)}`, {
    range: ability.range ?? 0,
    of: isOfVillain(card) ? 'villain' : 'each',
  });
  const cost = ability.rhune
    ? texts(`altar-quest.ability.${card.strengthens ? 'rhune-of-each' : 'with-rhune'}`, {
        keyword,
        rhune: rhuneWithSymbol(ability.rhune, texts),
      })
    : keyword;
  const situations: string[] = [];
  if (ability.limit) {
    const shared = String(group.length < sharing(card, ability));
    situations.push(texts(`altar-quest.ability.limit.${ability.limit}`, { shared }));
  }
  if (ability.when) situations.push(describeMoment(ability.when, testsOf(group), texts));
  if (ability.only) {
    const words = effectWords(texts, settingOf(card));
    situations.push(
      describeSituation(ability.only, words, before?.only) ??
        texts('altar-quest.ability.only', { condition: describeCondition(ability.only, words) }),
    );
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

/** How many abilities of the card share the limit of one. */
const sharing = ({ abilities = [] }: CardDefinition, { sharing: shared }: Ability): number =>
  shared === undefined ? 1 : abilities.filter((other) => other.sharing === shared).length;

/** Cards played from hand need a keyword only if they are more than their text: Reactions, Ongoing cards. */
function keywordName({ type, ongoing }: CardDefinition, { keyword }: Ability): string {
  if (keyword === 'before-defeat' && type === 'threat-reference') return 'before-any-defeat';
  if (keyword === 'before-defeat' && type === 'enemy-upgrade') return 'before-such-defeat';
  if (keyword !== 'play') return keyword;
  if (type === 'reaction') return 'reaction';
  return ongoing ? 'ongoing' : 'play';
}

/** The tests that similar abilities answer, each once. */
const testsOf = (group: readonly Ability[]): (TestKind | 'any')[] => [
  ...new Set(group.map(({ when }) => when?.test ?? 'any')),
];

/** "before you roll for an ATTACK with Might" */
function describeMoment(
  { at, who, attribute, range = 0 }: Moment,
  tests: readonly (TestKind | 'any')[],
  texts: Texts,
): string {
  const named = tests.map((test) =>
    texts('altar-quest.moment.test', {
      test,
      attribute: attribute ? texts(`altar-quest.attribute.${attribute}`) : 'none',
    }),
  );
  const test = listed(named, effectWords(texts));
  return texts(`altar-quest.moment.${at}.${who}`, { test, range });
}
