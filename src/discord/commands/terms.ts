import type { Game } from '../../kernel/game.ts';
import type { Term } from '../../texts/glossary.ts';
import type { Texts } from '../../texts/texts.ts';

/** A term and the game that it belongs to. */
export interface KnownTerm {
  /** Names it among everything that `/help` explains. */
  topic: string;
  gameId: string;
  /** The game's name; empty if it goes without saying. */
  game: string;
  term: Term;
  /** What it is called in the other languages. */
  also: readonly string[];
}

/** What a help topic that belongs to the glossary is about. */
export type GlossaryTopic =
  /** One word: `word:altar:ritual`. */
  | { about: 'word'; game: string; term: string }
  /** All words of a game. */
  | { about: 'words'; game: string }
  /** All symbols of a game; from a match with the way back to its board: `symbols:altar:<table>`. */
  | { about: 'symbols'; game: string; table: string };

export const topicOf = (topic: GlossaryTopic): string =>
  [
    topic.about,
    topic.game,
    ...('term' in topic ? [topic.term] : 'table' in topic ? [topic.table] : []),
  ]
    .filter((part) => part !== '')
    .join(':');

/** Null for topics that are not part of the glossary. */
export function readTopic(topic: string): GlossaryTopic | null {
  const [about, game = '', more = ''] = topic.split(':');
  if (about === 'word') return { about, game, term: more };
  if (about === 'words') return { about, game };
  return about === 'symbols' ? { about, game, table: more } : null;
}

/** Every term of the games, starting with the game that is played where somebody asks. */
export function knownTerms(
  games: readonly Game[],
  own: string | null,
  texts: Texts,
  others: readonly Texts[] = [],
): KnownTerm[] {
  const inOrder = [
    ...games.filter(({ rules }) => rules.id === own),
    ...games.filter(({ rules }) => rules.id !== own),
  ];
  return inOrder.flatMap(({ rules: { id }, presentation }) => {
    const game = games.length === 1 || id === own ? '' : texts(`${id}.name`);
    const names = others.map(
      (other) => new Map(presentation.terms(other).map((term) => [term.id, term.name])),
    );
    return presentation.terms(texts).map((term) => ({
      topic: topicOf({ about: 'word', game: id, term: term.id }),
      gameId: id,
      game,
      term,
      also: names.flatMap((named) => named.get(term.id) ?? []),
    }));
  });
}

/** "Channel 🌀 · Altar Quest": the name first, as people type it. */
export const termLabel = ({ term: { symbol, name }, game }: KnownTerm): string =>
  [[name, symbol].filter(Boolean).join(' '), game].filter(Boolean).join(' · ');
