import type { SeatId } from '../../../../kernel/decision.ts';
import { symbolsOf } from '../cards/definition.ts';
import { definition } from '../cards/library.ts';
import { addressOf } from '../effects/resolving/address.ts';
import type { Scope } from '../language/kind.ts';
import { waysOf } from '../language/registry.ts';
import { pickOptions } from '../picks.ts';
import { isPlayingOut, mayTake } from '../queries/actions.ts';
import { isDenied, playerOf, realmsOf } from '../queries/realms.ts';
import { ritualCards, ritualsFor } from '../queries/rituals.ts';
import type { AltarState, Turn } from '../state.ts';
import { type CardId, distinct, followerOf } from '../terms.ts';
import type { AltarOption, OptionAmong } from '../verbs.ts';

/** Everything that a player may do now in their turn: free actions, main actions, and ending it. */
export function actOptions(state: AltarState, turn: Turn): AltarOption[] {
  const { seat } = turn;
  const cards = distinct(playerOf(state, seat).hand);
  const free = cards.flatMap((card) =>
    definition(card).freeAction ? useOptions(state, seat, card, 'free') : [],
  );
  if (turn.actions === 0) return [...free, { id: 'done', verb: 'done' }];
  const main = mainOptions(state, turn, cards);
  return [...free, ...main, ...passOption(state, turn, free, main)];
}

/** Main actions except passing. */
function mainOptions(state: AltarState, turn: Turn, cards: readonly CardId[]): AltarOption[] {
  const { seat } = turn;
  return [
    ...(mayTake(state, turn, 'ability') ? abilityOptions(state, seat, cards) : []),
    ...(mayTake(state, turn, 'ritual') ? ritualOptions(state, seat) : []),
    ...(mayTake(state, turn, 'worship') ? worshipOptions(state, seat, cards) : []),
  ];
}

/**
 * Passing is a main action (AL-031), and two passes are not different (L-22), but nobody is stuck in a turn
 * in which nothing else can be done. With nothing left to draw, cards that can be played must be (AL-059).
 */
function passOption(
  state: AltarState,
  turn: Turn,
  free: readonly AltarOption[],
  main: readonly AltarOption[],
): AltarOption[] {
  if (!mayTake(state, turn, 'pass') && main.length > 0) return [];
  if (isPlayingOut(state) && [...free, ...main].some(takesFromHand)) return [];
  return [{ id: 'pass', verb: 'pass' }];
}

/** A Ritual of worshippers alone plays no card of the hand (L-25). */
const takesFromHand = (option: AltarOption): boolean =>
  option.verb !== 'ritual' || ritualCards(option.args.cards).hand.length > 0;

/** What a card in the hand could do now, one option a way to do it. */
function useOptions(
  state: AltarState,
  seat: SeatId,
  card: CardId,
  verb: 'play' | 'free',
): AltarOption[] {
  const { ability } = definition(card);
  if (!ability) return [];
  const scope: Scope = { seat, card };
  return pickOptions(verb, addressOf(card), waysOf(state, ability, scope));
}

/** AL-028; an Influence needs no ability to be put on the table (AL-044). */
function abilityOptions(state: AltarState, seat: SeatId, cards: readonly CardId[]): AltarOption[] {
  return cards.flatMap((card) => {
    const { freeAction, denies, ability } = definition(card);
    if (denies) {
      const follower = followerOf(card);
      return [{ id: `play:${follower}`, verb: 'play', args: { card: follower } }];
    }
    if (freeAction || !ability) return [];
    const options = useOptions(state, seat, card, 'play');
    return options.length > 0 ? options : discardOption(state, card);
  });
}

/**
 * If the lobby says so, a follower that could do nothing may be thrown away instead (L-06); but a Priestess
 * without an Altar to activate (L-08) and an enemy that everyone is protected from (L-16) can't be chosen at
 * all.
 */
function discardOption({ options }: AltarState, card: CardId): OptionAmong<'discard'>[] {
  const follower = definition(card);
  if (options.throwingAway !== 'yes' || follower.kind) return [];
  if (symbolsOf(follower).includes('activation')) return [];
  return [{ id: `discard:${follower.id}`, verb: 'discard', args: { card: follower.id } }];
}

const ritualOptions = (state: AltarState, seat: SeatId): OptionAmong<'ritual'>[] =>
  realmsOf(state, seat).flatMap((realm) =>
    ritualsFor(state, seat, realm).map((cards) => ({
      id: `ritual:${realm.god}:${cards}`,
      verb: 'ritual',
      args: { cards, realm: realm.god },
    })),
  );

/** AL-030, AL-042. */
const worshipOptions = (state: AltarState, seat: SeatId, cards: readonly CardId[]): AltarOption[] =>
  realmsOf(state, seat)
    .filter((realm) => !isDenied(state, realm, 'worship'))
    .flatMap(({ god, worshippers }) =>
      cards
        .map(followerOf)
        .filter(
          (follower) =>
            definition(follower).worship &&
            !worshippers.some((other) => followerOf(other) === follower),
        )
        .map((follower) => ({
          id: `worship:${follower}:${god}`,
          verb: 'worship',
          args: { card: follower, realm: god },
        })),
    );
