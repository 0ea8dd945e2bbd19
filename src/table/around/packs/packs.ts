import type { Manifest, Pack } from '../../../packs/pack.ts';
import type { PackProblem } from '../../../packs/problem.ts';
import type { Titles } from '../../../packs/words.ts';
import type { Refused } from '../../match/refusal.ts';

/** A pack that a server's new lobbies offer. */
export interface OfferedPack {
  digest: string;
  manifest: Manifest;
  /** What it is called where it is called otherwise. */
  titles: Titles;
  /** The games that it brings something to. */
  games: string[];
}

/** A pack in which nothing is wrong, or what is. */
export type CheckedPack =
  | { pack: Pack; digest: string; warnings: PackProblem[] }
  | { problems: PackProblem[] };

/** A file that somebody hands in as a pack. */
export interface PackFile {
  name: string;
  bytes: Uint8Array;
}

/** Checks packs apart from everything else: one may be made to take long. */
export interface PackReader {
  /** One file at a time. Null if it takes more time or memory than any pack should. */
  check(file: PackFile): Promise<CheckedPack | null>;
  close(): Promise<void>;
}

/** Why a pack was not added. */
export type NotAdded =
  | { added: false; because: 'problems'; problems: PackProblem[] }
  | { added: false; because: 'too-much' }
  | { added: false; because: 'too-many'; most: number }
  | { added: false; because: 'there-already'; pack: OfferedPack };

export type Added = {
  added: true;
  pack: OfferedPack;
  /** The version that it takes the place of in new lobbies; null if it is new here. */
  replaced: string | null;
  warnings: PackProblem[];
};

/** The packs of servers. */
export interface Packs {
  /** What new lobbies of a server offer, in the order of adding. */
  packs(guildId: string): Promise<{ ok: true; packs: OfferedPack[] } | Refused>;
  /** What is wrong with a file; nothing is kept of it. */
  checkPack(file: PackFile): Promise<({ ok: true } & { checked: CheckedPack | null }) | Refused>;
  /** Offers a pack in the new lobbies of a server, instead of an earlier version. */
  addPack(guildId: string, file: PackFile): Promise<({ ok: true } & (Added | NotAdded)) | Refused>;
  /** Offers it no longer. What has been opened with it goes on. Null: this server doesn't have it. */
  removePack(
    guildId: string,
    packId: string,
  ): Promise<{ ok: true; pack: OfferedPack | null } | Refused>;
  /** A pack as it was written, for another server. Null: this server doesn't have it. */
  sharePack(guildId: string, packId: string): Promise<{ ok: true; pack: Pack | null } | Refused>;
  /** Makes everything playable that servers offer or matches were opened with. Call it once, before anything else. */
  registerPacks(): Promise<void>;
}
