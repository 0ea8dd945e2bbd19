import type { NarrowEscape, ToldMatch } from '../../../kernel/statistics.ts';
import type { EventOf } from '../../../kernel/vocabulary.ts';
import type { Texts } from '../../../texts/texts.ts';
import type { AdventureEvents } from '../rules/events.ts';
import type { CharacterId } from '../rules/terms.ts';
import type { AdventureView } from '../rules/view.ts';
import { namesIn } from './names.ts';

/** Health at which the next blow may be the last. */
const NARROW = 1;

/** The worst moment before a character was out of danger. */
interface Danger {
  round: number;
  left: number;
  health: number;
  /** The opponent then; null for damage outside a fight. */
  foe: string | null;
}

/**
 * Each time a character was left with one health, or was saved by a card, and survived: until they were
 * healed beyond that, or the match ended without their defeat.
 */
export function escapesIn(
  { view, events }: ToldMatch<AdventureView, EventOf<AdventureEvents>>,
  texts: Texts,
): NarrowEscape[] {
  const dangers = new Map<CharacterId, Danger>();
  const escapes: NarrowEscape[] = [];
  const escaped = (character: CharacterId) => {
    const danger = dangers.get(character);
    if (danger) escapes.push({ round: danger.round, text: told(character, danger, texts) });
    dangers.delete(character);
  };
  const [first] = view.characters;
  let round = 0;
  let fight: { character: CharacterId; against: string } | null = null;
  for (const { type, args } of events) {
    switch (type) {
      case 'movement-rolled':
        if (args.character === first?.id) round += 1;
        break;
      case 'combat-began':
        fight = args;
        break;
      case 'combat-ended':
        fight = null;
        break;
      case 'damaged':
      case 'defeat-averted': {
        const { character, damage, health } = args;
        const left = health - damage;
        const known = dangers.get(character);
        if (left >= 1 && left <= NARROW && known === undefined) {
          const foe = fight?.character === character ? fight.against : null;
          dangers.set(character, { round, left, health, foe });
        }
        break;
      }
      case 'healed':
        if (args.health - args.damage > NARROW) escaped(args.character);
        break;
      case 'character-defeated':
        dangers.delete(args.character);
        break;
    }
  }
  if (view.outcome) for (const character of [...dangers.keys()]) escaped(character);
  return escapes.sort((one, other) => one.round - other.round);
}

const told = (character: CharacterId, { left, health, foe }: Danger, texts: Texts): string =>
  texts('adventure.escaped', {
    character: namesIn(texts).fullName(character),
    left,
    health,
    foe: foe === null ? 'none' : namesIn(texts).foe(foe),
  });
