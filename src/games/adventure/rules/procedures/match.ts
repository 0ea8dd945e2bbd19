import { chosenArgument } from '../../../../kernel/answers.ts';
import { ask, call, goto, procedure } from '../../../../kernel/procedure.ts';
import { characterOf } from '../queries/characters.ts';
import { atlasIn } from '../queries/spaces.ts';
import type { Adventure } from '../state.ts';

interface MatchData {
  next: number;
  /** AD-006: every roll for the first turn, in order. */
  rolls: [seat: string, die: number][];
  [note: string]: number | [string, number][];
}

/** A whole match: choosing where to begin, then rounds of turns until the end (AD-006 to AD-013). */
export const match = procedure<Adventure, MatchData>('match', {
  begin: (run, data) => {
    const { characters } = run.state;
    for (const [seat, die] of data.rolls) {
      run.emit('first-rolled', { character: characterOf(run.state, seat).id, die });
    }
    run.emit('match-began', { character: characters[0]?.id ?? '', players: characters.length });
    for (const { id, quests } of characters) {
      for (const { card } of quests) run.emit('quest-gained', { character: id, quest: card });
    }
    return goto('city');
  },

  /** AD-011 */
  city: (run, data) => {
    const character = run.state.characters[data.next];
    if (!character) {
      data.next = 0;
      return goto('round');
    }
    return ask(
      {
        seats: [character.seat],
        visibility: 'public',
        prompt: { key: 'prompt.city', args: { character: character.id } },
        options: atlasIn(run.state).cities.map((space) => ({
          id: space,
          verb: 'choose',
          args: { space },
        })),
        rest: true,
      },
      'placed',
    );
  },

  placed: (run, data, { reply }) => {
    const character = run.state.characters[data.next];
    if (!character) throw new Error('Nobody was asked.');
    character.space = chosenArgument(reply.answer, 'choose', 'space');
    run.emit('city-chosen', { character: character.id, space: character.space });
    data.next += 1;
    return goto('city');
  },

  round: (run, data) => {
    run.state.round += 1;
    data.next = 0;
    return goto('turn');
  },

  /** AD-013 */
  turn: (run, data) => {
    const character = run.state.characters[data.next];
    if (!character) return goto('round');
    data.next += 1;
    return call('turn', { seat: character.seat }, 'turn');
  },
});
