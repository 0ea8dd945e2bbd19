import type { CardDefinition, CardType } from '../rules/cards/definition.ts';
import { allDecks } from '../rules/cards/library.ts';
import { printedFor } from '../rules/cards/overlays.ts';
import type { Self, Setting } from '../rules/language/describe.ts';

/** What holds for all words of a card: what it calls itself, and whose words for tokens it uses. */
export const settingOf = (card: CardDefinition): Pick<Setting, 'self' | 'deck'> => ({
  self: selfOf(card),
  deck: deckOf(card),
});

function selfOf({ type, attach }: CardDefinition): Self {
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
      return attach ? 'attached' : 'card';
  }
}

/** Cards of quests and threat decks, which have words of their own for tokens. */
const WORDED: readonly CardType[] = [
  'quest',
  'quest-rules',
  'quarry',
  'minion',
  'trap',
  'threat-event',
  'threat-reference',
];

/** What is played in place of a card has that card's words. */
function deckOf({ id, type }: CardDefinition): string {
  if (!WORDED.includes(type)) return '';
  const printed = printedFor(id);
  return allDecks().find(({ cards }) => cards.some((card) => card.id === printed))?.id ?? '';
}
