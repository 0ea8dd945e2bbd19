import { ComponentType } from 'discord-api-types/v10';
import type { Problem } from './errors.ts';
import { isLoose, type Loose, looseList, text } from './json.ts';
import { type Path, Problems } from './problems.ts';
import { selectProblems } from './select-limits.ts';

/** What Discord would refuse about a modal. */
export function modalProblems(modal: Loose): Problem[] {
  const problems = new Problems();
  const components = looseList(modal.components);
  problems.length(['data'], 'title', modal.title, 1, 45);
  problems.length(['data'], 'custom_id', modal.custom_id, 1, 100);
  problems.count(['data', 'components'], components.length, 1, 5);
  const customIds: string[] = [];
  for (const [index, component] of components.entries()) {
    const at: Path = ['data', 'components', index];
    for (const [field, place] of modalFields(component, at, problems)) {
      customIds.push(text(field.custom_id));
      problems.length(place, 'custom_id', field.custom_id, 1, 100);
      fieldProblems(field, place, problems);
    }
  }
  problems.unique(['data', 'components'], customIds, 'Component custom id');
  return problems.list;
}

function modalFields(component: Loose, at: Path, problems: Problems): [Loose, Path][] {
  const type = Number(component.type);
  if (type === ComponentType.TextDisplay) return [];
  if (type === ComponentType.ActionRow)
    return looseList(component.components).map((child, place) => [
      child,
      [...at, 'components', place],
    ]);
  if (type !== ComponentType.Label) {
    problems.add(
      [...at, 'type'],
      'UNION_TYPE_CHOICES',
      `Component type ${type} cannot be used in a modal`,
    );
    return [];
  }
  problems.length(at, 'label', component.label, 1, 45);
  problems.length(at, 'description', component.description, 0, 100);
  const place: Path = [...at, 'component'];
  if (isLoose(component.component)) return [[component.component, place]];
  problems.add(place, 'BASE_TYPE_REQUIRED', 'This field is required');
  return [];
}

function fieldProblems(field: Loose, at: Path, problems: Problems): void {
  const type = Number(field.type);
  if (type === ComponentType.TextInput) {
    problems.length(at, 'label', field.label, 0, 45);
    problems.length(at, 'placeholder', field.placeholder, 0, 100);
    const max = typeof field.max_length === 'number' ? field.max_length : 4000;
    problems.length(at, 'value', field.value, 0, max);
  } else if (type === ComponentType.StringSelect) selectProblems(field, at, problems);
}
