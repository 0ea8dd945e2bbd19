import { capitalised } from '../../../texts/capitalised.ts';
import type { Texts } from '../../../texts/texts.ts';
import type { Strength } from '../rules/cards/definition.ts';
import type { AttackType, Color, Icon, Trait } from '../rules/terms.ts';

/** What stands under a card's name. */
export const lineOf = (parts: readonly string[]): string => parts.join(' · ');

/** One part of it. */
export const linePart = (
  part: string,
  texts: Texts,
  args: { [name: string]: string | number } = {},
): string => texts(`adventure-effects.line.${part}`, args);

export const colorText = (color: Color, texts: Texts): string =>
  texts(`adventure-effects.color.${color}`);

export const traitText = (trait: Trait, texts: Texts): string =>
  texts(`adventure-effects.trait.${trait}`);

export const iconText = (icon: Icon, texts: Texts): string =>
  texts(`adventure-effects.icon.${icon}`);

/** "Green encounter" */
export const coloredPart = (
  part: string,
  color: Color,
  texts: Texts,
  args: { [name: string]: string } = {},
): string => capitalised(linePart(part, texts, { color: colorText(color, texts), ...args }));

/** "Ranged attack 3" */
export const attackText = (
  { attack, type }: { attack: number; type: AttackType },
  texts: Texts,
): string => linePart('attack', texts, { amount: attack, type });

/** "Melee attack 2", "Defense 5", "Damage 1" */
export const strengthParts = (strength: Strength, texts: Texts): string[] => [
  attackText(strength, texts),
  linePart('defense', texts, { amount: strength.defense }),
  linePart('damage', texts, { amount: strength.damage }),
];
