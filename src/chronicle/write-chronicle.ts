import type { Game } from '../kernel/game.ts';
import { occasionOf } from '../table/around/recording/occasion.ts';
import type { MatchRecord } from '../table/around/recording/recording.ts';
import { nameIn } from '../table/match/people/called.ts';
import { separated } from '../texts/separated.ts';
import type { Texts } from '../texts/texts.ts';
import type { Chronicle, ChronicleFact, ChronicleRound, ChronicleStatistics } from './chronicle.ts';
import {
  type Drawing,
  drawBoards,
  drawFor,
  fewOf,
  type PictureLimits,
  type Scene,
} from './pictures.ts';
import { statisticsIn } from './statistics.ts';
import { timePassed, whenIn } from './times.ts';
import { type ToldChapter, toldChapters } from './told-chapters.ts';

/**
 * Writes the chronicle of a match from its record. Drawing takes seconds.
 */
export async function writeChronicle(
  record: MatchRecord,
  game: Game,
  texts: Texts,
  drawing: Drawing,
  { boards, room, ending: showsEnd = true }: PictureLimits = {},
): Promise<Chronicle> {
  const { match, view, rounds } = record;
  const over = match.status === 'over' && view !== null;
  const ending = over ? game.presentation.ending(view, texts) : null;
  const title = ending?.title ?? texts(`chronicle.title.${match.status}`);
  const cover =
    over && showsEnd
      ? await drawFor(drawing, view, 'ending', title, occasionOf(record, null, texts))
      : null;
  const scenes = fewOf(scenesOf(record, texts), boards);
  const pictures = await drawBoards(drawing, scenes, room);
  const told = toldChapters(record.entries, game, texts);
  const leftOut = scenes.length - pictures.size;
  return {
    locale: texts.locale,
    game: texts(`${match.gameId}.name`),
    title,
    won: ending?.won ?? null,
    lines: ending?.lines ?? [],
    notes: [
      ...(match.status === 'playing' ? [texts('chronicle.note.playing')] : []),
      ...(rounds.some((one) => one.view === null) ? [texts('chronicle.note.rules-changed')] : []),
      ...(leftOut > 0 && boards === undefined
        ? [texts('chronicle.note.left-out', { count: leftOut })]
        : []),
    ],
    cover,
    people: match.seats.map(({ seat, characters, ...holder }) => ({
      seat,
      name: nameIn(holder, texts),
      plays: separated(playedBy(game, view, seat, characters, texts), texts),
      choices: record.choices[seat] ?? 0,
    })),
    facts: factsOf(record, texts),
    statistics: statisticsOf(game, record, texts),
    rounds: roundsOf(told, rounds, texts).map((one) => ({
      ...one,
      picture: pictures.get(one.round) ?? null,
    })),
    last: pictures.get('last') ?? null,
    proof: { hash: match.seedHash ?? '', seed: match.seed },
  };
}

/** Every round as it began, and the match now. */
const scenesOf = ({ match, rounds, view }: MatchRecord, texts: Texts): Scene[] => [
  ...rounds
    .filter((one) => one.view !== null)
    .map((one) => ({
      of: one.round,
      view: one.view,
      caption: texts('chronicle.picture.round', { round: one.round }),
    })),
  ...(view === null
    ? []
    : [
        {
          of: 'last' as const,
          view,
          caption: texts(`chronicle.picture.${match.status === 'playing' ? 'now' : 'end'}`),
        },
      ]),
];

/** What a seat plays; by the lobby's names if the game can no longer show the match. */
const playedBy = (
  { presentation, rules }: Game,
  view: unknown,
  seat: string,
  characters: readonly string[],
  texts: Texts,
): string[] =>
  view === null
    ? characters.map((id) => texts(`${rules.partOf ?? rules.id}.character.${id}.name`))
    : presentation.seatNames(view, seat, texts);

const statisticsOf = (
  game: Game,
  { view, told, match }: MatchRecord,
  texts: Texts,
): ChronicleStatistics | null =>
  view === null ? null : statisticsIn(game, [{ view, events: told, seats: match.seats }], texts);

function factsOf(record: MatchRecord, texts: Texts): ChronicleFact[] {
  const { startedAt, endedAt, changedAt } = record.match;
  const choices = Object.values(record.choices).reduce((sum, count) => sum + count, 0);
  const fact = (name: string, value: string) => ({
    name: texts(`chronicle.fact.${name}`),
    value,
  });
  return [
    ...(startedAt ? [fact('started', whenIn(startedAt, texts))] : []),
    ...(endedAt ? [fact('ended', whenIn(endedAt, texts))] : []),
    ...(startedAt ? [fact('lasted', timePassed(startedAt, endedAt ?? changedAt, texts))] : []),
    fact('rounds', String(record.rounds.filter(({ round }) => round > 0).length)),
    fact('choices', String(choices)),
    ...(record.undone > 0 ? [fact('undone', String(record.undone))] : []),
  ];
}

/** Every round in which something is told, or that has a picture. */
function roundsOf(
  told: readonly ToldChapter[],
  rounds: MatchRecord['rounds'],
  texts: Texts,
): Omit<ChronicleRound, 'picture'>[] {
  const all = new Set([...told, ...rounds].map(({ round }) => round));
  return [...all]
    .sort((one, other) => one - other)
    .map((round) => ({
      round,
      title: texts('chronicle.round', { round }),
      chapters: told.filter((chapter) => chapter.round === round),
    }));
}
