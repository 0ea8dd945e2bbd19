import type { Message } from '../../../../../kernel/decision.ts';
import { definition } from '../../cards/library.ts';
import type { CardDefinitionId } from '../../terms.ts';
import type { CampaignState } from '../state.ts';
import { storyHolds } from './conditions.ts';
import { stepsOf } from './contents.ts';
import type { GuideOption, GuideStep, StoryGuide } from './guide.ts';

/** What an option of a story takes from the heroes; most take nothing. */
export interface Price {
  supply: number;
  /** Equipment and allies. */
  cards: CardDefinitionId[];
}

/** What the steps of an option take, whatever else they bring. */
export const priceOf = ({ steps }: GuideOption): Price => ({
  supply: steps.reduce((sum, step) => sum + suppliesTaken(step), 0),
  cards: steps.flatMap((step) => (takesCard(step) ? [step.card] : [])),
});

/** The option is only offered to heroes who can pay all of it. */
export const canPay = (state: CampaignState, held: number, { supply, cards }: Price): boolean =>
  held >= supply && cards.every((card) => storyHolds(state, { if: 'has', card }));

const suppliesTaken = (step: GuideStep): number =>
  step.do === 'supply' && step.amount < 0 ? -step.amount : 0;

/** A curse that is lifted is not a price; things that heroes carry are. */
const takesCard = (step: GuideStep): step is Extract<GuideStep, { do: 'lose' }> =>
  step.do === 'lose' && ['equipment', 'ally'].includes(definition(step.card).type);

/** Prices that a button can't name beforehand, and questions that perhaps nobody could answer; a sentence each. */
export const wrongPrices = (guide: StoryGuide): Message[] =>
  stepsOf(guide).flatMap((step) => {
    if (step.do !== 'ask') return [];
    const hidden = step.options.filter(({ steps }) => steps.some(takesUnderCondition));
    const isFree = ({ when, ...option }: GuideOption) => {
      const { supply, cards } = priceOf(option);
      return when === undefined && supply === 0 && cards.length === 0;
    };
    return [
      ...hidden.map(({ name }) => ({
        key: 'altar-quest.packs.story.price-hidden',
        args: { option: name, question: step.question },
      })),
      ...(step.options.some(isFree)
        ? []
        : [{ key: 'altar-quest.packs.story.no-option', args: { question: step.question } }]),
    ];
  });

const takesUnderCondition = (step: GuideStep): boolean =>
  step.do === 'when' &&
  [...step.then, ...(step.else ?? [])].some(
    (inner) => suppliesTaken(inner) > 0 || takesCard(inner) || takesUnderCondition(inner),
  );
