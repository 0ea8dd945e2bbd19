/**
 * A copy of an object with more properties, in their order. For code that runs thousands of times in a fork:
 * V8 gives every object written as `{ ...object, more }` a shape of its own if `more` is new. That takes
 * about five times as long (1.2 µs on Node.js 20), and slows down all code that reads such objects.
 */
export const withMore = <Of extends object, More extends object>(object: Of, more: More) =>
  Object.assign({}, object, more);
