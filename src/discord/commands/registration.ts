import { isDeepStrictEqual } from 'node:util';
import type { REST } from 'discord.js';
import {
  type APIApplicationCommand,
  type APIApplicationCommandOption,
  Routes,
} from 'discord-api-types/v10';
import { type Localized, localizationsOf } from './localizations.ts';
import type { CommandDefinition } from './signature.ts';

/**
 * Replaces the application's global commands, but only if they differ: Discord limits how often they may be
 * written, and this runs at every start of the bot.
 * @returns whether they were written
 */
export async function registerCommands(
  rest: REST,
  application: string,
  definitions: readonly CommandDefinition[],
): Promise<boolean> {
  const route = Routes.applicationCommands(application);
  const query = new URLSearchParams({ with_localizations: 'true' });
  const known = (await rest.get(route, { query })) as APIApplicationCommand[];
  if (isDeepStrictEqual(byName(known), byName(definitions))) return false;
  await rest.put(route, { body: definitions });
  return true;
}

type Described = Pick<
  APIApplicationCommand,
  'name' | 'description' | 'contexts' | 'integration_types' | keyof Localized
> & { default_member_permissions?: string | null | undefined } & {
  options?: readonly APIApplicationCommandOption[] | undefined;
};

/** What both sides say about a command, without what only Discord adds. */
function byName(commands: readonly Described[]): object[] {
  return [...commands]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ contexts, integration_types: installations, options, ...rest }) => ({
      name: rest.name,
      description: rest.description,
      ...localizationsOf(rest),
      permissions: rest.default_member_permissions ?? null,
      contexts: [...(contexts ?? [])].sort(),
      installations: [...(installations ?? [])].sort(),
      options: (options ?? []).map(essence),
    }));
}

function essence(option: APIApplicationCommandOption): object {
  return {
    type: option.type,
    name: option.name,
    description: option.description,
    ...localizationsOf(option),
    required: option.required ?? false,
    autocomplete: 'autocomplete' in option ? (option.autocomplete ?? false) : false,
    choices: 'choices' in option ? (option.choices ?? []).map(choiceEssence) : [],
    options: 'options' in option ? (option.options ?? []).map(essence) : [],
  };
}

const choiceEssence = (choice: Pick<Localized, 'name_localizations'> & Named): object => ({
  name: choice.name,
  value: choice.value,
  ...localizationsOf(choice),
});

interface Named {
  name: string;
  value: string | number;
}
