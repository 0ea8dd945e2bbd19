import { all, any, marked, not } from '../../rules/campaign/guide/build.ts';
import type { StoryChapter, StoryCondition } from '../../rules/campaign/guide/guide.ts';
import { bolxIsDown, gertIsDown, mornIsDown } from './villains.ts';

const bolxPresides = all(mornIsDown, not(bolxIsDown));
const gertPresides = all(mornIsDown, bolxIsDown, not(gertIsDown));
const mornPresides = all(not(bolxPresides), not(gertPresides));

const pellIsThere = not(marked('pell-down'));
/** Somebody has told Mistress Morn how the heroes talk, or Pell how they reason. */
const isWrittenDown = any(marked('supped'), marked('isaude-accused'), marked('valory-doubted'));
/** Luxen comes only if it has legs to come on, and somebody who tells it to. */
const luxenComes: StoryCondition = all(
  not(marked('luxen-sick')),
  any(marked('read-out'), all(marked('josse-heard'), not(marked('isaude-accused')))),
);
const peopleHaveCome = any(marked('village-safe'), luxenComes);
const sistersWaver = any(marked('buried'), marked('given-back'));

/** The head of the house may wake what is below it. Everything that was done counts. */
export const ALL_THOSE_IN_FAVOUR: StoryChapter = {
  id: 'all-those-in-favour',
  decks: { quest: 'the-showdown', villain: 'wynora-morn', threat: 'thralls' },
  variants: [
    { when: bolxPresides, decks: { villain: 'bolx', threat: 'frox' } },
    { when: gertPresides, decks: { villain: 'gert', threat: 'raglanders' } },
    { when: marked('buried'), decks: { threat: 'raglanders' } },
  ],
  opening: [
    { text: 'the-chapter-meets' },
    { text: 'morn-presides', when: mornPresides },
    { text: 'bolx-presides', when: bolxPresides },
    { text: 'gert-presides', when: gertPresides },
    { text: 'no-servants', when: all(mornPresides, marked('buried')) },
    { text: 'pell-minutes', when: pellIsThere },
    { text: 'wrong-words', when: isWrittenDown },
    { text: 'lanterns-outside', when: peopleHaveCome },
    { text: 'names-inside', when: sistersWaver },
  ],
  cards: [
    { card: 'forty-lanterns', when: peopleHaveCome },
    { card: 'forty-names', when: sistersWaver },
    { card: 'better-copy', when: isWrittenDown },
  ],
  rivals: [{ card: 'traitor', when: pellIsThere }],
  // There is nobody left in Mere End or Luxen who would keep anything back for tomorrow.
  supply: 3,
  upkeep: [],
};
