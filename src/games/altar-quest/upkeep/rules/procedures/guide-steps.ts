import { chosenArgument } from '../../../../../kernel/answers.ts';
import type { JsonObject } from '../../../../../kernel/json.ts';
import { ask, call, finish, goto, procedure } from '../../../../../kernel/procedure.ts';
import { storyHolds } from '../../../rules/campaign/guide/conditions.ts';
import type { GuideStep } from '../../../rules/campaign/guide/guide.ts';
import { storyGuide } from '../../../rules/campaign/guide/library.ts';
import { canPay, type Price, priceOf } from '../../../rules/campaign/guide/prices.ts';
import { definition } from '../../../rules/cards/library.ts';
import { cleanUp } from '../clean-up.ts';
import { type StepPath, stepsAt } from '../guide-steps.ts';
import { gainCard, giveCard, loseCard } from '../journal.ts';
import { askGroup } from '../questions.ts';
import { beginScene } from '../scenes.ts';
import type { Upkeep, UpkeepDraft, UpkeepRun, UpkeepState, UpkeepStep } from '../state.ts';
import { changeSupply, discardSupply } from '../supply.ts';
import { upgradeEnemy } from '../upgrade-enemy.ts';

interface StepsData extends JsonObject {
  /** The list of steps that is played. */
  path: StepPath;
  /** Which of them comes next. */
  at: number;
}

type StepThat<Do extends GuideStep['do']> = Extract<GuideStep, { do: Do }>;

/** Plays a list of steps of the upkeep, one after another. */
export const guideSteps = procedure<Upkeep, StepsData>('guide-steps', {
  next: (run, data) => {
    const step = stepsAt(run.state.campaign, data.path)[data.at];
    if (!step) return finish();
    data.at += 1;
    return play(run, data, step);
  },

  ask: ({ state }, data) => ask(storyQuestion(state, asked(state, data, 'ask')), 'decided'),

  decided: (run, data, { reply }) => {
    const { question } = asked(run.state, data, 'ask');
    const option = chosenArgument(reply.answer, 'story', 'option');
    run.emit('story-decided', { ...where(run.state), question, option });
    return call('guide-steps', { path: [...data.path, data.at - 1, option], at: 0 }, 'next');
  },

  give: ({ state }, data) => {
    const { card } = asked(state, data, 'give');
    const options = state.heroes.map(({ id }) => ({
      id,
      verb: 'hero' as const,
      args: { hero: id },
    }));
    return ask(
      askGroup(state, { key: 'prompt.give', args: { card } }, options, { rest: true }),
      'given',
    );
  },

  given: (run, data, { reply }) => {
    const { card } = asked(run.state, data, 'give');
    giveCard(run, card, chosenArgument(reply.answer, 'hero', 'hero'));
    return goto('next');
  },
});

function play(run: UpkeepRun, { path, at }: StepsData, step: GuideStep): UpkeepStep {
  const { state } = run;
  const { campaign } = state;
  switch (step.do) {
    case 'clean-up':
      cleanUp(run);
      return goto('next');
    case 'shop':
      beginScene(run, 'shop');
      return call('shop', { free: step.free ?? 1, price: step.price ?? SHOP_PRICE }, 'next');
    case 'train':
      beginScene(run, 'training');
      return call(
        'train',
        { price: step.price ?? TRAINING_PRICE, free: campaign.last?.won ?? false },
        'next',
      );
    case 'upgrade-each':
      beginScene(run, 'training');
      return call('train', { price: 0, free: true }, 'next');
    case 'upgrade-enemy':
      beginScene(run, 'road');
      upgradeEnemy(run);
      return goto('next');
    case 'discard-supply':
      discardSupply(run);
      return goto('next');
    case 'supply':
      changeSupply(run, step.amount);
      return goto('next');
    case 'choose-quest':
      beginScene(run, 'road');
      return call('choose-quest', {}, 'next');
    case 'tell':
      beginScene(run, 'story');
      run.emit('story-told', { ...where(state), text: step.text });
      return goto('next');
    case 'reveal':
      beginScene(run, 'story');
      state.revealed = step.card;
      run.emit('story-card-revealed', {
        card: step.card,
        number: definition(step.card).number ?? 0,
      });
      return goto('next');
    case 'ask':
      beginScene(run, 'story');
      return goto('ask');
    case 'when': {
      const branch = storyHolds(campaign, step.when) ? 'then' : 'else';
      return call('guide-steps', { path: [...path, at - 1, branch], at: 0 }, 'next');
    }
    case 'mark':
      if (!campaign.marks.includes(step.mark)) campaign.marks.push(step.mark);
      return goto('next');
    case 'unmark':
      campaign.marks = campaign.marks.filter((mark) => mark !== step.mark);
      return goto('next');
    case 'journal':
      gainCard(run, step.card);
      return goto('next');
    case 'lose':
      loseCard(run, step.card);
      return goto('next');
    case 'give': {
      const to = state.heroes.find(({ id }) => id === step.to);
      if (!to) return goto('give');
      giveCard(run, step.card, to.id);
      return goto('next');
    }
    case 'end':
      reachEnding(run, step.ending);
      return goto('next');
  }
}

/** AQ-278, AQ-280. */
const SHOP_PRICE = 3;
const TRAINING_PRICE = 5;

const where = ({ campaign: { story, chapter } }: UpkeepState) => ({ story: story ?? '', chapter });

/** The step that has asked, which is the one before the next. Throws if it is a different one by now. */
function asked<Do extends GuideStep['do']>(
  { campaign }: UpkeepState,
  { path, at }: StepsData,
  kind: Do,
): StepThat<Do> {
  const step = stepsAt(campaign, path)[at - 1];
  if (step?.do !== kind) throw new Error(`The step ${kind} of the guide is gone.`);
  return step as StepThat<Do>;
}

function storyQuestion(state: UpkeepState, { question, options }: StepThat<'ask'>): UpkeepDraft {
  const { campaign, supply } = state;
  const offered = options.filter(
    (option) =>
      (!option.when || storyHolds(campaign, option.when)) &&
      canPay(campaign, supply, priceOf(option)),
  );
  return askGroup(
    state,
    { key: 'prompt.story', args: { ...where(state), question } },
    offered.map((option) => ({
      id: option.name,
      verb: 'story' as const,
      args: { option: option.name, ...asArguments(priceOf(option)) },
    })),
    { rest: true },
  );
}

const asArguments = ({ supply, cards }: Price): { supply?: number; cards?: string } => ({
  ...(supply > 0 ? { supply } : {}),
  ...(cards.length > 0 ? { cards: cards.join('+') } : {}),
});

/** AQ-268: the story is won or lost this way. */
function reachEnding(run: UpkeepRun, ending: string): void {
  const { campaign } = run.state;
  const { story } = where(run.state);
  const won = storyGuide(story).endings.find(({ name }) => name === ending)?.won ?? false;
  campaign.ending = { won, reason: ending };
  run.emit('ending-reached', { story, ending, won });
}
