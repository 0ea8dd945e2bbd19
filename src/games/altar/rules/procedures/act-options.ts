import type { SeatId } from '../../../../kernel/decision.ts';
import { symbolsOf } from '../cards/definition.ts';
import { definition } from '../cards/library.ts';
import type { Scope } from '../effects/language/kind.ts';
import { waysOf } from '../effects/language/registry.ts';
import { addressOf } from '../effects/resolving/address.ts';
import { pickOptions } from '../picks.ts';
import { isDenied, playerOf, realmsOf } from '../queries/realms.ts';
import { ritualsFor } from '../queries/rituals.ts';
import { RULINGS } from '../rulings.ts';
import type { AltarState, Turn } from '../state.ts';
import { type CardId, distinct, followerOf, type MainAction } from '../terms.ts';
import type { AltarOption, OptionAmong } from '../verbs.ts';

/** Everything that a player may do now in their turn: main actions, free actions, and coming to an end. */
export function actOptions(state: AltarState, turn: Turn): AltarOption[] {
  const { seat } = turn;
  const cards = distinct(playerOf(state, seat).hand);
  const options: AltarOption[] = cards.flatMap((card) =>
    definition(card).freeAction ? useOptions(state, seat, card, 'free') : [],
  );
  if (turn.actions > 0) {
    if (mayTake(state, turn, 'ability')) options.push(...abilityOptions(state, seat, cards));
    if (mayTake(state, turn, 'ritual')) options.push(...ritualOptions(state, seat));
    if (mayTake(state, turn, 'worship')) options.push(...worshipOptions(state, seat, cards));
    options.push({ id: 'pass', verb: 'pass' });
  }
  if (turn.actions > 0 && !turn.held && cards.length > 0 && RULINGS.freeActionsAnyTime) {
    options.push({ id: 'hold', verb: 'hold' });
  }
  if (turn.actions === 0) options.push({ id: 'done', verb: 'done' });
  return options;
}

/**
 * Two players may take any two actions, or two of different kinds if the lobby says so (AL-022, L-04);
 * then an action that a card has given may still repeat a kind.
 */
export function mayTake(state: AltarState, turn: Turn, action: MainAction): boolean {
  if (state.players.length > 2 || state.options.twoActions === 'any') return true;
  if (!turn.taken.includes(action)) return true;
  const repeated = turn.taken.length - new Set(turn.taken).size;
  return RULINGS.extraActionsMayRepeat && repeated < turn.extra;
}

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
    return options.length > 0 ? options : discardOption(card);
  });
}

/**
 * A follower that could do nothing may be discarded instead (L-06); but a Priestess without an Altar
 * to activate (L-08) and an enemy whom everybody is protected from (L-16) can't be chosen at all.
 */
function discardOption(card: CardId): OptionAmong<'discard'>[] {
  const follower = definition(card);
  if (!RULINGS.uselessMayBeDiscarded || follower.kind) return [];
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
