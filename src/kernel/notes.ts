import { RulesError } from './engine.ts';

/** What an earlier step has noted in its frame's data. Throws a RulesError if it is missing. */
export function noted<Data extends object, Name extends keyof Data & string>(
  data: Data,
  name: Name,
): NonNullable<Data[Name]> {
  const value = data[name];
  if (value === undefined || value === null) throw new RulesError(`No step has noted ${name}.`);
  return value;
}
