import type { Layout, Scenario } from '../../../support/altar-quest.ts';
import { party } from './stage.ts';

type Has = Partial<Layout['heroes'][string]>;

/** Rowen at the west wall of room 16 and Sedrin beside her; four spaces off is U, five is V. */
export const lay = ({
  rowen,
  sedrin,
  ...more
}: Partial<Layout> & { rowen?: Has; sedrin?: Has } = {}): Scenario =>
  party({
    ...more,
    heroes: { rowen: { at: 'Q17', ...rowen }, sedrin: { at: 'Q18', ...sedrin } },
  });

/** The same without anybody beside her. */
export const solo = ({ rowen, ...more }: Partial<Layout> & { rowen?: Has } = {}): Scenario =>
  party({ ...more, heroes: { rowen: { at: 'Q17', ...rowen } } });
