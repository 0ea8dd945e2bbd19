import { DECKS } from '../../src/games/altar-quest/cards/index.ts';
import type { CardDefinition } from '../../src/games/altar-quest/rules/cards/definition.ts';
import { LANGUAGE } from '../../src/games/altar-quest/rules/language/registry.ts';
import { addressKey, kindKey, lacking, type Part, without } from './parts.ts';

/** Kinds of effect; the abilities, rhune effects and passive values of every card, and how a quest ends. */
export const altarQuestParts = (): Part[] => [
  ...[...LANGUAGE.kinds()].map(({ kind }) => ({
    name: `altar-quest: the effect ${kind}`,
    key: kindKey('altar-quest', kind),
  })),
  ...DECKS.flatMap(({ cards }) => cards.flatMap(partsOf)),
];

export function partsOf(definition: CardDefinition): Part[] {
  const card = definition.id;
  const { abilities = [], passives = [] } = definition;
  return [
    ...abilities.flatMap(({ name, rhunes = [] }) => [
      { name: `${card} ${name}`, card, key: addressKey({ card, ability: name, path: 'effect' }) },
      ...rhunes.map(({ rhune }, index) => ({
        name: `${card} ${name} ${rhune}`,
        card,
        key: addressKey({ card, ability: name, path: `rhunes.${index}.effect` }),
      })),
    ]),
    ...passives.map((passive) => ({
      name: `${card} ${passive.stat}`,
      card,
      remove: without(passives, passive),
    })),
    ...(['win', 'lose'] as const)
      .filter((end) => definition[end])
      .map((end) => ({ name: `${card} ${end}`, card, remove: lacking(definition, end) })),
  ];
}
