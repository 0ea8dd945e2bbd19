/** Whether `npm run test:long` runs, which proves over all seeds what `npm test` proves over a few. */
const IS_LONG = process.env.LONG_TESTS === '1';

/** Seeds of games that are played at random for a proof: the first `few` of them unless there is time for all. */
export const seedsOf = (all: readonly number[], few: number): readonly number[] =>
  IS_LONG ? all : all.slice(0, few);
