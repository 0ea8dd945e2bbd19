import {
  type APIApplicationCommandOption,
  type APIMessageComponent,
  ApplicationCommandOptionType,
  ComponentType,
} from 'discord-api-types/v10';
import type { CommandDefinition } from '../../src/discord/commands/signature.ts';
import { LIMITS } from '../../src/discord/limits.ts';
import { countComponents, type OutgoingMessage } from '../../src/discord/messages/message.ts';

const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;

/** Everything about these commands that Discord would refuse. */
export function commandProblems(definitions: readonly CommandDefinition[]): string[] {
  const names = definitions.map(({ name }) => name);
  return [
    ...(definitions.length > LIMITS.globalCommands ? ['too many commands'] : []),
    ...names.filter((name, index) => names.indexOf(name) !== index).map((name) => `${name} twice`),
    ...definitions.flatMap((definition) => [
      ...namedProblems(`/${definition.name}`, definition),
      ...optionsProblems(`/${definition.name}`, definition.options ?? []),
      ...(textOf(definition) > LIMITS.commandText ? [`/${definition.name} has too much text`] : []),
    ]),
  ];
}

interface Named {
  name: string;
  description: string;
}

const namedProblems = (where: string, { name, description }: Named): string[] => [
  ...(NAME.test(name) && name === name.toLowerCase() ? [] : [`${where}: bad name ${name}`]),
  ...(description.length >= 1 && description.length <= LIMITS.commandDescription
    ? []
    : [`${where}: description of ${description.length}`]),
];

function optionsProblems(where: string, options: readonly APIApplicationCommandOption[]): string[] {
  const names = options.map(({ name }) => name);
  const required = options.map((option) => option.required ?? false);
  return [
    ...(options.length > LIMITS.commandOptions ? [`${where}: too many options`] : []),
    ...(new Set(names).size < names.length ? [`${where}: an option twice`] : []),
    ...(required.some((is, index) => is && index > 0 && !required[index - 1])
      ? [`${where}: a required option after one that is not`]
      : []),
    ...options.flatMap((option) => optionProblems(`${where} ${option.name}`, option)),
  ];
}

function optionProblems(where: string, option: APIApplicationCommandOption): string[] {
  const choices = 'choices' in option ? (option.choices ?? []) : [];
  const completed = 'autocomplete' in option && option.autocomplete === true;
  return [
    ...namedProblems(where, option),
    ...(choices.length > LIMITS.commandChoices ? [`${where}: too many choices`] : []),
    ...(completed && choices.length > 0 ? [`${where}: choices and autocomplete`] : []),
    ...choices
      .filter(({ name, value }) => name.length > 100 || String(value).length > 100 || name === '')
      .map(({ name }) => `${where}: choice ${name}`),
    ...(option.type === ApplicationCommandOptionType.Subcommand
      ? optionsProblems(where, option.options ?? [])
      : []),
  ];
}

function textOf(command: {
  name: string;
  description: string;
  options?: readonly APIApplicationCommandOption[] | undefined;
}): number {
  const inner = (command.options ?? []).map((option) => {
    const choices = 'choices' in option ? (option.choices ?? []) : [];
    const words = choices.reduce(
      (sum, { name, value }) => sum + name.length + String(value).length,
      0,
    );
    return words + textOf(option as Parameters<typeof textOf>[0]);
  });
  return command.name.length + command.description.length + inner.reduce((a, b) => a + b, 0);
}

/** Everything about this message that Discord would refuse. */
export function messageProblems({ components, files = [] }: OutgoingMessage): string[] {
  const problems: string[] = [];
  const customIds: string[] = [];
  let text = 0;
  const visit = (component: APIMessageComponent | { type: ComponentType }): void => {
    const known = component as APIMessageComponent;
    if ('custom_id' in known && known.custom_id !== undefined) customIds.push(known.custom_id);
    switch (known.type) {
      case ComponentType.TextDisplay:
        text += known.content.length;
        if (known.content.length < 1) problems.push('an empty text');
        break;
      case ComponentType.ActionRow:
        problems.push(...rowProblems(known.components));
        break;
      case ComponentType.Button:
        if ('label' in known && (known.label?.length ?? 0) > LIMITS.buttonLabel)
          problems.push('a long label');
        if ('label' in known && known.label === '' && !known.emoji) problems.push('an empty label');
        break;
      case ComponentType.StringSelect:
        problems.push(...selectProblems(known));
        break;
      case ComponentType.MediaGallery:
        problems.push(
          ...known.items
            .filter(({ description }) => (description?.length ?? 0) > 1024)
            .map(() => 'a long alt text'),
        );
        break;
    }
    if ('components' in known) for (const inner of known.components) visit(inner);
    if ('accessory' in known) visit(known.accessory);
  };
  for (const component of components) visit(component);
  if (text > LIMITS.messageText) problems.push(`${text} characters`);
  if (countComponents(components) > LIMITS.messageComponents) problems.push('too many components');
  if (customIds.some((id) => id.length < 1 || id.length > LIMITS.customId))
    problems.push('a long custom_id');
  if (new Set(customIds).size < customIds.length) problems.push('a custom_id twice');
  if (files.length > 10) problems.push('too many files');
  if (files.some(({ description }) => description.length > LIMITS.attachmentDescription))
    problems.push('a long file description');
  return problems;
}

function rowProblems(components: readonly { type: ComponentType }[]): string[] {
  const buttons = components.filter(({ type }) => type === ComponentType.Button).length;
  if (components.length === 0) return ['an empty row'];
  if (buttons === components.length) return buttons > 5 ? ['six buttons in a row'] : [];
  return components.length > 1 ? ['a menu that is not alone in its row'] : [];
}

function selectProblems(menu: Extract<APIMessageComponent, { type: ComponentType.StringSelect }>) {
  const { options, min_values: min = 1, max_values: max = 1, placeholder = '' } = menu;
  const values = options.map(({ value }) => value);
  return [
    ...(options.length < 1 || options.length > LIMITS.selectOptions ? ['a menu’s options'] : []),
    ...(new Set(values).size < values.length ? ['a menu’s value twice'] : []),
    ...(placeholder.length > LIMITS.selectPlaceholder ? ['a long placeholder'] : []),
    ...(min > max || max > options.length ? ['min and max'] : []),
    ...options.flatMap(({ label, value, description = '' }) => [
      ...(label.length < 1 || label.length > LIMITS.selectLabel ? ['a menu label'] : []),
      ...(value.length < 1 || value.length > LIMITS.selectValue ? ['a menu value'] : []),
      ...(description.length > LIMITS.selectDescription ? ['a menu description'] : []),
    ]),
    ...(options.filter((option) => option.default).length > max ? ['too many marks'] : []),
  ];
}
