import type { Texts } from '../../../../texts/texts.ts';
import { roomOf } from '../../rules/board/board.ts';
import { boardOf } from '../../rules/board/library.ts';
import { distancesFrom } from '../../rules/board/movement.ts';
import type { RoomId } from '../../rules/terms.ts';
import type { AltarQuestView, HeroView } from '../../rules/view.ts';
import { situationOf } from '../position.ts';
import { speechIn } from '../wordings.ts';
import { workElsewhere } from '../work-elsewhere.ts';
import { headingFor } from './heading-for.ts';
import { isPlain, type Place, type Purpose, safestFirst } from './places.ts';
import type { Threats } from './threats.ts';

/** What the quest asks for comes before whoever is in the way. */
const WORTH = 5.5;

/**
 * To each other room in which a card asks the hero for something: to its best place, or if no walk leads there,
 * toward the nearest of them.
 *
 * @param near all places, the cheapest first
 */
export function workPurposes(
  view: AltarQuestView,
  hero: HeroView,
  near: readonly Place[],
  threats: Threats,
  texts: Texts,
): Purpose[] {
  const board = boardOf(view);
  const { names } = speechIn(texts);
  const plain = near.filter(isPlain);
  const work = [...workElsewhere(view, hero.id)].map(([room, cards]) => {
    const inRoom = plain.filter(({ option: { args } }) => roomOf(board, args.to) === room);
    return { room, card: cards[0]!, place: safestFirst(inRoom, threats)[0] };
  });
  const reached = work.flatMap(({ room, card, place }): Purpose[] =>
    place
      ? [
          {
            place,
            label: texts('altar-quest.go.work', { room: names.room(room), card: names.card(card) }),
            emoji: texts('altar-quest.emoji.interact'),
            besides: place.reasons.map(({ words }) => words),
            worth: WORTH,
          },
        ]
      : [],
  );
  if (reached.length > 0) return reached;
  const walking = distancesFrom(board, situationOf(view), hero.at);
  const spacesIn = (room: RoomId) => board.roomById.get(room)?.spaces ?? [];
  const [next] = work
    .map(({ room }) => ({ room, steps: walking.to(spacesIn(room)) }))
    .filter(({ steps }) => Number.isFinite(steps))
    .sort((one, other) => one.steps - other.steps);
  if (!next) return [];
  const spaces = spacesIn(next.room);
  const label = texts('altar-quest.go.toward.work', { room: names.room(next.room) });
  const heading = headingFor(view, { walker: hero, near }, { spaces, label }, texts);
  return heading ? [heading] : [];
}
