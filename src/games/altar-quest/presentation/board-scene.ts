import type { Texts } from '../../../texts/texts.ts';
import type { BoardScene, SceneFigure, ScenePanel } from '../picture/scene.ts';
import { boardOf } from '../rules/board/library.ts';
import { definition } from '../rules/cards/library.ts';
import { positionOf } from '../rules/position.ts';
import { pointsOfActions } from '../rules/queries/movement-points.ts';
import { moveOptions } from '../rules/queries/walking.ts';
import { type CardId, colourOf, definitionOf, type RoomId, type Space } from '../rules/terms.ts';
import type {
  AllyView,
  AltarQuestView,
  EnemyView,
  HeroView,
  QuestCardView,
} from '../rules/view.ts';
import { namesIn } from './names.ts';
import { marking, threatsOf } from './own-tokens.ts';
import { placesNamed } from './places-named.ts';
import { questNumbers, questProgress } from './quest.ts';
import { calledOn } from './rooms.ts';
import { villainWords } from './status.ts';

/** The scene of a view: what its viewer may see of the board, in their language. */
export function sceneOf(view: AltarQuestView, texts: Texts): BoardScene {
  const nameOf = cardNames(texts);
  const names = namesIn(texts);
  const board = boardOf(view);
  return {
    board,
    called: calledOn(board, texts),
    revealed: new Set(view.revealed),
    openDoors: new Set(view.openDoors),
    stairs: view.stairs,
    features: view.features.map(({ card, room, spaces, search }) => ({
      kind: definitionOf(card),
      name: nameOf(card),
      room,
      spaces,
      searchTokens: search,
    })),
    figures: [
      ...onTheBoard(view).map(
        (hero): SceneFigure => ({
          id: hero.id,
          kind: 'hero',
          definition: hero.id,
          name: names.hero(hero.id),
          spaces: [hero.at],
          health: healthOf(hero),
          isActive: hero.id === view.active,
          ...(marking(view, hero.id).length > 0 && { isMarked: true }),
        }),
      ),
      ...view.allies.map((ally) => ({
        ...allyFigure(ally, nameOf(ally.card)),
        ...threatsNamed(view, ally, texts),
      })),
      ...view.enemies.map((enemy) => ({
        ...enemyFigure(enemy, nameOf(enemy.card)),
        ...threatsNamed(view, enemy, texts),
        ...(enemy.hero !== null &&
          view.heroes.length > 1 && {
            threatens: { hero: enemy.hero, name: names.hero(enemy.hero) },
          }),
      })),
    ],
    reachable: reachable(view),
    quests: view.quests.map((quest, index) => ({
      number: index + 1,
      name: nameOf(quest.card),
      room: quest.room,
      places: placesOf(view, quest),
      ...(quest.threshold !== null && {
        progress: { done: quest.progress, needed: quest.threshold },
      }),
    })),
    panel: panelOf(view, texts),
  };
}

/** "2 bonds"; nothing for a card without any. */
const threatsNamed = (view: AltarQuestView, { threat }: { threat: number }, texts: Texts) =>
  threat > 0 && {
    threats: texts('altar-quest-picture.threats', {
      threat,
      name: threatsOf(view, threat, texts),
    }),
  };

/** Where a quest card is dealt with: the feature that it is attached to, or places that its conditions name. */
function placesOf(view: AltarQuestView, quest: QuestCardView): Space[][] {
  const spacesIn = (room: RoomId): Space[][] =>
    view.features.filter((feature) => feature.room === room).map(({ spaces }) => spaces);
  const altar = view.features.filter(({ card }) => card === view.altar).map(({ spaces }) => spaces);
  const named = placesNamed(definition(quest.card));
  return [
    ...(quest.room === null ? [] : spacesIn(quest.room)),
    ...(named.has('altar') ? altar : []),
    ...(named.has('stairs') && view.stairs.length > 0 ? [view.stairs] : []),
  ];
}

/** Heroes who have come down the stairs: the board is empty while players look at their starting hands. */
const onTheBoard = ({ heroes }: AltarQuestView): HeroView[] => heroes.filter(({ at }) => at !== '');

/** Names of cards without the colour of their base ring: the picture shows that itself. */
function cardNames(texts: Texts): (card: CardId) => string {
  return (card) => texts(`altar-quest-cards.${definitionOf(card)}.name`);
}

function healthOf(figure: { health: number; damage: number }): { left: number; most: number } {
  return { left: Math.max(0, figure.health - figure.damage), most: figure.health };
}

const allyFigure = (ally: AllyView, name: string): SceneFigure => ({
  id: ally.card,
  kind: 'ally',
  definition: ally.card,
  name,
  spaces: [ally.at],
  health: healthOf(ally),
  armor: ally.armor,
  threat: ally.threat,
  isExhausted: ally.exhausted,
});

function enemyFigure(enemy: EnemyView, name: string): SceneFigure {
  const colour = colourOf(enemy.card);
  return {
    id: enemy.card,
    kind: enemy.kind,
    definition: definitionOf(enemy.card),
    name,
    spaces: enemy.spaces,
    armor: enemy.armor,
    threat: enemy.threat,
    isExhausted: enemy.exhausted,
    ...(colour && { colour }),
    ...(enemy.kind === 'trap'
      ? { progress: { done: enemy.progress, needed: enemy.threshold ?? 0 } }
      : { health: healthOf(enemy) }),
  };
}

/** Where the active hero can go in their act phase with the movement and actions left (AQ-090, AQ-109 to AQ-113). */
function reachable(view: AltarQuestView): NonNullable<BoardScene['reachable']> {
  const state = positionOf(view);
  const hero = state.heroes.find(({ id }) => id === state.active);
  if (!hero || state.turn !== 'heroes' || view.outcome) return [];
  return moveOptions(state, hero, pointsOfActions(state, hero))
    .filter(({ args }) => args.holder === undefined)
    .map(({ args: { to, cost = 0 } }) => ({ space: to, actions: cost }));
}

function panelOf(view: AltarQuestView, texts: Texts): ScenePanel {
  const names = namesIn(texts);
  const villain = view.enemies.find(({ kind }) => kind === 'villain');
  const { goal } = view.quest;
  const { lost, toLose } = questNumbers(view);
  const chosen = (option: 'villain' | 'quest'): string =>
    texts(`altar-quest.lobby.option.${option}.choice.${view.options[option]}`);
  const quest = chosen('quest');
  return {
    round: view.round,
    turn: texts(`altar-quest-picture.turn.${view.round === 0 ? 'before' : view.turn}`),
    altarPool: view.altarPool,
    supply: view.supply,
    heroes: view.heroes.map((hero) => ({
      id: hero.id,
      name: names.hero(hero.id),
      health: healthOf(hero),
      focus: hero.focus,
      armor: hero.armor,
      threat: hero.threat,
      ...threatsNamed(view, hero, texts),
      ...(marking(view, hero.id).length > 0 && {
        marked: names.list(marking(view, hero.id).map(names.card)),
      }),
      hand: hero.handCount,
      actions: hero.actions,
      isActive: hero.id === view.active,
      hasActed: hero.acted,
    })),
    villain: {
      name: chosen('villain'),
      countdown: view.villain === 'scheme' ? view.piles.villain : null,
      health: villain ? healthOf(villain) : null,
      armor: villainWords(view, texts).armor,
      isDefeated: view.villain === 'defeated',
    },
    ...(view.enemyUpgrades.length > 0 && {
      upgrades: view.enemyUpgrades.map(({ card }) => names.card(card)),
    }),
    quest: {
      name: quest,
      progress: goal > 0 ? progressIn(view, quest, texts) : quest,
      told: texts('altar-quest-picture.quest-told', {
        name: quest,
        progress: questProgress(view, texts),
      }),
      ...(toLose > 0 && { clock: { have: lost, most: toLose } }),
    },
  };
}

/** In the quest's own words if it has any: "The Search: 2 of 6 verses", and "6/6 verses · 3/16 peals". */
function progressIn(view: AltarQuestView, name: string, texts: Texts): string {
  const own = `altar-quest-picture.quest-progress-of.${view.quest.rules}`;
  const key = texts.has(own) ? own : 'altar-quest-picture.quest-progress';
  return texts(key, { name, ...questNumbers(view) });
}
