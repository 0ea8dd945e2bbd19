import type { Decision } from '../../kernel/decision.ts';
import type { GameEvent } from '../../kernel/event.ts';
import type { Game } from '../../kernel/game.ts';
import type { Texts } from '../../texts/texts.ts';
import type { Words } from './lines.ts';

/** What one viewer has to read. Made from what the viewer may know, and nothing else. */
export const wordsOf = (
  { presentation }: Game,
  view: unknown,
  events: readonly GameEvent[],
  open: readonly Decision[],
  texts: Texts,
): Words => ({
  told: presentation.events(events, texts),
  open: Object.fromEntries(
    open.map((decision) => [
      decision.id,
      {
        question: presentation.prompt(view, decision, texts).question,
        options: Object.fromEntries(
          decision.options.map((option) => [
            option.id,
            presentation.option(view, decision, option, texts).label,
          ]),
        ),
      },
    ]),
  ),
});
