import { definition, isCard } from '../../rules/cards/library.ts';
import { artOf } from '../cards/art.ts';
import { COUNT_ICONS } from '../symbols.ts';

/** The symbol of a quest: that on its card of rules, if there is one by its name. */
export const questIcon = (quest: string): string =>
  isCard(quest) ? artOf(definition(quest)).icon : COUNT_ICONS.quest;
