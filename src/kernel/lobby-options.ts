import type { LobbyOption } from './lobby.ts';

/**
 * Reads what the lobby has chosen, option by option; what is missing takes its default. Reading throws a
 * RangeError for a value that is not offered.
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

/** What a choice that may have been saved earlier is called now. */
export const choiceNow = ({ formerly }: Pick<LobbyOption, 'formerly'>, choice: string): string =>
  formerly?.[choice] ?? choice;
