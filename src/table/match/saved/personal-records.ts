import type { JsonObject } from '../../../kernel/json.ts';
import type { Person } from './summary.ts';

/** Everything that is kept about one person, as plain JSON for them to read. */
export interface PersonalData {
  /** What they have set and what has been noted across matches. */
  settings: JsonObject;
  /** Every match that they have been involved in, with what is noted about them there and which notices name them. */
  matches: JsonObject[];
  /** Every choice of theirs, oldest first. */
  choices: JsonObject[];
  /** What has been counted about them. */
  statistics: JsonObject[];
  /** When they were notified, as far as that is noted, oldest first. */
  notifications: JsonObject[];
}

/** A person to forget, and who replaces them. */
export interface Forgotten {
  userId: string;
  former: Person;
}

/** What is kept about people, across matches: a store's part. */
export interface PersonalRecords {
  /** Every match that somebody has been involved in. */
  matchesOf(userId: string): Promise<string[]>;
  dataOf(userId: string): Promise<PersonalData>;
  /**
   * The id that stands for somebody while they are being forgotten: the one drawn, unless another is noted,
   * because they asked twice at once, or an earlier attempt was cut short. `forget` forgets it as well.
   */
  formerId(userId: string, drawn: string): Promise<string>;
  /** Everything outside matches: notes are deleted, counts go to a former player. */
  forget(userId: string, formerId: string): Promise<void>;
}
