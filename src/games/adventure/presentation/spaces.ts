import type { Texts } from '../../../texts/texts.ts';
import { boardEncounter, questDefinition } from '../rules/cards/library.ts';
import { positionOf } from '../rules/position.ts';
import { neededFor } from '../rules/queries/quests.ts';
import { atlasIn, hasAggro, spaceOf, trackedAt } from '../rules/queries/spaces.ts';
import type { Opponent } from '../rules/state.ts';
import type { SpaceId } from '../rules/terms.ts';
import type { AdventureView } from '../rules/view.ts';
import { namesIn } from './names.ts';
import { deckChance, winChance } from './odds-words.ts';
import { activeCharacter, hasSetOut, ownCharacter } from './position.ts';

/** For whom a space is described, and what has already been said about it. */
interface About {
  /** Whose chances and quests count; by default the viewer's. */
  seat?: string | undefined;
  /** Its colour is shown beside its name. */
  isColored?: boolean;
  /** Nobody is about to fight there: no chances are told. */
  isPeaceful?: boolean;
  /** Words instead of symbols, for screen readers. */
  isSpoken?: boolean;
}

/** What is on a space, the most important first: "📋 Blown Glass · 🔴 Aggro: Bog Drake 62% · scroll". */
export function spaceWords(
  view: AdventureView,
  id: SpaceId,
  texts: Texts,
  {
    seat = ownCharacter(view)?.seat ?? activeCharacter(view)?.seat,
    isColored = false,
    isPeaceful = false,
    isSpoken = false,
  }: About = {},
): string {
  const state = positionOf(view);
  const names = namesIn(texts);
  const space = spaceOf(state, id);
  const here = (key: string, args: { [name: string]: string | number } = {}) =>
    texts(`adventure.here.${key}`, { ...args, spoken: String(isSpoken) });
  const wins = (opponent: Opponent): number | 'none' =>
    seat === undefined || isPeaceful ? 'none' : winChance(view, seat, opponent, id);
  const others = view.characters.filter((one) => one.space === id && one.seat !== seat);
  const event = view.locations[id];
  const placed = view.placed[id];
  const tracked = trackedAt(state, id);
  const isEmpty = !space.city && !space.encounter && event === undefined && tracked.length === 0;
  return [
    ...questsAt(view, id, seat).map((card) => here('quest', { quest: names.card(card) })),
    ...(isColored ? [] : [colorWords(view, id, texts)]),
    ...tracked.map(({ card, slot }) =>
      here('foe', {
        aggro: String(hasAggro(state, card)),
        foe: names.foe(card),
        wins: wins({ is: 'card', card, slot }),
      }),
    ),
    ...(space.encounter
      ? [
          here('board', {
            foe: names.foe(space.encounter),
            wins: boardEncounter(space.encounter).foe
              ? wins({ is: 'board', encounter: space.encounter })
              : 'none',
          }),
        ]
      : []),
    ...(event === undefined ? [] : [here('event', { card: names.card(event) })]),
    ...(placed ? [here('discoveries', { count: placed.count })] : []),
    ...(others.length > 0 && hasSetOut(view)
      ? [here('who', { characters: names.characters(others.map((one) => one.id)) })]
      : []),
    ...space.resources.map((resource) => names.resource(resource)),
    ...(isEmpty && seat !== undefined && !isPeaceful
      ? [here('deck', { wins: deckChance(view, seat, space.color, id) })]
      : []),
  ].join(' · ');
}

/** "🟢 green"; a city counts as grey, and says only that it is one. */
export function colorWords(view: AdventureView, id: SpaceId, texts: Texts): string {
  const { city, color } = spaceOf(positionOf(view), id);
  return city
    ? texts('adventure.here.city')
    : texts('adventure.here.color', {
        mark: texts(`adventure.colorMark.${color}`),
        color: namesIn(texts).color(color),
      });
}

/** Somebody's quests for which this space is named and still wanted. */
export function questsAt(
  view: AdventureView,
  space: SpaceId,
  seat: string | undefined = view.viewer,
): string[] {
  const character = view.characters.find((one) => one.seat === seat);
  return (character?.quests ?? [])
    .filter(({ card, progress, waiting }) => {
      const { tasks } = questDefinition(card);
      return tasks.some((task, index) => {
        if ((progress[index] ?? 0) >= neededFor(task)) return false;
        if (task.task === 'travel' || task.task === 'deliver') return task.to === space;
        if (task.task === 'collect') return waiting[index]?.includes(space) ?? false;
        if (task.task === 'defeat') return task.at?.includes(space) ?? false;
        if (task.task === 'overlord') {
          return atlasIn(view).byId.get(space)?.encounter === task.encounter;
        }
        return false;
      });
    })
    .map(({ card }) => card);
}
