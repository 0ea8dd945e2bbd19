import type { Habit, Outlook } from '../../../kernel/companion.ts';
import { definition, powersOf } from '../rules/cards/library.ts';
import { effectAt } from '../rules/effects/resolving/address.ts';
import type { Effect } from '../rules/language/effect.ts';
import type { AltarPrompt } from '../rules/prompts.ts';
import { mustDiffer } from '../rules/queries/actions.ts';
import { ritualCards, ritualValue, worshipperValue } from '../rules/queries/rituals.ts';
import { LIMITS } from '../rules/rulings.ts';
import type { Altar, Realm } from '../rules/state.ts';
import { type FollowerId, followerOf, type GodId } from '../rules/terms.ts';
import type { AltarOption, OptionAmong } from '../rules/verbs.ts';
import type { AltarView } from '../rules/view.ts';
import { UNKNOWN_CARD, worthOfCard } from './card-worth.ts';
import { activated, type Gain, gainOf } from './gains.ts';
import {
  completes,
  isBehind,
  type Position,
  positionOf,
  threatOf,
  wantsShrine,
} from './position.ts';

/** Reasons that speak only of what lies on the table, or of what everyone sees being done. */
const PUBLIC: ReadonlySet<string> = new Set([
  'activates',
  'blind',
  'completes',
  'denies',
  'discovers',
  'draws',
  'extra',
  'frees',
  'hinders',
  'renews',
  'robs',
  'shrine',
  'spares',
  'steals',
  'takes',
  'worships',
]);

/** Rules of thumb for every question that Altar asks. */
export function habits({ view, seat, decision }: Outlook<AltarView, Altar>): Habit[] {
  const position = positionOf(view, seat);
  return decision.options.map((option): Habit => {
    const { worth, why } = worthOfOption(position, option, decision.prompt.key);
    return {
      option: option.id,
      weight: worth,
      reason: { key: why },
      ...(PUBLIC.has(why) ? { public: true as const } : {}),
    };
  });
}

function worthOfOption(position: Position, option: AltarOption, prompt: AltarPrompt['key']): Gain {
  switch (option.verb) {
    case 'draw':
      return option.id === 'deck'
        ? { worth: UNKNOWN_CARD, why: 'blind' }
        : {
            worth: worthOfCard(position, option.args.card) + variety(position, option.args.card),
            why: 'takes',
          };
    case 'renew':
      return { worth: UNKNOWN_CARD - 0.5, why: 'renews' };
    case 'play':
      return played(position, option);
    case 'free':
      return free(position, option);
    case 'ritual':
      return ritual(position, option);
    case 'worship':
      return worship(position, option);
    case 'discard':
      return prompt === 'prompt.discard'
        ? { worth: -worthOfCard(position, option.args.card), why: 'spares' }
        : { worth: 0.4 - 0.3 * worthOfCard(position, option.args.card), why: 'spares' };
    case 'choose':
      if (option.id.startsWith('keep:'))
        return { worth: worthOfCard(position, option.args.card), why: 'keeps' };
      if (option.id.startsWith('take:'))
        return { worth: worthOfCard(position, option.args.card), why: 'takes' };
      return played(position, option);
    default:
      return { worth: 0, why: 'little' };
  }
}

/**
 * What it is worth to hold followers for both actions of a turn if they have to differ (L-04): one of them
 * should be able to worship.
 */
function variety({ view, hand, own }: Position, follower: FollowerId): number {
  if (!mustDiffer(view) || !isNewTo(own, follower)) return 0;
  const ready = hand.map(followerOf).filter((held) => isNewTo(own, held)).length;
  return ready === 0 ? 4 : ready === 1 ? 2 : 0;
}

/** Whether it could begin to worship in one of these Realms (AL-042). */
const isNewTo = (own: readonly Realm[], follower: FollowerId): boolean =>
  definition(follower).worship === true &&
  own.some(({ worshippers }) => !worshippers.some((card) => followerOf(card) === follower));

/** A card that is used, or a part of what it does. */
function played(position: Position, { args }: OptionAmong<'play' | 'choose'>): Gain {
  const { ability, denies } = definition(args.card);
  if (denies) {
    const threat = Math.max(0, ...position.others.map(threatOf));
    return {
      worth: denies === 'ritual' || denies === 'activate' ? 2.5 * threat : threat,
      why: 'denies',
    };
  }
  if (!ability) return { worth: 0, why: 'little' };
  const effect = effectAt({ card: args.card, path: args.path ?? '' });
  const gain = gainOf(position, effect, args);
  return { ...gain, worth: gain.worth - 0.1 * worthOfCard(position, args.card) };
}

/**
 * Free actions come first: what they bring can still be used in this turn. One that came with the last main
 * action is used after it, unless it would only bring cards that can't be kept.
 */
function free(position: Position, { args }: OptionAmong<'free'>): Gain {
  const { ability } = definition(args.card);
  if (!ability) return { worth: 0, why: 'little' };
  const others = position.hand.length - 1;
  if (ability.kind === 'extra-action' && others < 2) return { worth: -1, why: 'little' };
  const spent = Math.min(1, position.view.turn?.actions ?? 0);
  const crowded = others + cardsFrom(ability) > LIMITS.hand + spent;
  return crowded
    ? { worth: -1, why: 'little' }
    : { worth: 30, why: ability.kind === 'extra-action' ? 'extra' : 'draws' };
}

/** Cards that an effect brings into the hand. */
const cardsFrom = (effect: Effect): number => {
  if (effect.kind === 'draw') return effect.amount;
  return effect.kind === 'recover' ? 1 : 0;
};

function ritual(position: Position, { args }: OptionAmong<'ritual'>): Gain {
  const realm = realmOf(position, args.realm);
  const { hand, worshippers } = ritualCards(args.cards);
  if (!realm || !wantsShrine(realm)) return { worth: -1, why: 'little' };
  const price =
    hand.reduce((sum, card) => sum + worthOfCard(position, card), 0) * 0.25 +
    worshippers.length * 0.4;
  const value =
    hand.reduce((sum, card) => sum + ritualValue(card), 0) +
    worshippers.reduce((sum, card) => sum + worshipperValue(card), 0);
  const wasted = 0.5 * (value - LIMITS.ritual);
  if (completes(position, realm, 'shrine')) return { worth: 26 - price, why: 'completes' };
  if (position.view.shrines === 1 && isBehind(position)) return { worth: -1, why: 'little' };
  const first = realm.shrines === 0 ? 1.5 : 0;
  const wakes = powersOf(realm.god).some(
    (power) => power.power === 'when' && power.moment === 'shrine-built',
  );
  const more = wakes && realm.inactive > 0 ? activated(position, realm).worth * 0.7 : 0;
  return { worth: 11 + first + more - price - wasted, why: 'shrine' };
}

function worship(position: Position, { args }: OptionAmong<'worship'>): Gain {
  const realm = realmOf(position, args.realm);
  if (!realm || !wantsShrine(realm)) return { worth: 0.2, why: 'worships' };
  const { card } = args;
  const crowd = realm.worshippers.length;
  const saves = worshipperValue(card) - ritualValue(card);
  const draws = powersOf(realm.god).some(
    (power) => power.power === 'when' && power.moment === 'worshipped',
  );
  const { answers, counts = 0 } = definition(card);
  const does = (answers ? 0.6 : 0) + 0.8 * counts;
  return { worth: 2.5 + 1.5 * saves + does - 0.8 * crowd + (draws ? 2 : 0), why: 'worships' };
}

const realmOf = ({ own }: Position, god: GodId): Realm | undefined =>
  own.find((realm) => realm.god === god);
