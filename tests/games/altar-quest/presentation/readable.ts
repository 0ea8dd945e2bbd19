import '../../../../src/games/altar-quest/box.ts';
import { allDecks } from '../../../../src/games/altar-quest/rules/cards/library.ts';

/** Ids that no sentence contains by chance. */
const IDS = allDecks()
  .flatMap(({ cards }) => cards.map(({ id }) => id))
  .filter((id) => id.includes('-'));

const RAW = new RegExp(
  [
    'undefined|null|NaN|\\[object|[{}]|altar-quest',
    '\\b(room|door)-\\d\\d',
    '[a-z]\\.(red|blue|green|yellow|\\d)\\b',
    '\\b[Tt]he [Tt]he\\b',
    // Small print is marked at the start of a line that says something; anywhere else the mark shows.
    '(?<=[^\\n])-#|-# *(?:\\n|$)',
    IDS.join('|'),
  ].join('|'),
);

/** Throws for a text in which something shows that was never meant for a reader. */
export function expectReadable(text: string): void {
  const raw = RAW.exec(text);
  if (raw) throw new Error(`"${raw[0]}" shows in: ${text}`);
  if (text.trim() === '') throw new Error('There is nothing to read.');
}
