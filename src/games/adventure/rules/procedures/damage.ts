import { chosenArgument, onlyAnswer } from '../../../../kernel/answers.ts';
import { ask, call, finish, goto, procedure } from '../../../../kernel/procedure.ts';
import { detachFromCharacter } from '../changes/attachments.ts';
import { isBeaten, wound } from '../changes/damage.ts';
import { discardToken } from '../changes/discoveries.ts';
import { advance } from '../changes/quests.ts';
import { sideOf } from '../queries/cards.ts';
import { characterOf } from '../queries/characters.ts';
import { nearestCities } from '../queries/places.ts';
import { healthOf, valuesOf } from '../queries/values.ts';
import { manaOptions, windowFor } from '../queries/windows.ts';
import type { Adventure, AdventureRun } from '../state.ts';
import type { Combatant } from '../terms.ts';
import { carryOut } from './windows.ts';

/** Somebody is dealt damage; `from` is the character whose card or attack does it (AD-066, AD-067, AD-082). */
export const suffer = procedure<Adventure, { seat: string; amount: number; from: string | null }>(
  'suffer',
  {
    begin: (run, { seat, amount, from }) => {
      const { combat } = run.state;
      const side = sideOf(run.state, seat);
      if (combat && side && (combat.fallen[side] || combat.canceled)) return finish();
      const dealt = amount - (side ? preventedFor(run, side, amount) : 0);
      const beaten = wound(run, seat, dealt);
      if (dealt > 0 && from !== null && from !== seat) {
        advance(run, from, { did: 'wounded', amount: dealt });
      }
      return beaten ? goto('beaten') : finish();
    },

    /** A card could still help; whether there is one is nobody's business. */
    beaten: (run, { seat }) => {
      if (!isBeaten(run, seat)) return finish();
      const window = windowFor(
        run.state,
        seat,
        ['defeat'],
        [{ id: 'decline', verb: 'decline' }, ...manaOptions(run.state, seat, ['defeat'])],
      );
      if (!window) return goto('defeated');
      const { id } = characterOf(run.state, seat);
      const prompt = { key: 'prompt.defeat' as const, args: { character: id } };
      return ask({ ...window, prompt }, 'helped');
    },

    helped: (_run, { seat }, { reply }) =>
      carryOut(seat, onlyAnswer(reply.answer), 'beaten') ?? goto('defeated'),

    /** In a combat the steps of a defeat come when it ends (AD-128 to AD-137). */
    defeated: (run, { seat }) => {
      const { combat } = run.state;
      const side = sideOf(run.state, seat);
      if (!combat || !side) return call('defeat', { seat }, 'done');
      combat.fallen[side] = true;
      return finish();
    },

    done: () => finish(),
  },
);

/**
 * AD-067: whoever has as much damage as health is defeated, also where it is the health that has sunk: by
 * an item that is gone, a card turned over, an event.
 */
export const checkDefeats = procedure<Adventure, { [note: string]: string }>('check-defeats', {
  next: (run) => {
    const beaten = run.state.characters.find(({ seat }) => isBeaten(run, seat));
    return beaten ? call('suffer', { seat: beaten.seat, amount: 0, from: null }, 'next') : finish();
  },
});

/** What cards and powers keep from one side of this combat, of so much damage. */
export function preventedFor(run: AdventureRun, side: Combatant, amount: number): number {
  const { combat } = run.state;
  if (!combat) return 0;
  const left = valuesOf(run.state, combat, side).prevents - combat.prevented[side];
  const prevented = Math.max(0, Math.min(left, amount));
  combat.prevented[side] += prevented;
  return prevented;
}

/** Keeps so much health instead of being defeated. */
export const survive = procedure<Adventure, { seat: string; health: number }>('survive', {
  begin: (run, { seat, health: left }) => {
    const character = characterOf(run.state, seat);
    const health = healthOf(run.state, character);
    character.damage = Math.max(0, health - left);
    run.emit('defeat-averted', { character: character.id, damage: character.damage, health });
    return finish();
  },
});

/** The steps of a defeat, in order (AD-068 to AD-072, W-29). */
export const defeat = procedure<Adventure, { seat: string }>('defeat', {
  begin: (run, { seat }) => {
    const { id, space } = characterOf(run.state, seat);
    return ask(
      {
        seats: [seat],
        visibility: 'public',
        prompt: { key: 'prompt.resurrect', args: { character: id } },
        options: nearestCities(run.state, space).map((city) => ({
          id: city,
          verb: 'choose',
          args: { space: city },
        })),
      },
      'resurrect',
    );
  },

  resurrect: (run, { seat }, { reply }) => {
    const character = characterOf(run.state, seat);
    character.space = chosenArgument(reply.answer, 'choose', 'space');
    character.damage = 0;
    character.side = 'starting';
    run.emit('character-defeated', { character: character.id, city: character.space });
    detachFromCharacter(run, seat);
    // AD-035: a disease is over with the next defeat.
    for (const token of character.diseases.splice(0)) discardToken(run, token);
    const { turn } = run.state;
    // W-36: whoever is defeated in the own movement phase moves no more.
    if (turn?.seat === seat) {
      turn.movement = 0;
      if (turn.face !== null) turn.halted = true;
    }
    return finish();
  },
});

export const damageProcedures = [suffer, checkDefeats, survive, defeat];
