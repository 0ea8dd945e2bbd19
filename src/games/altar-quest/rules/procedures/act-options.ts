import type { SeatId } from '../../../../kernel/decision.ts';
import { withMore } from '../../../../kernel/with-more.ts';
import { untimedAbilities } from '../cards/abilities.ts';
import type { Ability } from '../cards/definition.ts';
import { definition } from '../cards/library.ts';
import { interactiveCards } from '../queries/cards-in-play.ts';
import { doorOptions } from '../queries/doors.ts';
import { rangeBetween } from '../queries/figures.ts';
import { pointsOfActions } from '../queries/movement-points.ts';
import { looking } from '../queries/once.ts';
import { canUse } from '../queries/usable.ts';
import { forbidden } from '../queries/values.ts';
import { moveOptions } from '../queries/walking.ts';
import type { AltarQuestState, Hero } from '../state.ts';
import type { CardId } from '../terms.ts';
import type { AltarQuestMove, CardVerb, UseOfCard } from '../verbs.ts';

/** Everything a hero may do next in the act phase (AQ-085 to AQ-100), "done" last, and what others may use meanwhile. */
export const actOptions = (state: AltarQuestState, hero: Hero): AltarQuestMove[] =>
  looking(state, () => [
    ...ownActOptions(state, hero),
    ...anytimeOptionsOfOthers(state, hero),
    DONE,
  ]);

const DONE: AltarQuestMove = { id: 'done', verb: 'done' };

/**
 * Ways to begin an act phase, each for the seat of its hero: a seat with one hero left does the first deed at
 * once, one with several says first who acts. Ending it without a deed comes first, for deadlines.
 */
export function waysToBegin(
  state: AltarQuestState,
  waiting: readonly Hero[],
  seat: SeatId,
): AltarQuestMove[] {
  const [hero, ...others] = waiting.filter((one) => one.seat === seat);
  const deeds = (): AltarQuestMove[] =>
    hero === undefined
      ? []
      : others.length > 0
        ? [hero, ...others].map(({ id }) => ({ id: `act:${id}`, verb: 'act', args: { hero: id } }))
        : [DONE, ...ownActOptions(state, hero).filter(({ verb }) => verb !== 'use')].map(
            (deed) => ({
              ...deed,
              id: `${hero.id}:${deed.id}`,
            }),
          );
  const uses = state.heroes
    .filter((one) => one.seat === seat)
    .flatMap((one) => anytimeOptions(state, one));
  return [...deeds(), ...uses].map((option) => withMore(option, { seat }));
}

/** The cards that a hero can spend an action on. */
export const cardActions = (
  state: AltarQuestState,
  hero: Hero,
): UseOfCard<'play' | 'action' | 'interact'>[] =>
  looking(state, () => [
    ...cardOptions(state, hero, hero.hand, 'play', 'action', 'play'),
    ...cardOptions(state, hero, hero.area, 'action', null, 'action'),
    ...interactOptions(state, hero),
  ]);

function ownActOptions(state: AltarQuestState, hero: Hero): AltarQuestMove[] {
  const options: AltarQuestMove[] = [];
  if (hero.actions > 0) {
    options.push(...cardActions(state, hero));
    options.push({ id: 'draw', verb: 'draw' });
    if (mayRest(state, hero)) options.push({ id: 'rest', verb: 'rest' });
    if (!forbidden(state, 'no-channel', hero.id)) options.push({ id: 'channel', verb: 'channel' });
  }
  options.push(...cardOptions(state, hero, hero.hand, 'play', 'feat', 'feat'));
  options.push(...anytimeOptions(state, hero));
  options.push(...doorOptions(state, hero));
  options.push(...tradeOptions(state, hero));
  options.push(...moveOptions(state, hero, pointsOfActions(state, hero)));
  return options;
}

/** Effects that the owner of other cards may use while this question waits for somebody else. */
const ofSeat = <Own extends AltarQuestMove>(options: Own[], seat: SeatId, asked: SeatId): Own[] =>
  seat === asked ? options : options.map((option) => withMore(option, { seat }));

/** Exhaust and Use effects without a printed time (AQ-100, AQ-220, AQ-224, C-03). */
export const anytimeOptions = (state: AltarQuestState, hero: Hero): UseOfCard<'use'>[] => [
  ...cardOptions(state, hero, hero.area, 'exhaust', null, 'use'),
  ...cardOptions(state, hero, hero.area, 'use', null, 'use'),
];

/** The same for everyone else, while one hero is asked. */
export const anytimeOptionsOfOthers = (state: AltarQuestState, hero: Hero): UseOfCard<'use'>[] =>
  state.heroes
    .filter((other) => other.id !== hero.id)
    .flatMap((other) => ofSeat(anytimeOptions(state, other), other.seat, hero.seat));

/** The same for everyone, each for the controlling seat, with a question that is not put to one hero alone. */
export const anytimeOptionsOfAll = (state: AltarQuestState): UseOfCard<'use'>[] =>
  state.heroes.flatMap((hero) =>
    anytimeOptions(state, hero).map((option) => withMore(option, { seat: hero.seat })),
  );

/** Untimed abilities with a keyword on cards of one type (any type for null), once for equal cards. */
function cardOptions<Verb extends CardVerb>(
  state: AltarQuestState,
  hero: Hero,
  cards: readonly CardId[],
  keyword: Ability['keyword'],
  type: 'action' | 'feat' | null,
  verb: Verb,
): UseOfCard<Verb>[] {
  const options: UseOfCard<Verb>[] = [];
  // Copies in a hand are one option; cards in play are used one by one.
  const seen = keyword === 'play' ? new Set<Ability>() : null;
  for (const card of cards) {
    if (type !== null && definition(card).type !== type) continue;
    for (const ability of untimedAbilities(card, keyword)) {
      if (seen?.has(ability)) continue;
      if (!canUse({ state }, hero, card, ability)) continue;
      seen?.add(ability);
      options.push({
        id: `${verb}:${card}:${ability.name}`,
        verb,
        args: { card, ability: ability.name, hero: hero.id },
      });
    }
  }
  return options;
}

/** Interact effects in range, on any card in play, whoever controls it (AQ-092, AQ-222, Q-33). */
export function interactOptions(state: AltarQuestState, hero: Hero): UseOfCard<'interact'>[] {
  const options: UseOfCard<'interact'>[] = [];
  for (const card of interactiveCards(state)) {
    for (const ability of untimedAbilities(card, 'interact')) {
      if (ability.range !== undefined) {
        const between = rangeBetween(state, hero.id, card);
        if (between === null || between > ability.range) continue;
      }
      if (!canUse({ state }, hero, card, ability)) continue;
      options.push({
        id: `interact:${card}:${ability.name}`,
        verb: 'interact',
        args: { card, ability: ability.name, hero: hero.id },
      });
    }
  }
  return options;
}

/** Rest needs supply and damage to heal (AQ-095, Q-19). */
const mayRest = (state: AltarQuestState, hero: Hero): boolean =>
  state.supply > 0 && hero.damage > 0 && !forbidden(state, 'no-rest', hero.id);

/** Giving search cards to an adjacent hero, or asking for theirs (AQ-099, AQ-246, C-16). */
function tradeOptions(state: AltarQuestState, hero: Hero): AltarQuestMove[] {
  const options: AltarQuestMove[] = [];
  for (const other of state.heroes) {
    if (other.id === hero.id || !adjacent(state, hero, other)) continue;
    for (const card of searchCards(hero)) {
      options.push({ id: `give:${card}:${other.id}`, verb: 'give', args: { card, to: other.id } });
    }
    if (state.options.trades === 'give-only') continue;
    for (const card of searchCards(other)) {
      options.push({ id: `ask:${card}:${other.id}`, verb: 'give', args: { card, from: other.id } });
    }
  }
  return options;
}

const adjacent = (state: AltarQuestState, hero: Hero, other: Hero): boolean =>
  rangeBetween(state, hero.id, other.id) === 1;

export const searchCards = (hero: Hero): CardId[] =>
  hero.area.filter((card) => definition(card).type === 'consumable');
