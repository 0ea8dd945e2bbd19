import { randomChoice } from '../../src/drivers/random-play.ts';
import { seatsFor } from '../../src/drivers/seats.ts';
import { type Decision, formFor } from '../../src/kernel/decision.ts';
import { answer } from '../../src/kernel/engine.ts';
import type { GameEvent, Happening } from '../../src/kernel/event.ts';
import type { Game, OptionMenu } from '../../src/kernel/game.ts';
import type { Match } from '../../src/kernel/match.ts';
import { seedRandom } from '../../src/kernel/random.ts';
import type { MatchSetup } from '../../src/kernel/setup.ts';
import type { Texts } from '../../src/texts/texts.ts';
import { toldTo } from '../support/shown-to.ts';
import { type Reader, readAll } from './reading.ts';

/** How often questions with the same prompt are read, and how many of their options: forecasts take time. */
const ALIKE = 6;
const OPTIONS = 6;
/** Everything that can be looked up is read after 1, 4, 16… choices: most of it changes early, and forecasts take time. */
const isTimeToLook = (choices: number): boolean => (Math.log(choices) / Math.log(4)) % 1 === 0;

const seedOf = (number: number) => number.toString(16).padStart(32, '0');

/** A match with other players, characters and options for each number. */
export function setupOf({ lobby }: Game['rules'], number: number): MatchSetup {
  const { min, max } = lobby.seats;
  const players = min + (number % Math.min(2, max - min + 1));
  const options = lobby.options.map(({ id, choices, default: usual }, at) => [
    id,
    choices[(number + at) % choices.length] ?? usual,
  ]);
  return {
    seats: seatsFor(lobby, players, players, number),
    options: Object.fromEntries(options),
    seed: seedOf(number),
  };
}

/** Plays a match at random to its end, and reads what its players are told, asked and shown, without pictures. */
export function readMatch(game: Game, setup: MatchSetup, texts: Texts, read: Reader): Match {
  const { rules, presentation } = game;
  const { match, happenings } = rules.setup(setup);
  const random = seedRandom(setup.seed);
  const times = new Map<string, number>();
  const told: GameEvent[] = [];
  const hear = (more: Happening[]) => {
    for (const { opens } of more) if (opens) read('a chapter', presentation.chapter(opens, texts));
    for (const viewer of ['table', ...setup.seats.map(({ seat }) => seat)])
      readAll(read, 'the story', presentation.events(toldTo(more, viewer), texts));
    told.push(...toldTo(more, 'table'));
  };
  hear(happenings);
  while (match.outcome === null) {
    for (const decision of match.open) {
      const { key } = decision.prompt;
      const before = times.get(key) ?? 0;
      times.set(key, before + 1);
      if (before < ALIKE) readQuestion(game, match, decision, texts, read);
    }
    if (isTimeToLook(match.inputs)) readPosition(game, match, texts, read);
    const result = answer(rules.procedures, match, randomChoice(random, match.open));
    if (!result.accepted) throw new Error(`A legal choice was refused: ${result.refusal}`);
    hear(result.happenings);
  }
  readPosition(game, match, texts, read);
  const view = rules.view(match, 'table');
  const whole = { view, events: told };
  readAll(read, 'the ending', presentation.ending(view, texts));
  readAll(read, 'statistics', presentation.statistics?.([whole], texts).rows);
  readAll(read, 'dice', presentation.dice?.(whole, texts));
  readAll(read, 'narrow escapes', presentation.escapes?.(whole, texts));
  readAll(read, 'what a match is called', presentation.called?.(whole, texts));
  return match;
}

/** A question as the first to be asked reads it. */
function readQuestion(
  { rules, presentation }: Game,
  match: Match,
  decision: Decision,
  texts: Texts,
  read: Reader,
): void {
  const seat = decision.seats[0] ?? 'seat-1';
  const own = formFor(decision, seat);
  const view = rules.view(match, seat);
  const readPart = (part: string, value: unknown) =>
    readAll(read, `${part} of ${decision.prompt.key}`, value);
  readPart('the question', presentation.prompt(view, own, texts));
  readPart('the short form', presentation.brief?.(view, own, texts));
  if (own.choose.min === 0) readPart('the way out', presentation.none?.(view, own, texts));
  for (const option of own.options.slice(0, OPTIONS))
    readPart(`an option (${option.verb})`, presentation.option(view, own, option, texts));
  const { lines, menus } = presentation.panel(view, own, texts);
  readPart('the panel', [lines, menus.map(inMenu)]);
  const menu = presentation.shortcutMenu?.(rules.view(match, 'table'), decision, texts);
  readPart('the menu in the thread', menu && inMenu(menu));
  for (const offer of rules.standing?.(own) ?? [])
    readPart('a standing answer', presentation.standing?.(offer, texts, 2));
  for (const concept of presentation.hints?.(view, own) ?? [])
    readPart('a hint', texts(`${rules.id}.hint.${concept}`));
  for (const { id } of presentation.hand(view, texts).slice(0, 3))
    readPart('what a card waits for', presentation.notNow?.(view, id, [own], texts));
}

const inMenu = ({ title, lead, options }: OptionMenu) => [
  title,
  lead?.more,
  options.map(({ text }) => text),
];

/** Everything that can be looked up about a position. */
function readPosition(
  { rules, presentation }: Game,
  match: Match,
  texts: Texts,
  read: Reader,
): void {
  const cards = presentation.cards(texts).filter((_, at) => at % 7 === match.inputs % 7);
  for (const viewer of ['table', 'seat-1']) {
    const view = rules.view(match, viewer);
    readAll(read, 'the headline', presentation.headline(view, texts));
    readAll(read, 'the status', presentation.status(view, texts));
    readAll(read, 'the details', presentation.details(view, texts));
    readAll(read, 'the goal', presentation.goal(view, texts));
    readAll(read, 'a hand', presentation.hand(view, texts));
    readAll(read, 'the board in words', presentation.boardInWords?.(view, texts));
    readAll(read, 'names', presentation.seatNames(view, 'seat-1', texts));
    for (const { label, title } of presentation.pictures(view, texts))
      readAll(read, 'what pictures there are', { label, title });
    for (const { name, discarded, unseen } of presentation.piles?.(view, texts) ?? [])
      readAll(read, 'a deck', [name, [...discarded, ...unseen].map((card) => card.name)]);
    for (const { id } of cards)
      readAll(read, 'where a card is', presentation.whereabouts?.(view, id, texts));
  }
}
