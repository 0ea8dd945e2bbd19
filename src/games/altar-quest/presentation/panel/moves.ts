import type { OfferedOption, OptionMenu, OptionText } from '../../../../kernel/game.ts';
import { asManyAsFit, ROOM_IN_MENU } from '../../../../texts/as-many-as-fit.ts';
import { capitalised } from '../../../../texts/capitalised.ts';
import type { Texts } from '../../../../texts/texts.ts';
import { roomOf } from '../../rules/board/board.ts';
import { boardOf } from '../../rules/board/library.ts';
import type { Walker } from '../../rules/queries/walking.ts';
import type { AltarQuestDecision } from '../../rules/state.ts';
import type { Space } from '../../rules/terms.ts';
import type { AltarQuestView } from '../../rules/view.ts';
import { namesIn } from '../names.ts';
import { optionText } from '../options/index.ts';
import { enemiesOf } from '../position.ts';
import type { Destinations } from './destinations.ts';
import { nearestFirst, type Place, type Purpose } from './places.ts';
import type { Threats } from './threats.ts';
import { walkedTo } from './walked-to.ts';

/** At most how many purposes are offered, few enough to read. */
const MOST = 12;

/**
 * Where to go, by purpose: one place for each thing to do. All spaces are listed on pages of their own, cheap
 * ones before expensive ones, and those with something to do before empty ones. Each entry first says which
 * traps the way there sets off.
 */
export function moveMenu(
  view: AltarQuestView,
  walker: Walker,
  decision: AltarQuestDecision,
  { places, purposes: all, threats }: Destinations,
  texts: Texts,
): OptionMenu {
  const purposes = all.slice(0, MOST);
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

/** What describes a move. */
interface Told {
  view: AltarQuestView;
  walker: Walker;
  decision: AltarQuestDecision;
  texts: Texts;
}

/** "Reach the Frox Raider": "S17 · 1 action · 2 enemies can strike there". */
function byPurpose(
  { view, walker, decision, texts }: Told,
  purpose: Purpose,
  threats: Threats,
): OfferedOption {
  const { place, emoji, besides, isShelter } = purpose;
  const { option } = place;
  // A Move action leaves its spaces to the turn; a card's movement is over when it is left.
  const { label = purpose.label, ahead } =
    decision.prompt.key === 'prompt.move' ? walkedTo(view, walker, purpose, texts) : {};
  const { label: cost, description = '' } = optionText(view, decision, option, texts);
  const enemies = threats(option.args.to);
  const isSafe = enemies === 0 && (enemiesOf(view).length === 0 || isShelter);
  const danger = isSafe ? '' : texts('altar-quest.go.danger', { enemies });
  const notes = [cost, description, danger, ...besides];
  return { option, text: { label, emoji, ...beside(notes) }, ...(ahead ? { ahead } : {}) };
}

/** "S17 · 1 action": "beside the Frox Raider, in the Pantry". */
function bySpace({ view, walker, decision, texts }: Told, place: Place): OfferedOption {
  const { option, reasons } = place;
  const { description = '', ...text } = optionText(view, decision, option, texts);
  const why = reasons.map(({ words }) => words);
  const notes = [description, ...why, ...otherRoom(view, walker, option.args.to, texts)];
  return { option, text: { ...text, ...beside(notes) } };
}

/** Notes beside the label, as far as there is room. */
function beside(notes: readonly string[]): Pick<OptionText, 'description'> {
  const description = asManyAsFit(notes, ROOM_IN_MENU);
  return description === '' ? {} : { description: capitalised(description) };
}

/** The room of a space, if it isn't the walker's. */
function otherRoom(view: AltarQuestView, walker: Walker, to: Space, texts: Texts): string[] {
  const board = boardOf(view);
  const room = roomOf(board, to);
  if (room === roomOf(board, walker.at)) return [];
  return [texts('altar-quest.place.room', { room: namesIn(texts).room(room) })];
}

/** Cheap ones before expensive ones, and those with something to do before empty ones. */
function spacesInOrder(places: readonly Place[]): Place[] {
  const worth = ({ reasons }: Place): number => Math.max(0, ...reasons.map((why) => why.worth));
  return nearestFirst(places).sort(
    (one, other) => one.cost - other.cost || worth(other) - worth(one),
  );
}
