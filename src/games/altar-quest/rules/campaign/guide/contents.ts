import type { GuideOption, GuideStep, StoryChapter, StoryCondition, StoryGuide } from './guide.ts';

/** Every step in a list, including those that only follow a condition or a choice. */
export const stepsIn = (steps: readonly GuideStep[]): GuideStep[] =>
  steps.flatMap((step) => {
    if (step.do === 'ask') {
      return [step, ...step.options.flatMap((option) => stepsIn(option.steps))];
    }
    if (step.do === 'when') return [step, ...stepsIn(step.then), ...stepsIn(step.else ?? [])];
    return [step];
  });

/** Every step of a guide. */
export const stepsOf = ({ chapters, epilogue }: StoryGuide): GuideStep[] =>
  stepsIn([...chapters.flatMap(({ upkeep }) => upkeep), ...epilogue]);

/** A condition and all those that it consists of. */
export const partsOf = (condition: StoryCondition): StoryCondition[] => {
  if (condition.if === 'not') return [condition, ...partsOf(condition.condition)];
  return 'conditions' in condition
    ? [condition, ...condition.conditions.flatMap(partsOf)]
    : [condition];
};

/** Every condition used anywhere in a guide, with all its parts. */
export function conditionsOf(guide: StoryGuide): StoryCondition[] {
  const ofSteps = stepsOf(guide).flatMap((step) => {
    if (step.do === 'when') return [step.when];
    return step.do === 'ask' ? whens(step.options) : [];
  });
  return [...ofSteps, ...guide.chapters.flatMap(conditionsOfChapter)].flatMap(partsOf);
}

const conditionsOfChapter = ({ variants, opening, cards, rivals }: StoryChapter) =>
  [variants ?? [], opening, cards ?? [], rivals ?? []].flatMap(whens);

const whens = (things: readonly (GuideOption | { when?: StoryCondition })[]): StoryCondition[] =>
  things.flatMap(({ when }) => (when === undefined ? [] : [when]));
