import type { Texts } from '../../../../texts/texts.ts';
import { mayFall } from '../../companion/danger.ts';
import { roomOf } from '../../rules/board/board.ts';
import { boardOf } from '../../rules/board/library.ts';
import type { AltarQuestOption } from '../../rules/verbs.ts';
import type { AltarQuestView, HeroView } from '../../rules/view.ts';
import { namesIn } from '../names.ts';

/** Rooms that may be revealed before anyone has strayed: where the heroes came down, and the first one after it. */
const TOGETHER = 2;

/** What a player had better know before opening a door or ending the turn: one line each, as long as it is true. */
export function warnings(
  view: AltarQuestView,
  hero: HeroView,
  options: readonly AltarQuestOption[],
  texts: Texts,
): string[] {
  const isOffered = (verb: AltarQuestOption['verb']) =>
    options.some((option) => option.verb === verb);
  const said = [
    ...(isOffered('open') && isAstray(view, hero) ? ['alone'] : []),
    ...(isOffered('done') && mayFall(view, hero) ? ['may-fall'] : []),
  ];
  const names = { hero: namesIn(texts).hero(hero.id), left: hero.health - hero.damage };
  return said.map((warning) => texts(`altar-quest.warning.${warning}`, names));
}

/** Whether a hero would open another room with nobody nearby, although there are other heroes. */
function isAstray(view: AltarQuestView, hero: HeroView): boolean {
  const board = boardOf(view);
  const room = roomOf(board, hero.at);
  const others = view.heroes.filter(({ id }) => id !== hero.id);
  return (
    view.revealed.length >= TOGETHER &&
    others.length > 0 &&
    others.every(({ at }) => at === '' || roomOf(board, at) !== room)
  );
}
