import type { Happening } from '../../../kernel/event.ts';
import type { Match } from '../../../kernel/match.ts';
import type { ImportProblem } from '../../match/import-problem.ts';
import type { RestPoint } from '../../match/saved/store.ts';
import type { MatchFile } from '../recording/match-file.ts';

/** A match in a file, played again to where the file ends. */
export interface PlayedAgain {
  match: Match;
  /** Its last rest; null when it has not come to one. */
  rest: RestPoint | null;
  /** What has happened in the chapter that it is in. */
  happenings: Happening[];
}

/** A file that can become a match: what is in it, and what comes of that when it is played again. */
export interface FileToImport {
  file: Omit<MatchFile, 'internals'>;
  again: PlayedAgain;
}

/** Why a file can't become a match; with the fault that its choices led the rules into, if they did. */
export interface FileRefused {
  because: ImportProblem;
  fault?: string;
}

/** Reads files that people hand in, and plays their matches again. */
export interface FileReader {
  /**
   * To be asked for one file at a time: those that wait lose their time.
   * @param bytes as somebody has handed it in, packed by gzip or not
   */
  read(bytes: Uint8Array): Promise<FileToImport | FileRefused>;
  close(): Promise<void>;
}
