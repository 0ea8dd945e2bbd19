import type { LobbyOption } from '../../../kernel/game.ts';

/** What a group may want otherwise; the first choice is the documents' own (see rulings.ts). */
export const OPTIONS = [
  /** C-05: heroes choose the start room, or a d20 does. Random is the default in a thread. */
  { id: 'start-room', choices: ['random', 'chosen'], default: 'random' },
  /** C-01: all eight feature cards shuffled, or "Altar Found" among the last three. */
  { id: 'altar', choices: ['shuffled', 'late'], default: 'shuffled' },
  /** AQ-007: among several legal outcomes the one that is worst for the group. */
  { id: 'difficulty', choices: ['normal', 'hard'], default: 'normal' },
  /** C-16: search cards may be asked for as well, or only given. */
  { id: 'trades', choices: ['give-and-receive', 'give-only'], default: 'give-and-receive' },
  { id: 'threat', choices: ['frox'], default: 'frox' },
  { id: 'villain', choices: ['bolx'], default: 'bolx' },
  { id: 'quest', choices: ['the-search'], default: 'the-search' },
] as const satisfies readonly LobbyOption[];

export interface MatchOptions {
  startRoom: 'random' | 'chosen';
  altar: 'shuffled' | 'late';
  difficulty: 'normal' | 'hard';
  trades: 'give-and-receive' | 'give-only';
  threat: string;
  villain: string;
  quest: string;
}

/** Reads the lobby's values; what is missing takes its default. Throws a RangeError for a value not offered. */
export function readOptions(values: { [option: string]: string }): MatchOptions {
  const read = (id: string): string => {
    const option: LobbyOption | undefined = OPTIONS.find((offered) => offered.id === id);
    const value = values[id] ?? option?.default;
    if (!option || value === undefined || !option.choices.includes(value)) {
      throw new RangeError(`The option ${id} can't be ${value}.`);
    }
    return value;
  };
  return {
    startRoom: read('start-room') as MatchOptions['startRoom'],
    altar: read('altar') as MatchOptions['altar'],
    difficulty: read('difficulty') as MatchOptions['difficulty'],
    trades: read('trades') as MatchOptions['trades'],
    threat: read('threat'),
    villain: read('villain'),
    quest: read('quest'),
  };
}
