import { roomOf } from '../../rules/board/board.ts';
import { boardOf } from '../../rules/board/library.ts';
import { distancesFrom } from '../../rules/board/movement.ts';
import { definition } from '../../rules/cards/library.ts';
import { positionOf } from '../../rules/position.ts';
import { isFinaleOpen, preyOf } from '../../rules/queries/finale.ts';
import type { CardId, RoomId, Space } from '../../rules/terms.ts';
import type { AltarQuestView, EnemyView, HeroView, QuestCardView } from '../../rules/view.ts';
import { closedDoors, couldAttack, nearestEnemies, situationOf } from '../position.ts';
import { ABOUT_STAIRS } from '../reasons-to-go.ts';
import { leftOf } from '../status.ts';

/** A hero whose health is at or below this share had better rest. */
const HURT = 0.4;

/** Something sensible for a hero to do. */
export interface AdvisedStep {
  step: 'rest' | 'fight' | 'prey' | 'finish' | 'work' | 'door' | 'stay';
  enemy?: CardId;
  quest?: QuestCardView;
  space?: Space;
  /** How many spaces away it is. */
  spaces?: number;
  /** Where it is done, or beside these; empty if it is done on the spot. */
  at: readonly Space[];
  /** What a walk there is about (`Reason`); null if it is done on the spot. */
  about: string | null;
}

const ON_THE_SPOT = { at: [], about: null };

/**
 * Rules of thumb: live, finish, fight what is in reach, work where you are, open what is near. Players who go
 * to meet every approaching enemy run out of time and lose: two games in three when following such advice
 * (`balance --first-game --policy novice`).
 */
export function advisedStep(view: AltarQuestView, hero: HeroView): AdvisedStep {
  const state = positionOf(view);
  const near = nearestEnemies(view, hero)[0];
  if (leftOf(hero) <= hero.health * HURT && view.supply > 0)
    return { step: 'rest', ...ON_THE_SPOT };
  const prey = preyNear(view, hero);
  if (prey && (prey.enemy.kind === 'quarry' || isFinaleOpen(state))) {
    const { enemy, spaces } = prey;
    return { step: 'prey', enemy: enemy.card, spaces, at: enemy.spaces, about: enemy.card };
  }
  if (isFinaleOpen(state)) {
    const { stairs } = view;
    return { step: 'finish', space: stairs[0] ?? '', at: stairs, about: ABOUT_STAIRS };
  }
  if (near && isInReach(view, hero, near)) return fight(near.enemy);
  const [work] = worthDoing(view, hero);
  const [door] = hero.doorsLockedBy !== null ? [] : closedDoors(view, hero.at);
  if (work && (!door || work.spaces <= door.spaces)) {
    return { step: 'work', quest: work.quest, at: work.at, about: work.about };
  }
  if (door) {
    const { space, spaces } = door;
    return { step: 'door', space, spaces, at: [space], about: door.door.id };
  }
  return near ? fight(near.enemy) : { step: 'stay', ...ON_THE_SPOT };
}

const fight = ({ card, spaces }: EnemyView): AdvisedStep => ({
  step: 'fight',
  enemy: card,
  at: spaces,
  about: card,
});

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

/** Quest cards that can be worked on, shortest walk first. */
function worthDoing(view: AltarQuestView, hero: HeroView) {
  return view.quests
    .filter(({ card }) => definition(card).abilities?.some(({ keyword }) => keyword === 'interact'))
    .map((quest) => ({ quest, ...wayTo(view, hero, quest.room) }))
    .filter(({ spaces }) => Number.isFinite(spaces))
    .sort((one, other) => one.spaces - other.spaces);
}

/** Where a quest card is dealt with, and how far away: on the spot if it belongs to no room, or to this one. */
function wayTo(view: AltarQuestView, hero: HeroView, room: RoomId | null) {
  const board = boardOf(view);
  if (room === null || roomOf(board, hero.at) === room) return { spaces: 0, ...ON_THE_SPOT };
  const feature = view.features.find((shown) => shown.room === room);
  const at = feature?.spaces ?? [];
  const spaces = distancesFrom(board, situationOf(view), hero.at).to(at);
  return { spaces, at, about: feature?.card ?? null };
}
