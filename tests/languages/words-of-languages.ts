import { readdirSync, readFileSync } from 'node:fs';
import { IntlMessageFormat } from 'intl-messageformat';
import { readyMadePacks } from '../../src/packs/ready-made.ts';
import { readGrammar, readMessages, USUAL } from '../../src/texts/catalogue.ts';
import { type Grammar, GrammarFile } from '../../src/texts/grammar.ts';
import { withForms } from '../../src/texts/inflected.ts';

/** What tells that a text is in a language: words that another language hasn't. */
export interface Telltale {
  words: ReadonlySet<string>;
  /** Names and the like, which are in any language. */
  own: readonly RegExp[];
}

/** Names that are the same everywhere, and code that a person pastes. */
const EVERYWHERE: readonly RegExp[] = [
  /The Adventure Game/g,
  /Altar Quest/g,
  // Packs are called as their authors call them.
  ...readyMadePacks().map(({ manifest: { title } }) => new RegExp(title, 'g')),
  /`[^`/][^`]*`/g,
  /https?:\/\/\S+/g,
];

const listed = (words: string): Set<string> => new Set(words.trim().split(/\s+/));

/** Words that a sentence in English can hardly do without, and what its games are about. */
export const ENGLISH: Telltale = {
  words: listed(`
    the of and you your yours with is are was were be been from each every to in at by for this that these those it its
    they them their he she his her him we our not no nothing nobody somebody anyone everyone who whose what which where
    when while until than then there here has have had does do doesn’t don’t can’t isn’t aren’t would could should may
    might must will if else other others another any all both some none one two three  five 
    card cards draw draws drawn discard discards move moves moved turn turns hero heroes enemy enemies space spaces
    room rooms damage health round rounds player players play plays played game games choose chooses   lose
    loses attack attacks deal deals roll rolls reroll defeat defeats spend spends hand deck decks quest quests threat
    villain supply armor search searches spawn spawns exhaust exhausted ready level levels grey green yellow red blue
    item items weapon encounter challenge seat seats  host left more less first last next back up down out off 
    after before without within only also now never always yes undo help
  `),
  own: EVERYWHERE,
};

/** The same in French. */
export const FRENCH: Telltale = {
  words: listed(`
    le la les des une est sont avec dans ton ta tes tu ses son sa leur leurs qui que quand où sur sous chaque ce
    cet cette ces il elle ils elles ou et du au aux de ne pas plus carte cartes pioche défausse héros ennemi ennemie
    dégâts tour cases salle partie parties joueur joueurs
  `),
  own: EVERYWHERE,
};

/** The first such word in a text, or null. */
export function telltaleIn(text: string, { words, own }: Telltale): string | null {
  const said = own.reduce((left, name) => left.replaceAll(name, ' '), text);
  return allWords(said).find((word) => words.has(word)) ?? null;
}

/** What is in no language: people, the server, how languages call themselves, and what explorers type. */
const NEUTRAL: readonly RegExp[] = [
  /\b(?:Ann|Bo|Cleo|Dag|Threadbound|Local Discord|Hosts|Moderators|English|Français|zzz|everyone)\b/g,
  // Time zones.
  /\b[A-Z]\w+\/[\w/+-]+(?: [A-Z]\w+)*/g,
  // What is cut off for want of room.
  /[\p{L}’-]+…/gu,
  // Seeds and their hashes.
  /\b[0-9a-f]{32,}\b/g,
  // Mentions, moments and emoji.
  /<[@#:/at][^>]*>/g,
];

type Part = ReturnType<IntlMessageFormat['getAst']>[number];

/** A message's own words, in all its branches: without what is filled in, and the names of choices. */
export function wordsOf(message: string, grammar: Grammar): string {
  const { message: readable } = withForms(message, grammar);
  const said = (parts: readonly Part[]): string =>
    parts
      .map((part) => {
        if ('options' in part)
          return Object.values(part.options)
            .map((branch) => said((branch as { value: Part[] }).value))
            .join(' ');
        return part.type === LITERAL && 'value' in part ? part.value : ' ';
      })
      .join('');
  return said(new IntlMessageFormat(readable, USUAL, undefined, { ignoreTag: true }).getAst());
}

/** What the parser of messages calls a part that is written as it stands. */
const LITERAL = 0;

const RULES = new URL('../../docs/rules/', import.meta.url);
const CATALOGUES = new URL('../../assets/texts/', import.meta.url);

/** What people may type, some of it in any language. */
export const TYPED = /^bot\.typed\.|\.glossary\..+\.words$/;

const contentsOf = (folder: URL, isRead: RegExp): string[] =>
  readdirSync(folder)
    .filter((file) => isRead.test(file))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'));

/** What a language's grammar puts around names, and the names that it knows. */
const wordsOfGrammar = (written: string): string[] => {
  const { forms = {}, nouns = {} } = GrammarFile.parse(JSON.parse(written));
  const given = Object.values(forms).flatMap((rules) => rules.map(({ gives }) => gives));
  return [...given.map((form) => form.replaceAll(/\{\w+\}/g, ' ')), ...Object.values(nouns).flat()];
};

/** Every word that a language's messages, grammar and rules have, in small letters. */
function vocabularyOf(locale: string): Set<string> {
  const known = readGrammar(locale);
  const messages = [...readMessages(locale).values()]
    .flatMap((file) => [...file])
    .filter(([key]) => !TYPED.test(key))
    .map(([, message]) => wordsOf(message, known));
  const grammar = contentsOf(new URL(`${locale}/`, CATALOGUES), /^grammar/).flatMap(wordsOfGrammar);
  const rules = contentsOf(locale === USUAL ? RULES : new URL(`${locale}/`, RULES), /\.md$/);
  // A rule's source is quoted in brackets, in English.
  const stated = rules.map((page) => page.replaceAll(/\[[^\]]*\]/g, ' '));
  return new Set([...messages, ...grammar, ...stated].flatMap(allWords));
}

const allWords = (text: string): string[] => text.toLowerCase().match(/\p{L}[\p{L}’]*/gu) ?? [];

/** Where a rule comes from: the rulebooks' chapters have the names that they were published under. */
function chaptersIn(locale: string): RegExp {
  const messages = [...readMessages(locale).values()].flatMap((file) => [...file]);
  const documents = messages.filter(([key]) => /\.document\.\d+$/.test(key));
  return new RegExp(`^-# (?:${documents.map(([, name]) => name).join('|')}) .*`, 'gm');
}

/** Words that one language's messages and rules have, and another's nowhere. Letters by themselves name places. */
export function onlyIn(locale: string, other: string): Telltale {
  const others = vocabularyOf(other);
  const words = [...vocabularyOf(locale)].filter((word) => word.length > 1 && !others.has(word));
  return { words: new Set(words), own: [...EVERYWHERE, ...NEUTRAL, chaptersIn(other)] };
}
