import type words from '../../../../assets/texts/en/altar-quest.hints.json';
import type { AltarQuestDecision } from '../rules/state.ts';
import type { AltarQuestOption } from '../rules/verbs.ts';
import type { AltarQuestView } from '../rules/view.ts';
import { abilityOfOption, attacks } from './effects.ts';

/** What a hint explains. */
export type Concept = keyof typeof words.hint;

/** Questions that each bring up one thing to know. */
const QUESTIONS: { readonly [key: string]: Concept } = {
  'prompt.mulligan': 'mulligan',
  'prompt.start-room': 'start-room',
  'prompt.next-hero': 'next-hero',
  'prompt.next-react': 'group',
  'prompt.nearest': 'group',
  'prompt.attack': 'attack',
  'prompt.supply-die': 'supply-die',
  'prompt.use-focus': 'focus',
  'prompt.armor': 'armor',
  'prompt.rhune': 'rhune',
  'prompt.channel-face': 'channel',
  'prompt.between-effects': 'between-effects',
  'prompt.ally-with': 'ally',
  'prompt.place-ally': 'ally',
};

/** Actions worth explaining when they are offered for the first time. */
const WAYS: { readonly [verb in AltarQuestOption['verb']]?: Concept } = {
  open: 'door',
  interact: 'interact',
  rest: 'rest',
  use: 'use',
  feat: 'feat',
  channel: 'channel',
};

/** What a player may meet for the first time in a question, the most important first. */
export function hintsAt(view: AltarQuestView, decision: AltarQuestDecision): Concept[] {
  const { key } = decision.prompt;
  const about = QUESTIONS[key];
  if (about) return [about];
  if (key.startsWith('prompt.moment.')) return ['reaction'];
  if (key !== 'prompt.act') return [];
  const hero = view.heroes.find(({ id }) => id === decision.about);
  const offered = new Set(decision.options.map(({ verb }) => verb));
  const ways = (Object.keys(WAYS) as AltarQuestOption['verb'][])
    .filter((verb) => offered.has(verb))
    .flatMap((verb) => WAYS[verb] ?? []);
  return [
    'first-turn',
    ...(view.villain === 'spawned' ? (['villain'] as const) : []),
    ...(view.allies.some((ally) => ally.hero === hero?.id) ? (['ally'] as const) : []),
    ...(view.enemies.some(({ kind }) => kind === 'rival') ? (['rival'] as const) : []),
    ...((hero?.damage ?? 0) > 0 ? (['damage'] as const) : []),
    ...((hero?.threats.length ?? 0) > 0 ? (['threats'] as const) : []),
    ...(decision.options.some((option) => attacks(abilityOfOption(option)?.effect))
      ? (['attack'] as const)
      : []),
    ...(view.quests.length > 0 ? (['quest-card'] as const) : []),
    ...ways,
  ];
}
