import { GAUGE, INK, MARK } from '../../../../picture/palette.ts';
import { COUNT_ICONS } from '../symbols.ts';

/** Symbols of what dice do, and of what stops them. */
export const BLOW_MARKS = {
  hits: { icon: 'crossed-swords', colour: MARK.orange },
  stopped: { icon: COUNT_ICONS.defense, colour: INK.quiet },
  blocks: { icon: COUNT_ICONS.defense, colour: MARK.green },
  turned: { icon: 'crossed-swords', colour: GAUGE.focus },
  focus: { icon: COUNT_ICONS.focus, colour: GAUGE.focus },
  defense: { icon: COUNT_ICONS.defense, colour: MARK.sky },
  armor: { icon: COUNT_ICONS.armor, colour: GAUGE.armor },
} as const;
