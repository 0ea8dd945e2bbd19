import { describe, expect, it } from 'vitest';
import '../../../../src/games/altar-quest/box.ts';
import { LIMITS } from '../../../../src/discord/limits.ts';
import { stepsOf } from '../../../../src/games/altar-quest/rules/campaign/guide/contents.ts';
import type {
  GuideOption,
  StoryGuide,
} from '../../../../src/games/altar-quest/rules/campaign/guide/guide.ts';
import { allStories } from '../../../../src/games/altar-quest/rules/campaign/guide/library.ts';
import { presentation } from '../../../../src/games/altar-quest/upkeep/presentation/index.ts';
import { upkeepRules } from '../../../../src/games/altar-quest/upkeep/rules/index.ts';
import type { UpkeepDecision } from '../../../../src/games/altar-quest/upkeep/rules/state.ts';
import type { UpkeepOption } from '../../../../src/games/altar-quest/upkeep/rules/verbs.ts';
import { viewOf } from '../../../../src/games/altar-quest/upkeep/rules/view.ts';
import { answer } from '../../../../src/kernel/engine.ts';
import { copyOf } from '../../../../src/kernel/json.ts';
import { loadTexts } from '../../../../src/texts/catalogue.ts';
import { campaign } from '../../../support/altar-quest-campaign.ts';
import { playUpkeeps, type UpkeepMatch } from '../upkeep/random-upkeeps.ts';

const texts = loadTexts();

const labelOf = (match: UpkeepMatch, option: UpkeepOption): string =>
  presentation.option(viewOf(match, 'seat-1'), match.open[0] as UpkeepDecision, option, texts)
    .label;

/** The supply that a label names; 0 if it names none. */
const namedIn = (label: string): number => Number(/\((\d+) supply\)$/.exec(label)?.[1] ?? 0);

/** What is actually taken when an option is chosen. */
function takenBy(match: UpkeepMatch, option: string): { supply: number; cards: string[] } {
  const fork = copyOf(match);
  const { id, seats } = fork.open[0] as UpkeepDecision;
  const choice = { seat: seats[0] as string, decision: id, options: [option] };
  // Others may have their own vote: everybody asked says the same.
  const happenings = seats.flatMap((seat) => {
    const result = answer(upkeepRules.procedures, fork, { ...choice, seat });
    return result.accepted ? result.happenings : [];
  });
  const told = (type: string) =>
    happenings.flatMap(({ event }) => (event.type === type ? [event.args] : []));
  const supply = told('supply-changed').reduce(
    (sum, { amount }) => sum + Math.max(0, -(amount as number)),
    0,
  );
  return { supply, cards: told('journal-lost').map(({ card }) => card as string) };
}

const optionsOf = (guide: StoryGuide): { key: string; option: GuideOption }[] =>
  stepsOf(guide).flatMap((step) =>
    step.do === 'ask'
      ? step.options.map((option) => ({ key: `${step.question}.${option.name}`, option }))
      : [],
  );

/** Whether the supply missing here could pay for it at all. */
const isPriced = ({ steps }: GuideOption): boolean =>
  steps.some((step) => step.do === 'supply' && step.amount < 0);

describe('what an option of a story takes', () => {
  it.each(allStories().map((guide) => [guide.id, guide] as const))(
    'Q-87: in %s stands on its button, is taken, and is offered to those who can pay it',
    (id, guide) => {
      const seen = new Set<string>();
      const refused = new Set<string>();
      for (let number = 0; number < 24; number++) {
        playUpkeeps({ story: id }, number, {
          asked: (match) => {
            const [decision] = match.open as UpkeepDecision[];
            if (decision?.prompt.key !== 'prompt.story') return;
            const { question } = decision.prompt.args;
            for (const option of decision.options) {
              if (option.verb !== 'story') throw new Error(`${option.verb} is no answer here.`);
              const key = `${question}.${option.args.option}`;
              seen.add(key);
              const label = labelOf(match, option);
              const taken = takenBy(match, option.id);
              expect(namedIn(label), label).toBe(taken.supply);
              expect(taken.supply, key).toBeLessThanOrEqual(match.state.supply);
              expect((option.args.cards ?? '').split('+').filter(Boolean)).toEqual(taken.cards);
              expect(label.length).toBeLessThanOrEqual(LIMITS.buttonLabel);
            }
            const offered = decision.options.map((option) => option.id);
            for (const { key, option } of optionsOf(guide)) {
              const isAsked = key.startsWith(`${question}.`);
              if (!isAsked || option.when || offered.includes(option.name)) continue;
              expect(isPriced(option), `${key} is missing`).toBe(true);
              refused.add(key);
            }
          },
        });
      }
      const keys = optionsOf(guide).map(({ key }) => key);
      expect([...seen].sort()).toEqual([...keys].sort());
      const priced = optionsOf(guide).filter(({ option }) => isPriced(option));
      expect([...refused].sort()).toEqual(priced.map(({ key }) => key).sort());
    },
  );

  it('Q-87: Tam costs 2 supply, for those who have them', () => {
    const tamWith = (supply: number) => {
      const stage = campaign({ options: { story: 'out-of-luxen' } })
        .won()
        .moveOn();
      return stage.won(undefined, { supply }).upkeep().settle('prompt.story');
    };
    for (const supply of [0, 1]) {
      const poor = tamWith(supply);
      expect(poor.options(), `${supply} supply`).toEqual(['let-go', 'constable']);
      poor.settle();
    }
    const upkeep = tamWith(2);
    expect(upkeep.options()).toEqual(['hire', 'let-go', 'constable']);
    expect(upkeep.question().options[0]).toMatchObject({ args: { option: 'hire', supply: 2 } });
    const label = labelOf(upkeep.match, upkeep.question().options[0] as UpkeepOption);
    expect(label).toBe('Pay him better, and hire him (2 supply)');
    upkeep.choose('hire');
    expect(upkeep.told('supply-changed')).toEqual([{ amount: -2, supply: 0 }]);
    expect(upkeep.supply).toBe(0);
    upkeep.settle();
  });
});
