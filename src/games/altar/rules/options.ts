import type { LobbyOption } from '../../../kernel/game.ts';

/** What the host chooses in the lobby, with the rulings that groups may see otherwise. */
export const OPTIONS = [
  /** L-14: nobody tells a bot who is oldest, so chance decides, or the host names a seat. */
  {
    id: 'first-player',
    choices: ['random', 'seat-1', 'seat-2', 'seat-3', 'seat-4', 'seat-5'],
    default: 'random',
  },
  /** L-04: whether the two actions of a two-player turn have to be of different kinds. */
  { id: 'two-actions', choices: ['different', 'any'], default: 'different' },
] as const satisfies readonly LobbyOption[];

export interface MatchOptions {
  firstPlayer: string;
  twoActions: 'different' | 'any';
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
    firstPlayer: read('first-player'),
    twoActions: read('two-actions') as MatchOptions['twoActions'],
  };
}
