/** What a saved match may hold: values that survive `JSON.parse(JSON.stringify(value))` unchanged. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json | undefined };

export type JsonObject = { [key: string]: Json | undefined };

/**
 * The same type, written so that it fits `Json` if everything in it does: an interface never fits, since
 * properties could be added to it elsewhere. A type with a function in it fits nothing.
 */
export type Plain<Value> = Value extends (...given: never) => unknown
  ? never
  : { [Name in keyof Value]: Plain<Value[Name]> };

/**
 * A deep copy of plain data that will be changed, such as a match that is played ahead. Takes a quarter of
 * the time of `JSON.parse(JSON.stringify(value))`, a sixth of a structured clone's.
 */
export function copyOf<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  return (Array.isArray(value) ? copyOfList(value) : copyOfObject(value)) as Value;
}

function copyOfList(list: readonly unknown[]): unknown[] {
  const copy = list.slice();
  for (let index = 0; index < copy.length; index++) {
    const item = copy[index];
    if (typeof item === 'object' && item !== null) copy[index] = copyOf(item);
  }
  return copy;
}

/** Spread first, so the copy keeps the original's shape in V8; copying property by property would lose it. */
function copyOfObject(object: object): object {
  const copy: { [name: string]: unknown } = { ...object };
  for (const name in copy) {
    const value = copy[name];
    if (typeof value === 'object' && value !== null) copy[name] = copyOf(value);
  }
  return copy;
}

/**
 * Whether two plain values would be the same JSON text, with their properties in the same order.
 *
 * @param isPile whether order makes no difference in a list with this name; only for lists of strings
 */
export function isSameJson(
  one: unknown,
  other: unknown,
  isPile: (name: string) => boolean = () => false,
): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return one === other;
  }
  if (one === other) return true;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  if (Array.isArray(one) && Array.isArray(other)) {
    return (
      one.length === other.length &&
      one.every((item, index) => isSameJson(item, other[index], isPile))
    );
  }
  return isSameObject(one as JsonObject, other as JsonObject, isPile);
}

function isSameObject(
  one: JsonObject,
  other: JsonObject,
  isPile: (name: string) => boolean,
): boolean {
  const names = namesIn(one);
  const others = namesIn(other);
  if (names.length !== others.length) return false;
  return names.every((name, index) => {
    if (others[index] !== name) return false;
    const [value, otherValue] = [one[name], other[name]];
    return isPile(name) && Array.isArray(value) && Array.isArray(otherValue)
      ? isSameJson([...value].sort(), [...otherValue].sort())
      : isSameJson(value, otherValue, isPile);
  });
}

/** JSON leaves out what is undefined. */
const namesIn = (object: JsonObject): string[] =>
  Object.keys(object).filter((name) => object[name] !== undefined);
