/** Words that a sentence can hardly do without, none of which the other language has; `own` are names and the like. */
export interface Telltale {
  words: readonly string[];
  own: readonly RegExp[];
}

/** Names that are the same everywhere, and code that a person pastes. */
const EVERYWHERE: readonly RegExp[] = [
  /The Adventure Game/g,
  /Altar Quest/g,
  /`[^`/][^`]*`/g,
  /https?:\/\/\S+/g,
];

const listed = (words: string): string[] => words.trim().split(/\s+/);

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
  const known = new Set(words);
  const said = own.reduce((left, name) => left.replaceAll(name, ' '), text);
  const all = said.toLowerCase().match(/\p{L}[\p{L}’]*/gu) ?? [];
  return all.find((word) => known.has(word)) ?? null;
}
