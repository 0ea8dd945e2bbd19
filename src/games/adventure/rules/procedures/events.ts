import { chosenArgument } from '../../../../kernel/answers.ts';
import { nearestSpaces } from '../../../../kernel/graph/graph.ts';
import {
  ask,
  call,
  finish,
  goto,
  procedure,
  type StepResult,
} from '../../../../kernel/procedure.ts';
import type { EventFace } from '../cards/definition.ts';
import { challengeDefinition } from '../cards/library.ts';
import { discardChallenge, giveItem } from '../changes/items.ts';
import { begin } from '../effects/resolving/perform.ts';
import { characterOf, turnOf } from '../queries/characters.ts';
import { atlasIn, hasAggro, isCity } from '../queries/spaces.ts';
import type { Adventure, AdventureRun } from '../state.ts';
import { type CardId, printedOn, type SpaceId } from '../terms.ts';

type Drawn = { seat: string; card: CardId };

/** A drawn event: only its front counts (AD-054, AD-056, AD-057, AD-060). */
export const drawEvent = procedure<Adventure, Drawn>('draw-event', {
  begin: (run, { seat, card }) => {
    const event = frontOf(card);
    lay(run, card, event);
    if (event.sort === 'location' || !event.effect) return goto('done');
    return begin({ card: printedOn(card), path: 'front.effect' }, { seat, card }, 'done');
  },
  /** A special event is over, unless it has become something else. */
  done: (run, { card }) => {
    const { state } = run;
    if (state.drawn === card) {
      state.drawn = null;
      discardChallenge(state, card);
      run.emit('event-discarded', { card });
    }
    return finish();
  },
});

function frontOf(card: CardId): EventFace {
  const { front } = challengeDefinition(card);
  if (front.face !== 'event') throw new Error(`${card} is no event.`);
  return front;
}

/** Puts an event in its place; an event already there is discarded. */
function lay(run: AdventureRun, card: CardId, { sort, location }: EventFace): void {
  const { state } = run;
  if (sort === 'special') {
    state.drawn = card;
    return;
  }
  if (sort === 'global') {
    if (state.global !== null) discardEvent(run, state.global);
    state.global = card;
    run.emit('event-placed', { card, space: 'global' });
    return;
  }
  const space = location ?? '';
  const before = state.locations[space];
  if (before !== undefined) discardEvent(run, before);
  state.locations[space] = card;
  run.emit('event-placed', { card, space });
}

function discardEvent(run: AdventureRun, card: CardId): void {
  takeOff(run, card);
  discardChallenge(run.state, card);
  run.emit('event-discarded', { card });
}

/** Takes an event from where it lies; returns the space of a location event. */
function takeOff({ state }: AdventureRun, card: CardId): SpaceId | null {
  if (state.global === card) state.global = null;
  if (state.drawn === card) state.drawn = null;
  const found = Object.entries(state.locations).find(([, one]) => one === card);
  if (!found) return null;
  delete state.locations[found[0]];
  return found[0];
}

type Flipping = { seat: string; card: CardId; at: SpaceId | null };

/** An event turns over (AD-054, AD-055). */
export const flipEvent = procedure<Adventure, Flipping>('flip-event', {
  begin: (run, { seat, card, at }) => {
    const lay = takeOff(run, card);
    const { id, space } = characterOf(run.state, seat);
    run.emit('event-flipped', { character: id, card });
    const { back } = challengeDefinition(card);
    switch (back?.face) {
      case 'item':
        giveItem(run, seat, card);
        return finish();
      case 'turned':
        run.state.drawn = card;
        return begin({ card: printedOn(card), path: 'back.effect' }, { seat, card }, 'turned');
      case 'encounter':
        return appear(run, seat, card, at ?? lay ?? space, at !== null);
      default:
        discardChallenge(run.state, card);
        return finish();
    }
  },
  turned: (run, { card }) => {
    run.state.drawn = null;
    discardChallenge(run.state, card);
    run.emit('event-discarded', { card });
    return finish();
  },
  done: () => finish(),
});

/**
 * It is fought at once in the challenge phase of the character who flipped it, otherwise it goes on the board
 * (AD-055).
 */
function appear(
  run: AdventureRun,
  seat: string,
  card: CardId,
  space: SpaceId,
  elsewhere: boolean,
): StepResult<never> {
  const turn = turnOf(run.state);
  const here = turn.seat === seat && turn.phase === 'challenge' && !isCity(run.state, space);
  run.state.drawn = card;
  if (here && !elsewhere) {
    return call('combat', { attacker: seat, opponent: { is: 'card', card, slot: null } }, 'done');
  }
  return call('track', { card, space }, 'done');
}

type Tracking = { card: CardId; space: SpaceId };

/** An undefeated encounter goes on the track, its marker on the board (AD-129, AD-139 to AD-141). */
export const track = procedure<Adventure, Tracking>('track', {
  begin: (run, { card, space }) => {
    const { state } = run;
    const empty = state.track.indexOf(null);
    if (empty >= 0) {
      put(run, empty, card, space);
      return finish();
    }
    const slots = nearestSlots(run, space);
    return ask(
      {
        seats: [turnOf(state).seat],
        visibility: 'public',
        prompt: {
          key: 'prompt.track',
          args: { character: characterOf(state, turnOf(state).seat).id, card },
        },
        options: slots.map((slot) => ({
          id: `slot:${slot}`,
          verb: 'choose',
          args: { slot, card: state.track[slot]?.card ?? '' },
        })),
      },
      'replace',
    );
  },
  /** AD-141 */
  replace: (run, { card, space }, { reply }) => {
    const slot = chosenArgument(reply.answer, 'choose', 'slot');
    const gone = run.state.track[slot];
    if (gone) {
      discardChallenge(run.state, gone.card);
      run.emit('marker-discarded', { card: gone.card, slot, space: gone.space });
    }
    put(run, slot, card, space);
    return finish();
  },
});

function put(run: AdventureRun, slot: number, card: CardId, space: SpaceId): void {
  run.state.drawn = null;
  run.state.track[slot] = { card, space };
  run.emit('encounter-tracked', { card, slot, space, aggro: `${hasAggro(run.state, card)}` });
}

/** The slots whose markers are the fewest spaces away. */
function nearestSlots({ state }: AdventureRun, space: SpaceId): number[] {
  const spaces = state.track.flatMap((tracked) => (tracked ? [tracked.space] : []));
  const nearest = nearestSpaces(atlasIn(state).graph, space, [...new Set(spaces)]);
  return state.track.flatMap((tracked, slot) =>
    tracked && nearest.includes(tracked.space) ? [slot] : [],
  );
}

export const eventProcedures = [drawEvent, flipEvent, track];
