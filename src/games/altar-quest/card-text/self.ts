import type { CardDefinition } from '../rules/cards/definition.ts';
import { allDecks } from '../rules/cards/library.ts';
import type { Self, Setting } from '../rules/effects/language/describe.ts';

/** What is settled for all words of a card: what it calls itself, and whose words for tokens it uses. */
export const settingOf = (card: CardDefinition): Pick<Setting, 'self' | 'quest'> => ({
  self: selfOf(card),
  quest: questOf(card),
});

function selfOf({ type }: CardDefinition): Self {
  switch (type) {
    case 'minion':
    case 'lurker':
    case 'quarry':
    case 'rival':
    case 'villain':
      return 'enemy';
    case 'trap':
    case 'feature':
    case 'altar':
    case 'ally':
      return type;
    case 'quest-rules':
      return 'rules';
    default:
      return 'card';
  }
}

const questOf = (card: CardDefinition): string =>
  ['quest', 'quest-rules', 'quarry'].includes(card.type)
    ? (allDecks().find(({ cards }) => cards.includes(card))?.id ?? '')
    : '';
