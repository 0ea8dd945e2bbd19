import type { LobbyOption } from './lobby.ts';

/**
 * Reads what was chosen in the lobby, option by option; missing ones get their defaults. Throws a RangeError
 * for a value that isn't offered.
 */
export const optionReader =
  <Option extends LobbyOption>(
    offered: readonly Option[],
    values: { readonly [option: string]: string },
  ) =>
  <Id extends Option['id']>(id: Id): Extract<Option, { id: Id }>['choices'][number] => {
    const option = offered.find((candidate) => candidate.id === id);
    const value = option && choiceNow(option, values[id] ?? option.default);
    if (value === undefined || !option?.choices.includes(value)) {
      throw new RangeError(`The option ${id} can't be ${value}.`);
    }
    return value;
  };

/** The current name of a choice that may have been saved under an earlier one. */
export const choiceNow = ({ formerly }: Pick<LobbyOption, 'formerly'>, choice: string): string =>
  formerly?.[choice] ?? choice;
