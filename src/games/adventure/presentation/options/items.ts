import type { OptionText } from '../../../../kernel/game.ts';
import type { Texts } from '../../../../texts/texts.ts';
import { challengeWords } from '../../card-text.ts';
import { challengeDefinition } from '../../rules/cards/library.ts';
import { atlasIn } from '../../rules/queries/spaces.ts';
import { COLORS, discoveryOf } from '../../rules/terms.ts';
import type { OptionAmong } from '../../rules/verbs.ts';
import type { AdventureView } from '../../rules/view.ts';
import { discoveryName, namesIn } from '../names.ts';
import { oddsAfter } from '../odds-words.ts';
import { spaceWords } from '../spaces.ts';
import { changeOfStrength } from '../strength.ts';
import { inParts } from './parts.ts';

/** An item that is used, or drunk. */
export function useText(
  view: AdventureView,
  seat: string,
  { args: { item, as } }: OptionAmong<'use'>,
  texts: Texts,
): OptionText {
  const name = namesIn(texts).item(item);
  if (as !== 'power') {
    const potion = texts(`adventure.potion.${as}`);
    return {
      label: texts('adventure.option.drink', { item: name, potion }),
      name,
      description: texts(`adventure.potionDoes.${as}`),
    };
  }
  const { text } = challengeWords(challengeDefinition(item), 'back', texts);
  return {
    label: texts('adventure.option.use', { item: name }),
    name,
    description: inParts([oddsAfter(view, seat, { does: 'use', item }, texts), text]),
  };
}

/** Something to wear: how it changes fighting values, and what it is. */
export function wearText(
  view: AdventureView,
  seat: string,
  option: OptionAmong<'equip'> | OptionAmong<'unequip'>,
  texts: Texts,
): OptionText {
  const { item } = option.args;
  const { name, line, text } = challengeWords(challengeDefinition(item), 'back', texts);
  return {
    label: texts(`adventure.option.${option.verb}`, { item: name }),
    name,
    description: inParts([changeOfStrength(view, seat, option, texts), line, text]),
  };
}

/** A kept discovery, with its target. */
export function discoveryText(
  view: AdventureView,
  seat: string,
  { args }: OptionAmong<'discovery'>,
  texts: Texts,
): OptionText {
  const { token, on } = args;
  const discovery = discoveryOf(token);
  const name = discoveryName(discovery, texts);
  const text = texts(`adventure.discovery.${discovery}.text`);
  if (on === 'combat' || on === 'encounter') {
    const odds = on === 'combat' ? oddsAfter(view, seat, { does: 'reroll', token }, texts) : '';
    const description = inParts([odds, text]);
    return { label: texts('adventure.option.reroll'), name, description };
  }
  return {
    label: texts('adventure.option.discovery', { token: name, on: targetName(on, texts) }),
    name,
    description: isSpace(view, on) ? inParts([spaceWords(view, on, texts, { seat }), text]) : text,
  };
}

/** An item in another character's bag that the Traveling Merchant will bring. */
export function tradeText(
  view: AdventureView,
  { args: { item } }: OptionAmong<'trade'>,
  texts: Texts,
): OptionText {
  const { name, line, text } = challengeWords(challengeDefinition(item), 'back', texts);
  const owner = view.characters.find(({ bag }) => bag.includes(item))?.id ?? '';
  return {
    label: texts('adventure.option.trade', {
      item: name,
      character: namesIn(texts).character(owner),
    }),
    name,
    description: inParts([line, text]),
  };
}

const isSpace = (view: AdventureView, on: string): boolean => atlasIn(view).byId.has(on);

/** A colour, a die, or a space. */
function targetName(on: string, texts: Texts): string {
  const names = namesIn(texts);
  const color = COLORS.find((one) => one === on);
  if (color) return texts('adventure.option.item-of-color', { color: names.color(color) });
  if (on === 'movement') return texts('adventure.option.movement-die');
  return names.space(on);
}
