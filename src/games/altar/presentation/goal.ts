import type { SeatId } from '../../../kernel/decision.ts';
import type { Goal } from '../../../kernel/game.ts';
import { capitalised } from '../../../texts/capitalised.ts';
import type { Texts } from '../../../texts/texts.ts';
import { UNKNOWN_CARD, worthOfCard } from '../companion/card-worth.ts';
import { positionOf } from '../companion/position.ts';
import { wakes } from '../rules/cards/definition.ts';
import { definition } from '../rules/cards/library.ts';
import { followersWith } from '../rules/cards/overlays.ts';
import { altarsOf, worthOf } from '../rules/queries/realms.ts';
import { ritualValue, worshipperValue } from '../rules/queries/rituals.ts';
import { LIMITS, RULINGS } from '../rules/rulings.ts';
import type { Realm } from '../rules/state.ts';
import type { CardId } from '../rules/terms.ts';
import type { AltarView } from '../rules/view.ts';
import { namesIn } from './names.ts';

/** How many steps winning is told in. */
const STEPS = ['altars', 'shrine', 'complete'] as const;

/** How Altar is won, and how near each god is. */
export function goalOf(view: AltarView, texts: Texts): Goal {
  const two = view.players.length === LIMITS.players.min;
  const words = (part: string) =>
    texts(`altar.goal.${part}`, {
      needed: RULINGS.completeAt,
      ritual: LIMITS.ritual,
      two: String(two),
      shrines: view.shrines,
      wakers: wakersIn(view, texts),
    });
  return {
    title: texts('altar.goal.title'),
    steps: STEPS.map(words),
    ends: [words('last-round'), words('ties')],
    standing: view.realms.map((realm) => standing(realm, texts)),
    open: [],
    next: nextStep(view, texts),
  };
}

const standing = (realm: Realm, texts: Texts): string =>
  texts('altar.goal.standing', {
    god: namesIn(texts).god(realm.god),
    score: worthOf(realm),
    needed: RULINGS.completeAt,
    shrines: realm.shrines,
    active: realm.active,
    inactive: realm.inactive,
    completed: String(realm.completed),
  });

/** What the viewer's god with the least complete board needs next, as far as the hand allows. */
function nextStep(view: AltarView, texts: Texts): string | null {
  const own = view.players.find(({ seat }) => seat === view.viewer);
  const [realm] = view.realms
    .filter(({ seat, completed }) => seat === view.viewer && !completed)
    .sort((one, other) => worthOf(one) - worthOf(other));
  if (!own || !realm || view.outcome) return null;
  const god = capitalised(namesIn(texts).gods([realm.god]));
  const { step, card } = stepOf(realm, own.hand ?? []);
  return [
    texts(`altar.goal.next.${step}`, {
      god,
      ritual: LIMITS.ritual,
      card: card === undefined ? '' : namesIn(texts).card(card),
      wakers: wakersIn(view, texts),
    }),
    ...bestDraw(view, own.seat, texts),
  ].join(' ');
}

/** In the viewer's turn, while there are cards to draw: the most helpful face-up card, or the deck. */
function bestDraw(view: AltarView, seat: SeatId, texts: Texts): string[] {
  if (view.turn?.seat !== seat || view.turn.draws === 0 || view.row.length === 0) return [];
  const position = positionOf(view, seat);
  const worth = (card: CardId): number => worthOfCard(position, card);
  const best = view.row.reduce((one, other) => (worth(other) > worth(one) ? other : one));
  return worth(best) > UNKNOWN_CARD
    ? [texts('altar.goal.draw', { card: namesIn(texts).card(best) })]
    : [texts('altar.goal.drawUnknown')];
}

/** What the god's next step is, and the card in hand that it is taken with, if that is one for sure. */
function stepOf(realm: Realm, hand: readonly CardId[]): { step: string; card?: CardId } {
  const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
  const forRitual = sum(hand.map(ritualValue)) + sum(realm.worshippers.map(worshipperValue));
  if (realm.shrines < LIMITS.shrines && forRitual >= LIMITS.ritual) return { step: 'ritual' };
  if (realm.inactive > 0) {
    const card = hand.find((one) => definition(one).ability?.kind === 'activate');
    return card === undefined ? { step: 'seek' } : { step: 'activate', card };
  }
  return { step: altarsOf(realm) < LIMITS.altars ? 'discover' : 'gather' };
}

/** Everybody in the match's deck who wakes Altars: "a Priestess". */
const wakersIn = ({ options }: AltarView, texts: Texts): string =>
  new Intl.ListFormat(texts.locale, { type: 'disjunction' }).format(
    followersWith(options.overlay)
      .filter(wakes)
      .map(({ id }) => texts('altar.goal.waker', { card: namesIn(texts).card(id) })),
  );
