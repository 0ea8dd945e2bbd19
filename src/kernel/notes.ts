import { RulesError } from './engine.ts';

/**
 * What an earlier step has noted in the data of its frame, which is not there before. Throws a RulesError
 * when it is missing.
 */
export function noted<Data extends object, Name extends keyof Data & string>(
  data: Data,
  name: Name,
): NonNullable<Data[Name]> {
  const value = data[name];
  if (value === undefined || value === null) throw new RulesError(`No step has noted ${name}.`);
  return value;
}
