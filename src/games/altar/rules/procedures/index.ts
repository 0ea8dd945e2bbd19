import type { Procedures } from '../../../../kernel/engine.ts';
import '../effects/kinds.ts';
import { effectProcedures } from '../effects/resolving/perform.ts';
import type { AltarState } from '../state.ts';
import { match } from './match.ts';
import { turn } from './turn.ts';

/** Everything a match can be in the middle of. */
export const PROCEDURES: Procedures<AltarState> = { match, turn, ...effectProcedures() };
