import { renderingsOf } from './renderings.ts';

/** A rule that can check something of what `docs/words.md` asks for. */
export type WordingRule = {
  name: string;
  /** What in one rendering breaks the rule, or undefined. */
  finds(text: string, key: string): string | undefined;
  /** Cards and rules have a grammar of their own. */
  plainOnly?: true;
  /** Holds for pages in Markdown as well. */
  inDocuments?: true;
  /** Messages that break it, with the key where that matters, and one that doesn't. */
  bad: readonly (string | { key: string; message: string })[];
  good: readonly (string | { key: string; message: string })[];
};

/**
 * Card texts, the rules' words and stories: the rulebook's grammar, or a storyteller's. A god's power
 * and what a discovery does are printed on their pieces, as a card's text is.
 */
const OF_CARDS_AND_RULES =
  /^altar\.character\.[\w-]+\.description$|^adventure\.discovery\.[\w-]+\.text$|^(adventure-cards|adventure-effects|adventure-quests|altar-cards|altar-effects|altar-quest-cards|altar-quest-effects|altar-quest-story)\.|^altar-quest\.(story|ending|card|campaign|passive|room)\.|\.(term|keyword|symbol|glossary|rule)\.|\.(flavour|lore|narrative)$/;

export const isPlain = (key: string): boolean => !OF_CARDS_AND_RULES.test(key);

const MOST_WORDS = 30;
/** A sentence this short can come twice without anybody minding. */
const FEWEST_WORDS_TWICE = 4;

/** Commands, links and marks aren't words. */
const withoutMarks = (text: string) =>
  text
    .replaceAll(/`[^`]*`/g, 'X')
    .replaceAll(/^(-# |#+ |> |- |\d\. )/gm, '')
    .replaceAll(/[*_]/g, '');

const sentencesOf = (text: string): string[] =>
  withoutMarks(text)
    .split(/(?<=[.?!…])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

const wordsOf = (sentence: string): string[] => sentence.match(/[\p{L}\p{N}{}’'/-]+/gu) ?? [];

/** Small words only: names and jests repeat others on purpose, and “had had” is grammar. */
export const DOUBLED_WORD =
  /\b(an?|and|are|as|at|be|but|by|can|for|from|has|if|in|into|is|it|its|no|not|of|on|or|so|than|the|then|they|this|to|was|were|when|with|you|your) \1\b(?![’-])/i;

const matching = (pattern: RegExp) => (text: string) => pattern.exec(text)?.[0];

const isReason = (key: string) => /^[\w-]+\.companion\.[\w-]+$/.test(key);

export const WORDING_RULES: readonly WordingRule[] = [
  {
    name: 'no space before a percent sign',
    inDocuments: true,
    finds: matching(/[\p{L}\p{N}}] %/u),
    bad: ['{wins} % to win', '{n, plural, other {# %}}'],
    good: ['{wins}% to win'],
  },
  {
    name: '“2 more verses”, not “2 verses more”',
    plainOnly: true,
    finds: matching(
      /\b[a-z]+ more \(|(?:\d|\b[Oo]ne|\}) (?!and\b|any\b|ha[ds]\b|have\b)[a-z]+ more\b(?! than)/,
    ),
    bad: [
      '{n, plural, one {# verse more ({k})} other {# verses more ({k})}}',
      '-# {n, plural, one {One line more} other {# lines more}} in the log.',
      '{n, plural, other {{x} verses more}}',
    ],
    good: [
      '{n, plural, one {One more verse} other {# more verses ({k} of 3)}}',
      '{n} and {m} more',
    ],
  },
  {
    name: 'a side is asked for as “Which side … from?”',
    finds: matching(/\bfrom where (?:can|do|does|is|will)\b/i),
    bad: ['From where does {enemy} go at {hero}?'],
    good: ['Which side does {enemy} attack {hero} from?', 'It looks down from where it sits.'],
  },
  {
    name: 'a companion’s reason begins with a capital and has no period',
    finds: (text, key) =>
      isReason(key) && /^\p{Ll}|[.,;:]$/u.test(text) ? text.slice(0, 40) : undefined,
    bad: [
      { key: 'altar.companion.hits', message: 'it hits hardest' },
      { key: 'altar.companion.hits', message: 'It hits hardest.' },
    ],
    good: [
      { key: 'altar.companion.hits', message: 'It hits hardest' },
      { key: 'altar.other.hits', message: 'it hits hardest' },
    ],
  },
  {
    name: `a sentence has ${MOST_WORDS} words at most`,
    plainOnly: true,
    finds: (text) => sentencesOf(text).find((sentence) => wordsOf(sentence).length > MOST_WORDS),
    bad: [`${'so '.repeat(30)}long.`, `Short. ${'so '.repeat(30)}long.`],
    good: [`${'so '.repeat(29)}long.`, `${'so '.repeat(20)}long. ${'so '.repeat(20)}long.`],
  },
  {
    name: 'nobody is “whoever”',
    inDocuments: true,
    plainOnly: true,
    finds: matching(/\bwh(o|om)ever\b/i),
    bad: ['Whoever is missing is reminded.', 'The host can, and whoever left.'],
    good: ['If you’re missing, I remind you.'],
  },
  {
    name: 'no “somebody who”',
    inDocuments: true,
    plainOnly: true,
    finds: matching(/\b(?:some(?:body|one)|(?:any|every)body|the one|those) who\b/i),
    bad: ['Ask somebody who knows the server.', 'Those who are away are asked later.'],
    good: ['Ask an admin.', 'Anyone who is away is asked later.'],
  },
  {
    name: 'everyone, not everybody',
    inDocuments: true,
    plainOnly: true,
    finds: matching(/\beverybody\b/i),
    bad: ['Everybody draws a card.'],
    good: ['Everyone draws a card.', '{whom, select, everybody {Everyone draws} other {You draw}}'],
  },
  {
    name: 'no word twice in a row',
    inDocuments: true,
    finds: matching(DOUBLED_WORD),
    bad: ['You draw the the card.', '{who, select, other {It is}} is yours.'],
    good: ['All that that hero had had, on the other other hand.', 'You draw the then top card.'],
  },
  {
    name: 'no “any more” at the end',
    inDocuments: true,
    plainOnly: true,
    finds: matching(/\b(?:any more|anymore)(?=[.?!;:,]|\s*$)/i),
    bad: ['That seat is not offered any more.', 'It fits no longer, not any more'],
    good: ['That seat is no longer on offer.', 'Are there any more cards?'],
  },
  {
    name: 'nothing “is to be”',
    inDocuments: true,
    plainOnly: true,
    finds: matching(/\b(?:is|are) to be\b/i),
    bad: ['Who is to be attacked?', 'Two cards are to be discarded.'],
    good: ['Discard two cards.', 'What is it to you?'],
  },
  {
    name: 'a turn is a turn, not a move',
    plainOnly: true,
    finds: matching(/\bit(?:’s| is) (?:already )?(?:your|whose) move\b|\bwhose move\b/i),
    bad: ['{seats}: it is your move.', 'Whose move it is'],
    good: ['{seats}: your turn.'],
  },
  {
    name: 'contractions',
    plainOnly: true,
    finds: matching(
      /\b(?:cannot|can not\b|(?:do|does|did|is|are|was|were|has|have|had|will|would|could|should|must) not\b(?! (?:only|just)\b)|I am(?= \w)|I will\b|I have (?=\w+ed\b)|you are(?= \w)|you will\b|there is(?= [a-z])|let us\b|(?<=^|\n|[.:;!?] )(?:it|that) is\b)/i,
    ),
    bad: [
      'You cannot do that.',
      'You can not do that.',
      'Games do not end.',
      'It is not possible.',
      'I am opening its thread.',
      'You are asked.',
      'There is no such game.',
    ],
    good: ['You can’t do that.', 'It shows where you are, as it is.', 'I’m opening its thread.'],
  },
  {
    name: 'nothing is said twice in one message',
    plainOnly: true,
    finds: (text) => {
      const told = sentencesOf(text)
        .filter((sentence) => wordsOf(sentence).length >= FEWEST_WORDS_TWICE)
        .map((sentence) => sentence.toLowerCase().replace(/[.?!…]+$/, ''));
      return told.find((sentence, index) => told.indexOf(sentence) < index);
    },
    bad: [
      'You draw a card. The enemy moves. You draw a card.',
      'You draw a card.\n{n, plural, one {You draw a card!} other {}}',
    ],
    good: ['You draw. You draw.', '{n, plural, one {You draw a card.} other {You draw a card.}}'],
  },
];

/** What breaks the rules in a message, once per rule. */
export function brokenBy(key: string, message: string): string[] {
  const renderings = renderingsOf(message);
  return WORDING_RULES.filter(({ plainOnly }) => !plainOnly || isPlain(key)).flatMap((rule) => {
    for (const text of renderings) {
      const found = rule.finds(text, key);
      if (found !== undefined) return [`${key}: ${rule.name}: “${found}”`];
    }
    return [];
  });
}

/** What breaks the rules in a page, each in its sentence; the rulebook's statements have a grammar of their own. */
export function documentBrokenBy(text: string, isPlainText = true): string[] {
  const rules = WORDING_RULES.filter(
    ({ inDocuments, plainOnly }) => inDocuments && (!plainOnly || isPlainText),
  );
  return sentencesOf(prose(text)).flatMap((sentence) =>
    rules.flatMap(({ name, finds }) => {
      const found = finds(sentence, '');
      return found === undefined ? [] : [`${name}: “${found}” in “${sentence}”`];
    }),
  );
}

/** What a page itself says: neither code nor quotes. */
const prose = (text: string): string =>
  text
    .replaceAll(/^```[\s\S]*?^```/gm, '')
    .replaceAll(/^>.*$/gm, '')
    .replaceAll(/“[^”]*”/g, '“…”');
