import { z } from 'zod';
import type { Texts } from '../texts/texts.ts';
import type { Message } from './decision.ts';
import type { Lobby, LobbyOption } from './lobby.ts';
import { nearestName } from './nearest-names.ts';

/**
 * Ids of what comes from a pack end in `@` and eight characters of its content's digest: versions of a pack lie
 * side by side, and a match keeps the one it began with. Ids of the box have none.
 */
const MARK = '@';

/** Whether this is the id of something that comes in the game's box. */
export const isInBox = (id: string): boolean => !id.includes(MARK);

/** The digest of the pack that an id, or a physical card, is of; null for what comes in the box. */
export function packOf(id: string): string | null {
  const mark = id.indexOf(MARK);
  return mark < 0 ? null : (/^[^.-]+/.exec(id.slice(mark + 1))?.[0] ?? null);
}

/** The id that something has in its own pack, or in the box. */
export const idInPack = (id: string): string => id.split(MARK, 1)[0] as string;

/** The id that something has outside its own pack. @param digest of the pack */
export const idFrom = (id: string, digest: string): string => `${id}${MARK}${digest}`;

/** Something to say about what has an id in a pack. */
export interface PackRemark {
  id: string;
  /** Sentences, one after the other. */
  what: readonly Message[];
  /** Which part of it, by names and numbers: `drawing`, 3. All of it without. */
  part?: readonly (string | number)[];
}

/** Words that something in a pack should have, by their key in the catalogue. */
export interface PackWords {
  id: string;
  key: string;
  /** Nothing is shown without them. */
  isNeeded: boolean;
}

/** Why something can't be added to what can be played: each problem a sentence of the catalogue. */
export class CannotBeAdded extends Error {
  override name = 'CannotBeAdded';
  readonly problems: readonly Message[];

  constructor(problems: readonly Message[]) {
    super(problems.map(({ key, args }) => `${key} ${JSON.stringify(args ?? {})}`).join('\n'));
    this.problems = problems;
  }
}

/** What has not the shape that its schema asks for, a line each: its author has been told so before, in other words. */
export const shapeProblems = (error: z.ZodError, of = ''): Message[] =>
  z
    .prettifyError(error)
    .split('\n')
    .map((line) => ({
      key: 'packs.failed',
      args: { reason: [of, line].filter(Boolean).join(': ') },
    }));

/** A message about what its arguments name. */
export const remark = (
  key: string,
  args: { id: string; [name: string]: string | number },
): PackRemark => ({ id: args.id, what: [{ key, args }] });

/** A sentence that asks whether the nearest name was meant; none if none is near. */
export function perhapsMeant(names: readonly string[], given: string): Message[] {
  const name = nearestName(names, given);
  return name === undefined ? [] : [{ key: 'packs.perhaps', args: { name } }];
}

/** What a game's packs may hold, and the game's own box as the first of them. */
export interface PackRules<Content = unknown> {
  /** Anything else is refused. */
  schema: z.ZodType<Content>;
  box: Content;
  /** The ids of everything that the content brings, in its order; one that stands there twice is listed twice. */
  ids(content: Content): string[];
  /** Names of the numbers that things in the content give for their own words to fill in, by id. */
  figures?(content: Content): { readonly [id: string]: readonly string[] };
  /** Adds it to what can be played. @throws CannotBeAdded: some of it may have been added by then */
  register(content: Content): void;
  /** What can't be played with, although each part by itself could be: asked before anything is registered. */
  faults?(content: Content): Iterable<PackRemark>;
  /** What may be meant, but seldom is. */
  remarks?(content: Content): PackRemark[];
  /** Words of its things, apart from those that every such thing in the box has. */
  words?(content: Content): Iterable<PackWords>;
  /** Kinds of things that all matches share, and that take part only if an overlay adds them: `decks lurker`. */
  byOverlay?: readonly string[];
  /** What a card does, in words, once it is registered; empty for what is no card. */
  text?(id: string, texts: Texts): string;
}

/** A game's own rules for packs as those of any game: what is registered has been read with its schema. */
export const anyPackRules = <Content>(rules: PackRules<Content>): PackRules =>
  rules as unknown as PackRules;

/** What a lobby offers at a table with these packs; without any, only what comes in the box. */
export function lobbyWith(lobby: Lobby, digests: readonly string[]): Lobby {
  const { characters, options } = lobby;
  const offers = characters.offers.filter(({ id }) => isFrom(id, digests));
  return {
    ...lobby,
    characters: { ...characters, offers },
    options: optionsWith(options, digests),
  };
}

/** The choices of options where there are these packs. */
export const optionsWith = (
  options: readonly LobbyOption[],
  digests: readonly string[],
): LobbyOption[] =>
  options.map((option) => ({
    ...option,
    choices: option.choices.filter((id) => isFrom(id, digests)),
  }));

/** Whether something comes in the box or from one of these packs. */
function isFrom(id: string, digests: readonly string[]): boolean {
  const digest = packOf(id);
  return digest === null || digests.includes(digest);
}
