import type { Json, JsonObject } from '../../../../kernel/json.ts';
import type { Frame, Match } from '../../../../kernel/match.ts';
import { call, finish, goto, type StepResult } from '../../../../kernel/procedure.ts';
import type { Occasion } from '../moments.ts';
import type { AltarQuestRun } from '../state.ts';

/** What the frame of an effect or a movement notes while it is being resolved. */
export interface WithMoments extends JsonObject {
  /** What has happened meanwhile and waits to be answered, in the order in which it happened. */
  moments?: Occasion[];
}

/** The step in which an effect or a movement, itself finished, opens the moments that have waited for it. */
export const AFTERMATH = 'aftermath';

/**
 * A card being played, used or activated: everything below it belongs to that card's effect. And a hero who is
 * moving: a started movement is completed before another effect, except a trap's on the way (AQ-114, AQ-228).
 */
const EFFECTS: readonly string[] = ['use-card', 'ability', 'move-hero'];

const effects = ({ stack }: Match): Frame[] =>
  stack.filter(({ procedure }) => EFFECTS.includes(procedure));

/** Whether an effect is being resolved or a hero moving: nothing may cut into it unless it says so (AQ-102, AQ-220, AQ-225). */
export const isResolvingEffect = (match: Match): boolean => effects(match).length > 0;

/**
 * Something has happened that Reactions and timed effects may answer afterwards. In the middle of an effect it
 * waits until the outermost one, a card with all of its text or a hero's whole way, is done (AQ-102, AQ-114).
 */
export function happened(run: AltarQuestRun, occasion: Occasion, step: string): StepResult<never> {
  const [outermost] = effects(run.match);
  if (!outermost) return call('window', { occasion }, step);
  const data: WithMoments = outermost.data;
  data.moments = [...(data.moments ?? []), occasion];
  return goto(step);
}

/**
 * Opens what has waited, one moment after the other, each an instance of its own (C-02); then the effect or the
 * movement is over. If everyone has passed, another one just like it is passed with it: nothing has changed in
 * between.
 *
 * @param came what the moment opened last has returned; nothing at first
 */
export function aftermath(data: WithMoments, result: boolean, came: Json): StepResult<never> {
  const passed = JSON.stringify(came);
  data.moments = data.moments?.filter((moment) => JSON.stringify(moment) !== passed) ?? [];
  const occasion = data.moments.shift();
  return occasion ? call('window', { occasion }, AFTERMATH) : finish(result);
}
