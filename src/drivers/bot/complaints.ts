/** Levels of the log, as in its lines of JSON. */
const WARNING = 40;
const ERROR = 50;

/** Anything that is not a line of the log is an error outside of it. */
function levelOf(line: string): number {
  try {
    const entry: unknown = JSON.parse(line);
    const level = typeof entry === 'object' && entry !== null && 'level' in entry && entry.level;
    return typeof level === 'number' ? level : ERROR;
  } catch {
    return ERROR;
  }
}

/** A warning or worse. */
export const isComplaint = (line: string): boolean => levelOf(line) >= WARNING;

/** Something that must not happen. */
export const isFault = (line: string): boolean => levelOf(line) >= ERROR;
