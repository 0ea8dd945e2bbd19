/** What JSON can hold. */
export type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject {
  [name: string]: Json;
}

/** Names and numbers that lead to a part of a draft. */
export type Path = (string | number)[];

/** A part of the JSON Schema of packs. */
export interface Schema {
  $ref?: string;
  $defs?: { [name: string]: Schema };
  type?: string;
  const?: Json;
  enum?: Json[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: { [name: string]: Schema };
  required?: string[];
  additionalProperties?: Schema | boolean;
  propertyNames?: Schema;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  maxLength?: number;
  pattern?: string;
  description?: string;
}

export interface WordField {
  key: string;
  isOwed: boolean;
  example: string;
}

export interface WorkshopGame {
  id: string;
  name: string;
  /** By the group of a thing: `decks:villain`, `decks.cards:minion`. */
  wordFields: { [group: string]: WordField[] };
  /** What entries of its lists usually say, by group, list and property. */
  /** By the group of a thing and a property of it that names others: what the box has of that sort, and which sorts. */
  named: { [property: string]: { names: [id: string, name: string][]; groups: string[] } };
  usual: { [group: string]: { [list: string]: { [property: string]: string[] } } };
}

/** Something of a box that can be begun from. */
export interface StartingPoint {
  game: string;
  list: string;
  id: string;
  sort: string;
  name: string;
  holds: number;
  canBeEmpty: boolean;
}

/** What the page is told at first. */
export interface Beginning {
  locale: string;
  words: { [key: string]: string };
  languages: string[];
  schema: Schema;
  games: WorkshopGame[];
  points: StartingPoint[];
}

export interface Problem {
  path: Path;
  what: string;
  /** The key of words that are missing. */
  owed?: string;
}

export interface Looked {
  problems: Problem[];
  warnings?: Problem[];
  digest?: string;
  card?: { name: string; line: string; text: string; flavour?: string };
  picture?: { contentType: string; base64: string; words: string };
}

export interface Counted {
  games: number;
  rounds: number;
  won: number | null;
  share: [number, number] | null;
}

export interface Judged {
  played: number;
  all: number;
  with: Counted;
  without: Counted;
  difference: [number, number] | null;
  cards: { [card: string]: { cameUp: number; used: number } };
  characters: {
    [character: string]: { [side in 'with' | 'without']: { games: number; won: number } };
  };
}

/** A line of an answer; see `src/workshop`. */
export type Line = Partial<Looked> & {
  judged?: Judged;
  url?: string;
  refused?: string;
  words?: string;
  symbols?: { name: string; body: string }[];
  point?: {
    game: string;
    list: string;
    thing: JsonObject;
    more: { list: string; thing: JsonObject }[];
    words: { [locale: string]: JsonObject };
  };
};
