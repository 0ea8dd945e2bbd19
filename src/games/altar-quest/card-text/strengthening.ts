import type { Texts } from '../../../texts/texts.ts';
import type { CardDefinition, StrengthenedType } from '../rules/cards/definition.ts';
import { listed } from '../rules/language/describe.ts';
import { effectWords } from '../rules/language/registry.ts';

/** "minions, lurkers and rivals": lurkers are minions too (C-21). */
export function strengthenedTypes({ strengthens = [] }: CardDefinition, texts: Texts): string {
  const types = strengthens.flatMap((type): StrengthenedType[] =>
    type === 'minion' ? ['minion', 'lurker'] : [type],
  );
  const names = types.map((type) => texts(`altar-quest.strengthened.${type}`));
  return listed(names, effectWords(texts), 'and');
}

/** Whether a card strengthens only the villain, who needs no "each". */
export const isOfVillain = ({ strengthens = [] }: CardDefinition): boolean =>
  strengthens.every((type) => type === 'villain');
