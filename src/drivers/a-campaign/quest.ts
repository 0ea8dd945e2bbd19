import { fewOf } from '../../chronicle/pictures.ts';
import type { GameEvent } from '../../kernel/event.ts';
import type { Texts } from '../../texts/texts.ts';
import { deedThatLedTo, heaviestBlows } from './blows.ts';
import type { MatchTold } from './playing.ts';
import { type Quoting, quoted } from './quoting.ts';

/** Paragraphs that are quoted of one quest, rooms apart. */
const MOST = 22;

/** What is read aloud before the first round. */
const OPENING: readonly string[] = [
  'story-told',
  'match-began',
  'upgrade-chosen',
  'equipment-chosen',
  'enemies-upgraded',
];

/** What a quest is remembered by. */
const TURNS: readonly string[] = [
  'milestone-reached',
  'villain-spawned',
  'villain-defeated',
  'hero-defeated',
  'rival-appeared',
  'ally-joined',
  'ally-defeated',
  'altar-found',
  'quarry-vanished',
];

type Sort = 'turn' | 'verse' | 'blow' | 'escape' | 'card' | 'room';

/** How many of a sort are told of one quest; the sorts in the order in which they get what room there is. */
const ROOM: { readonly [sort in Sort]: number } = {
  turn: MOST,
  verse: 8,
  blow: 4,
  escape: 3,
  card: 5,
  room: 6,
};

/** Something worth a paragraph. */
interface Worthy {
  /** Its place in the story. */
  index: number;
  round: number;
  sort: Sort;
  text: string;
}

/** What everybody reads as a quest begins, whole. */
export function openingOf({ told, game }: MatchTold, texts: Texts): string[] {
  const isAsked = texts(`${game.rules.id}.event.match-began`);
  return told
    .filter(({ event }) => OPENING.includes(event.type))
    .flatMap(({ event }) => withoutRules(game.presentation.events([event], texts)))
    .filter((line) => line !== isAsked);
}

/** A quest round by round: its turning points, and of the rest as much as makes a story. */
export function roundsOf(match: MatchTold, quoting: Quoting, texts: Texts): string[] {
  const { game, events, moments, told } = match;
  const all = game.presentation.events(events, texts).length;
  const worthy = chosen(worthyIn(match, texts).filter(({ text }) => quoting.isNew(text)));
  const rounds = [...new Set(told.map(({ round }) => round))].sort((one, two) => one - two);
  const blocks = rounds.flatMap((round) => {
    const lines = paragraphsOf(
      worthy.filter((one) => one.round === round),
      quoting,
    );
    if (lines.length === 0) return [];
    const { last } = moments.findLast((one) => one.round === round) ?? {};
    const [stands = ''] = last === undefined ? [] : game.presentation.status(last, texts);
    return [[`**Round ${round}**`, ...progressIn(stands)].join(' · '), quoted(lines)];
  });
  const left = all - worthy.length;
  return [...blocks, ...(left > 0 ? [`*… and ${left} lines more in the thread.*`] : [])];
}

/** What rooms look like stands first, in one paragraph. */
function paragraphsOf(worthy: readonly Worthy[], quoting: Quoting): string[] {
  const texts = (isRoom: boolean) =>
    quoting.fresh(
      worthy.filter(({ sort }) => (sort === 'room') === isRoom).map(({ text }) => text),
    );
  const rooms = texts(true);
  return [...(rooms.length > 0 ? [rooms.join(' ')] : []), ...texts(false)];
}

/** How far the quest is: the line of its status without its name. */
const progressIn = (status: string): string[] => {
  const [, ...progress] = (status.split('\n')[0] ?? '').split(': ');
  return progress.length > 0 ? [progress.join(': ')] : [];
};

function worthyIn(match: MatchTold, texts: Texts): Worthy[] {
  const { game, told } = match;
  const tell = (events: readonly GameEvent[]) =>
    withoutRules(game.presentation.events(events, texts));
  const blows = heaviestBlows(match);
  const found = told.flatMap(({ round, event }, index): Worthy[] => {
    const worthy = (sort: Sort, text: string | undefined): Worthy[] =>
      text && round > 0 ? [{ index, round, sort, text }] : [];
    const { type } = event;
    if (type === 'villain-defeated') {
      return tell(deedThatLedTo(told, index)).flatMap((text) => worthy('turn', text));
    }
    if (TURNS.includes(type)) return tell([event]).flatMap((text) => worthy('turn', text));
    if (blows.includes(index)) {
      return worthy('blow', tell(deedThatLedTo(told, index)).join(' '));
    }
    if (type === 'room-revealed') return worthy('room', tell([event])[0]);
    if (type === 'quest-card-drawn') return worthy('card', inOne(tell([event]), ' '));
    if (type !== 'card-tokens') return [];
    // Tokens come with every deed; what is told of is what is read aloud with them.
    const lines = tell([event]);
    return lines.length > 1 ? worthy('verse', inOne(lines, '<br>')) : [];
  });
  const escapes = (game.presentation.escapes?.(match, texts) ?? []).map(
    ({ round, text }): Worthy => ({
      index: told.findLastIndex((one) => one.round === round),
      ...{ round, sort: 'escape', text },
    }),
  );
  return [...found, ...escapes];
}

/** Lines as one paragraph. */
const inOne = (lines: readonly string[], between: string): string =>
  lines.map((line) => line.replace(/^>\s?/, '')).join(between);

const withoutRules = (lines: readonly string[]): string[] =>
  lines.filter((line) => !line.startsWith('-# '));

/** As many as there is room for, in the order in which they happened. */
function chosen(all: readonly Worthy[]): Worthy[] {
  const kept: Worthy[] = [];
  for (const [sort, most] of Object.entries(ROOM)) {
    const same = all.filter((one) => one.sort === sort);
    const room = sort === 'room' ? most : Math.min(most, MOST - kept.length);
    kept.push(...fewOf(same, Math.max(0, room)));
  }
  return kept.sort((one, other) => one.index - other.index);
}
