import type { Happening } from '../../../kernel/event.ts';
import type { Match } from '../../../kernel/match.ts';
import type { ImportProblem } from '../../match/import-problem.ts';
import type { RestPoint } from '../../match/saved/store.ts';
import type { MatchFile } from '../recording/match-file.ts';

/** A match in a file, played again to where the file ends. */
export interface PlayedAgain {
  match: Match;
  /** Its last rest; null if it has not reached one. */
  rest: RestPoint | null;
  /** What has happened in the chapter that it is in. */
  happenings: Happening[];
}

/** A file that can become a match: its contents, and the result of playing it again. */
export interface FileToImport {
  file: Omit<MatchFile, 'internals'>;
  again: PlayedAgain;
}

/** Why a file can't become a match; with the fault its choices caused in the rules, if they did. */
export interface FileRefused {
  because: ImportProblem;
  fault?: string;
}

/** Reads files that people hand in, and plays their matches again. */
export interface FileReader {
  /**
   * Ask for one file at a time: files that have to wait use up their time.
   * @param bytes as somebody has handed it in, gzipped or not
   */
  read(bytes: Uint8Array): Promise<FileToImport | FileRefused>;
  close(): Promise<void>;
}
