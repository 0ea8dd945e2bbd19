/** Where compiled programs are kept, each in a folder of its own. */
export const COMPILED: URL;

/** The modules that the bot and its threads begin with. */
export const BOT: readonly string[];

/** Modules that are compiled in place of others, by the others' names, all without `.ts` from `src` on. */
export type StandIns = { readonly [name: string]: string };

/** Compiles what begins with these modules unless that has been done; returns the address of the first. */
export function compiled(entries: readonly string[], standIns?: StandIns): Promise<string>;

/** Recompiles what begins with these modules into the folder at an address that ends with a slash. */
export function compileInto(
  folder: URL,
  entries: readonly string[],
  standIns?: StandIns,
): Promise<void>;
