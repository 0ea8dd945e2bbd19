import type { NarrowEscape, ToldMatch } from '../../../kernel/statistics.ts';
import type { EventOf } from '../../../kernel/vocabulary.ts';
import { capitalised } from '../../../texts/capitalised.ts';
import type { Texts } from '../../../texts/texts.ts';
import { isCard } from '../rules/cards/library.ts';
import type { AltarQuestEvents } from '../rules/events.ts';
import type { HeroId } from '../rules/terms.ts';
import type { AltarQuestView } from '../rules/view.ts';
import { causeName, namesIn } from './names.ts';

/** Health that a single blow can take. */
const NARROW = 2;

/** The worst moment before a hero was out of danger. */
interface Danger {
  round: number;
  left: number;
  /** The card that caused it. */
  from: string;
}

/**
 * Each time a hero was left with one or two health and survived: until they were healed beyond that, or the
 * quest ended without their defeat. A hero still in danger has not escaped yet.
 */
export function escapesIn(
  { view, events }: ToldMatch<AltarQuestView, EventOf<AltarQuestEvents>>,
  texts: Texts,
): NarrowEscape[] {
  const heroes = new Set<string>(view.heroes.map(({ id }) => id));
  const dangers = new Map<HeroId, Danger>();
  const escapes: NarrowEscape[] = [];
  const escaped = (hero: HeroId) => {
    const danger = dangers.get(hero);
    if (danger) escapes.push({ round: danger.round, text: told(hero, danger, texts) });
    dangers.delete(hero);
  };
  let round = 0;
  for (const { type, args } of events) {
    if (type === 'round-began') round = args.round;
    else if (type === 'hero-defeated') dangers.delete(args.hero);
    else if (type === 'healed' && args.left > NARROW) escaped(args.figure);
    else if (type === 'rested' && args.left > NARROW) escaped(args.hero);
    else if (type === 'damage-suffered' && args.left <= NARROW && heroes.has(args.figure)) {
      const { figure, left, from } = args;
      if ((dangers.get(figure)?.left ?? left + 1) > left)
        dangers.set(figure, { round, left, from });
    }
  }
  if (view.outcome) for (const hero of [...dangers.keys()]) escaped(hero);
  return escapes.sort((one, other) => one.round - other.round);
}

function told(hero: HeroId, { left, from }: Danger, texts: Texts): string {
  const names = namesIn(texts);
  return texts('altar-quest.escaped', {
    hero: names.hero(hero),
    left,
    cause: isCard(from) ? capitalised(causeName(from, names)) : 'none',
  });
}
