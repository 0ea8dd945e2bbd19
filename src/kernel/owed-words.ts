import type { Game } from './game.ts';
import type { LobbyOption } from './lobby.ts';

/** The keys of all words that a game owes, without its id in front. */
export function owedWords(game: Game): string[] {
  const isOffered = game.rules.partOf === undefined;
  const words = isOffered ? { ...OWED, ...OWED_WHERE_OFFERED } : OWED;
  return Object.values(words).flatMap((keys) => keys(game));
}

type WordsByUse = { readonly [use: string]: (game: Game) => string[] };

/**
 * The words that the bot looks up itself under a game's id, so that the game owes them. What its own
 * presentation says is not among them; what is looked up only where it is there stands in
 * docs/adding-a-game.md.
 */
const OWED: WordsByUse = {
  /** What it is called: on lists, tables, threads, chronicles. */
  name: () => ['name'],
  /** The button to `GamePresentation.goal`, in every panel and call. */
  goal: () => ['goal.button'],
};

/** What a lobby needs besides; an interlude of another game's campaigns has none, nor commands of its own. */
const OWED_WHERE_OFFERED: WordsByUse = {
  /** Who can be played. */
  characters: ({ rules }) =>
    rules.lobby.characters.offers.flatMap(({ id }) => [
      `character.${id}.name`,
      `character.${id}.description`,
    ]),
  /** What the host sets, and every way to set it. */
  options: ({ rules }) => rules.lobby.options.flatMap(wordsOfOption),
  /** The game's own slash commands, and what is typed behind each. */
  verbs: ({ presentation }) =>
    presentation.verbs.flatMap(({ verb, arguments: typed }) => [
      `verb.${verb}.description`,
      ...typed.map(({ name }) => `verb.${verb}.argument.${name}`),
    ]),
};

const wordsOfOption = ({ id, choices }: LobbyOption): string[] => [
  `lobby.option.${id}.name`,
  ...choices.map((choice) => `lobby.option.${id}.choice.${choice}`),
];
