import type { Problem } from './errors.ts';
import { characters } from './json.ts';

export type Path = readonly (string | number)[];

/** Gathers what is wrong with one request body. */
export class Problems {
  readonly list: Problem[] = [];

  add(path: Path, code: string, message: string): void {
    this.list.push({ path, code, message });
  }

  /** The text of this field must have from `min` to `max` characters. Absent text counts as empty. */
  length(at: Path, field: string, value: unknown, min: number, max: number): void {
    const length = characters(value);
    if (length < min && length === 0)
      this.add([...at, field], 'BASE_TYPE_REQUIRED', 'This field is required');
    else if (length < min || length > max)
      this.add(
        [...at, field],
        'BASE_TYPE_BAD_LENGTH',
        `Must be between ${min} and ${max} in length.`,
      );
  }

  /** The list at the path must have from `min` to `max` entries. */
  count(path: Path, count: number, min: number, max: number): void {
    if (count < min || count > max)
      this.add(path, 'BASE_TYPE_BAD_LENGTH', `Must be between ${min} and ${max} in length.`);
  }

  /** No two entries may have the same value under `key`. */
  unique(path: Path, values: readonly unknown[], what: string): void {
    const seen = new Set<unknown>();
    for (const value of values) {
      if (seen.has(value))
        this.add(
          path,
          'COMPONENT_CUSTOM_ID_DUPLICATED',
          `${what} cannot be duplicated: ${String(value)}`,
        );
      seen.add(value);
    }
  }
}
