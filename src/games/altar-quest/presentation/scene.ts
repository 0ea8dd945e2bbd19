import type { Texts } from '../../../texts/texts.ts';
import type {
  BoardScene,
  SceneFeature,
  SceneFigure,
  SceneHero,
  ScenePanel,
} from '../picture/scene.ts';
import { BOARD } from '../rules/figures.ts';
import { colourOf, definitionOf } from '../rules/terms.ts';
import type { AltarQuestView, EnemyView, FeatureView, HeroView } from '../rules/view.ts';
import { namesIn } from './names.ts';
import { walkable } from './position.ts';
import { questProgress } from './quest.ts';
import { isTrap, leftOf, villainWords } from './status.ts';

/** What a picture of the board shows: nothing that is not in the view. */
export function sceneOf(
  view: AltarQuestView,
  texts: Texts,
  { reachFor = null }: { reachFor?: HeroView | null } = {},
): BoardScene {
  return {
    board: BOARD,
    revealed: new Set(view.revealed),
    openDoors: new Set(view.openDoors),
    stairs: view.stairs,
    features: view.features.map((feature) => featureOf(feature, texts)),
    figures: [
      ...view.heroes.filter(({ at }) => at !== '').map((hero) => heroFigure(view, hero, texts)),
      ...view.enemies.map((enemy) => enemyFigure(enemy, texts)),
    ],
    ...(reachFor ? { reachable: walkable(view, reachFor) } : {}),
    panel: panelOf(view, texts),
  };
}

const featureOf = (feature: FeatureView, texts: Texts): SceneFeature => ({
  kind: definitionOf(feature.card),
  name: namesIn(texts).card(feature.card),
  room: feature.room,
  spaces: feature.spaces,
  searches: feature.search,
});

const healthOf = (figure: { health: number; damage: number }) => ({
  left: leftOf(figure),
  most: figure.health,
});

const heroFigure = (view: AltarQuestView, hero: HeroView, texts: Texts): SceneFigure => ({
  id: hero.id,
  kind: 'hero',
  definition: hero.id,
  name: namesIn(texts).hero(hero.id),
  spaces: [hero.at],
  health: healthOf(hero),
  armor: hero.armor,
  threat: hero.threat,
  isActive: view.active === hero.id,
});

function enemyFigure(enemy: EnemyView, texts: Texts): SceneFigure {
  const colour = colourOf(enemy.card);
  const gauge = isTrap(enemy)
    ? { progress: { done: enemy.progress, needed: enemy.threshold ?? 0 } }
    : { health: healthOf(enemy) };
  return {
    id: enemy.card,
    kind: enemy.kind,
    definition: definitionOf(enemy.card),
    name: texts(`altar-quest-cards.${definitionOf(enemy.card)}.name`),
    spaces: enemy.spaces,
    ...(colour === null ? {} : { colour }),
    ...gauge,
    armor: enemy.armor,
    threat: enemy.threat,
    isExhausted: enemy.exhausted,
  };
}

function panelOf(view: AltarQuestView, texts: Texts): ScenePanel {
  const { name, left, most } = villainWords(view, texts);
  return {
    round: view.round,
    turn: texts(`altar-quest.turn.${view.turn}`),
    altarPool: view.altarPool,
    supply: view.supply,
    heroes: view.heroes.map((hero) => heroPanel(view, hero, texts)),
    villain: {
      name,
      countdown: view.villain === 'scheme' ? view.piles.villain : null,
      health: view.villain === 'spawned' ? { left, most } : null,
      isDefeated: view.villain === 'defeated',
    },
    quest: {
      name: namesIn(texts).card(view.quest.rules),
      progress: questProgress(view, texts),
    },
  };
}

const heroPanel = (view: AltarQuestView, hero: HeroView, texts: Texts): SceneHero => ({
  id: hero.id,
  name: namesIn(texts).hero(hero.id),
  health: healthOf(hero),
  focus: hero.focus,
  armor: hero.armor,
  threat: hero.threat,
  hand: hero.handCount,
  actions: hero.actions,
  isActive: view.active === hero.id,
  hasActed: hero.acted,
});
