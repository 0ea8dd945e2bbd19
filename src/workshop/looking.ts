import type { Game } from '../kernel/game.ts';
import { idFrom } from '../kernel/packs.ts';
import { type CheckedPack, checkPack } from '../packs/check-pack.ts';
import { sentencesInWords } from '../packs/in-words.ts';
import type { Pack, Words } from '../packs/pack.ts';
import type { PackProblem } from '../packs/problem.ts';
import type { Languages } from '../texts/languages.ts';
import type { Texts } from '../texts/texts.ts';
import { gamesWithPacks, thingsIn } from './things.ts';
import { wordFieldsOf } from './word-fields.ts';
import { wordAt } from './words-in.ts';

/** A draft: what is to become the one file of a pack. Nothing in it has been looked at. */
export interface Draft {
  [name: string]: unknown;
}

/** Something that is wrong with a draft. */
export interface DraftProblem {
  /** Names and numbers that lead to where it is; empty if it is nowhere in particular. */
  path: (string | number)[];
  what: string;
  /** The key of words that are missing, if it is that. */
  owed?: string;
}

/** What somebody sees who looks at a card while writing it. */
export interface Looked {
  problems: DraftProblem[];
  /** What its author may want to look at again, if it can be played. */
  warnings?: DraftProblem[];
  /** Set if something of it, or of a draft before it, can't be put into words or drawn. */
  cannotBeShown?: true;
  /** What the pack is called outside, if it can be played. */
  digest?: string;
  /** The card as a player reads it; absent for what is no card. */
  card?: { name: string; line: string; text: string; flavour?: string };
  picture?: { contentType: string; base64: string; words: string };
}

/** Checks a draft, adding it to what this process knows, and shows one of its cards. */
export async function lookAt(
  draft: Draft,
  shown: { game: string; id: string } | null,
  games: readonly Game[],
  languages: Languages,
  locale: string,
): Promise<Looked> {
  const texts = languages.textsFor(languages.spoken(locale)?.locale);
  const checked = checkDraft(draft, games, texts);
  if ('problems' in checked) return checked;
  const { digest } = checked;
  const warnings = checked.warnings.map((one) => inDraft(one, texts));
  const game = games.find(({ rules }) => rules.id === shown?.game);
  if (!shown || !game) return { problems: [], warnings, digest };
  try {
    return {
      problems: [],
      warnings,
      digest,
      ...(await shownAs(idFrom(shown.id, digest), game, texts)),
    };
  } catch (error) {
    // What is said or drawn of a card may ask for more words than cards of its kind have.
    const what = error instanceof Error ? error.message : String(error);
    const problems = [{ path: [], what: what.replaceAll(`@${digest}`, '') }];
    return { problems, digest, cannotBeShown: true };
  }
}

async function shownAs(
  id: string,
  { presentation }: Game,
  texts: Texts,
): Promise<Pick<Looked, 'card' | 'picture'>> {
  const card = presentation.cards(texts).find((one) => one.id === id);
  if (!card) return {};
  const { name, line, text, flavour } = card;
  const drawn = await presentation.cardPicture?.(id, texts);
  return {
    card: { name, line, text, ...(flavour === undefined ? {} : { flavour }) },
    ...(drawn && {
      picture: {
        contentType: drawn.contentType,
        base64: drawn.buffer.toString('base64'),
        words: drawn.altText,
      },
    }),
  };
}

/** A draft in which nothing is wrong, added to what this process knows; or everything that is. */
export function checkDraft(
  draft: Draft,
  games: readonly Game[],
  texts: Texts,
): CheckedPack | { problems: DraftProblem[] } {
  const owed = owedWords(draft, games, texts);
  if (owed.length > 0) return { problems: owed };
  const checked = checkPack({ value: draft, sources: [] }, games);
  if (!('problems' in checked)) return checked;
  return { problems: checked.problems.map((one) => inDraft(one, texts)) };
}

const inDraft = ({ where, what }: PackProblem, texts: Texts): DraftProblem => ({
  path: [...where.path],
  what: sentencesInWords(what, texts),
});

/** Names that a card can't be shown without. */
function owedWords(draft: Draft, games: readonly Game[], texts: Texts): DraftProblem[] {
  const words = Object.values((draft.words ?? {}) as Pack['words']) as (Words | undefined)[];
  return gamesWithPacks(games).flatMap((game) => {
    const { id } = game.rules;
    const fields = wordFieldsOf(game);
    return thingsIn(draft[id]).flatMap(({ group, thing, path }) =>
      // An upgrade has the name of the card that it replaces.
      'replaces' in thing
        ? []
        : (fields.get(group) ?? [])
            .filter(({ isOwed, key }) => isOwed || key.endsWith('.*.name'))
            .map(({ key }) => key.replace('*', thing.id))
            .filter((key) => !words.some((own) => wordAt(own, key)))
            .map((key) => ({
              path: [id, ...path],
              what: texts('packs.words-missing', { key }),
              owed: key,
            })),
    );
  });
}
