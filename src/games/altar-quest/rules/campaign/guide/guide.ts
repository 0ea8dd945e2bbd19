import type { CardDefinitionId, HeroId } from '../../terms.ts';

/**
 * A story guide (AQ-289): chapters that are played in sequence, each with its set-up and the upkeep that is
 * played after it instead of the rulebook's (AQ-283). Plain data. Every text is in the catalogue:
 * `altar-quest-story.<story>.<chapter>.<text>`, a question's is `….<question>.question`, its options' are
 * `….<question>.<option>` (a button) and `….<question>.<option>-told` (what is told once it is chosen, before
 * its steps follow). The story itself and each chapter have a `title` and a `summary` of one line; the
 * epilogue's texts are under the last chapter.
 */
export interface StoryGuide {
  id: string;
  /** The board of all its quests; without one, each lobby chooses. */
  board?: string | undefined;
  /** Six, played in this order. */
  chapters: readonly StoryChapter[];
  /** Played after the last chapter: it tells one of the endings. */
  epilogue: readonly GuideStep[];
  /** Names of the endings, each with a text `….endings.<name>` and a title `….endings.<name>-title`. */
  endings: readonly { name: string; won: boolean }[];
}

export interface StoryChapter {
  id: string;
  /** The decks of its quest. The first variant whose condition holds changes some of them. */
  decks: { quest: string; villain: string; threat: string };
  variants?: readonly { when: StoryCondition; decks: Partial<StoryChapter['decks']> }[];
  /** Texts that are read aloud as the quest begins, in order, each if its condition holds. */
  opening: readonly { text: string; when?: StoryCondition }[];
  /** Story cards that are in the quest area in this quest only: its special rules. */
  cards?: readonly { card: CardDefinitionId; when?: StoryCondition }[];
  /** Cards of its quest deck that stay in the box: they would tell a different story. */
  aside?: readonly CardDefinitionId[];
  /** Rivals who appear in this quest only. */
  rivals?: readonly { card: CardDefinitionId; when?: StoryCondition }[];
  /** Supply for each hero at the start of the quest. */
  supply?: number;
  /** What is played after the quest; empty after the last chapter's, whose epilogue follows. */
  upkeep: readonly GuideStep[];
}

/** One step of an upkeep, the rulebook's or a guide's. */
export type GuideStep =
  /** Heals and discards (AQ-275, AQ-276). */
  | { do: 'clean-up' }
  /**
   * Equipment: cards revealed free of charge for each hero if the quest was won, more for a price (AQ-277 to
   * AQ-279).
   */
  | { do: 'shop'; free?: number; price?: number }
  /** Hero upgrades: one free of charge for each hero if the quest was won, another for a price (AQ-280). */
  | { do: 'train'; price?: number }
  /** An enemy upgrade is drawn into the journal (AQ-281). */
  | { do: 'upgrade-enemy' }
  /** Remaining supply is discarded (AQ-282). */
  | { do: 'discard-supply' }
  /** The next quest, among those not yet played (AQ-287), and whom it is against. */
  | { do: 'choose-quest' }
  /** A text is read aloud. */
  | { do: 'tell'; text: string }
  /** A story card is revealed, by number and title (AQ-290, AQ-291): it is shown and its text is read. */
  | { do: 'reveal'; card: CardDefinitionId }
  /** The group decides; the steps of what was chosen follow. */
  | { do: 'ask'; question: string; options: readonly GuideOption[] }
  | {
      do: 'when';
      when: StoryCondition;
      then: readonly GuideStep[];
      else?: readonly GuideStep[];
    }
  /** The story remembers something, or forgets it. */
  | { do: 'mark'; mark: string }
  | { do: 'unmark'; mark: string }
  /**
   * A card goes into the journal: a story card (in the quest area of every later quest), a rival, an enemy
   * upgrade.
   */
  | { do: 'journal'; card: CardDefinitionId }
  /** A card leaves the journal, or the hero who has it. */
  | { do: 'lose'; card: CardDefinitionId }
  /** A hero gets Equipment or an ally: this hero if they take part, else one whom the group chooses. */
  | { do: 'give'; card: CardDefinitionId; to?: HeroId }
  /** Supply is added, or taken as far as there is any. */
  | { do: 'supply'; amount: number }
  /** Each hero may add another upgrade free of charge. */
  | { do: 'upgrade-each' }
  /** The story ends this way. */
  | { do: 'end'; ending: string };

/** Whatever its own steps take, supply or what heroes carry, is its price: it is named, and has to be paid. */
export interface GuideOption {
  name: string;
  /** Only offered where this holds. */
  when?: StoryCondition;
  steps: readonly GuideStep[];
}

/** What a guide may ask about what has happened. */
export type StoryCondition =
  /** The quest that has just ended was won. */
  | { if: 'won' }
  /** At least this many of the quests so far were won. */
  | { if: 'wins'; atLeast: number }
  | { if: 'marked'; mark: string }
  /** A card is in the journal, or one of the heroes has it. */
  | { if: 'has'; card: CardDefinitionId }
  /** In the quest that has just ended, it left the game: an ally fell, a rival or the villain was defeated. */
  | { if: 'fell'; card: CardDefinitionId }
  /** In the quest that has just ended, the ally was on the board at its end. */
  | { if: 'stood'; card: CardDefinitionId }
  /** In the quest that has just ended, at least this many quest tokens were on a story card at its end. */
  | { if: 'tokens'; card: CardDefinitionId; atLeast: number }
  | { if: 'villain'; is: 'scheme' | 'spawned' | 'defeated' }
  /** It was over by the end of that round. */
  | { if: 'rounds'; atMost: number }
  /** This hero takes part. */
  | { if: 'hero'; hero: HeroId }
  | { if: 'not'; condition: StoryCondition }
  | { if: 'all'; conditions: readonly StoryCondition[] }
  | { if: 'any'; conditions: readonly StoryCondition[] };
