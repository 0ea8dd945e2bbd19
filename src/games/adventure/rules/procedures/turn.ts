import { onlyAnswer } from '../../../../kernel/answers.ts';
import { ask, call, finish, goto, procedure } from '../../../../kernel/procedure.ts';
import { challengeDefinition } from '../cards/library.ts';
import { rollMovement } from '../changes/dice.ts';
import { newTurn } from '../changes/new-turn.ts';
import { characterOf, turnOf } from '../queries/characters.ts';
import { reachable } from '../queries/spaces.ts';
import { movementOf } from '../queries/turns.ts';
import {
  discoveryOptions,
  goldOptions,
  itemOptions,
  playOptions,
  rearrangeOptions,
  tradeOptions,
  visibilityFor,
} from '../queries/windows.ts';
import type { Adventure, AdventureState } from '../state.ts';
import type { AdventureOption } from '../verbs.ts';

type Data = { seat: string };

/** One player's turn: movement, exploration, challenge, maintenance (AD-012 to AD-018). */
export const turn = procedure<Adventure, Data>('turn', {
  begin: (run, { seat }) => {
    const { state } = run;
    const { id } = characterOf(state, seat);
    run.beginChapter({
      id: `r${state.round}-${seat}`,
      title: { key: 'chapter.turn', args: { character: id } },
    });
    state.turn = newTurn(seat);
    return call('settle-owed', { seat }, 'powers');
  },

  powers: (_run, { seat }) => call('powers', { seat, moment: 'turn' }, 'roll'),

  /** AD-014, AD-016: rolled every turn, before anything is chosen. */
  roll: (run, { seat }) => {
    const { state } = run;
    const character = characterOf(state, seat);
    const now = turnOf(state);
    now.face = rollMovement(run);
    const { movement, energy } = movementOf(state, character, now.face);
    now.movement += movement;
    now.energy += energy;
    run.emit('movement-rolled', {
      character: character.id,
      spaces: now.movement,
      energy: now.energy,
    });
    return goto('travel');
  },

  /** AD-015, AD-018, AD-142 */
  travel: (run, { seat }) => {
    const { state } = run;
    const { id } = characterOf(state, seat);
    const { movement, energy } = turnOf(state);
    const open = openOptions(state, seat);
    return ask(
      {
        seats: [seat],
        visibility: visibilityFor(state, seat, open, ['movement']),
        prompt: { key: 'prompt.travel', args: { character: id, movement, energy } },
        options: [...open, ...playOptions(state, seat, ['movement'])],
        fallback: ['stay'],
        rest: true,
      },
      'travelled',
    );
  },

  travelled: (run, { seat }, { reply }) => {
    const { state } = run;
    const now = turnOf(state);
    const chosen = onlyAnswer(reply.answer);
    const character = characterOf(state, seat);
    switch (chosen.verb) {
      case 'travel': {
        const { to } = chosen.args;
        const before = usesOf(state, seat).map(({ id }) => id);
        const steps = reachable(state, character, now.movement).steps(to);
        now.movement -= steps;
        now.moved = true;
        character.space = to;
        run.emit('moved', { character: character.id, to, spaces: steps });
        // Gold is useful where a character arrives, not where it comes from (AD-027).
        const stays = now.held || usesOf(state, seat).some(({ id }) => !before.includes(id));
        now.held = false;
        return goto(stays ? 'travel' : 'explore');
      }
      case 'hold':
        now.held = true;
        return goto('travel');
      case 'rearrange':
        now.rearranging = true;
        return goto('travel');
      case 'play':
        return call('play-ability', { seat, card: chosen.args.card }, 'travelling');
      case 'use':
        return call('use-item', { seat, item: chosen.args.item, as: chosen.args.as }, 'travelling');
      case 'discovery':
        return call('use-discovery', { seat, ...chosen.args }, 'travelling');
      case 'trade': {
        const { token, item } = chosen.args;
        return call('use-discovery', { seat, token, on: item }, 'travelling');
      }
      default:
        if (!now.moved) run.emit('stayed', { character: character.id, space: character.space });
        return goto('explore');
    }
  },

  travelling: () => call('check-defeats', {}, 'travel'),

  explore: (run, { seat }) => {
    turnOf(run.state).unbought = goldOptions(run.state, seat).map(({ id }) => id);
    return call('exploration', { seat }, 'explored');
  },

  explored: () => call('check-defeats', {}, 'discovered'),

  discovered: (_run, { seat }) => call('complete-quests', { from: seat }, 'challenge'),

  challenge: (_run, { seat }) => call('challenge', { seat }, 'challenged'),

  challenged: () => call('check-defeats', {}, 'recovered'),

  recovered: (_run, { seat }) => call('complete-quests', { from: seat }, 'maintain'),

  maintain: (_run, { seat }) => call('maintenance', { seat }, 'maintained'),

  maintained: () => call('check-defeats', {}, 'flips'),

  /** AD-054: a global event may turn over because of where a character ends a turn. */
  flips: (run, { seat }) => {
    const { state } = run;
    if (state.global === null) return goto('end');
    const { front } = challengeDefinition(state.global);
    const flips = front.face === 'event' ? front.flips : undefined;
    const { space } = characterOf(state, seat);
    return flips?.moment === 'turn-ends' && flips.at === space
      ? call('flip-event', { seat, card: state.global, at: null }, 'flipped')
      : goto('end');
  },

  flipped: (_run, { seat }) => call('complete-quests', { from: seat }, 'end'),

  /** AD-013, AD-017 */
  end: (run) => {
    run.state.turn = null;
    return finish();
  },
});

/** What a player can do in the movement phase that everyone may see. */
function openOptions(state: AdventureState, seat: string): AdventureOption[] {
  const character = characterOf(state, seat);
  const now = turnOf(state);
  const spaces = reachable(state, character, now.movement).reached;
  return [
    { id: 'stay', verb: 'stay' },
    ...spaces.map((to): AdventureOption => ({ id: `to:${to}`, verb: 'travel', args: { to } })),
    ...usesOf(state, seat),
    ...(now.movement > 1 && spaces.length > 0 && !now.held ? [HOLD] : []),
    ...rearrangeOptions(state, seat),
  ];
}

/** Items and kept discoveries that can be used in the movement phase. */
const usesOf = (state: AdventureState, seat: string): AdventureOption[] => [
  ...itemOptions(state, seat, 'movement'),
  ...discoveryOptions(state, seat),
  ...tradeOptions(state, seat),
];

const HOLD: AdventureOption = { id: 'hold', verb: 'hold' };
