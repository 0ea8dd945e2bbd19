/** Interactions that are remembered; a copy follows within seconds. */
const REMEMBERED = 10_000;

/** Tells copies of an interaction that Discord delivers again from the first, which alone is handled. */
export class Copies {
  readonly #taken = new Set<string>();

  /** Takes an interaction; false when it was taken before. */
  take(interactionId: string): boolean {
    if (this.#taken.has(interactionId)) return false;
    this.#taken.add(interactionId);
    const [oldest] = this.#taken;
    if (this.#taken.size > REMEMBERED && oldest !== undefined) this.#taken.delete(oldest);
    return true;
  }
}
