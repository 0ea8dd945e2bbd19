import { z } from 'zod';
import type { Game } from '../kernel/game.ts';
import { packSchema } from './pack.ts';

/**
 * What a pack may hold, as JSON Schema: editors complete and check what is written by it. What follows from other
 * parts of the pack, such as whether a card that is named exists, only `pack check` knows.
 */
export const packJsonSchema = (games: readonly Game[]): object => ({
  title: 'A pack of Threadbound',
  ...z.toJSONSchema(packSchema(games), { reused: 'ref', unrepresentable: 'any' }),
});
