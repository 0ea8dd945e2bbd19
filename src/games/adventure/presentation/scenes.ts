import type { Texts } from '../../../texts/texts.ts';
import type { AroundScene } from '../picture/around.ts';
import type { MapScene } from '../picture/scene.ts';
import { boardEncounter, challengeDefinition, definition } from '../rules/cards/library.ts';
import { positionOf } from '../rules/position.ts';
import { characterOf } from '../rules/queries/characters.ts';
import { atlasIn, hasAggro, reachable } from '../rules/queries/spaces.ts';
import { discoveryOf } from '../rules/terms.ts';
import type { AdventureView } from '../rules/view.ts';
import { facesOf } from './cards.ts';
import { namesIn } from './names.ts';
import { activeCharacter, hasSetOut } from './position.ts';

/** The map as a viewer may see it. */
export function mapScene(view: AdventureView, texts: Texts): MapScene {
  const names = namesIn(texts);
  const atlas = atlasIn(view);
  const active = activeCharacter(view);
  const printed = atlas.spaces.flatMap(({ id, encounter }) => {
    if (encounter === undefined) return [];
    const { level } = boardEncounter(encounter);
    return [[id, level ?? 'trophy'] as const];
  });
  return {
    map: atlas,
    names: Object.fromEntries(atlas.spaces.map(({ id }) => [id, names.space(id)])),
    gifts: Object.fromEntries(printed),
    figures: (hasSetOut(view) ? view.characters : []).map(({ id, space, seat }) => ({
      character: id,
      space,
      isActive: seat === active?.seat,
    })),
    discoveries: Object.entries(view.placed).map(([space, { count, known }]) => ({
      space,
      count,
      known: known.map(discoveryOf),
    })),
    track: view.track.flatMap((tracked, slot) =>
      tracked
        ? [
            {
              slot: slot + 1,
              space: tracked.space,
              name: names.foe(tracked.card),
              level: challengeDefinition(tracked.card).color,
              hasAggro: hasAggro(positionOf(view), tracked.card),
            },
          ]
        : [],
    ),
    events: Object.keys(view.locations),
    reachable: reachableFrom(view),
    heading: {
      round: texts('adventure.picture.round', { round: view.round }),
      turn: turnWords(view, texts),
      event: globalEvent(view, texts),
    },
    standings: view.characters.map(({ id, level, valor, health, damage, seat }) => ({
      character: id,
      name: names.character(id),
      level,
      valor,
      goal: view.options.valor,
      health: { left: Math.max(0, health - damage), most: health },
      isActive: seat === active?.seat,
    })),
    words: {
      track: texts('adventure.picture.track'),
      noTrack: texts('adventure.picture.no-track'),
    },
  };
}

export function turnWords(view: AdventureView, texts: Texts): string {
  const active = activeCharacter(view);
  if (view.outcome) return texts('adventure.picture.over');
  return active
    ? texts('adventure.picture.turn', { character: namesIn(texts).character(active.id) })
    : texts('adventure.picture.before');
}

function globalEvent({ global }: AdventureView, texts: Texts) {
  if (global === null) return null;
  const words = facesOf(definition(global), texts)[0]?.words;
  return { name: words?.name ?? '', text: (words?.text ?? '').replaceAll('\n', ' ') };
}

/** Where the traveling character could get. */
function reachableFrom(view: AdventureView): MapScene['reachable'] {
  const { turn } = view;
  if (turn?.phase !== 'movement' || turn.face === null) return [];
  const state = positionOf(view);
  const journey = reachable(state, characterOf(state, turn.seat), turn.movement);
  return journey.reached.map((space) => ({ space, steps: journey.steps(space) }));
}

/** The part of the map around a character: whose turn it is, unless somebody is named. */
export function aroundScene(
  view: AdventureView,
  about: string | undefined,
  texts: Texts,
): AroundScene | null {
  const character =
    view.characters.find(({ id }) => id === about) ?? activeCharacter(view) ?? view.characters[0];
  if (!character) return null;
  const { turn } = view;
  const isTheirs = turn?.seat === character.seat;
  const scene = mapScene(view, texts);
  return {
    ...scene,
    reachable: isTheirs ? scene.reachable : [],
    around: character.space,
    left: isTheirs && turn.face !== null ? { movement: turn.movement, energy: turn.energy } : null,
  };
}
