import type words from '../../../../assets/texts/en/adventure.hints.json';
import { positionOf } from '../rules/position.ts';
import { isHeldAt } from '../rules/queries/spaces.ts';
import type { AdventureDecision } from '../rules/state.ts';
import type { AdventureView } from '../rules/view.ts';
import { ownCharacter } from './position.ts';

/** What a hint explains. */
export type Concept = keyof typeof words.hint;

/** What a player may meet for the first time in a question, the most important first. */
export function hintsAt(view: AdventureView, { prompt, options }: AdventureDecision): Concept[] {
  const own = ownCharacter(view);
  const held = own !== undefined && isHeldAt(positionOf(view), own.space);
  const verbs = new Set(options.map(({ verb }) => verb));
  switch (prompt.key) {
    case 'prompt.travel':
      return [
        ...(held ? (['aggro'] as const) : []),
        'travel',
        'quest',
        'energy',
        ...(verbs.has('hold') ? (['hold'] as const) : []),
      ];
    case 'prompt.resource':
      return ['resource'];
    case 'prompt.challenge':
      return [
        ...(held ? (['aggro'] as const) : []),
        'challenge',
        ...(verbs.has('attack') ? (['rival'] as const) : []),
      ];
    case 'prompt.before-dice':
      return ['before-dice', 'energy'];
    case 'prompt.after-dice':
      return ['after-dice'];
    case 'prompt.equip':
      return ['equip'];
    case 'prompt.next-discovery':
    case 'prompt.discovery':
    case 'prompt.place-discovery':
      return ['discovery'];
    default:
      return [];
  }
}
