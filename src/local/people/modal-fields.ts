import { type APIModalInteractionResponseCallbackData, ComponentType } from 'discord-api-types/v10';
import { characters, isLoose, type Loose, looseList, text } from '../validation/json.ts';
import { PersonError } from './command-options.ts';

type Fields = Readonly<Record<string, string | readonly string[]>>;

/** The `components` of a modal submission: the fields with what was entered. */
export function modalSubmission(
  modal: APIModalInteractionResponseCallbackData,
  fields: Fields,
): Loose[] {
  return looseList(modal.components).flatMap((component, index): Loose[] => {
    const type = Number(component.type);
    if (type === ComponentType.ActionRow)
      return [
        {
          type,
          id: index + 1,
          components: looseList(component.components).map((field) =>
            filled(field, fields, field.label),
          ),
        },
      ];
    if (type === ComponentType.Label && isLoose(component.component))
      return [
        { type, id: index + 1, component: filled(component.component, fields, component.label) },
      ];
    return [];
  });
}

function filled(field: Loose, fields: Fields, label: unknown): Loose {
  const customId = text(field.custom_id);
  const entered = fields[customId] ?? text(field.value);
  const type = Number(field.type);
  if (type !== ComponentType.TextInput) {
    const values =
      typeof entered === 'string' ? [entered].filter((one) => one !== '') : [...entered];
    if (field.required !== false && values.length === 0)
      throw new PersonError(`"${text(label)}" is required`);
    return { type, id: 0, custom_id: customId, values };
  }
  const value = typeof entered === 'string' ? entered : entered.join(', ');
  const min = typeof field.min_length === 'number' ? field.min_length : 0;
  const max = typeof field.max_length === 'number' ? field.max_length : 4000;
  if (field.required !== false && value === '')
    throw new PersonError(`"${text(label)}" is required`);
  if (value !== '' && (characters(value) < min || characters(value) > max))
    throw new PersonError(`"${text(label)}" must have ${min} to ${max} characters`);
  return { type, id: 0, custom_id: customId, value };
}
