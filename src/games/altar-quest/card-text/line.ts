import type { Texts } from '../../../texts/texts.ts';
import type { CardDefinition } from '../rules/cards/definition.ts';
import { effectWords } from '../rules/effects/language/registry.ts';
import { describeAmount } from '../rules/effects/parts/amount.ts';
import { ATTRIBUTES } from '../rules/terms.ts';

/** Type, traits and figures: "Equipment · Weapon", "Trap · Frox · Threshold 4". */
export function typeLine(card: CardDefinition, texts: Texts): string {
  const own = (key: string, args?: { [name: string]: unknown }) =>
    texts(`altar-quest.${key}`, args);
  const parts = [own(`type.${card.type}`)];
  if (card.ongoing) parts.push(own('card-line.ongoing'));
  if (card.slot) parts.push(own(`slot.${card.slot}`));
  for (const trait of card.traits ?? []) {
    if (trait !== card.type) parts.push(own(`trait.${trait}`));
  }
  for (const figure of ['defense', 'health', 'speed', 'range', 'threshold'] as const) {
    const value = card[figure];
    if (value === undefined) continue;
    parts.push(own(`card-line.${figure}`, { value: describeAmount(value, effectWords(texts)) }));
  }
  for (const attribute of ATTRIBUTES) {
    const value = card.attributes?.[attribute];
    if (value === undefined) continue;
    const name = own(`attribute.${attribute}`);
    parts.push(own('card-line.attribute', { name, value }));
  }
  return parts.join(own('card-line.separator'));
}
