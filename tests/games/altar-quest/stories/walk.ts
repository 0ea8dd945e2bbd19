import { beginCampaign } from '../../../../src/games/altar-quest/rules/campaign/begin.ts';
import {
  cardsIn,
  openingOf,
  plannedBy,
} from '../../../../src/games/altar-quest/rules/campaign/chapters.ts';
import { storyHolds } from '../../../../src/games/altar-quest/rules/campaign/guide/conditions.ts';
import type {
  GuideStep,
  StoryChapter,
  StoryGuide,
} from '../../../../src/games/altar-quest/rules/campaign/guide/guide.ts';
import type { CampaignState } from '../../../../src/games/altar-quest/rules/campaign/state.ts';
import { definition } from '../../../../src/games/altar-quest/rules/cards/library.ts';
import { below, pick, type RandomState } from '../../../../src/kernel/random.ts';

/** What came up in one walk through a story from its first chapter to an ending, by its place in the guide. */
export interface Walk {
  /** Texts read aloud, each as `<chapter>.<text>`. */
  texts: string[];
  /** The texts that each chapter opened with. */
  openings: { [chapter: string]: string[] };
  /** Options chosen, each as `<question>.<option>`. */
  chosen: string[];
  /** How many options each question offered. */
  offered: { [question: string]: number };
  /** Cards that were laid out in a quest area, appeared, were revealed, given, or put into the journal. */
  cards: string[];
  marks: string[];
  /** The decks of each chapter. */
  decks: { [chapter: string]: StoryChapter['decks'] };
  /** Texts of the epilogue, apart from its ending; they are also among the others. */
  epilogue: string[];
  /** Allies whom the heroes had at the end. */
  allies: string[];
  ending: string | null;
  /** Whether the last quest was won. */
  won: boolean;
}

/** Whom a villain's deck puts on the board. */
const VILLAINS: { readonly [deck: string]: string } = {
  bolx: 'bolx-the-belchlord',
  gert: 'gert',
  'wynora-morn': 'wynora-morn',
};

/** Sedrin sets out alone. */
function newCampaign(story: string): CampaignState {
  const { state } = beginCampaign({ options: { story }, seed: '' });
  const nothing = { upgrades: [], equipment: [], allies: [], armor: 0, trained: 0 };
  return { ...state, heroes: { sedrin: nothing } };
}

/** Walks through a story: what happens in its quests, and what the group decides, is left to chance. */
export function walk(guide: StoryGuide, random: RandomState): Walk {
  const state = newCampaign(guide.id);
  const found: Walk = {
    texts: [],
    openings: {},
    chosen: [],
    offered: {},
    cards: [],
    marks: state.marks,
    decks: {},
    epilogue: [],
    allies: [],
    ending: null,
    won: false,
  };
  for (const [index, chapter] of guide.chapters.entries()) {
    state.chapter = index + 1;
    begin(state, chapter, found);
    state.last = endOfQuest(state, chapter, found, random);
    take(state, chapter.id, chapter.upkeep, found, random);
  }
  found.won = state.last?.won ?? false;
  const before = found.texts.length;
  take(state, guide.chapters.at(-1)?.id ?? '', guide.epilogue, found, random);
  found.epilogue = found.texts.slice(before);
  found.allies = [...(state.heroes.sedrin?.allies ?? [])];
  return found;
}

function begin(state: CampaignState, { id, cards, rivals }: StoryChapter, found: Walk): void {
  const opening = openingOf(state);
  found.decks[id] = plannedBy(state) as StoryChapter['decks'];
  found.openings[id] = opening;
  found.texts.push(...opening.map((text) => `${id}.${text}`));
  found.cards.push(...cardsIn(state, cards), ...cardsIn(state, rivals));
}

/** Anything that can come of the chapter's quest. */
function endOfQuest(
  state: CampaignState,
  { id, cards = [], rivals }: StoryChapter,
  { decks }: Walk,
  random: RandomState,
): NonNullable<CampaignState['last']> {
  const perhaps = (): boolean => below(random, 2) === 1;
  const { quest = '', villain = '' } = decks[id] ?? {};
  const won = perhaps();
  const { allies = [] } = state.heroes.sedrin ?? {};
  const freed = quest === 'the-rescue' ? ['prisoner'] : [];
  const atRisk = [
    VILLAINS[villain] ?? '',
    ...cardsIn(state, rivals),
    ...allies,
    ...(won ? [] : freed),
  ];
  return {
    won,
    reason: '',
    rounds: 8,
    supply: 0,
    heroes: ['sedrin'],
    damage: {},
    armor: {},
    removed: atRisk.filter(perhaps),
    allies: [],
    tokens: Object.fromEntries(cards.map(({ card }) => [card, below(random, 4)])),
    villain: 'spawned',
  };
}

/** Takes steps in order, as far as a walk is concerned: cards and marks, texts and choices. */
function take(
  state: CampaignState,
  chapter: string,
  steps: readonly GuideStep[],
  found: Walk,
  random: RandomState,
): void {
  const follow = (more: readonly GuideStep[]) => take(state, chapter, more, found, random);
  for (const step of steps) {
    if ('card' in step) found.cards.push(step.card);
    switch (step.do) {
      case 'tell':
        found.texts.push(`${chapter}.${step.text}`);
        break;
      case 'mark':
        state.marks.push(step.mark);
        break;
      case 'give':
        give(state, step.card);
        break;
      case 'journal':
        state.journal.storyCards.push(step.card);
        break;
      case 'when':
        follow(storyHolds(state, step.when) ? step.then : (step.else ?? []));
        break;
      case 'ask': {
        const offered = step.options.filter(({ when }) => !when || storyHolds(state, when));
        const chosen = pick(random, offered);
        found.offered[step.question] = offered.length;
        found.chosen.push(`${step.question}.${chosen.name}`);
        follow(chosen.steps);
        break;
      }
      case 'end':
        if (found.ending !== null)
          throw new Error(`It ends twice: ${found.ending}, ${step.ending}`);
        found.ending = step.ending;
    }
  }
}

function give({ heroes }: CampaignState, card: string): void {
  const earned = heroes.sedrin;
  (definition(card).type === 'ally' ? earned?.allies : earned?.equipment)?.push(card);
}
