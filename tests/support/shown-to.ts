import { eventFor, type Happening, type Viewer } from '../../src/kernel/event.ts';
import type { Game } from '../../src/kernel/game.ts';
import type { Match } from '../../src/kernel/match.ts';
import type { PicturePlace } from '../../src/kernel/pictures.ts';
import { loadTexts } from '../../src/texts/catalogue.ts';
import { questionsShownTo } from './questions-shown.ts';

const texts = loadTexts();
const PLACES: readonly PicturePlace[] = ['round', 'look', 'hand', 'ending'];

/** What everything else that a viewer gets of a match is made from: the view, and the open questions. */
export const seenBy = (game: Game, match: Match, viewer: Viewer) => ({
  view: game.rules.view(match, viewer),
  questions: questionsShownTo(game, match, viewer),
});

/**
 * All a viewer is shown unasked: words of the match and its questions, what is in the panel, which pictures
 * there are.
 */
export function shownTo({ rules, presentation }: Game, match: Match, viewer: Viewer) {
  const view = rules.view(match, viewer);
  const { toEverybody, toThem } = questionsShownTo({ rules, presentation }, match, viewer);
  return {
    headline: presentation.headline(view, texts),
    status: presentation.status(view, texts),
    details: presentation.details(view, texts),
    goal: presentation.goal(view, texts),
    hand: presentation.hand(view, texts),
    pictures: presentation.pictures(view, texts),
    shown: PLACES.map((place) => presentation.pictureAt(view, place, null)),
    board: presentation.boardInWords?.(view, texts),
    called: toEverybody.map(({ openly, ...decision }) =>
      presentation.shortcutMenu?.(
        view,
        openly ? { ...decision, options: openly } : decision,
        texts,
      ),
    ),
    asked: [...toEverybody, ...toThem].map((decision) => ({
      prompt: presentation.prompt(view, decision, texts),
      panel: decision.seats.includes(viewer) && presentation.panel(view, decision, texts),
      hints: presentation.hints?.(view, decision),
      options: decision.options.map((option) => presentation.option(view, decision, option, texts)),
      held: decision.options.map((option) => presentation.held?.(view, option)),
    })),
  };
}

/** What a viewer finds by looking up cards and decks. */
export function lookedUpBy({ rules, presentation }: Game, match: Match, viewer: Viewer) {
  const view = rules.view(match, viewer);
  return {
    whereabouts: presentation
      .cards(texts)
      .map(({ id }) => presentation.whereabouts?.(view, id, texts)),
    piles: presentation.piles?.(view, texts),
  };
}

/** What a viewer is told of what has happened. */
export const toldTo = (happenings: readonly Happening[], viewer: Viewer) =>
  happenings.map((happening) => eventFor(happening, viewer)).filter((event) => event !== null);
