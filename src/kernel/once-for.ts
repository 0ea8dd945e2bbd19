/** What follows from something that nobody changes, worked out once for each; nobody changes what is found either. */
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
