import type { CardDefinition } from '../rules/cards/definition.ts';
import type { Self } from '../rules/effects/language/describe.ts';

/** What a card calls itself in its text. */
export function selfOf({ type }: CardDefinition): Self {
  switch (type) {
    case 'minion':
    case 'lurker':
    case 'rival':
    case 'villain':
      return 'enemy';
    case 'trap':
    case 'feature':
    case 'altar':
    case 'ally':
      return type;
    default:
      return 'card';
  }
}
