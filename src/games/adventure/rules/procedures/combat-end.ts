import { argumentOf, onlyAnswer } from '../../../../kernel/answers.ts';
import {
  ask,
  call,
  finish,
  goto,
  procedure,
  type StepResult,
} from '../../../../kernel/procedure.ts';
import type { FlipTrigger } from '../cards/definition.ts';
import { boardEncounter, challengeDefinition, encounterFace } from '../cards/library.ts';
import { discardChallenge, giveItem, moveItem } from '../changes/items.ts';
import { keepDiscount } from '../changes/purse.ts';
import { advance } from '../changes/quests.ts';
import type { CombatResult } from '../events.ts';
import { opponentName } from '../queries/cards.ts';
import { characterOf } from '../queries/characters.ts';
import type { Adventure, AdventureRun, Combat } from '../state.ts';
import type { Color, Trait } from '../terms.ts';
import { fought } from './combat.ts';

/** What still matters about a combat when it is over. */
type Fought = Pick<Combat, 'attacker' | 'opponent' | 'space' | 'avoided'>;

type Data = {
  was?: Fought;
  result?: CombatResult;
  /** Defeated seats, in the order in which they go through the steps of defeat. */
  defeated?: string[];
};

/** Step 5 of a combat: its outcome (AD-113, AD-128 to AD-131, AD-136 to AD-138, W-16 to W-18). */
export const combatEnd = procedure<Adventure, Data>('combat-end', {
  begin: (run, data) => {
    const now = fought(run.state);
    const { attacker, opponent, space, avoided, fallen, felled: onlookers = [] } = now;
    const result = resultOf(now);
    run.emit('combat-ended', {
      character: characterOf(run.state, attacker).id,
      against: opponentName(run.state, now),
      result,
    });
    run.state.combat = null;
    keepDiscount(run.state, now);
    delete run.state.undoable;
    data.was = { attacker, opponent, space, avoided };
    data.result = result;
    // AD-137: the defender first; W-44.
    data.defeated = [
      ...(fallen.defender && opponent.is === 'character' ? [opponent.seat] : []),
      ...(fallen.attacker ? [attacker] : []),
      ...onlookers,
    ];
    return goto(opponent.is === 'character' ? 'spoils' : 'encounter');
  },

  /** AD-136: the survivor may take an item out of the loser's bag. */
  spoils: (run, { was, result }) => {
    if (result === 'both-defeated' && was?.opponent.is === 'character') {
      advance(run, was.opponent.seat, { did: 'defeated-character', seat: was.attacker });
      advance(run, was.attacker, { did: 'defeated-character', seat: was.opponent.seat });
    }
    const sides = survivorOf(was, result);
    if (!sides) return goto('defeats');
    const { winner, loser } = sides;
    advance(run, winner, { did: 'defeated-character', seat: loser });
    const { id, bag } = characterOf(run.state, loser);
    if (bag.length === 0)
      return call('powers', { seat: winner, moment: 'character-defeated' }, 'defeats');
    return ask(
      {
        seats: [winner],
        visibility: 'public',
        prompt: {
          key: 'prompt.take-item',
          args: { character: characterOf(run.state, winner).id, from: id },
        },
        options: [
          ...bag.map((item) => ({
            id: `take:${item}`,
            verb: 'choose' as const,
            args: { card: item },
          })),
          { id: 'decline', verb: 'decline' },
        ],
      },
      'taken',
    );
  },

  taken: (run, { was, result }, { reply }) => {
    const sides = survivorOf(was, result);
    const chosen = onlyAnswer(reply.answer);
    if (!sides) return goto('defeats');
    if (chosen.verb === 'choose') {
      moveItem(run, argumentOf(chosen, 'choose', 'card'), sides.loser, sides.winner);
    }
    return call('powers', { seat: sides.winner, moment: 'character-defeated' }, 'defeats');
  },

  encounter: (run, data) => {
    const { was, result } = data;
    if (!was || (result !== 'opponent-defeated' && result !== 'both-defeated')) {
      return goto('defeats');
    }
    // AD-082
    const { trait, color } = creatureIn(was);
    advance(run, was.attacker, { did: 'defeated-encounter', trait, color, space: was.space });
    if (result === 'opponent-defeated') return reward(run, was);
    // AD-131, W-18: it is discarded as well, and nothing is gained.
    remove(run, was);
    return goto('defeats');
  },

  /** The victor's powers that answer a defeat. */
  rewarded: (_run, { was }) =>
    call('powers', { seat: was?.attacker ?? '', moment: 'encounter-defeated' }, 'defeats'),

  /** AD-068 to AD-071 */
  defeats: (_run, { defeated = [] }) => {
    const seat = defeated.shift();
    return seat === undefined ? goto('track') : call('defeat', { seat }, 'defeats');
  },

  /** AD-129, AD-130: an encounter card that was not defeated is on the board from now on. */
  track: (_run, { was, result }) => {
    const left =
      result === 'neither-defeated' || result === 'character-defeated' || result === 'canceled';
    if (was?.opponent.is !== 'card' || !left || was.opponent.slot !== null) return goto('flips');
    if (was.avoided !== null) return goto('avoided');
    return call('track', { card: was.opponent.card, space: was.space }, 'flips');
  },

  /** A drawn encounter that was avoided is discarded. */
  avoided: (run, { was }) => {
    if (was?.opponent.is === 'card') {
      run.state.drawn = null;
      discardChallenge(run.state, was.opponent.card);
      run.emit('encounter-avoided', {
        character: characterOf(run.state, was.attacker).id,
        card: was.opponent.card,
      });
    }
    return goto('done');
  },

  /** AD-054: a global event may turn over because of this. */
  flips: (run, { was, result }) => {
    const { global } = run.state;
    if (!was || global === null) return goto('done');
    const { front } = challengeDefinition(global);
    const flipper = front.face === 'event' ? flipperOf(front.flips, was, result) : null;
    if (flipper === null) return goto('done');
    return call('flip-event', { seat: flipper, card: global, at: null }, 'done');
  },

  done: () => call('check-defeats', {}, 'quests'),

  quests: (_run, { was }) => call('complete-quests', { from: was?.attacker ?? '' }, 'over'),

  over: (_run, { was }) => finish(was?.avoided ?? null),
});

function resultOf({ canceled, fallen }: Combat): CombatResult {
  if (canceled) return 'canceled';
  if (fallen.attacker && fallen.defender) return 'both-defeated';
  if (fallen.attacker) return 'character-defeated';
  return fallen.defender ? 'opponent-defeated' : 'neither-defeated';
}

/** Who has defeated whom, in a combat between characters. */
function survivorOf(
  was: Fought | undefined,
  result: CombatResult | undefined,
): { winner: string; loser: string } | null {
  if (was?.opponent.is !== 'character') return null;
  const { attacker, opponent } = was;
  if (result === 'opponent-defeated') return { winner: attacker, loser: opponent.seat };
  if (result === 'character-defeated') return { winner: opponent.seat, loser: attacker };
  return null;
}

/** AD-128: the item on the back of a card; for board encounters, their reward. */
function reward(run: AdventureRun, was: Fought): StepResult<never> {
  const { attacker, opponent } = was;
  if (opponent.is === 'board') {
    return call('board-reward', { seat: attacker, encounter: opponent.encounter }, 'rewarded');
  }
  if (opponent.is === 'card') {
    const { card } = opponent;
    free(run, was);
    // An encounter that an event has become has nothing on its back.
    if (encounterFace(card).side === 'front') giveItem(run, attacker, card);
    else discardChallenge(run.state, card);
  }
  return goto('rewarded');
}

/**
 * A card that had just been drawn no longer counts as drawn; otherwise its slot and marker are free again
 * (W-17, W-18).
 */
function free(run: AdventureRun, { opponent }: Fought): void {
  if (opponent.is !== 'card') return;
  if (opponent.slot === null) {
    run.state.drawn = null;
    return;
  }
  run.state.track[opponent.slot] = null;
  run.emit('encounter-removed', { card: opponent.card, slot: opponent.slot });
}

/** AD-131 */
function remove(run: AdventureRun, was: Fought): void {
  free(run, was);
  if (was.opponent.is === 'card') discardChallenge(run.state, was.opponent.card);
}

/** What has been fought: a kind of creature, of a colour. */
function creatureIn({ opponent }: Fought): { trait: Trait; color: Color } {
  if (opponent.is === 'card') {
    return {
      trait: encounterFace(opponent.card).face.trait,
      color: challengeDefinition(opponent.card).color,
    };
  }
  if (opponent.is === 'character') throw new Error('A character is no creature.');
  const { foe, color } = boardEncounter(opponent.encounter);
  if (!foe) throw new Error(`${opponent.encounter} can't be fought.`);
  return { trait: foe.trait, color };
}

/** The character who flips a global event by the result of a combat. */
function flipperOf(
  flips: FlipTrigger | undefined,
  was: Fought,
  result: CombatResult | undefined,
): string | null {
  if (flips?.moment === 'character-defeated') return survivorOf(was, result)?.winner ?? null;
  if (flips?.moment !== 'encounter-defeated') return null;
  if (was.opponent.is === 'character' || result !== 'opponent-defeated') return null;
  const { trait, color } = creatureIn(was);
  const fits =
    (flips.trait === undefined || flips.trait === trait) &&
    (flips.color === undefined || flips.color === color);
  return fits ? was.attacker : null;
}
