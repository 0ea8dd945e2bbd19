import type { Texts } from '../texts/texts.ts';
import type { Chronicle, ChroniclePicture } from './chronicle.ts';
import { htmlPage } from './html/page.ts';
import { fewOf } from './pictures.ts';

/**
 * A chronicle whose page has at most this many bytes: pictures are left out, first those between others, and it
 * says how many. If even its words have no room, all pictures are left out.
 */
export function fittingInto(most: number, chronicle: Chronicle, texts: Texts): Chronicle {
  let fitting = chronicle;
  for (let boards = boardsOf(chronicle).length; sizeOf(fitting, texts) > most && boards > 0; ) {
    boards = Math.floor(boards / 2);
    fitting = withBoards(chronicle, boards, texts);
  }
  return fitting;
}

const sizeOf = (chronicle: Chronicle, texts: Texts): number =>
  Buffer.byteLength(htmlPage(chronicle, texts));

const boardsOf = ({ rounds, last }: Chronicle): ChroniclePicture[] =>
  [...rounds.map(({ picture }) => picture), last].flatMap((picture) => picture ?? []);

/** Without any board, the picture of the ending goes as well. */
function withBoards(chronicle: Chronicle, boards: number, texts: Texts): Chronicle {
  const all = boardsOf(chronicle);
  const kept = new Set(boards === 0 ? [] : fewOf(all, boards));
  const left = (picture: ChroniclePicture | null) =>
    picture !== null && kept.has(picture) ? picture : null;
  const count = all.length - kept.size + (boards === 0 && chronicle.cover ? 1 : 0);
  return {
    ...chronicle,
    cover: boards === 0 ? null : chronicle.cover,
    rounds: chronicle.rounds.map((round) => ({ ...round, picture: left(round.picture) })),
    last: left(chronicle.last),
    notes: [...chronicle.notes, texts('chronicle.note.too-large', { count })],
  };
}
