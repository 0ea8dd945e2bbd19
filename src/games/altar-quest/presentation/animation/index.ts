import type { RoundSeen } from '../../../../kernel/animation.ts';
import type { Picture } from '../../../../kernel/pictures.ts';
import { animationPicture } from '../../../../picture/animation/animation.ts';
import { blowShots, boxForBlow } from '../../../../picture/animation/blow.ts';
import { captioned, captionOf, changeTold } from '../../../../picture/animation/caption.ts';
import { roundBegins, roundEnds } from '../../../../picture/animation/round.ts';
import type { Shot } from '../../../../picture/animation/shot.ts';
import type { Texts } from '../../../../texts/texts.ts';
import { FIELD } from '../../picture/layout.ts';
import {
  boardIn,
  type Camera,
  cameraFor,
  changeShot,
  fallShot,
  walkShot,
} from '../../picture/moves.ts';
import type { BoardScene } from '../../picture/scene.ts';
import { reach } from '../../rules/board/movement.ts';
import type { Space } from '../../rules/terms.ts';
import type { AltarQuestView } from '../../rules/view.ts';
import { blowScene } from '../blow/scene.ts';
import { sceneOf } from '../board-scene.ts';
import { isKnown, tellEvents } from '../events/index.ts';
import type { AltarQuestEvent } from '../events/telling.ts';
import { blowsWorthShowing, type Deed, deedsIn } from './deeds.ts';

/** Milliseconds that the board is shown as the round began, and as it ended. */
const BEGINNING = 800;
const END = 1_600;
/** Pixels for each unit: twice as many as a phone is wide. */
const SHARP = 0.75;

/** What changes the board, and is told while it does. */
const NEWS: ReadonlySet<AltarQuestEvent['type']> = new Set([
  'door-opened',
  'altar-found',
  'trap-placed',
  'trap-triggered',
  'enemy-spawned',
  'enemy-placed',
  'enemy-damaged',
  'huge-moved',
  'villain-spawned',
  'damage-suffered',
  'healed',
  'rested',
  'task-overcome',
]);

/** A round on the board: figures walk, the latest blows are struck, and who is defeated falls. */
export function animation(
  { before, steps }: RoundSeen<AltarQuestView, AltarQuestEvent>,
  texts: Texts,
): Promise<Picture | null> {
  const events = steps.flatMap((step) => step.events).filter(isKnown);
  const blows = blowsWorthShowing(events);
  const first = boardScene(before, texts);
  const scenes = steps.map(({ view }) => boardScene(view, texts));
  const camera = cameraFor([first, ...scenes], texts);
  const shots: Shot[] = [
    { lasts: BEGINNING, ground: boardIn(camera, first), caption: roundBegins(before.round, texts) },
  ];
  let now = first;
  for (const [index, after] of scenes.entries()) {
    const told = steps[index]!.events.filter(isKnown);
    for (const deed of deedsIn(told, blows)) {
      const done = carriedOut(deed, camera, now, after, texts);
      shots.push(...done.shots);
      now = done.scene;
    }
    if (JSON.stringify(now) !== JSON.stringify(after)) {
      const news = told.findLast(({ type }) => NEWS.has(type));
      const caption = news ? captionOf(tellEvents([news], texts)) : '';
      shots.push(changeTold(changeShot(camera, now, after), caption));
    }
    now = after;
  }
  shots.push({ lasts: END, ground: boardIn(camera, now), caption: roundEnds(before.round, texts) });
  const title = texts('altar-quest-picture.animation', { round: before.round });
  const words = [title, ...tellEvents(events, texts)].join('\n');
  return animationPicture({ ...camera.layout.size, sharp: SHARP }, shots, words);
}

const boardScene = (view: AltarQuestView, texts: Texts): BoardScene => ({
  ...sceneOf(view, texts),
  reachable: [],
});

interface CarriedOut {
  readonly shots: readonly Shot[];
  readonly scene: BoardScene;
}

/** What a deed looks like, and the board after it. Nothing, for a figure that isn't on the board. */
function carriedOut(
  deed: Deed,
  camera: Camera,
  scene: BoardScene,
  after: BoardScene,
  texts: Texts,
): CarriedOut {
  const caption = captionOf(tellEvents([deed.told], texts));
  if (deed.does === 'strike') {
    const { blow } = deed;
    const struck = {
      before: blowScene({ ...blow, harm: null, hasFallen: false }, texts),
      after: blowScene(blow, texts),
    };
    const [rolling, ...shown] = blowShots(struck, boardIn(camera, scene), boxForBlow(FIELD));
    return {
      shots: [
        ...captioned(rolling ? [rolling] : [], struck.before.title),
        ...captioned(shown, caption),
      ],
      scene,
    };
  }
  const figure = scene.figures.find(({ id }) => id === deed.figure);
  if (!figure) return { shots: [], scene };
  const others = scene.figures.filter(({ id }) => id !== figure.id);
  if (deed.does === 'fall') {
    return {
      shots: captioned([fallShot(camera, scene, figure)], caption),
      scene: { ...scene, figures: others },
    };
  }
  const way = wayFrom(deed.from, deed.to, after);
  if (!figure.spaces.includes(deed.from) || way === null) return { shots: [], scene };
  return {
    shots: captioned([walkShot(camera, scene, figure, way)], caption),
    scene: { ...scene, figures: [...others, { ...figure, spaces: [deed.to] }] },
  };
}

/** The shortest way, through everybody and everything but walls and doors that are closed. */
function wayFrom(
  from: Space,
  to: Space,
  { board, openDoors, revealed }: BoardScene,
): Space[] | null {
  const situation = { openDoors, revealed, featureSpaces: new Set<Space>() };
  const found = reach(
    board,
    situation,
    from,
    Number.POSITIVE_INFINITY,
    () => true,
    (end) => end === to,
  );
  const path = found.get(to)?.path;
  return path ? [from, ...path] : null;
}
