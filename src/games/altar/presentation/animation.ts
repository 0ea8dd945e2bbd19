import { isEvent } from '../../../cards/telling/folds.ts';
import type { RoundSeen } from '../../../kernel/animation.ts';
import type { Picture } from '../../../kernel/pictures.ts';
import type { EventOf } from '../../../kernel/vocabulary.ts';
import { animationPicture } from '../../../picture/animation/animation.ts';
import { captioned, captionOf, changeTold } from '../../../picture/animation/caption.ts';
import { roundBegins, roundEnds } from '../../../picture/animation/round.ts';
import type { Shot } from '../../../picture/animation/shot.ts';
import type { Texts } from '../../../texts/texts.ts';
import { SCALE, WIDTH } from '../picture/boards/draw.ts';
import {
  changeShot,
  heightFor,
  playingShots,
  tableIn,
  takingShots,
} from '../picture/boards/moves.ts';
import type { AltarEvents } from '../rules/events.ts';
import type { AltarView } from '../rules/view.ts';
import { eventLines } from './events.ts';
import { rowCardScene, tableScene } from './table-scene.ts';

/** Milliseconds that the table is shown as the round began, and as it ended. */
const BEGINNING = 800;
const END = 1_600;

type Told = EventOf<AltarEvents>;

/** What changes boards, and is told while they light up. */
const NEWS: ReadonlySet<Told['type']> = new Set([
  'row-renewed',
  'cards-drawn',
  'influence-began',
  'altar-discovered',
  'altar-activated',
  'altar-deactivated',
  'altar-destroyed',
  'altar-stolen',
  'card-robbed',
  'worshipper-lured',
  'worshipper-placed',
  'shrine-built',
  'realm-completed',
]);

/** A round at the table: face-up cards are taken, cards are played, and boards that change light up. */
export function animation(
  { before, steps }: RoundSeen<AltarView, Told>,
  texts: Texts,
): Promise<Picture | null> {
  const first = tableScene(before, texts);
  const scenes = steps.map(({ view }) => tableScene(view, texts));
  const height = heightFor([first, ...scenes]);
  const shots: Shot[] = [
    { lasts: BEGINNING, ground: tableIn(height, first), caption: roundBegins(before.round, texts) },
  ];
  let [view, now] = [before, first];
  for (const [index, after] of scenes.entries()) {
    const step = steps[index]!;
    const shown = { view, scene: now, height };
    for (const event of step.events) {
      const caption = captionOf(eventLines([event], texts));
      shots.push(...captioned(shotsOf(event, shown, texts), caption));
    }
    if (JSON.stringify(now) !== JSON.stringify(after)) {
      const news = step.events.findLast(({ type }) => NEWS.has(type));
      const caption = news ? captionOf(eventLines([news], texts)) : '';
      shots.push(changeTold(changeShot(height, now, after), caption));
    }
    [view, now] = [step.view, after];
  }
  shots.push({ lasts: END, ground: tableIn(height, now), caption: roundEnds(before.round, texts) });
  const title = texts('altar.picture.animation', { round: before.round });
  const lines = eventLines(
    steps.flatMap(({ events }) => events),
    texts,
  );
  const size = { width: WIDTH, height, sharp: SCALE };
  return animationPicture(size, shots, [title, ...lines].join('\n'));
}

/** What is seen of an event, before the table as it was. */
function shotsOf(
  event: Told,
  {
    view,
    scene,
    height,
  }: { view: AltarView; scene: ReturnType<typeof tableScene>; height: number },
  texts: Texts,
): Shot[] {
  if (isEvent(event, 'card-played')) {
    const { card, gods } = event.args;
    const played = { card: rowCardScene(card, texts), god: gods[0] ?? '' };
    return playingShots(height, scene, played);
  }
  if (!isEvent(event, 'card-taken')) return [];
  const { card, gods, from } = event.args;
  const place = view.row.indexOf(card);
  if (from === 'row' && place < 0) return [];
  return takingShots(height, scene, {
    card: rowCardScene(card, texts),
    from: from === 'row' ? place : 'middle',
    god: gods[0] ?? '',
  });
}
