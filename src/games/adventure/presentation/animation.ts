import { isEvent } from '../../../cards/telling/folds.ts';
import type { RoundSeen } from '../../../kernel/animation.ts';
import { travel } from '../../../kernel/graph/graph.ts';
import type { Picture } from '../../../kernel/pictures.ts';
import { animationPicture } from '../../../picture/animation/animation.ts';
import { blowShots, boxForBlow } from '../../../picture/animation/blow.ts';
import { captioned, captionOf, changeTold } from '../../../picture/animation/caption.ts';
import { roundBegins, roundEnds } from '../../../picture/animation/round.ts';
import type { Shot } from '../../../picture/animation/shot.ts';
import type { Texts } from '../../../texts/texts.ts';
import { MAP_WIDTH, terraneOf } from '../picture/land/geometry.ts';
import { FULL_SCALE, type Layout, layoutOf } from '../picture/map.ts';
import { changeShot, mapIn, walkShot } from '../picture/moves.ts';
import type { MapScene } from '../picture/scene.ts';
import { isDefined } from '../rules/cards/library.ts';
import { atlasIn } from '../rules/queries/spaces.ts';
import { COMBATANTS, type SpaceId } from '../rules/terms.ts';
import type { AdventureView } from '../rules/view.ts';
import { type Fight, fightsIn, hasFallen } from './blow/found.ts';
import { fightBlow } from './blow/scene.ts';
import { eventLines } from './events/index.ts';
import { isKnown, type Told } from './events/telling.ts';
import { mapScene } from './scenes.ts';

/** Milliseconds that the map is shown as the round began, and as it ended. */
const BEGINNING = 800;
const END = 1_600;
/** Fights that are shown: as many as there is time for. */
const MOST_FIGHTS = 4;

/** What changes the map or somebody's standing, and is told while it does. */
const NEWS: ReadonlySet<Told['type']> = new Set([
  'city-chosen',
  'carried',
  'discovery-placed',
  'discovery-revealed',
  'event-placed',
  'event-flipped',
  'encounter-tracked',
  'level-gained',
  'quest-completed',
  'trophy-gained',
]);

/** A round on the map: figures travel, the latest fights are fought, and markers come and go. */
export function animation(
  { before, steps }: RoundSeen<AdventureView, Told>,
  texts: Texts,
): Promise<Picture | null> {
  const events = steps.flatMap((step) => step.events).filter(isKnown);
  const fights = fightsWorthShowing(events);
  const first = publicScene(before, texts);
  const scenes = steps.map(({ view }) => publicScene(view, texts));
  const layout = layoutOf([first, ...scenes]);
  const shots: Shot[] = [
    { lasts: BEGINNING, ground: mapIn(layout, first), caption: roundBegins(before.round, texts) },
  ];
  const caption = (event: Told): string => captionOf(eventLines([event], texts));
  let now = first;
  for (const [index, after] of scenes.entries()) {
    const step = steps[index]!;
    for (const event of step.events) {
      const fight = fights.get(event);
      if (fight) {
        const struck = fightShots(fight, now, layout, texts);
        shots.push(...captioned(struck, caption(fight.began)));
      }
      if (!isEvent(event, 'moved')) continue;
      const { character, to } = event.args;
      const from = now.figures.find((figure) => figure.character === character)?.space;
      if (from === undefined || from === to) continue;
      const there = withFigureAt(now, character, to);
      const walk = walkShot(layout, now, there, character, wayOn(step.view, from, to));
      shots.push(...captioned([walk], caption(event)));
      now = there;
    }
    if (JSON.stringify(now) !== JSON.stringify(after)) {
      const news = step.events.findLast(({ type }) => NEWS.has(type));
      shots.push(changeTold(changeShot(layout, now, after), news ? caption(news) : ''));
    }
    now = after;
  }
  shots.push({ lasts: END, ground: mapIn(layout, now), caption: roundEnds(before.round, texts) });
  const title = texts('adventure-picture.animation', { round: before.round });
  const words = [title, ...eventLines(events, texts)].join('\n');
  const size = { width: MAP_WIDTH, height: layout.height, sharp: FULL_SCALE };
  return animationPicture(size, shots, words);
}

/** Without the ways to go: they change with every step. */
const publicScene = (view: AdventureView, texts: Texts): MapScene => ({
  ...mapScene(view, texts),
  reachable: [],
});

const withFigureAt = (scene: MapScene, character: string, space: SpaceId): MapScene => ({
  ...scene,
  figures: scene.figures.map((figure) =>
    figure.character === character ? { ...figure, space } : figure,
  ),
});

/** The spaces of a shortest way, with both ends. */
const wayOn = (view: AdventureView, from: SpaceId, to: SpaceId): SpaceId[] => [
  from,
  ...travel(atlasIn(view).graph, from).way(to),
];

/** The fights worth showing, by the event that ends each: those in which somebody falls first, then the latest. */
function fightsWorthShowing(events: readonly Told[]): Map<Told, Fight> {
  const all = fightsIn(events).filter(({ sides }) =>
    COMBATANTS.every((side) => isDefined(sides[side].name)),
  );
  const isDeadly = (fight: Fight) => COMBATANTS.some((side) => hasFallen(fight, side));
  const ordered = [...all.filter((fight) => !isDeadly(fight)), ...all.filter(isDeadly)];
  return new Map(ordered.slice(-MOST_FIGHTS).map((fight) => [fight.events.at(-1)!, fight]));
}

function fightShots(fight: Fight, scene: MapScene, layout: Layout, texts: Texts): Shot[] {
  const after = fightBlow(fight, texts);
  const unhurt = { harm: null, hasFallen: false };
  const [attacker, defender] = fightBlow({ ...fight, ended: null }, texts).sides;
  const { title } = fightBlow({ ...fight, ended: null }, texts);
  const before = {
    ...after,
    title,
    sides: [
      { ...attacker, ...unhurt },
      { ...defender, ...unhurt },
    ] as const,
  };
  const { height } = terraneOf(scene.map);
  const field = { x: 24, y: layout.top, width: MAP_WIDTH - 48, height };
  return blowShots({ before, after }, mapIn(layout, scene), boxForBlow(field));
}
