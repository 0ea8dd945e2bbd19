import { ComponentType } from 'discord-api-types/v10';
import { type Loose, looseList, text } from './json.ts';
import type { Path, Problems } from './problems.ts';

/** Limits of a select menu, in a message or in a modal. */
export function selectProblems(select: Loose, at: Path, problems: Problems): void {
  problems.length(at, 'placeholder', select.placeholder, 0, 150);
  if (Number(select.type) !== ComponentType.StringSelect) return;
  const options = looseList(select.options);
  problems.count([...at, 'options'], options.length, 1, 25);
  for (const [index, option] of options.entries()) {
    const place = [...at, 'options', index];
    problems.length(place, 'label', option.label, 1, 100);
    problems.length(place, 'value', option.value, 1, 100);
    problems.length(place, 'description', option.description, 0, 100);
  }
  problems.unique(
    [...at, 'options'],
    options.map((option) => text(option.value)),
    'Option value',
  );
  rangeProblems(select, options, at, problems);
}

function rangeProblems(
  select: Loose,
  options: readonly Loose[],
  at: Path,
  problems: Problems,
): void {
  const min = typeof select.min_values === 'number' ? select.min_values : 1;
  const max = typeof select.max_values === 'number' ? select.max_values : 1;
  if (min < 0 || min > 25)
    problems.add([...at, 'min_values'], 'NUMBER_TYPE_RANGE', 'Must be 0 to 25');
  if (max < 1 || max > 25)
    problems.add([...at, 'max_values'], 'NUMBER_TYPE_RANGE', 'Must be 1 to 25');
  if (min > max)
    problems.add(
      [...at, 'min_values'],
      'SELECT_MIN_GREATER_THAN_MAX',
      'min_values exceeds max_values',
    );
  if (max > options.length)
    problems.add(
      [...at, 'max_values'],
      'SELECT_MAX_GREATER_THAN_OPTIONS',
      'max_values exceeds the options',
    );
  if (options.filter((option) => option.default === true).length > max)
    problems.add(
      [...at, 'options'],
      'SELECT_TOO_MANY_DEFAULTS',
      'More default options than max_values',
    );
}
