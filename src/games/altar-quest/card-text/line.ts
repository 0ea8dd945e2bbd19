import type { Texts } from '../../../texts/texts.ts';
import type { CardDefinition } from '../rules/cards/definition.ts';
import { describeAmount } from '../rules/language/describe-amount.ts';
import { effectWords } from '../rules/language/registry.ts';
import { ATTRIBUTES } from '../rules/terms.ts';

/** Values that a card may have, in the order in which they are printed. */
export const VALUES = ['defense', 'health', 'speed', 'range', 'threshold'] as const;

/** Type, traits and values: "Equipment · Weapon", "Trap · Frox · Threshold 4". */
export function typeLine(card: CardDefinition, texts: Texts): string {
  const own = (key: string, args?: { [name: string]: unknown }) =>
    texts(`altar-quest.${key}`, args);
  const parts = kindParts(card, texts);
  for (const name of VALUES) {
    const value = card[name];
    if (value === undefined) continue;
    parts.push(own(`card-line.${name}`, { value: describeAmount(value, effectWords(texts)) }));
  }
  for (const attribute of ATTRIBUTES) {
    const value = card.attributes?.[attribute];
    if (value === undefined) continue;
    const name = own(`attribute.${attribute}`);
    parts.push(own('card-line.attribute', { name, value }));
  }
  return parts.join(own('card-line.separator'));
}

/** Type and traits alone: "Equipment · Weapon", "Trap · Frox". */
export const kindLine = (card: CardDefinition, texts: Texts): string =>
  kindParts(card, texts).join(texts('altar-quest.card-line.separator'));

/** An item that is found but never used up is not a Consumable. */
const typeName = ({ type, traits = [] }: CardDefinition, texts: Texts): string =>
  type === 'consumable' && !traits.includes('consumable')
    ? texts('altar-quest.card-line.kept')
    : texts(`altar-quest.type.${type}`);

function kindParts(card: CardDefinition, texts: Texts): string[] {
  const { number } = card;
  // A story card is known by its number (AQ-291), whatever else it is.
  const ofStory =
    number === undefined ? [] : [texts('altar-quest.card-line.story-card', { number })];
  const parts = card.type === 'story' && number !== undefined ? [] : [typeName(card, texts)];
  if (card.ongoing) parts.push(texts('altar-quest.card-line.ongoing'));
  if (card.slot) parts.push(texts(`altar-quest.slot.${card.slot}`));
  for (const trait of card.traits ?? []) {
    if (trait !== card.type) parts.push(texts(`altar-quest.trait.${trait}`));
  }
  if (card.replaces) parts.push(texts('altar-quest.card-line.upgrade'));
  return [...parts, ...ofStory];
}
