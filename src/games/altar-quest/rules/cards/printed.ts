import { onceFor } from '../../../../kernel/once-for.ts';
import type { CardDefinition } from './definition.ts';

/** What follows from what is printed on a card, computed once for each card. */
export const printed = <Found>(
  find: (card: CardDefinition) => Found,
): ((card: CardDefinition) => Found) => onceFor(find);
