/**
 * What effects have taken from a hero since their player was last asked (C-03). Supply taken from the common
 * pool is a loss for every hero. What players spend voluntarily, be it a price or the cost of a card of their
 * own, has not been taken from them.
 */
export interface Losses {
  health?: number;
  focus?: number;
  supply?: number;
}
