import type { Texts } from '../../../../texts/texts.ts';
import { roomOf } from '../../rules/board/board.ts';
import { boardOf } from '../../rules/board/library.ts';
import { distancesFrom } from '../../rules/board/movement.ts';
import { definition } from '../../rules/cards/library.ts';
import { positionOf } from '../../rules/position.ts';
import { isFinaleOpen, preyOf } from '../../rules/queries/finale.ts';
import type { RoomId } from '../../rules/terms.ts';
import type { AltarQuestView, HeroView, QuestCardView } from '../../rules/view.ts';
import { namesIn } from '../names.ts';
import { closedDoors, couldAttack, nearestEnemies, situationOf } from '../position.ts';
import { questNumbers } from '../quest.ts';
import { leftOf } from '../status.ts';

/** A hero with no more health than this share of it had better rest. */
const HURT = 0.4;

/** Something sensible for the viewer's next hero to do; null where there is none to advise. */
export function nextStep(view: AltarQuestView, texts: Texts): string | null {
  const hero = nextHero(view);
  if (!hero || view.outcome || hero.at === '') return null;
  const step = stepOf(view, hero);
  const names = namesIn(texts);
  const { quest } = step;
  const own = `altar-quest.goal.${view.quest.rules}.next`;
  const key = step.step === 'finish' ? own : `altar-quest.goal.next.${step.step}`;
  return texts(key, {
    ...questNumbers(view),
    hero: names.hero(hero.id),
    enemy: step.enemy === undefined ? '' : names.figure(step.enemy),
    card: quest === undefined ? '' : names.card(quest.card),
    room: quest?.room ? names.room(quest.room) : 'none',
    space: step.space ?? '',
    spaces: step.spaces ?? 0,
  });
}

/** The viewer's hero who is acting, else one who has not acted yet, else the first. */
function nextHero(view: AltarQuestView): HeroView | undefined {
  const own = view.heroes.filter(({ seat }) => seat === view.viewer);
  return own.find(({ id }) => id === view.active) ?? own.find(({ acted }) => !acted) ?? own[0];
}

interface Step {
  step: 'rest' | 'fight' | 'prey' | 'finish' | 'work' | 'door' | 'stay';
  enemy?: string;
  quest?: QuestCardView;
  space?: string;
  spaces?: number;
}

/**
 * Rules of thumb: live, finish, fight what is in reach, work where you are, open what is near. Whoever goes to meet
 * every enemy that may come loses the quest to its time: two games in three, by those who do as it says
 * (`balance --first-game --policy novice`).
 */
function stepOf(view: AltarQuestView, hero: HeroView): Step {
  const state = positionOf(view);
  const near = nearestEnemies(view, hero)[0];
  if (leftOf(hero) <= hero.health * HURT && view.supply > 0) return { step: 'rest' };
  const prey = preyNear(view, hero);
  if (prey && (prey.enemy.kind === 'quarry' || isFinaleOpen(state))) {
    return { step: 'prey', enemy: prey.enemy.card, spaces: prey.spaces };
  }
  if (isFinaleOpen(state)) return { step: 'finish', space: view.stairs[0] ?? '' };
  if (near && isInReach(view, hero, near)) return { step: 'fight', enemy: near.enemy.card };
  const [work] = worthDoing(view, hero);
  const [door] = hero.doorsLockedBy !== null ? [] : closedDoors(view, hero.at);
  if (work && (!door || work.spaces <= door.spaces)) return { step: 'work', quest: work.quest };
  if (door) return { step: 'door', space: door.space, spaces: door.spaces };
  return near ? { step: 'fight', enemy: near.enemy.card } : { step: 'stay' };
}

/** The nearest enemy whose defeat wins the quest. */
function preyNear(view: AltarQuestView, hero: HeroView) {
  const prey = preyOf(positionOf(view));
  return nearestEnemies(view, hero).find(({ enemy }) => prey.includes(enemy.card));
}

const isInReach = (
  view: AltarQuestView,
  hero: HeroView,
  { enemy }: ReturnType<typeof nearestEnemies>[number],
): boolean => couldAttack(boardOf(view), situationOf(view), hero, hero.at, enemy);

/** Quest cards that can be worked on, those that need the shortest walk first. */
function worthDoing(view: AltarQuestView, hero: HeroView) {
  return view.quests
    .filter(({ card }) => definition(card).abilities?.some(({ keyword }) => keyword === 'interact'))
    .map((quest) => ({ quest, spaces: spacesTo(view, hero, quest.room) }))
    .filter(({ spaces }) => Number.isFinite(spaces))
    .sort((one, other) => one.spaces - other.spaces);
}

/** Steps to where a quest card is dealt with; none for one that belongs to no room, or to this one. */
function spacesTo(view: AltarQuestView, hero: HeroView, room: RoomId | null): number {
  const board = boardOf(view);
  if (room === null || roomOf(board, hero.at) === room) return 0;
  const feature = view.features.find((shown) => shown.room === room);
  return distancesFrom(board, situationOf(view), hero.at).to(feature?.spaces ?? []);
}
