import { chosenArgument, onlyAnswer } from '../../../../kernel/answers.ts';
import { ask, call, finish, goto, procedure } from '../../../../kernel/procedure.ts';
import { detachFromCharacter } from '../changes/attachments.ts';
import { isBeaten, wound } from '../changes/damage.ts';
import { discardToken } from '../changes/discoveries.ts';
import { advance } from '../changes/quests.ts';
import { otherOwner, sideOf } from '../queries/cards.ts';
import { characterOf } from '../queries/characters.ts';
import { nearestCities } from '../queries/spaces.ts';
import { healthOf, preventsOf } from '../queries/values.ts';
import { manaOptions, windowFor } from '../queries/windows.ts';
import { LIMITS } from '../rulings.ts';
import type { Adventure, AdventureRun, AdventureState } from '../state.ts';
import type { Combatant } from '../terms.ts';
import { noteHarm } from '../undoing/canceling.ts';
import { carryOut } from './windows.ts';

type Suffering = {
  seat: string;
  amount: number;
  /** The card, character, encounter or discovery that does it; null if only the health has dropped. */
  by: string | null;
};

/** Somebody is dealt damage (AD-066, AD-067, AD-082). */
export const suffer = procedure<Adventure, Suffering>('suffer', {
  begin: (run, { seat, amount, by }) => {
    const { combat } = run.state;
    const side = sideOf(run.state, seat);
    if (hasFallen(run.state, seat) || (side && combat?.canceled)) return finish();
    const dealt = amount - (side ? preventedFor(run, side, amount) : 0);
    const beaten = noteHarm(run.state, () => {
      const owner = otherOwner(run.state, by, seat);
      const falls = wound(run, seat, dealt);
      if (dealt > 0 && owner !== null) advance(run, owner, { did: 'wounded', amount: dealt });
      return falls;
    });
    return beaten ? goto('falling') : finish();
  },

  /** A card could still help; whether the hand holds one is secret. */
  falling: (run, { seat }) => {
    if (!isBeaten(run, seat)) return finish();
    const window = windowFor(
      run.state,
      seat,
      ['defeat'],
      [{ id: 'decline', verb: 'decline' }, ...manaOptions(run.state, seat, ['defeat'])],
    );
    if (!window) return goto('defeated');
    const { id, owes } = characterOf(run.state, seat);
    // W-34: the hand matters now, even in another player's turn.
    if (owes > 0) return call('settle-owed', { seat }, 'falling');
    const prompt = { key: 'prompt.defeat' as const, args: { character: id } };
    return ask({ ...window, prompt }, 'saved-or-not');
  },

  'saved-or-not': (_run, { seat }, { reply }) =>
    carryOut(seat, onlyAnswer(reply.answer), 'falling') ?? goto('defeated'),

  /** In a combat the steps of a defeat come when it ends (AD-128 to AD-137, W-44). */
  defeated: (run, { seat }) => {
    const { combat } = run.state;
    if (!combat) return call('defeat', { seat }, 'done');
    const side = sideOf(run.state, seat);
    if (side) combat.fallen[side] = true;
    else combat.felled = [...(combat.felled ?? []), seat];
    return finish();
  },

  done: () => finish(),
});

/**
 * AD-126, W-42: an encounter is dealt damage, by an attack or by what a card or a power does to the opponent.
 * The first damage that isn't prevented defeats it; the end of the combat settles the consequences.
 */
export const encounterSuffers = procedure<Adventure, { side: Combatant; amount: number }>(
  'encounter-suffers',
  {
    begin: (run, { side, amount }) => {
      const { combat } = run.state;
      if (!combat || combat.canceled || combat.fallen[side]) return finish();
      const dealt = amount - preventedFor(run, side, amount);
      if (dealt >= LIMITS.encounterHealth) combat.fallen[side] = true;
      return finish();
    },
  },
);

/**
 * AD-067: a character with as much damage as health is defeated, even if it is the health that has dropped:
 * through a lost item, a card turned over, an event.
 */
export const checkDefeats = procedure<Adventure, { [note: string]: string }>('check-defeats', {
  next: (run) => {
    const { state } = run;
    const beaten = state.characters.find(
      ({ seat }) => isBeaten(run, seat) && !hasFallen(state, seat),
    );
    return beaten ? call('suffer', { seat: beaten.seat, amount: 0, by: null }, 'next') : finish();
  },
});

/** Whether somebody has already been defeated in the current combat. */
function hasFallen(state: AdventureState, seat: string): boolean {
  const side = sideOf(state, seat);
  const { fallen, felled = [] } = state.combat ?? {};
  return side ? (fallen?.[side] ?? false) : felled.includes(seat);
}

/** How much of this damage cards and powers prevent for one side of this combat. */
function preventedFor(run: AdventureRun, side: Combatant, amount: number): number {
  const { combat } = run.state;
  if (!combat) return 0;
  const left = preventsOf(combat, side) - combat.prevented[side];
  const prevented = Math.max(0, Math.min(left, amount));
  combat.prevented[side] += prevented;
  return prevented;
}

/** Keeps this much health instead of being defeated. */
export const survive = procedure<Adventure, { seat: string; health: number }>('survive', {
  begin: (run, { seat, health: left }) => {
    const character = characterOf(run.state, seat);
    const health = healthOf(run.state, character);
    noteHarm(run.state, () => {
      character.damage = Math.max(0, health - left);
    });
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
    // AD-035: a defeat ends a disease.
    for (const token of character.diseases.splice(0)) discardToken(run, token);
    const { turn } = run.state;
    // W-36: a character defeated in their own movement phase moves no more.
    if (turn?.seat === seat) {
      turn.movement = 0;
      if (turn.face !== null) turn.halted = 'defeated';
    }
    return finish();
  },
});

export const damageProcedures = [suffer, encounterSuffers, checkDefeats, survive, defeat];
