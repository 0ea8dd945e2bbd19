import type { CardFace, CardRule, CardValue } from '../../../../picture/card-face.ts';
import { GAUGE, INK } from '../../../../picture/palette.ts';
import type { Texts } from '../../../../texts/texts.ts';
import { kindLine, VALUES } from '../../card-text/line.ts';
import { cardText } from '../../card-text.ts';
import type { CardDefinition } from '../../rules/cards/definition.ts';
import type { Amount } from '../../rules/language/amount.ts';
import { describeAmount } from '../../rules/language/describe-amount.ts';
import { effectWords } from '../../rules/language/registry.ts';
import { ATTRIBUTES, RHUNES, type Rhune } from '../../rules/terms.ts';
import { COUNT_ICONS, RHUNE_LOOKS } from '../symbols.ts';
import { artOf } from './art.ts';
import { ATTRIBUTE_ICONS, cardLook } from './looks.ts';

/** Symbols of the values that cards have. */
export const VALUE_ICONS: Readonly<
  Record<(typeof VALUES)[number], { readonly icon: string; readonly colour: string }>
> = {
  defense: { icon: COUNT_ICONS.defense, colour: GAUGE.armor },
  health: { icon: COUNT_ICONS.health, colour: GAUGE.health },
  speed: { icon: 'boot-prints', colour: GAUGE.action },
  range: { icon: 'archery-target', colour: GAUGE.supply },
  threshold: { icon: COUNT_ICONS.progress, colour: INK.gold },
};

/** A card as drawn: its words are those that are read elsewhere. */
export function faceOf(card: CardDefinition, texts: Texts): CardFace {
  const { name, text } = cardText(card, texts);
  return {
    look: cardLook(card.type),
    art: artOf(card),
    name,
    line: kindLine(card, texts),
    ...(card.replaces === undefined ? {} : { bar: INK.gold }),
    marks: rhunesOf(card).map((rhune) => RHUNE_LOOKS[rhune]),
    values: valuesOf(card, texts),
    rules: text
      .split('\n')
      .filter(Boolean)
      .map((line) => ruleOf(line, texts)),
  };
}

/** Rhunes that the card looks for on the altar dice, each once. */
function rhunesOf({ abilities = [] }: CardDefinition): Rhune[] {
  const wanted = new Set(
    abilities.flatMap(({ rhune, rhunes = [] }) => [
      ...(rhune ? [rhune] : []),
      ...rhunes.map((effect) => effect.rhune),
    ]),
  );
  return RHUNES.filter((rhune) => wanted.has(rhune));
}

function valuesOf(card: CardDefinition, texts: Texts): CardValue[] {
  const values = VALUES.flatMap((name) => {
    const amount = card[name];
    return amount === undefined ? [] : [{ ...VALUE_ICONS[name], ...printed(amount, texts) }];
  });
  const attributes = ATTRIBUTES.flatMap((attribute) => {
    const value = card.attributes?.[attribute];
    return value === undefined
      ? []
      : [{ icon: ATTRIBUTE_ICONS[attribute], colour: INK.parchment, value: String(value) }];
  });
  return [...values, ...attributes];
}

/** A number per hero (AQ-040) has a hero beside it. */
const printed = (amount: Amount, texts: Texts): Pick<CardValue, 'value' | 'each'> =>
  typeof amount === 'object' && 'perHero' in amount
    ? { value: String(amount.perHero), each: COUNT_ICONS.hero }
    : { value: describeAmount(amount, effectWords(texts)) };

/**
 * A line of a card's text: bold text at its start leads it, up to the situation after a comma, and a rhune
 * there gets its die.
 */
function ruleOf(line: string, texts: Texts): CardRule {
  const [, head, text] = /^\*\*(.+?)\*\*\s*(.*)$/.exec(line) ?? [];
  if (head === undefined || text === undefined) return { text: line };
  const rhune = RHUNES.find((one) => head.includes(texts(`altar-quest.rhune.${one}`)));
  // The die is drawn, so that its symbol need not be written as well.
  const words = rhune ? head.replace(`${texts(`altar-quest.symbol.rhune.${rhune}`)} `, '') : head;
  const [lead, situation] = words.split(/(?<=^[^,]+,)\s+/);
  const mark = rhune && RHUNE_LOOKS[rhune];
  return { lead, text, ...(situation && { situation }), ...(mark && { mark }) };
}
