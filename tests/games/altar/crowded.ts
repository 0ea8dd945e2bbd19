import type { Layout } from '../../support/altar.ts';

/** As full as a table gets: the longest names, the longest rules, two omens. */
export const CROWDED: Layout = {
  realms: {
    earth: { active: 3, inactive: 1, shrines: 1, worshippers: ['gravedigger', 'gatekeeper'] },
    darkness: { active: 2, shrines: 2, worshippers: ['shepherd', 'exorcist', 'scribe'] },
    war: { inactive: 4 },
    sorrow: { active: 4, shrines: 1, worshippers: ['zealot'] },
    trickery: { active: 1, inactive: 1 },
  },
  row: ['champion', 'locusts', 'prophet', 'curfew', 'plague-bearer', 'cutpurse'],
  influences: { 'seat-1': ['false-peace'], 'seat-3': ['eclipse'] },
};
