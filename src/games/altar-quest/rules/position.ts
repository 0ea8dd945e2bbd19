import { onceFor } from '../../../kernel/once-for.ts';
import { isHero } from './queries/figures.ts';
import type { AltarQuestState, CardState, Hero } from './state.ts';
import type { CardId, FigureId, Space } from './terms.ts';
import type { AltarQuestView, CardView, HeroView } from './view.ts';

/** Stands for a card that the viewer does not see: it counts, and nothing more is asked about it. */
const UNSEEN = 'unseen';

/** Piles of unseen cards by size: a position is queried and not changed, so that all of them share these. */
const piles: CardId[][] = [];

function unseen(count: number): CardId[] {
  piles[count] ??= new Array<CardId>(count).fill(UNSEEN);
  return piles[count];
}

/**
 * The match as a viewer knows it, for asking the rules' own questions: who is where, whether a condition holds,
 * what a test would amount to. What is hidden is only counted in it.
 */
export const positionOf = onceFor(
  (view: AltarQuestView): AltarQuestState => ({
    options: view.options,
    round: view.round,
    turn: view.turn,
    active: view.active,
    heroes: view.heroes.map(asHero),
    supply: view.supply,
    altarPool: view.altarPool,
    startRoom: view.startRoom,
    revealed: view.revealed,
    openDoors: view.openDoors,
    decks: {
      threat: deck(view, 'threat'),
      villain: deck(view, 'villain'),
      quest: deck(view, 'quest'),
      feature: deck(view, 'feature'),
      search: deck(view, 'search'),
      lurker: deck(view, 'lurker'),
    },
    altar: view.altar,
    questArea: cardsOf(view.questArea),
    villainArea: cardsOf(view.villainArea),
    enemyUpgrades: cardsOf(view.enemyUpgrades),
    features: Object.fromEntries(view.features.map(({ room, card }) => [room, card])),
    cards: cardStates(view),
    villain: view.villain,
    removed: view.removed,
  }),
);

/** The same position with a figure on another space. */
export const standingAt = (
  state: AltarQuestState,
  figure: FigureId,
  space: Space,
): AltarQuestState =>
  isHero(state, figure)
    ? {
        ...state,
        heroes: state.heroes.map((one) => (one.id === figure ? { ...one, at: space } : one)),
      }
    : {
        ...state,
        cards: { ...state.cards, [figure]: { ...state.cards[figure], spaces: [space] } },
      };

const deck = ({ piles, discarded }: AltarQuestView, name: keyof AltarQuestView['piles']) => ({
  draw: unseen(piles[name]),
  discard: discarded[name],
});

const cardsOf = (cards: readonly CardView[]): CardId[] => cards.map(({ card }) => card);

function asHero(hero: HeroView): Hero {
  const { id, seat, at, damage, focus, armor, threat, actions, movement, acted, reacted, reveals } =
    hero;
  return {
    id,
    seat,
    at,
    damage,
    focus,
    armor,
    threat,
    actions,
    movement,
    acted,
    reacted,
    reveals,
    ...(hero.found > 0 ? { found: hero.found } : {}),
    deck: { draw: unseen(hero.deck), discard: hero.discard },
    hand: hero.hand ?? unseen(hero.handCount),
    area: cardsOf(hero.area),
    threats: cardsOf(hero.threats),
  };
}

function cardStates(view: AltarQuestView): AltarQuestState['cards'] {
  // A hash table from the start: an object with a prototype becomes one only once it has grown, each time anew.
  const found: AltarQuestState['cards'] = Object.create(null);
  const note = (one: CardView) => {
    const { card, exhausted, progress, quest, search, armor, marks, used, attached } = one;
    const on = stateIn(found, card);
    if (exhausted) on.exhausted = true;
    if (progress > 0) on.progress = progress;
    if (quest > 0) on.quest = quest;
    if (search > 0) on.search = search;
    if (armor > 0) on.armor = armor;
    if (marks !== null) on.hero = marks;
    if (used.length > 0) on.used = used;
    if (attached.length > 0) on.attached = attached;
    for (const other of attached) stateIn(found, other).host = card;
  };
  for (const { area, threats } of view.heroes) {
    for (const one of area) note(one);
    for (const one of threats) note(one);
  }
  for (const one of view.questArea) note(one);
  for (const one of view.villainArea) note(one);
  for (const one of view.enemyUpgrades) note(one);
  for (const one of view.quests) note(one);
  for (const { card, spaces, damage, threat } of view.enemies) {
    Object.assign(stateIn(found, card), { spaces, damage, threat });
  }
  for (const { card, at, damage, threat } of view.allies) {
    Object.assign(stateIn(found, card), { spaces: [at], damage, threat });
  }
  return found;
}

/** What is noted so far about a card. */
function stateIn(found: AltarQuestState['cards'], card: CardId): CardState {
  const known = found[card];
  if (known) return known;
  const fresh: CardState = {};
  found[card] = fresh;
  return fresh;
}
