import {
  type Chapter,
  eventFor,
  type GameEvent,
  type Happening,
  type Viewer,
} from '../../kernel/event.ts';
import type { Fact, Facts, FactTold, GameFacts } from '../../kernel/facts.ts';
import type { Game } from '../../kernel/game.ts';
import type { Match } from '../../kernel/match.ts';
import type { Texts } from '../../texts/texts.ts';

/** Replaces the new value of a fact, to see whether the words depend on it. */
const ANOTHER = { number: 97_531, text: 'Z97' } as const;

/** Events before the last ones that can share a line with them. */
const NEAR = 8;

/** Watches a match for facts that change without a word, in the eyes of the table and of each seat. */
export interface TellingWatch {
  /** After the setup and after each choice. Returns a line for each fact that changed in silence. */
  untold(match: Match, happenings: readonly Happening[]): string[];
}

export function watchTelling(game: Game, match: Match, texts: Texts): TellingWatch {
  const facts = game.facts;
  if (!facts) throw new RangeError(`${game.rules.id} doesn’t say what its facts are.`);
  const eyes = (['table', ...match.seats] as Viewer[]).map((viewer) =>
    watchAs(game, facts, viewer, match, texts),
  );
  return {
    untold: (after, happenings) => eyes.flatMap((watch) => watch(after, happenings)),
  };
}

/** An event that a viewer gets, among those of its chapter. */
interface Heard {
  event: GameEvent;
  told: FactTold[];
  context: GameEvent[];
  at: number;
}

function watchAs(
  game: Game,
  facts: GameFacts,
  viewer: Viewer,
  start: Match,
  texts: Texts,
): (after: Match, happenings: readonly Happening[]) => string[] {
  let before = facts.of(game.rules.view(start, viewer));
  let chapter: Chapter['id'] = '';
  let earlier: GameEvent[] = [];
  let begun: Heard[] = [];
  const lines = (events: readonly GameEvent[]) =>
    game.presentation.events(events, texts).join('\n');
  return (after, happenings) => {
    const now = facts.of(game.rules.view(after, viewer));
    const changes = changed(before, now).filter(
      ({ fact, from, to }) => !facts.evident(fact, from, to),
    );
    before = now;
    const heard = [...begun];
    for (const happening of happenings) {
      if (happening.chapter !== chapter) {
        chapter = happening.chapter;
        earlier = [];
      }
      const event = eventFor(happening, viewer);
      if (!event) continue;
      earlier.push(event);
      heard.push({ event, told: facts.told(event), context: earlier, at: earlier.length - 1 });
    }
    begun = stillToCome(heard, changes);
    return changes.flatMap((change) => {
      const silence = silenceOf(change, heard, lines);
      return silence === null ? [] : [`${viewer}: ${silence}`];
    });
  };
}

/** What has been told and has not come about yet. */
const stillToCome = (heard: readonly Heard[], changes: readonly Change[]): Heard[] =>
  heard.flatMap((one) => {
    const told = one.told.filter(
      (some) => some.later && !changes.some(({ fact }) => tellsOf(some, fact)),
    );
    return told.length === 0 ? [] : [{ ...one, told }];
  });

/** What is wrong with the words for a change; null if it is told with the fact's new value. */
function silenceOf(
  { fact, to }: Change,
  heard: readonly Heard[],
  lines: (events: readonly GameEvent[]) => string,
): string | null {
  const name = `${fact.what} of ${fact.of} is ${to}`;
  const last = heard.findLast(({ told }) => told.some((one) => tellsOf(one, fact)));
  const told = last?.told.find((one) => tellsOf(one, fact));
  if (!last || !told) return `${name}, which no event tells`;
  const { event, context, at } = last;
  const { says } = told;
  if (says !== undefined && asText(event.args[says]) !== asText(to)) {
    return `${name}, but ${event.type} says ${asText(event.args[says])}`;
  }
  const from = Math.max(0, at - NEAR);
  const near = context.slice(from, at + NEAR);
  const others = near.toSpliced(
    at - from,
    1,
    ...(says === undefined ? [] : [otherwise(event, says)]),
  );
  return lines(others) === lines(near)
    ? `${name}, which the words for ${event.type} leave out`
    : null;
}

const tellsOf = (told: FactTold, { what, of }: Fact): boolean =>
  (told.what === '*' || told.what === what) && (told.of === '*' || told.of === of);

/** The same event if the fact had another value. */
function otherwise(event: GameEvent, says: string): GameEvent {
  const said = event.args[says];
  const other = typeof said === 'number' ? ANOTHER.number : ANOTHER.text;
  return { ...event, args: { ...event.args, [says]: Array.isArray(said) ? [other] : other } };
}

const asText = (value: unknown): string => (Array.isArray(value) ? value.join(' ') : String(value));

interface Change {
  fact: Fact;
  from: number | string;
  to: number | string;
}

function changed(before: Facts, after: Facts): Change[] {
  const whats = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...whats].flatMap((what) => {
    const owners = new Set([...Object.keys(before[what] ?? {}), ...Object.keys(after[what] ?? {})]);
    return [...owners].flatMap((of) => {
      const to = after[what]?.[of];
      const from = before[what]?.[of];
      const nothing = typeof (to ?? from) === 'number' ? 0 : '';
      if ((from ?? nothing) === (to ?? nothing)) return [];
      return [{ fact: { what, of }, from: from ?? nothing, to: to ?? nothing }];
    });
  });
}
