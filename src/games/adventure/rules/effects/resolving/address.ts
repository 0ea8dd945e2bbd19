import { effectIn } from '../../../../../cards/effects/resolving.ts';
import { definition } from '../../cards/library.ts';
import type { Effect } from '../../language/effect.ts';
import type { Address } from '../../language/kind.ts';

/** The effect at an address. Throws when it is gone. */
export const effectAt = ({ card, path }: Address): Effect => effectIn(definition(card), path, card);
