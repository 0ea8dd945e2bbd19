import type { Pack } from '../../../packs/pack.ts';

/** A pack as it is kept. */
export interface StoredPack {
  digest: string;
  pack: Pack;
}

/** The packs that servers have been given. */
export interface PackRecords {
  /** All of them, in the order in which they came. */
  all(): Promise<StoredPack[]>;
  /** Keeps a pack; one that is there already stays as it is. */
  keep(stored: StoredPack): Promise<void>;
  /** Deletes packs from before a time that no server offers and no match has been opened with, and says how many. */
  deleteUnused(before: Date): Promise<number>;
}
