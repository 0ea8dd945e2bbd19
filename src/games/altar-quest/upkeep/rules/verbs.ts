import type { Nothing, OptionOf } from '../../../../kernel/vocabulary.ts';
import type { CardId, HeroId } from '../../rules/terms.ts';

/** Every way to answer a question of the upkeep. */
export type UpkeepVerbs = {
  /** A revealed piece of Equipment. */
  take: { card: CardId };
  /** A hero upgrade. */
  train: { card: CardId };
  /** Another card for the shop's display. */
  reveal: { price: number };
  hero: { hero: HeroId };
  quest: { quest: string };
  villain: { villain: string };
  threat: { threat: string };
  /** What a story offers, by its name in the guide, for supply or cards joined by "+". */
  story: { option: string; supply?: number; cards?: string };
  again: Nothing;
  lost: Nothing;
  /** Enough, or nobody. */
  done: Nothing;
};

export type UpkeepOption = OptionOf<UpkeepVerbs>;
