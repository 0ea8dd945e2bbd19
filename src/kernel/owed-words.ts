import type { Game } from './game.ts';
import type { LobbyOption } from './lobby.ts';

/** The keys of all words that a game must provide, without its id in front. */
export function owedWords(game: Game): string[] {
  const isOffered = game.rules.partOf === undefined;
  const words = isOffered ? { ...OWED, ...OWED_WHERE_OFFERED } : OWED;
  return Object.values(words).flatMap((keys) => keys(game));
}

type WordsByUse = { readonly [use: string]: (game: Game) => string[] };

/**
 * The words that the bot itself looks up under a game's id, so every game must provide them. Words of the
 * game's own presentation are not among them; optional ones are listed in docs/adding-a-game.md.
 */
const OWED: WordsByUse = {
  /** Its name: in lists, at tables, in threads and chronicles. */
  name: () => ['name'],
  /** The button to `GamePresentation.goal`, in every panel and call. */
  goal: () => ['goal.button'],
  /** The steps of a first turn. */
  guide: ({ presentation: { guide } }) =>
    (guide?.steps ?? []).flatMap((step) => [`guide.${step}.name`, `guide.${step}.text`]),
};

/**
 * What a lobby also needs. A game played only within another game's campaigns has no lobby, and no commands
 * of its own.
 */
const OWED_WHERE_OFFERED: WordsByUse = {
  /** The characters that can be played. */
  characters: ({ rules }) =>
    rules.lobby.characters.offers.flatMap(({ id }) => [
      `character.${id}.name`,
      `character.${id}.description`,
    ]),
  /** What the host sets, and every choice for it. */
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
