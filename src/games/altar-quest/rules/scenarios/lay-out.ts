import type { Match } from '../../../../kernel/match.ts';
import type { SeatSetup } from '../../../../kernel/setup.ts';
import { boardOf } from '../board/library.ts';
import { definition } from '../cards/library.ts';
import { removeDefeated } from '../changes/defeated.ts';
import { placeFeature } from '../changes/features.ts';
import { takeOut } from '../changes/piles.ts';
import { changeCard } from '../changes/tokens.ts';
import { questRests } from '../levels.ts';
import { cardState } from '../queries/card-state.ts';
import { heroById, villainOf } from '../queries/figures.ts';
import { rulesCard } from '../queries/rules-card.ts';
import { LIMITS } from '../rulings.ts';
import type { AltarQuestState, CardState } from '../state.ts';
import { type CardId, HERO_DIE_FACES, RHUNES } from '../terms.ts';
import type { HeroLayout, Layout } from './layout.ts';
import { exchangeUpgrades } from './upgrades.ts';

/** The altar card of a scenario that names none. */
const USUAL_ALTAR = 'unstable-altar';

/** Who sits where in a layout: heroes of one seat in their order. */
export function seatsIn({ heroes, seats }: Pick<Layout, 'heroes' | 'seats'>): SeatSetup[] {
  const bySeat = new Map<string, string[]>();
  Object.keys(heroes).forEach((hero, index) => {
    const seat = seats?.[hero] ?? `seat-${index + 1}`;
    bySeat.set(seat, [...(bySeat.get(seat) ?? []), hero]);
  });
  return [...bySeat].map(([seat, characters]) => ({ seat, characters }));
}

/**
 * Changes a match that has just been set up, with the layout's heroes and options, into the position of the
 * layout. Whatever is in progress in it stays unchanged. Cards are taken from wherever they are; throws for a
 * hero who is not in the match. Consequences of the layout happen as in a game: a defeated villain's card
 * leaves it, a feature has its search tokens, "Altar Found" has been drawn.
 */
export function layOut(match: Match<AltarQuestState>, layout: Layout): void {
  const { state, random } = match;
  exchangeUpgrades(layout, state);
  layTable(state, layout);
  if (layout.villain === 'defeated') defeatVillain(match);
  if (layout.enemyUpgrades) state.enemyUpgrades = [...layout.enemyUpgrades];
  layRooms(state, layout);
  for (const deck of layout.drawn ?? []) {
    const { draw, discard } = state.decks[deck];
    discard.push(...draw.splice(0));
  }
  if (layout.bare) for (const hero of state.heroes) hero.deck.draw.unshift(...hero.area.splice(0));
  for (const [id, has] of Object.entries(layout.heroes)) layHero(state, id, has);
  if (questRests(state)) changeCard(state, rulesCard(state), { exhausted: true });
  layFigures(state, layout);
  for (const card of layout.villainArea ?? []) move(state, card, state.villainArea);
  for (const card of layout.questArea ?? []) move(state, card, state.questArea);
  for (const [card, on] of Object.entries(layout.cards ?? {})) layOnCard(state, card, on);
  layDecks(state, layout);
  if (layout.dice) random.stacked = layout.dice.map(resultOf);
}

/** What a die shows, as the generator's result; a number is already one. */
function resultOf(shown: NonNullable<Layout['dice']>[number]): number {
  if (typeof shown === 'number') return shown;
  if (typeof shown === 'object') return shown.lot;
  const rhune = RHUNES.indexOf(shown as (typeof RHUNES)[number]);
  return rhune >= 0 ? rhune : HERO_DIE_FACES.indexOf(shown as (typeof HERO_DIE_FACES)[number]);
}

function layTable(state: AltarQuestState, layout: Layout): void {
  state.round = layout.round ?? 1;
  state.turn = layout.turn ?? 'heroes';
  state.active = layout.active ?? null;
  state.supply = layout.supply ?? 0;
  state.altarPool = layout.pool ? [...layout.pool] : [...RHUNES.slice(0, LIMITS.altarDice)];
  state.villain = layout.villain ?? 'scheme';
}

/** Its card leaves the game (AQ-142, Q-28). */
function defeatVillain(match: Match<AltarQuestState>): void {
  const { state } = match;
  const villain = villainOf(state);
  if (villain !== null) removeDefeated({ state, match }, villain);
}

function layRooms(state: AltarQuestState, layout: Layout): void {
  state.startRoom = layout.startRoom ?? (boardOf(state).rooms[0]?.id as string);
  state.revealed = layout.revealed ? [...layout.revealed] : [state.startRoom];
  state.openDoors = [...(layout.openDoors ?? [])];
  state.altar = layout.altar ?? USUAL_ALTAR;
  state.questArea.push(state.altar);
  for (const [room, named] of Object.entries(layout.features ?? {})) {
    const card = named === state.altar ? altarFound(state) : named;
    take(state, card);
    placeFeature(state, room, card);
  }
}

/** The feature card that is drawn where the altar turns out to be (AQ-241). */
const altarFound = ({ decks }: AltarQuestState): CardId =>
  decks.feature.draw.find((card) => definition(card).type === 'altar-found') as CardId;

/**
 * A hand that is given replaces the one dealt, which goes under the deck. After the heroes' turn all have
 * acted, after the threat turn all have reacted; a hero who has acted has no action left (AQ-085).
 */
function layHero(state: AltarQuestState, id: string, has: HeroLayout): void {
  const hero = heroById(state, id);
  const { hand = [], area = [], threats = [], ...rest } = has;
  const acted = rest.acted ?? state.turn !== 'heroes';
  const reacted = state.turn === 'villain' || state.turn === 'quest';
  const actions = acted ? 0 : LIMITS.actionsPerHero;
  Object.assign(hero, { acted, reacted, actions }, rest);
  hero.deck.draw.unshift(...hero.hand.splice(0));
  for (const card of hand) move(state, card, hero.hand);
  for (const card of area) if (!hero.area.includes(card)) move(state, card, hero.area);
  for (const card of threats) move(state, card, hero.threats);
}

function layFigures(state: AltarQuestState, { enemies = {}, allies = {} }: Layout): void {
  for (const [card, { hero, at, ...on }] of Object.entries(enemies)) {
    const owner = state.heroes.find(({ id }) => id === hero) ?? state.heroes[0];
    if (owner && ![...state.villainArea, ...state.questArea].includes(card)) {
      move(state, card, owner.threats);
    }
    layOnCard(state, card, { ...on, spaces: typeof at === 'string' ? [at] : [...at] });
  }
  for (const [card, { hero, at, ...on }] of Object.entries(allies)) {
    const { area } = heroById(state, hero);
    if (!area.includes(card)) move(state, card, area);
    layOnCard(state, card, { ...on, spaces: [at] });
  }
}

/** For attached cards, one side is enough: the other follows. */
function layOnCard(state: AltarQuestState, card: CardId, on: Partial<CardState>): void {
  const { host, attached = [] } = on;
  if (host !== undefined) take(state, card);
  changeCard(state, card, on);
  for (const other of attached) {
    if (cardState(state, other).host === card) continue;
    take(state, other);
    changeCard(state, other, { host: card });
  }
  if (host === undefined) return;
  const others = cardState(state, host).attached ?? [];
  if (!others.includes(card)) changeCard(state, host, { attached: [...others, card] });
}

function layDecks(state: AltarQuestState, { tops, discards, heroDecks }: Layout): void {
  for (const [deck, cards] of Object.entries(tops ?? {})) {
    const { draw } = state.decks[deck as keyof AltarQuestState['decks']];
    for (const card of [...cards].reverse()) move(state, card, draw);
  }
  for (const [deck, cards] of Object.entries(discards ?? {})) {
    const { discard } = state.decks[deck as keyof AltarQuestState['decks']];
    for (const card of cards) move(state, card, discard);
  }
  for (const [id, cards] of Object.entries(heroDecks ?? {})) {
    const { draw } = heroById(state, id).deck;
    for (const card of [...cards].reverse()) move(state, card, draw);
  }
}

/** Takes a card from wherever it is, decks included, and puts it on top. */
function move(state: AltarQuestState, card: CardId, onto: CardId[]): void {
  take(state, card);
  onto.push(card);
}

function take(state: AltarQuestState, card: CardId): void {
  takeOut(state, card);
  for (const pile of pilesOf(state)) {
    const index = pile.indexOf(card);
    if (index >= 0) pile.splice(index, 1);
  }
}

const pilesOf = ({ decks, heroes }: AltarQuestState): CardId[][] =>
  [...Object.values(decks), ...heroes.map(({ deck }) => deck)].flatMap(({ draw, discard }) => [
    draw,
    discard,
  ]);
