import { table } from './tables.ts';

/** What a figure should be, and what it is. */
export interface Target {
  what: string;
  should: string;
  is: string;
  holds: boolean;
}

export const target = (what: string, should: string, is: string, holds: boolean): Target => ({
  what,
  should,
  is,
  holds,
});

export const share = (part: number): string => `${(100 * part).toFixed(0)}%`;

/** Which targets are met and which are not; empty if there are none. */
export const targetTable = (targets: readonly Target[]): string[] =>
  targets.length === 0
    ? []
    : table(
        ['what', 'should be', 'is', ''],
        targets.map(({ what, should, is, holds }) => [
          what,
          should,
          is,
          holds ? 'holds' : '**no**',
        ]),
      );
