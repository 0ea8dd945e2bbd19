/**
 * Who waits for a picture.
 * - `person`: somebody who has asked for it in private and looks at the screen.
 * - `thread`: a message that everyone will find.
 */
export type Urgency = 'person' | 'thread';

const ORDER: readonly Urgency[] = ['person', 'thread'];

/** What waits, the urgent first, each urgency in order of arrival. */
export class WaitingRoom<Item> {
  readonly #waiting: Record<Urgency, Set<Item>> = { person: new Set(), thread: new Set() };

  get size(): number {
    return ORDER.reduce((sum, urgency) => sum + this.#waiting[urgency].size, 0);
  }

  add(item: Item, urgency: Urgency): void {
    this.#waiting[urgency].add(item);
  }

  /** Takes out the next; undefined if nothing waits. */
  next(): Item | undefined {
    for (const urgency of ORDER) {
      const [first] = this.#waiting[urgency];
      if (first !== undefined && this.#waiting[urgency].delete(first)) return first;
    }
    return undefined;
  }

  /** Whether it was still waiting. */
  remove(item: Item): boolean {
    return ORDER.some((urgency) => this.#waiting[urgency].delete(item));
  }
}
