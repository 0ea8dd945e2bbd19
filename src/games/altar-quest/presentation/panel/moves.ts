import type { OfferedOption, OptionMenu, OptionText } from '../../../../kernel/game.ts';
import { asManyAsFit, ROOM_IN_MENU } from '../../../../texts/as-many-as-fit.ts';
import type { Texts } from '../../../../texts/texts.ts';
import { roomOf } from '../../rules/board/board.ts';
import { boardOf } from '../../rules/board/library.ts';
import type { Walker } from '../../rules/queries/walking.ts';
import type { AltarQuestDecision } from '../../rules/state.ts';
import type { Space } from '../../rules/terms.ts';
import type { OptionAmong } from '../../rules/verbs.ts';
import type { AltarQuestView } from '../../rules/view.ts';
import { namesIn, sentence } from '../names.ts';
import { optionText } from '../options/index.ts';
import { trapsSetOff } from '../options/ways.ts';
import { enemiesOf } from '../position.ts';
import { reasonsFor } from '../reasons-to-go.ts';
import { nearestFirst, type Place, type Purpose } from './places.ts';
import { purposesOf } from './purposes.ts';
import { type Threats, threatsTo } from './threats.ts';

/** Purposes that are offered at most: those are read, not looked through. */
const MOST = 12;

/**
 * Where to go, by what for: one place for each thing that there is to do. All spaces stand on pages of their own,
 * the cheap before the dear and those with something to do before empty ones. Each says first which traps the way
 * there sets off.
 */
export function moveMenu(
  view: AltarQuestView,
  walker: Walker,
  decision: AltarQuestDecision,
  moves: readonly OptionAmong<'move'>[],
  texts: Texts,
): OptionMenu {
  const reasons = reasonsFor(view, walker, texts);
  const places = moves.map((option): Place => {
    const { to, cost = 0, steps } = option.args;
    const sprung = trapsSetOff(option);
    // A trap that the way sets off is not there any more.
    const why = reasons(to).filter(({ about }) => !sprung.includes(about));
    return { option, cost, steps, traps: sprung.length, reasons: why };
  });
  const threats = threatsTo(view, walker);
  const purposes = purposesOf(view, walker, places, threats, texts).slice(0, MOST);
  const words = { view, walker, decision, texts };
  return {
    id: 'move',
    title: texts('altar-quest.panel.menu.move'),
    as: 'menu',
    options: [
      ...purposes.map((purpose) => byPurpose(words, purpose, threats)),
      ...spacesInOrder(places).map((place) => bySpace(words, place)),
    ],
    ...(purposes.length > 0
      ? {
          lead: {
            count: purposes.length,
            more: texts('altar-quest.go.anywhere', { count: places.length }),
          },
        }
      : {}),
  };
}

/** What a move is told by. */
interface Told {
  view: AltarQuestView;
  walker: Walker;
  decision: AltarQuestDecision;
  texts: Texts;
}

/** "Reach the Frox Raider": "S17 · 1 action · 2 enemies can strike there". */
function byPurpose(
  { view, decision, texts }: Told,
  { place, label, emoji, besides, isShelter }: Purpose,
  threats: Threats,
): OfferedOption {
  const { option } = place;
  const { label: cost, description = '' } = optionText(view, decision, option, texts);
  const enemies = threats(option.args.to);
  const isSafe = enemies === 0 && (enemiesOf(view).length === 0 || isShelter);
  const danger = isSafe ? '' : texts('altar-quest.go.danger', { enemies });
  const notes = [cost, description, danger, ...besides];
  return { option, text: { label, emoji, ...beside(notes) } };
}

/** "S17 · 1 action": "beside the Frox Raider, in the Pantry". */
function bySpace({ view, walker, decision, texts }: Told, place: Place): OfferedOption {
  const { option, reasons } = place;
  const { description = '', ...text } = optionText(view, decision, option, texts);
  const why = reasons.map(({ words }) => words);
  const notes = [description, ...why, ...otherRoom(view, walker, option.args.to, texts)];
  return { option, text: { ...text, ...beside(notes) } };
}

/** Notes that stand beside the label, as far as there is room. */
function beside(notes: readonly string[]): Pick<OptionText, 'description'> {
  const description = asManyAsFit(notes, ROOM_IN_MENU);
  return description === '' ? {} : { description: sentence(description) };
}

/** The room where a space lies, where that is another than the walker's. */
function otherRoom(view: AltarQuestView, walker: Walker, to: Space, texts: Texts): string[] {
  const board = boardOf(view);
  const room = roomOf(board, to);
  if (room === roomOf(board, walker.at)) return [];
  return [texts('altar-quest.place.room', { room: namesIn(texts).room(room) })];
}

/** The cheap before the dear, and those with something to do before empty ones. */
function spacesInOrder(places: readonly Place[]): Place[] {
  const worth = ({ reasons }: Place): number => Math.max(0, ...reasons.map((why) => why.worth));
  return nearestFirst(places).sort(
    (one, other) => one.cost - other.cost || worth(other) - worth(one),
  );
}
