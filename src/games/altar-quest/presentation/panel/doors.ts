import type { OfferedOption } from '../../../../kernel/game.ts';
import type { Texts } from '../../../../texts/texts.ts';
import type { AltarQuestOption, OptionAmong } from '../../rules/verbs.ts';
import type { AltarQuestView, HeroView } from '../../rules/view.ts';
import { trapsSetOff } from '../options/ways.ts';
import { closedDoors } from '../position.ts';

/** Doors that are worth a button of their own: the nearest. */
const DOORS = 1;

/**
 * Doors that can be reached with one move and opened, in one tap: nothing is revealed before the door opens.
 * Ways over traps are left to the menu of moves, which names them.
 */
export function walkAndOpen(
  view: AltarQuestView,
  hero: HeroView,
  moves: readonly OptionAmong<'move'>[],
  texts: Texts,
): OfferedOption<AltarQuestOption>[] {
  if (!hero.mayReveal) return [];
  const found = new Map<string, OfferedOption<AltarQuestOption>>();
  for (const { door, space } of closedDoors(view, hero.at)) {
    if (door.spaces.includes(hero.at) || found.has(door.id)) continue;
    const option = moves.find(
      (way) =>
        way.args.to === space && way.args.holder === undefined && trapsSetOff(way).length === 0,
    );
    if (!option) continue;
    found.set(door.id, {
      option,
      ahead: [`open:${door.id}`],
      text: {
        label: texts('altar-quest.option.walk-and-open', {
          spaces: door.spaces.join(' – '),
          cost: option.args.cost ?? 0,
        }),
        emoji: texts('altar-quest.emoji.open'),
      },
    });
  }
  return [...found.values()].slice(0, DOORS);
}
