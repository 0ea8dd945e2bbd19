/** Works out what follows from an immutable object, once for each; the result must not be changed either. */
export function onceFor<Of extends object, Found>(find: (one: Of) => Found): (one: Of) => Found {
  const known = new WeakMap<Of, Found>();
  return (one) => {
    let found = known.get(one);
    if (found === undefined) {
      found = find(one);
      known.set(one, found);
    }
    return found;
  };
}
