/** Where compiled programs are kept, each in a folder of its own. */
export const COMPILED: URL;

/** The modules that the bot and its threads begin with. */
export const BOT: readonly string[];

/** Compiles what begins with these modules unless that has been done; returns the address of the first. */
export function compiled(entries: readonly string[]): Promise<string>;

/** Recompiles what begins with these modules into the folder at an address that ends with a slash. */
export function compileInto(folder: URL, entries: readonly string[]): Promise<void>;
