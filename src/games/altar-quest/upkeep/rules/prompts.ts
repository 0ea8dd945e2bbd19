import type { MessageOf, Nothing } from '../../../../kernel/vocabulary.ts';
import type { CardId, HeroId } from '../../rules/terms.ts';

/** Every question of the upkeep. Its words: `altar-quest-upkeep.<key>.question`. */
export type UpkeepPrompts = {
  /** A quest was broken off by its people. */
  'prompt.broken-off': { quest: string };
  /** Whether another card is revealed for supply. */
  'prompt.reveal': { price: number; supply: number; display: number };
  'prompt.take': { hero: HeroId };
  'prompt.who-takes': { card: CardId };
  'prompt.train': { hero: HeroId };
  /** The same for supply, if there is enough for everyone who may. */
  'prompt.pay-to-train': { hero: HeroId; price: number };
  /** Which of them, if there is not. */
  'prompt.who-trains': { price: number; supply: number };
  'prompt.next-quest': Nothing;
  'prompt.next-villain': { quest: string };
  'prompt.next-threat': { quest: string };
  'prompt.story': { story: string; chapter: number; question: string };
  'prompt.give': { card: CardId };
};

export type UpkeepPrompt = MessageOf<UpkeepPrompts>;
