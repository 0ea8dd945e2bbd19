import { capitalised } from '../../../../texts/capitalised.ts';
import type { Texts } from '../../../../texts/texts.ts';
import { roomOf } from '../../rules/board/board.ts';
import { boardOf } from '../../rules/board/library.ts';
import { definition, isCard } from '../../rules/cards/library.ts';
import { positionOf } from '../../rules/position.ts';
import { canStrikeNext } from '../../rules/queries/engagement.ts';
import type { AltarQuestOption } from '../../rules/verbs.ts';
import type { AltarQuestView, HeroView } from '../../rules/view.ts';
import { threatsOf } from '../own-tokens.ts';
import { closedDoors, couldAttack, direction, nearestEnemies, situationOf } from '../position.ts';
import { speechIn } from '../wordings.ts';

/** Within this many spaces, a closed door is worth mentioning. */
const DOOR_NEAR = 9;

/** "Myreen: 3 actions · ♥ 9/12 · ✦ 2 · 5 cards" */
export function heroLine(view: AltarQuestView, hero: HeroView, texts: Texts): string {
  return texts('altar-quest.panel.hero', {
    hero: speechIn(texts).names.hero(hero.id),
    actions: hero.actions,
    movement: hero.movement,
    left: hero.health - hero.damage,
    most: hero.health,
    focus: hero.focus,
    armor: hero.armor,
    threat: hero.threat,
    threats: threatsOf(view, hero.threat, texts),
    cards: hero.handCount,
    space: hero.at,
    room: speechIn(texts).names.room(roomOf(boardOf(view), hero.at)),
  });
}

/** The allies that the hero's player decides for: "Huey: ♥ 3/4 · at S18". */
export const allyLines = (view: AltarQuestView, hero: HeroView, texts: Texts): string[] =>
  view.allies
    .filter((ally) => ally.hero === hero.id)
    .map((ally) =>
      texts('altar-quest.panel.ally', {
        ally: capitalised(speechIn(texts).names.figure(ally.card)),
        left: ally.health - ally.damage,
        most: ally.health,
        armor: ally.armor,
        space: ally.at,
        exhausted: String(ally.exhausted),
      }),
    );

/** What matters to a hero right now, in one line: enemies, what they will do, a door. */
export function situationLine(
  view: AltarQuestView,
  hero: HeroView,
  options: readonly AltarQuestOption[],
  texts: Texts,
): string {
  const mayOpen = options.some(({ verb }) => verb === 'open');
  const sentences = [
    ...enemySentences(view, hero, texts),
    ...doorSentences(view, hero, mayOpen, texts),
  ];
  return texts('altar-quest.panel.situation', { text: sentences.map(capitalised).join(' ') });
}

function enemySentences(view: AltarQuestView, hero: HeroView, texts: Texts): string[] {
  const { names } = speechIn(texts);
  const near = nearestEnemies(view, hero);
  const nearest = near[0];
  const waiting = activating(view, hero);
  const more = waiting === 0 ? [] : [texts('altar-quest.situation.threats', { count: waiting })];
  if (!nearest) return [texts('altar-quest.situation.no-enemy'), ...more];
  const { enemy, spaces } = nearest;
  const said = texts('altar-quest.situation.enemy', {
    enemy: names.figure(enemy.card),
    spaces,
    reach: String(couldAttack(boardOf(view), situationOf(view), hero, hero.at, enemy)),
    comes: String(canStrikeNext(positionOf(view), enemy.card, hero.id)),
    others: near.length - 1,
  });
  return [said, ...more];
}

/** Cards of a hero's threat area without a figure that will activate in the threat turn. */
const activating = (view: AltarQuestView, hero: HeroView): number =>
  hero.threats.filter(
    ({ card, exhausted }) =>
      !exhausted &&
      isCard(card) &&
      definition(card).abilities?.some(({ keyword }) => keyword === 'activate') &&
      !view.enemies.some((enemy) => enemy.card === card && enemy.kind !== 'trap'),
  ).length;

function doorSentences(
  view: AltarQuestView,
  hero: HeroView,
  mayOpen: boolean,
  texts: Texts,
): string[] {
  const nearest = closedDoors(view, hero.at)[0];
  if (!nearest || nearest.spaces > DOOR_NEAR) return [];
  if (nearest.spaces === 0 && !mayOpen) {
    return [texts('altar-quest.situation.door-shut', whyShut(view, hero, texts))];
  }
  const towards = direction(boardOf(view), hero.at, nearest.space);
  return [
    texts('altar-quest.situation.door', {
      spaces: nearest.spaces,
      space: nearest.space,
      direction: towards === null ? 'here' : texts(`altar-quest.direction.${towards}`),
    }),
  ];
}

/** Why a hero who stands at a closed door can't open it now (AQ-117, AQ-165, AQ-166). */
function whyShut(
  view: AltarQuestView,
  { doorsLockedBy: lock }: HeroView,
  texts: Texts,
): { because: string; card: string } {
  if (lock !== null) return { because: 'locked', card: speechIn(texts).names.card(lock) };
  const isAllShown = view.piles.feature === 0 || view.piles.quest === 0;
  return { because: isAllShown ? 'empty' : 'once', card: '' };
}
