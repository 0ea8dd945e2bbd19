import { altarQuest } from '../../src/games/altar-quest/index.ts';
import { altarQuestRules } from '../../src/games/altar-quest/rules/index.ts';
import { isAnswer } from '../../src/kernel/answered-ahead.ts';
import type { OfferedOption } from '../../src/kernel/game.ts';
import { loadTexts } from '../../src/texts/catalogue.ts';
import type { Scenario } from './altar-quest.ts';

const texts = loadTexts();

/** What the panel's menus offer of one option of the open question. */
export function waysOf(scene: Scenario, option: string): OfferedOption[] {
  const decision = scene.question();
  const view = altarQuestRules.view(scene.match, decision.seats[0] ?? '');
  return altarQuest.presentation
    .panel(view, decision, texts)
    .menus.flatMap(({ options }) => options)
    .filter(({ option: { id } }) => id === option);
}

export const labelsOf = (ways: readonly OfferedOption[]): string[] =>
  ways.map(({ text: { label } }) => label);

/** Chooses as the table does: each question that an answer ahead fits is answered by it, others' answers are skipped. */
export function take(scene: Scenario, { option, ahead = [] }: OfferedOption): void {
  scene.choose(option.id);
  let waiting = ahead;
  while (waiting.length > 0 && scene.match.open.length > 0) {
    const { prompt, options } = scene.question();
    const fitting = (name: string) =>
      options.find(({ id }) => isAnswer({ prompt: prompt.key }, id, name));
    const at = waiting.findIndex(fitting);
    if (at < 0) return;
    scene.choose(fitting(waiting[at]!)!.id);
    waiting = waiting.slice(at + 1);
  }
}
