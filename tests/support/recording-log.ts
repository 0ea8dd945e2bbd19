import type { Log } from '../../src/table/match/context.ts';

export interface LogEntry {
  level: 'info' | 'warn' | 'error';
  details: object;
  message: string;
}

/** Keeps what is logged, for tests to look at. */
export function recordingLog(): Log & { entries: LogEntry[]; info: Log['warn'] } {
  const entries: LogEntry[] = [];
  const at = (level: LogEntry['level']) => (details: object, message: string) => {
    entries.push({ level, details, message });
  };
  return { entries, info: at('info'), warn: at('warn'), error: at('error') };
}
