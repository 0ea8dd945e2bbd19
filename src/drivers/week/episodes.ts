import type { EntryOf } from './pings.ts';
import type { Entry } from './transcript.ts';
import type { Week } from './week.ts';

/** A stretch of the week that belongs together: somebody's visit, or what the bot does with nobody there. */
export interface Episode {
  at: number;
  /** Null for the bot alone. */
  who: string | null;
  /** What the visitor read first. */
  read: string;
  /** Still asked of them when they left. */
  asked: boolean;
  entries: Entry[];
}

/** Cuts a week into its episodes, in order. */
export function episodesOf({ entries }: Week): Episode[] {
  const episodes: Episode[] = [];
  let visit: Episode | undefined;
  let alone: Episode | undefined;
  for (const entry of entries) {
    if (entry.what === 'comes') {
      visit = { at: entry.at, who: entry.who, read: '', asked: false, entries: [] };
      alone = undefined;
      episodes.push(visit);
    } else if (entry.what === 'reads') {
      if (visit) visit.read = entry.text;
    } else if (entry.what === 'leaves') {
      if (visit) visit.asked = entry.asked;
      visit = undefined;
    } else if (visit) visit.entries.push(entry);
    else {
      if (alone?.at !== entry.at) {
        alone = { at: entry.at, who: null, read: '', asked: false, entries: [] };
        episodes.push(alone);
      }
      alone.entries.push(entry);
    }
  }
  return episodes;
}

export const pressesIn = ({ entries }: Episode): EntryOf<'presses'>[] =>
  entries.filter((entry): entry is EntryOf<'presses'> => entry.what === 'presses');

/** What kind of message it is, by how it begins. */
export function kindOf(text: string): 'story' | 'round' | 'ending' | 'call' {
  if (text.startsWith('### ')) return 'story';
  if (text.startsWith('## ')) return 'round';
  return text.startsWith('# ') ? 'ending' : 'call';
}
