import type { Game } from '../kernel/game.ts';
import { packJsonSchema } from '../packs/json-schema.ts';
import { scenarioWithDigest } from '../packs/own-ids.ts';
import { iconsCalled } from '../picture/icons.ts';
import { languagesThere, USUAL } from '../texts/catalogue.ts';
import type { Languages } from '../texts/languages.ts';
import type { Texts } from '../texts/texts.ts';
import type { Asked } from './asked.ts';
import { placeOf } from './judged-place.ts';
import { judge } from './judging.ts';
import { checkDraft, type Draft, lookAt } from './looking.ts';
import { namedIn } from './named.ts';
import { copied, emptied, startingPoints } from './starting-points.ts';
import { gamesWithPacks, type PlacedThing, thingsIn } from './things.ts';
import { positionIn } from './trying.ts';
import { usualIn } from './usual.ts';
import { messagesOf, wordFieldsOf } from './word-fields.ts';

/** Answers what the page asks, in one or several lines. What a draft brings stays known to this process. */
export async function* answersTo(
  asked: Asked,
  games: readonly Game[],
  languages: Languages,
): AsyncGenerator<object> {
  switch (asked.ask) {
    case 'begin':
      yield beginning(games, localeOf(languages, asked.locale));
      return;
    case 'look':
      yield await lookAt(asked.draft, asked.shown, games, languages, asked.locale);
      return;
    case 'symbols':
      yield { symbols: iconsCalled(asked.word, MOST_SYMBOLS) };
      return;
    case 'start': {
      const { list, id, empty, name } = asked;
      const game = games.find(({ rules }) => rules.id === asked.game);
      const taken = new Set([...asked.taken, ...games.flatMap(idsOfBox)]);
      const words = wordsIn(localeOf(languages, asked.locale));
      const sortName = (sort: string) => words.get(`value.${sort}`) ?? sort;
      const point =
        game &&
        (empty
          ? emptied(game, list, id, taken, {
              name,
              sortName,
              locale: localeOf(languages, asked.locale),
            })
          : copied(game, list, id, taken));
      yield { point: point ?? null };
      return;
    }
    case 'try':
      yield tryingIn(asked, games, languages.textsFor(localeOf(languages, asked.locale)));
      return;
    case 'judge':
      yield* judging(asked, games, languages.textsFor(localeOf(languages, asked.locale)));
  }
}

const MOST_SYMBOLS = 48;

const localeOf = (languages: Languages, locale: string): string =>
  languages.spoken(locale)?.locale ?? USUAL;

const idsOfBox = ({ rules: { packs } }: Game): string[] => (packs ? packs.ids(packs.box) : []);

/** The page's own words by their keys in `workshop.json`. */
function wordsIn(locale: string): Map<string, string> {
  const words = new Map<string, string>();
  for (const language of [USUAL, locale]) {
    for (const [key, message] of messagesOf(language)) {
      if (key.startsWith('workshop.')) words.set(key.slice('workshop.'.length), message);
    }
  }
  return words;
}

const beginning = (games: readonly Game[], locale: string) => ({
  locale,
  words: Object.fromEntries(wordsIn(locale)),
  languages: languagesThere(),
  schema: packJsonSchema(games),
  games: gamesWithPacks(games).map((game) => ({
    id: game.rules.id,
    name: messagesOf(locale).get(`${game.rules.id}.name`) ?? game.rules.id,
    wordFields: Object.fromEntries(wordFieldsOf(game)),
    usual: usualIn(game),
    named: namedIn(game, locale),
  })),
  points: startingPoints(games, locale),
});

type OfCard = Extract<Asked, { ask: 'try' }>;

function found({ draft, game, deck }: { draft: Draft; game: string; deck: string }) {
  return thingsIn(draft[game]).find(({ thing, path }) => path.length === 2 && thing.id === deck);
}

/** The position, and the pack's digest, for whoever opens it. */
function tryingIn(asked: OfCard, games: readonly Game[], texts: Texts): object {
  const checked = checkDraft(asked.draft, games, texts);
  if ('problems' in checked) return checked;
  const place = found(asked);
  const game = games.find(({ rules }) => rules.id === asked.game);
  if (!place || !game) return { refused: 'no-position' };
  const { thing, path } = place;
  const tried = positionIn(game, asked.draft[asked.game], thing, String(path[0]), asked.card);
  if ('refused' in tried) return tried;
  const ids = new Set(games.flatMap(({ rules }) => idsIn(rules.id, asked.draft, games)));
  return { scenario: scenarioWithDigest(JSON.stringify(tried.position), ids, checked.digest) };
}

const idsIn = (game: string, draft: Draft, games: readonly Game[]): string[] => {
  const packs = games.find(({ rules }) => rules.id === game)?.rules.packs;
  return packs && draft[game] !== undefined ? packs.ids(draft[game]) : [];
};

function* judging(asked: Extract<Asked, { ask: 'judge' }>, games: readonly Game[], texts: Texts) {
  const checked = checkDraft(asked.draft, games, texts);
  if ('problems' in checked) {
    yield checked;
    return;
  }
  const rules = games.find(({ rules: one }) => one.id === asked.game)?.rules;
  const placed = found(asked);
  if (!placed || !rules) {
    yield { refused: 'not-judged' };
    return;
  }
  const { digest } = checked;
  const all = thingsIn(asked.draft[asked.game]);
  const inner = all.filter(({ path }) => path[1] === placed.path[1] && path.length > 2);
  const offered = [placed.thing, ...inner.map(({ thing }) => thing)];
  const place = placeOf(rules, placed.thing, offered, digest);
  if ('refused' in place) {
    yield place;
    return;
  }
  const cards = (rules.cooperative ? inner : cardsFor(placed, all)).map(({ thing }) => thing.id);
  const until = performance.now() + LONGEST_JUDGING;
  const isOver = () => performance.now() > until;
  for (const judged of judge(rules, { place, cards, digest }, asked.games, isOver)) {
    yield { judged };
  }
}

/** Milliseconds after which no further game begins: who waits longer has gone. */
const LONGEST_JUDGING = 300_000;

/** Cards that may come up with it: a map brings all of its pack's, a character its ability deck, others themselves. */
function cardsFor({ thing, path }: PlacedThing, all: readonly PlacedThing[]): PlacedThing[] {
  const cards = all.filter((one) => one.path.length === 2 && one.path[0] !== 'maps');
  if (path[0] === 'maps') return cards.filter((one) => one.thing.type !== 'character');
  return cards.filter((one) =>
    thing.type === 'character' ? one.thing.character === thing.id : one.thing.id === thing.id,
  );
}
