import { onlyAnswer } from '../../../../kernel/answers.ts';
import { ask, call, finish, goto, procedure } from '../../../../kernel/procedure.ts';
import { boardEncounter, challengeDefinition, isEncounter } from '../cards/library.ts';
import { drawChallenge } from '../changes/items.ts';
import { begin } from '../effects/resolving/perform.ts';
import { challengeOptions } from '../queries/challenges.ts';
import { characterNamed, characterOf, turnOf } from '../queries/characters.ts';
import { rearrangeOptions } from '../queries/windows.ts';
import type { Adventure } from '../state.ts';
import { type Color, printedOn } from '../terms.ts';

type Data = {
  seat: string;
  color?: Color;
  /** Where the cards are drawn. */
  space?: string;
  /** Cards that may still be drawn: the whole deck once (AD-053). */
  left?: number;
};

/** The challenge phase (AD-046 to AD-053, AD-058, AD-059, AD-143, W-08). */
export const challenge = procedure<Adventure, Data>('challenge', {
  begin: (run, { seat }) => {
    const { state } = run;
    turnOf(state).phase = 'challenge';
    const { id, space } = characterOf(state, seat);
    const options = challengeOptions(state, seat);
    if (options.length === 0) return finish();
    return ask(
      {
        seats: [seat],
        visibility: 'public',
        prompt: { key: 'prompt.challenge', args: { character: id, space } },
        // W-35: offered if there is a choice anyway.
        options: options.length > 1 ? [...options, ...rearrangeOptions(state, seat)] : options,
        rest: true,
      },
      'chosen',
    );
  },

  chosen: (run, data, { reply }) => {
    const { seat } = data;
    const { state } = run;
    const chosen = onlyAnswer(reply.answer);
    switch (chosen.verb) {
      case 'attack': {
        const opponent = {
          is: 'character' as const,
          seat: characterNamed(state, chosen.args.character).seat,
        };
        return call('combat', { attacker: seat, opponent }, 'done');
      }
      case 'pay':
        return call('pay-encounter', { seat, encounter: chosen.args.encounter }, 'done');
      case 'draw':
        data.color = chosen.args.color;
        data.space = characterOf(state, seat).space;
        data.left = state.challenges[data.color].cards.length;
        return goto('draw');
      case 'rearrange':
        turnOf(state).rearranging = true;
        return goto('begin');
      case 'fight':
        return fight(run.state, seat, chosen.args.encounter);
      default:
        return finish();
    }
  },

  draw: (run, data) => {
    const { seat, color = 'grey' } = data;
    const { state } = run;
    const { id } = characterOf(state, seat);
    const card = data.left ? drawChallenge(state, color) : null;
    if (card === null) {
      run.emit('challenge-empty', { character: id, color });
      return finish();
    }
    data.left = (data.left ?? 1) - 1;
    run.emit('challenge-drawn', { character: id, card, color });
    if (!isEncounter(card)) {
      // AD-051: it is carried out, then another card is drawn.
      return call('draw-event', { seat, card }, 'event-done');
    }
    state.drawn = card;
    return call('combat', { attacker: seat, opponent: { is: 'card', card, slot: null } }, 'fought');
  },

  /** A character who has been defeated or moved away by an event draws no more cards here (W-38). */
  'event-done': (run, { seat, space }) =>
    characterOf(run.state, seat).space === space ? goto('draw') : finish(),

  fought: (_run, _data, { result }) => (result === 'again' ? goto('draw') : finish()),

  done: () => finish(),
});

/** What is fought or resolved, by its name: a marker's card, the event that lies here, the board's own encounter. */
function fight(state: Adventure['state'], seat: string, name: string) {
  const slot = state.track.findIndex((tracked) => tracked?.card === name);
  if (slot >= 0) {
    return call('combat', { attacker: seat, opponent: { is: 'card', card: name, slot } }, 'done');
  }
  const { space } = characterOf(state, seat);
  if (state.locations[space] === name) {
    const { front } = challengeDefinition(name);
    if (front.face !== 'event' || !front.effect) throw new Error(`${name} can't be resolved.`);
    return begin({ card: printedOn(name), path: 'front.effect' }, { seat, card: name }, 'done');
  }
  const encounter = boardEncounter(name).id;
  return call('combat', { attacker: seat, opponent: { is: 'board', encounter } }, 'done');
}

export const challengeProcedures = [challenge];
