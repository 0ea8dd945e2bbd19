/** Whether this is `npm run test:long`, which proves over all seeds what `npm test` proves over a few. */
const IS_LONG = process.env.LONG_TESTS === '1';

/** Seeds of games played at random for a proof: the first `few` of them unless there is time for all. */
export const seedsOf = <Seed>(all: readonly Seed[], few: number): readonly Seed[] =>
  IS_LONG ? all : all.slice(0, few);

/** How many are tried at random for a proof: a few unless there is time for more. */
export const countOf = ({ few, many }: { few: number; many: number }): number =>
  IS_LONG ? many : few;
