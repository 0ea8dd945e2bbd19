/** What a difficulty level changes (D-01). */
export interface Shifts {
  /** Added to the difficulty of every INFLICT and RESIST test. */
  enemyTests: number;
  /** Supply for each hero at the start. */
  supplyEach: number;
  /** The quest's Setup/Rules card is exhausted as each round with a multiple of this number begins; null: never. */
  questRests: number | null;
}

export type Level = 'story' | 'standard' | 'grim';

/** D-01: the documents know one level; a group may want an easier or a harder one. */
const LEVELS: Readonly<Record<Level, Shifts>> = {
  story: { enemyTests: -1, supplyEach: 2, questRests: 3 },
  standard: { enemyTests: 0, supplyEach: 0, questRests: null },
  grim: { enemyTests: 1, supplyEach: 0, questRests: null },
};

/** What the level of a match changes; nothing in matches from before there were levels. */
export const shiftsOf = ({ level = 'standard' }: { level?: Level }): Shifts => LEVELS[level];

/** Whether the quest does nothing of its own in this round (D-01). */
export function questRests({
  options,
  round,
}: {
  options: { level?: Level };
  round: number;
}): boolean {
  const { questRests: every } = shiftsOf(options);
  return every !== null && round % every === 0;
}
