/**
 * What effects have taken from a hero since their player was last asked (C-03). Supply taken from the
 * common pool is a loss of every hero's. What players spend of their own accord, be it a price or what
 * a card of their own costs, has not been taken from them.
 */
export interface Losses {
  health?: number;
  focus?: number;
  supply?: number;
}
