import { Locale, ApplicationCommandOptionType as OptionType } from 'discord-api-types/v10';
import type { Problem } from './errors.ts';
import { characters, type Loose, looseList, text } from './json.ts';
import { type Path, Problems } from './problems.ts';

const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;
const CONTEXT_MENU: ReadonlySet<number> = new Set([2, 3]);

/** What Discord would refuse about a whole set of commands (bulk overwrite). */
export function commandSetProblems(commands: readonly Loose[]): Problem[] {
  const problems = new Problems();
  problems.count([], commands.length, 0, 100);
  problems.unique(
    [],
    commands.map((command) => text(command.name)),
    'Application command name',
  );
  for (const locale of LOCALES)
    problems.unique([], namesIn(commands, locale), `Application command name in ${locale}`);
  for (const [index, command] of commands.entries()) commandProblems(command, [index], problems);
  return problems.list;
}

export function commandProblems(command: Loose, at: Path, problems: Problems): void {
  if (CONTEXT_MENU.has(Number(command.type))) {
    problems.length(at, 'name', command.name, 1, 32);
    return;
  }
  nameProblems(command, at, problems);
  optionsProblems(command, at, problems, 0);
  const size = textSize(command);
  if (size > 8000)
    problems.add(
      at,
      'APPLICATION_COMMAND_TOO_LARGE',
      `Command exceeds maximum size (8000): ${size}`,
    );
}

function nameProblems(item: Loose, at: Path, problems: Problems): void {
  const name = text(item.name);
  if (!NAME.test(name) || name !== name.toLowerCase())
    problems.add(
      [...at, 'name'],
      'APPLICATION_COMMAND_INVALID_NAME',
      'Command name is invalid: lower-case letters, digits, - and _, 1 to 32 of them',
    );
  problems.length(at, 'description', item.description, 1, 100);
  for (const [locale, name] of localizationsOf(item, 'name', at, problems)) {
    const place = [...at, 'name_localizations'];
    problems.length(place, locale, name, 1, 32);
    if (!NAME.test(text(name)) || text(name) !== text(name).toLowerCase())
      problems.add([...place, locale], 'APPLICATION_COMMAND_INVALID_NAME', 'Name is invalid');
  }
  for (const [locale, description] of localizationsOf(item, 'description', at, problems))
    problems.length([...at, 'description_localizations'], locale, description, 1, 100);
}

/** The languages that Discord knows. */
const LOCALES: readonly string[] = Object.values(Locale);

/** What an item says in other languages; a language that Discord doesn't know is a problem. */
function localizationsOf(
  item: Loose,
  part: 'name' | 'description',
  at: Path,
  problems: Problems,
): [string, unknown][] {
  const field = `${part}_localizations`;
  const said = Object.entries((item[field] ?? {}) as Loose);
  for (const [locale] of said)
    if (!LOCALES.includes(locale))
      problems.add(
        [...at, field, locale],
        'BASE_TYPE_CHOICES',
        `Value must be one of ${LOCALES.join(', ')}.`,
      );
  return said;
}

/** Siblings as somebody with this language sees them. */
const namesIn = (items: readonly Loose[], locale: string): string[] =>
  items.map((item) => text((item.name_localizations as Loose | null)?.[locale] ?? item.name));

function optionsProblems(item: Loose, at: Path, problems: Problems, depth: number): void {
  const options = looseList(item.options);
  problems.count([...at, 'options'], options.length, 0, 25);
  problems.unique(
    [...at, 'options'],
    options.map((option) => text(option.name)),
    'Option name',
  );
  for (const locale of LOCALES)
    problems.unique([...at, 'options'], namesIn(options, locale), `Option name in ${locale}`);
  let optionalSeen = false;
  for (const [index, option] of options.entries()) {
    const place = [...at, 'options', index];
    const type = Number(option.type);
    nameProblems(option, place, problems);
    if (type === OptionType.Subcommand || type === OptionType.SubcommandGroup)
      nestingProblems(option, place, problems, depth);
    else {
      valueOptionProblems(option, place, problems);
      if (option.required === true && optionalSeen)
        problems.add(
          place,
          'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
          'Required options must be placed before non-required options',
        );
      optionalSeen ||= option.required !== true;
    }
  }
  const nested = options.filter(
    (option) => Number(option.type) <= OptionType.SubcommandGroup,
  ).length;
  if (nested > 0 && nested < options.length)
    problems.add(
      [...at, 'options'],
      'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
      'Sub-commands and other options cannot stand side by side',
    );
}

function nestingProblems(option: Loose, at: Path, problems: Problems, depth: number): void {
  const isGroup = Number(option.type) === OptionType.SubcommandGroup;
  const children = looseList(option.options);
  if (
    isGroup &&
    (depth > 0 || children.some((child) => Number(child.type) !== OptionType.Subcommand))
  )
    problems.add(at, 'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID', 'A group holds sub-commands only');
  if (depth > 1)
    problems.add(
      at,
      'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
      'Sub-commands are nested too deeply',
    );
  optionsProblems(option, at, problems, depth + 1);
}

function valueOptionProblems(option: Loose, at: Path, problems: Problems): void {
  const choices = looseList(option.choices);
  if (option.autocomplete === true && choices.length > 0)
    problems.add(
      [...at, 'autocomplete'],
      'APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES',
      'An option has either choices or autocomplete',
    );
  choiceProblems(choices, [...at, 'choices'], problems);
}

/** Limits of fixed choices and of those an autocomplete offers. */
export function choiceProblems(choices: readonly Loose[], at: Path, problems: Problems): void {
  problems.count(at, choices.length, 0, 25);
  for (const [index, choice] of choices.entries()) {
    problems.length([...at, index], 'name', choice.name, 1, 100);
    for (const [locale, name] of localizationsOf(choice, 'name', [...at, index], problems))
      problems.length([...at, index, 'name_localizations'], locale, name, 1, 100);
    if (typeof choice.value === 'string')
      problems.length([...at, index], 'value', choice.value, 1, 100);
  }
}

/**
 * Characters of all names, descriptions and values, with options and choices; Discord allows 8000, and counts the
 * longest of what is said in several languages.
 */
function textSize(item: Loose): number {
  const longest = (part: 'name' | 'description') =>
    Math.max(
      characters(item[part]),
      ...Object.values((item[`${part}_localizations`] ?? {}) as Loose).map(characters),
    );
  const own = longest('name') + longest('description') + characters(item.value);
  const children = [...looseList(item.options), ...looseList(item.choices)];
  return children.reduce((sum, child) => sum + textSize(child), own);
}
