import type { CompanionRules, Outlook } from '../kernel/companion.ts';
import type { Option } from '../kernel/decision.ts';
import { seedRandom } from '../kernel/random.ts';
import { steady } from './steady.ts';

/** Not chance but an order: equally good options always come in the same one. */
const ORDER = '0123456789abcdef0123456789abcdef';

/** The options of a question that takes one of them, by rules of thumb and what the seat sees, best first. */
export function rankedOptions(companion: CompanionRules, outlook: Outlook): Option[] {
  const byId = new Map(outlook.decision.options.map((option) => [option.id, option]));
  return steady(companion, outlook, seedRandom(ORDER)).flatMap(({ options: [id, ...more] }) => {
    const option = id === undefined || more.length > 0 ? undefined : byId.get(id);
    return option ? [option] : [];
  });
}
