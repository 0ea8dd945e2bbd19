import type { Message, Option } from './decision.ts';
import { RulesError } from './engine.ts';
import type { NameIn, ValueIn } from './vocabulary.ts';

/** The arguments that the options of one verb have. */
type ArgumentsOf<Own extends Option, Verb extends Own['verb']> = NonNullable<
  (Own & { verb: Verb })['args']
>;

/** The arguments of a question that must be this one. Throws a RulesError if it is another. */
export function argumentsOfPrompt<Asked extends Message, Key extends Asked['key']>(
  prompt: Asked,
  key: Key,
): Extract<Asked, { key: Key }>['args'] {
  if (prompt.key !== key) throw new RulesError(`The question ${prompt.key} is no ${key}.`);
  return prompt.args;
}

/** One argument of an option. Throws a RulesError if the option has another verb or no such argument. */
export function argumentOf<
  Own extends Option,
  Verb extends Own['verb'],
  Name extends NameIn<ArgumentsOf<Own, Verb>> & string,
>(option: Own, verb: Verb, name: Name): NonNullable<ValueIn<ArgumentsOf<Own, Verb>, Name>> {
  const { id, args }: Option = option;
  if (option.verb !== verb) throw new RulesError(`The option ${id} is no ${verb}.`);
  const value = args?.[name];
  if (value === undefined) throw new RulesError(`The option ${id} has no argument ${name}.`);
  return value as NonNullable<ValueIn<ArgumentsOf<Own, Verb>, Name>>;
}

/** The one option that was chosen. Throws a RulesError if there is none. */
export function onlyAnswer<Own extends Option>(chosen: readonly Own[] | undefined): Own {
  const option = chosen?.[0];
  if (option === undefined) throw new RulesError('Nothing was chosen where something has to be.');
  return option;
}

/** One argument of the one option that was chosen. Throws a RulesError as `argumentOf` and `onlyAnswer` do. */
export const chosenArgument = <
  Own extends Option,
  Verb extends Own['verb'],
  Name extends NameIn<ArgumentsOf<Own, Verb>> & string,
>(
  chosen: readonly Own[] | undefined,
  verb: Verb,
  name: Name,
): NonNullable<ValueIn<ArgumentsOf<Own, Verb>, Name>> => argumentOf(onlyAnswer(chosen), verb, name);
