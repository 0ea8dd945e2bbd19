import type { Match } from '../../../kernel/match.ts';
import { definition } from '../rules/cards/library.ts';
import { questSteps } from '../rules/queries/quest.ts';
import { ofQuest } from '../rules/queries/rules-card.ts';
import { healthLeft, healthOf } from '../rules/queries/values.ts';
import type { AltarQuestState } from '../rules/state.ts';
import { nearnessOf } from './nearness.ts';

/**
 * How much each sign tells, in logits: fitted to positions from games between rules of thumb and how these
 * games ended. Steps, end and clock are fractions of a whole; the weakest hero counts, because one defeat ends
 * it.
 */
const TELLS = {
  start: -1,
  /** Steps of the quest done before its last part. */
  steps: 4,
  /** How much of what wins it has been reached. */
  end: 6,
  /** How much of what loses it has been reached. */
  clock: -6,
  /** The fraction of health left of the hero who has least. */
  weakest: 1.5,
  /** Rooms revealed, of a dozen. */
  rooms: 2.3,
  /** Cards in a hero's threat area, on average. */
  threats: -0.15,
};

/** The rooms of a board, roughly. */
const ROOMS = 12;

/** How likely the heroes are to win, by a few signs that every quest has. All seats win together. */
export function rate({ state }: Match<AltarQuestState>): number {
  const { rules, done, goal } = questSteps(state);
  const { win, lose } = definition(rules);
  const scope = ofQuest(state);
  const threats = state.heroes.reduce((sum, hero) => sum + hero.threats.length, 0);
  const left = state.heroes.map(({ id }) => healthLeft(state, id) / healthOf(state, id));
  const logits =
    TELLS.start +
    TELLS.steps * (goal > 0 ? Math.min(1, done / goal) : 0) +
    TELLS.end * nearnessOf(state, win, scope) +
    TELLS.clock * nearnessOf(state, lose, scope) +
    TELLS.weakest * Math.min(...left) +
    TELLS.rooms * (state.revealed.length / ROOMS) +
    TELLS.threats * (threats / state.heroes.length);
  return 1 / (1 + Math.exp(-logits));
}
