import { chosenArgument } from '../../../kernel/answers.ts';
import type { SeatId, Visibility } from '../../../kernel/decision.ts';
import type { Reply } from '../../../kernel/match.ts';
import { withMore } from '../../../kernel/with-more.ts';
import type { Place } from './board/nearest.ts';
import type { AltarQuestChoices, PromptFor } from './choices.ts';
import type { AltarQuestPrompt } from './prompts.ts';
import { actingSeat } from './queries/acting.ts';
import { controllerOf } from './queries/figures.ts';
import { harmOfFigureAt, harmToFigure, legalOutcomes, worst } from './queries/hard-mode.ts';
import { standoutsAmong } from './queries/standouts.ts';
import type { AltarQuestDraft, AltarQuestState } from './state.ts';
import type { FigureId, Space } from './terms.ts';
import type { AltarQuestMove, AltarQuestOption } from './verbs.ts';

export const everySeat = (state: AltarQuestState): SeatId[] => [
  ...new Set(state.heroes.map((hero) => hero.seat)),
];

type More = Partial<Omit<AltarQuestDraft, 'visibility'>>;

/** The ways to answer a question: to choose what its own answers are about, or anything else. */
export type AnswerTo<Key extends AltarQuestPrompt['key']> =
  | AltarQuestMove
  | (Key extends keyof AltarQuestChoices ? Choose<AltarQuestChoices[Key]> : never);
type Choose<Choice> = { id: string; verb: 'choose' } & (Record<string, never> extends Choice
  ? { args?: Choice }
  : { args: Choice });

/** A question to the player of a character: a hero, or an ally that the hero controls. */
export const askHero = <Prompt extends AltarQuestPrompt>(
  visibility: Visibility,
  state: AltarQuestState,
  character: FigureId,
  prompt: Prompt,
  options: AnswerTo<Prompt['key']>[],
  more: More = {},
): AltarQuestDraft => {
  const { seat } = controllerOf(state, character);
  return { seats: [seat], visibility, prompt, options, about: character, ...more };
};

/** A question that the players answer together. */
export const askGroup = <Prompt extends AltarQuestPrompt>(
  visibility: Visibility,
  state: AltarQuestState,
  prompt: Prompt,
  options: AnswerTo<Prompt['key']>[],
  more: More = {},
): AltarQuestDraft => ({
  how: 'group',
  seats: everySeat(state),
  visibility,
  prompt,
  options,
  ...more,
});

/**
 * A question about outcomes that are equally legal (AQ-007): the players choose together. In hard mode only
 * those are left that are equally bad, and there is no vote on them: the player whose phase it is decides, in a
 * phase that is nobody's, the first to answer (H-08).
 */
export function askOutcome(...asked: Parameters<typeof askGroup>): AltarQuestDraft {
  const [, state] = asked;
  const draft = askGroup(...asked);
  if (state.options.difficulty !== 'hard') return draft;
  const acting = actingSeat(state);
  return acting === null
    ? withMore(draft, { unconfirmed: true as const })
    : { ...draft, how: 'one', seats: [acting] };
}

/**
 * Whom it happens to among several equally legal figures (AQ-007): the players choose together, in hard mode
 * among the worst (H-01). A deadline takes the one with the least health, then the order of seats.
 */
export function askWhom(
  state: AltarQuestState,
  prompt: Extract<AltarQuestPrompt, { key: PromptFor<{ figure: FigureId }> }>,
  figures: readonly FigureId[],
): AltarQuestDraft {
  const harm = (figure: FigureId) => harmToFigure(state, figure);
  return askOutcome(
    'public',
    state,
    prompt,
    legalOutcomes(state, figures, harm).map((figure) => ({
      id: figure,
      verb: 'choose' as const,
      args: { figure },
    })),
    { fallback: worst(figures, harm).slice(0, 1) },
  );
}

/**
 * Where a figure or token is put among several equally legal places, four spaces each for a Huge one
 * (AQ-007): the players choose together, in hard mode among the worst (H-02 to H-04). A deadline takes
 * the one farthest from the characters, or the first.
 */
export function askWhere(
  state: AltarQuestState,
  prompt: Extract<AltarQuestPrompt, { key: PromptFor<{ space: string }> }>,
  figure: FigureId,
  places: readonly Place[],
): AltarQuestDraft {
  const legal = legalOutcomes(state, places, (place) => harmOfFigureAt(state, figure, place));
  const standouts = standoutsAmong(state, figure, legal);
  const options = legal.map((place, index) => {
    const space = [place].flat().join('+');
    const as = standouts.get(index);
    return { id: space, verb: 'choose' as const, args: as ? { space, as } : { space } };
  });
  const usual = options.find(({ args }) => args.as === 'farthest') ?? options[0];
  return askGroup('public', state, prompt, options, {
    fallback: usual ? [usual.id] : [],
    unconfirmed: true,
  });
}

/** The spaces chosen of `askWhere`. */
export const chosenPlace = (reply: Reply<AltarQuestOption>): Space[] =>
  chosenArgument(reply.answer, 'choose', 'space').split('+');
