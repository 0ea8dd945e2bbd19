/** What an option is worth, in tenths of a point of valor, and why. */
export interface Gain {
  worth: number;
  /** Key of the reason in the catalogue: `adventure.companion.<why>`. */
  why: string;
}
