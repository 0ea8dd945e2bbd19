import type { Game } from '../../kernel/game.ts';
import type { MatchRecord } from '../../table/around/recording/recording.ts';
import type { CampaignMatch, CampaignSummary } from '../../table/match/campaign-summary.ts';
import type { Refused } from '../../table/match/refusal.ts';
import type { Games } from '../../table/match/saved/games.ts';
import type { Table } from '../../table/table.ts';
import type { Texts } from '../../texts/texts.ts';
import type { Drawing, PictureLimits } from '../pictures.ts';
import type { PlayedMatch } from '../statistics.ts';
import { writeChronicle } from '../write-chronicle.ts';
import type { CampaignPart, JournalPage } from './campaign-chronicle.ts';
import type { CampaignDrawing } from './drawing.ts';
import { journalPage } from './journal.ts';

/** What a part is written from. */
export interface Sources {
  table: Pick<Table, 'record'>;
  games: Games;
  texts: Texts;
  drawing: CampaignDrawing;
}

/** A part, with the match from which figures are counted; null if it can no longer be shown. */
export interface WrittenPart {
  part: CampaignPart;
  game: Game;
  played: PlayedMatch | null;
}

/** Maximum boards of all parts together, and their maximum bytes: Discord accepts files of ten megabytes. */
const BOARDS = 24;
const ROOM = 3_600_000;
/** What comes in between is only shown as it ended. */
const IN_BETWEEN: PictureLimits = { boards: 1, ending: false };

/** Every match of a campaign that has begun, told one after the other. */
export async function writeParts(
  { gameId }: CampaignSummary,
  matches: readonly CampaignMatch[],
  sources: Sources,
): Promise<{ ok: true; written: WrittenPart[] } | Refused> {
  const own = matches.filter((match) => match.gameId === gameId).length;
  const each = { boards: Math.max(1, Math.floor(BOARDS / own)), room: ROOM / own };
  const written: WrittenPart[] = [];
  for (const [index, match] of matches.entries()) {
    sources.drawing.progress(index, matches.length);
    const game = sources.games.get(match.gameId);
    if (match.status === 'lobby' || !game) continue;
    const record = await sources.table.record(match.id);
    if (record.ok) {
      const isInterlude = match.gameId !== gameId;
      const last = written.findLast(({ part }) => !part.isInterlude)?.part.title ?? '';
      const shown = isInterlude ? IN_BETWEEN : { ...each, ending: own <= BOARDS / 2 };
      written.push(
        await writePart({ match, record, game, after: last, isInterlude }, shown, sources),
      );
    } else if (record.refusal !== 'not-started') return record;
  }
  sources.drawing.progress(matches.length, matches.length);
  return { ok: true, written: withJournal(gameId, matches, written, sources) };
}

/** @param after the title of the match before it */
async function writePart(
  {
    match,
    record,
    game,
    after,
    isInterlude,
  }: {
    match: CampaignMatch;
    record: MatchRecord;
    game: Game;
    after: string;
    isInterlude: boolean;
  },
  limits: PictureLimits,
  { texts, drawing }: Sources,
): Promise<WrittenPart> {
  const own: Drawing = {
    draw: (view, place, occasion) => drawing.draw(game, view, place, occasion),
    progress: () => {},
  };
  const chronicle = await writeChronicle(record, game, texts, own, limits);
  const { view, told: events } = record;
  const played = view === null ? null : { view, events, seats: record.match.seats };
  const called = played && game.presentation.called?.(played, texts);
  const part: CampaignPart = {
    number: match.number,
    title: isInterlude
      ? texts('chronicle.campaign.between', { after })
      : (called ?? chronicle.game),
    isInterlude,
    chronicle,
    escapes: (played && game.presentation.escapes?.(played, texts)) ?? [],
    journal: null,
  };
  return { part, game, played };
}

/** The journal appears where the campaign rests: after what comes between two matches of its own game. */
function withJournal(
  gameId: string,
  matches: readonly CampaignMatch[],
  written: readonly WrittenPart[],
  { games, texts }: Sources,
): WrittenPart[] {
  const presentation = games.get(gameId)?.presentation.campaign;
  if (!presentation) return [...written];
  let before: JournalPage | null = null;
  return written.map((one) => {
    const { number, isInterlude } = one.part;
    const left = matches.find((match) => match.number === number)?.after ?? null;
    const goesOn =
      !isInterlude &&
      matches.some((match) => match.number === number + 1 && match.gameId !== gameId);
    if (!left || goesOn) return one;
    before = journalPage(left, presentation, before, texts);
    return { ...one, part: { ...one.part, journal: before } };
  });
}
