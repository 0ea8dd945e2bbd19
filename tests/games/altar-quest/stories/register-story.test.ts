import { describe, expect, it } from 'vitest';
import '../../../../src/games/altar-quest/box.ts';
import {
  ask,
  marked,
  option,
  optionWhere,
  supply,
  where,
  won,
} from '../../../../src/games/altar-quest/rules/campaign/guide/build.ts';
import type {
  GuideOption,
  GuideStep,
  StoryChapter,
  StoryGuide,
} from '../../../../src/games/altar-quest/rules/campaign/guide/guide.ts';
import {
  problemsOfStory as messagesFor,
  registerStory,
} from '../../../../src/games/altar-quest/rules/campaign/guide/register-story.ts';
import { OUT_OF_LUXEN } from '../../../../src/games/altar-quest/stories/out-of-luxen/guide.ts';
import { CannotBeAdded } from '../../../../src/kernel/packs.ts';
import { inEnglish } from '../../../support/in-english.ts';

const problemsOfStory = (guide: unknown) => inEnglish(messagesFor(guide));

/** The story of the box with another first chapter. */
const withFirst = (changes: object): unknown => {
  const [first, ...others] = OUT_OF_LUXEN.chapters;
  return { ...OUT_OF_LUXEN, chapters: [{ ...first, ...changes }, ...others] };
};

/** The story of the box with more steps in its first upkeep. */
const withSteps = (...steps: unknown[]): unknown => {
  const [first] = OUT_OF_LUXEN.chapters as [StoryChapter, ...StoryChapter[]];
  return withFirst({ upkeep: [...first.upkeep, ...steps] });
};

const asking = (...options: GuideOption[]): unknown => withSteps(ask('the-price', ...options));

describe('AQ-289, Q-87: a story’s guide is checked when it is registered', () => {
  it('has nothing wrong with it in the box', () => {
    expect(problemsOfStory(OUT_OF_LUXEN)).toEqual([]);
  });

  it('may be registered once', () => {
    expect(() => registerStory(OUT_OF_LUXEN)).toThrow('There are two stories out-of-luxen.');
  });

  it('has six chapters (AQ-268) and nothing that guides don’t have', () => {
    const [five] = [{ ...OUT_OF_LUXEN, chapters: OUT_OF_LUXEN.chapters.slice(1) }];
    expect(problemsOfStory(five).join()).toMatch(/chapters/);
    expect(problemsOfStory({ ...OUT_OF_LUXEN, author: 'Pell' }).join()).toMatch(/author/);
    expect(problemsOfStory(withSteps({ do: 'dance' })).join()).toMatch(/upkeep/);
    expect(problemsOfStory(withSteps({ do: 'tell', text: 'rung', loud: true })).join()).toMatch(
      /loud/,
    );
  });

  it.each<[string, unknown]>([
    ['No card is called left-shoe.', withSteps({ do: 'reveal', card: 'left-shoe' })],
    ['huey is no card of the story deck.', withSteps({ do: 'reveal', card: 'huey' })],
    [
      'spy is given to a hero, but is none of equipment, ally.',
      withSteps({ do: 'give', card: 'spy' }),
    ],
    [
      'huey goes into the journal, but is none of story, rival, enemy-upgrade.',
      withSteps({ do: 'journal', card: 'huey' }),
    ],
    ['huey appears as a rival, but is none of rival.', withFirst({ rivals: [{ card: 'huey' }] })],
    ['No hero is called huey.', withSteps({ do: 'give', card: 'prisoner', to: 'huey' })],
    [
      'hire of the-price takes something on a condition.',
      asking(option('hire', where(won, supply(-2))), option('leave')),
    ],
    [
      'pay of the-price takes something on a condition.',
      asking(option('pay', where(won, { do: 'lose', card: 'huey' })), option('leave')),
    ],
    [
      'the-price has no option for everyone.',
      asking(option('pay', supply(-1)), option('swap', { do: 'lose', card: 'huey' })),
    ],
    [
      'the-price has no option for everyone.',
      asking(option('pay', supply(-1)), optionWhere(won, 'leave')),
    ],
    [
      'a-bell-for-the-queen sets kennel aside, which is no card of the-search.',
      withFirst({ aside: ['kennel'] }),
    ],
    [
      'a-bell-for-the-queen sets huey aside, which is no card of the-search.',
      withFirst({ aside: ['huey'] }),
    ],
    ['pells-plan never comes up.', unplanned()],
    ['The mark late is asked for and never set.', withSteps(where(marked('late')))],
    ['The mark late is asked for and never set.', withSteps({ do: 'unmark', mark: 'late' })],
    ['An ending is told before the epilogue.', withSteps({ do: 'end', ending: 'read-aloud' })],
    [
      'No ending is called happy.',
      { ...OUT_OF_LUXEN, epilogue: [...OUT_OF_LUXEN.epilogue, { do: 'end', ending: 'happy' }] },
    ],
    [
      'The ending happy is never told.',
      { ...OUT_OF_LUXEN, endings: [...OUT_OF_LUXEN.endings, { name: 'happy', won: true }] },
    ],
    [
      'a-bell-for-the-queen is played with frox, which is no villain deck.',
      withFirst({ decks: { quest: 'the-search', villain: 'frox', threat: 'frox' } }),
    ],
    [
      'The quest the-escape is played twice.',
      withFirst({ decks: { quest: 'the-escape', villain: 'bolx', threat: 'frox' } }),
    ],
    ['There are two chapters the-door-on-the-plan.', withFirst({ id: 'the-door-on-the-plan' })],
    ['There are two questions tam.', withSteps(question('tam', 'one', 'two'))],
    ['There are two options of who one.', withSteps(question('who', 'one', 'one'))],
    ['No story deck is called out-of-mere-end.', { ...OUT_OF_LUXEN, id: 'out-of-mere-end' }],
  ])('%s', (problem, guide) => {
    expect(problemsOfStory(guide)).toEqual([problem]);
    expect(() => registerStory(guide as StoryGuide)).toThrow(CannotBeAdded);
  });
});

function question(name: string, ...options: string[]): GuideStep {
  return {
    do: 'ask',
    question: name,
    options: options.map((option) => ({ name: option, steps: [] })),
  };
}

/** Without Master Pell's plan, and whatever asks for it. */
function unplanned(): unknown {
  const [first] = OUT_OF_LUXEN.chapters as [StoryChapter, ...StoryChapter[]];
  const upkeep = first.upkeep.filter((step) => !JSON.stringify(step).includes('pells-plan'));
  return withFirst({ cards: [], upkeep });
}
