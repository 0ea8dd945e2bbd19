import type { Decision } from '../../../kernel/decision.ts';
import type { OptionMenu } from '../../../kernel/game.ts';
import { onceFor } from '../../../kernel/once-for.ts';
import type { Look } from '../../../table/deciding/looking/looking.ts';
import type { Words } from '../words.ts';

/** What a game says about one question to its viewer: lines, and menus of answers. */
export interface PanelText {
  readonly lines: readonly string[];
  readonly menus: readonly OptionMenu[];
}

const foundIn = onceFor((_look: Look) => new Map<string, PanelText>());

/**
 * Worked out once for each look at a match, whose questions hold only what its viewer may choose: weighing all the
 * ways of a turn takes longer than anything else.
 */
export function panelText(look: Look, decision: Decision, { game, texts }: Words): PanelText {
  const found = foundIn(look);
  const text = found.get(decision.id) ?? game.presentation.panel(look.view, decision, texts);
  found.set(decision.id, text);
  return text;
}
