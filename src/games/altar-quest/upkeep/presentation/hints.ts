import type words from '../../../../../assets/texts/en/altar-quest-upkeep.json';
import type { UpkeepPrompts } from '../rules/prompts.ts';
import type { UpkeepDecision } from '../rules/state.ts';
import type { UpkeepView } from '../rules/view.ts';

/** What a hint explains. */
export type Concept = keyof typeof words.hint;

const HINTS: { readonly [key in keyof UpkeepPrompts]?: Concept } = {
  'prompt.reveal': 'shop',
  'prompt.take': 'equipment',
  'prompt.who-takes': 'equipment',
  'prompt.train': 'training',
  'prompt.pay-to-train': 'training',
  'prompt.who-trains': 'paying',
  'prompt.story': 'story',
  'prompt.next-quest': 'quest',
};

/** What somebody may meet for the first time in a question. */
export function hintsAt(_view: UpkeepView, { prompt }: UpkeepDecision): Concept[] {
  const hint = HINTS[prompt.key];
  return hint === undefined ? [] : [hint];
}
