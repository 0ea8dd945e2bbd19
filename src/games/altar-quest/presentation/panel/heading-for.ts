import type { Texts } from '../../../../texts/texts.ts';
import { boardOf } from '../../rules/board/library.ts';
import { distancesFrom } from '../../rules/board/movement.ts';
import { positionOf } from '../../rules/position.ts';
import { roomWanted } from '../../rules/queries/finale.ts';
import type { Walker } from '../../rules/queries/walking.ts';
import type { Space } from '../../rules/terms.ts';
import type { AltarQuestView, HeroView } from '../../rules/view.ts';
import { nearestEnemies, situationOf } from '../position.ts';
import { speechIn } from '../wordings.ts';
import { isPlain, type Place, type Purpose } from './places.ts';

/** How pressing it is to get nearer to what is farther than one walk. */
export const WORTH_OF_HEADING = {
  /** More than a door, and less than an enemy to strike. */
  goal: 4.5,
  /** Above everything: an ally whom the quest wants somewhere wins it there. */
  wanted: 7,
  /** More than the stairs, and less than anything that can be done this turn. */
  enemy: 1.2,
};

/** Spaces that are worth getting near to. */
interface Heading {
  spaces: readonly Space[];
  label: string;
  /** Said instead if the walk leads all the way. */
  arrived?: string;
  worth?: number;
}

/** A purpose of getting as near to some spaces as one walk leads; null if none leads nearer. */
export function headingFor(
  view: AltarQuestView,
  { walker, near }: { walker: Walker; near: readonly Place[] },
  { spaces, label, arrived = label, worth = WORTH_OF_HEADING.goal }: Heading,
  texts: Texts,
): Purpose | null {
  const walking = distancesFrom(boardOf(view), situationOf(view), spaces);
  const left = ({ option: { args } }: Place) => walking.to(args.to);
  const [place] = near
    .filter((one) => isPlain(one) && left(one) < walking.to(walker.at))
    .sort((one, other) => left(one) - left(other));
  return place
    ? {
        place,
        label: left(place) === 0 ? arrived : label,
        emoji: texts('altar-quest.emoji.move'),
        besides: place.reasons.map(({ words }) => words),
        worth,
      }
    : null;
}

/** Toward the nearest enemy whom no walk brings in range; null if there is none, or no walk leads nearer. */
export function headingForEnemy(
  view: AltarQuestView,
  hero: HeroView,
  near: readonly Place[],
  texts: Texts,
): Purpose | null {
  const inRange = new Set(near.flatMap(({ reasons }) => reasons.map(({ about }) => about)));
  const next = nearestEnemies(view, hero).find(({ enemy }) => !inRange.has(enemy.card));
  if (!next) return null;
  const { card, spaces } = next.enemy;
  const enemy = speechIn(texts).names.figure(card);
  const label = texts('altar-quest.go.toward.fight', { enemy });
  return headingFor(
    view,
    { walker: hero, near },
    { spaces, label, worth: WORTH_OF_HEADING.enemy },
    texts,
  );
}

/** Toward the room where the quest wants an ally; null if it wants it nowhere, or no walk leads nearer. */
export function headingForRoom(
  view: AltarQuestView,
  ally: Walker,
  near: readonly Place[],
  texts: Texts,
): Purpose | null {
  const room = roomWanted(positionOf(view), ally.id);
  const spaces = boardOf(view).roomById.get(room ?? '')?.spaces ?? [];
  if (room === null || spaces.length === 0) return null;
  const named = { room: speechIn(texts).names.room(room) };
  const heading: Heading = {
    spaces,
    label: texts('altar-quest.go.toward.work', named),
    arrived: texts('altar-quest.go.room', named),
    worth: WORTH_OF_HEADING.wanted,
  };
  return headingFor(view, { walker: ally, near }, heading, texts);
}
