import { expect } from 'vitest';
import { type Choice, type Decision, formFor } from '../../src/kernel/decision.ts';
import { answer } from '../../src/kernel/engine.ts';
import type { Viewer } from '../../src/kernel/event.ts';
import type { Game } from '../../src/kernel/game.ts';
import type { Match } from '../../src/kernel/match.ts';
import { publicDecision } from '../../src/table/match/shown/visible.ts';

/** Everything that a viewer gets of the open questions. */
export const questionsShownTo = (game: Game, match: Match, viewer: Viewer) => ({
  toEverybody: match.open.map((decision) => publicDecision(game, decision)),
  toThem: viewer === 'table' ? [] : match.open.map((decision) => formFor(decision, viewer)),
});

/**
 * Makes one choice in two matches that differ only in what the viewers can't know, and expects that the viewers
 * get the same of what is asked then, and of whom. A question may be asked in one of the two alone only in
 * games that people play together, where it says that everybody may know whether there is something to choose.
 * @returns the prompts of questions whose options differed without any viewer seeing it
 */
export function askAlike(
  game: Game,
  [one, other]: readonly [Match, Match],
  choice: Choice,
  viewers: readonly Viewer[],
): string[] {
  const [here, there] = [asking(game, one, choice), asking(game, other, choice)];
  if (outline(here.asked) !== outline(there.asked)) {
    const hinting = [here, there].some(
      ({ asked }) => asked.length > 0 && asked.every(({ visibility }) => visibility === 'private'),
    );
    expect(
      game.rules.cooperative && hinting,
      `${outline(here.asked)} or ${outline(there.asked)}`,
    ).toBe(true);
    return [];
  }
  for (const viewer of viewers) {
    expect(questionsShownTo(game, there.match, viewer), viewer).toEqual(
      questionsShownTo(game, here.match, viewer),
    );
  }
  return here.asked.flatMap((decision, index) =>
    JSON.stringify(decision) === JSON.stringify(there.asked[index]) ? [] : [decision.prompt.key],
  );
}

/** A copy of a match after a choice, with the questions that follow; none if it is over. */
function asking(game: Game, before: Match, choice: Choice): { match: Match; asked: Decision[] } {
  const match = structuredClone(before);
  expect(answer(game.rules.procedures, match, choice).accepted).toBe(true);
  const known = before.open.map(({ id }) => id);
  return { match, asked: match.open.filter(({ id }) => !known.includes(id)) };
}

const outline = (asked: readonly Decision[]): string =>
  asked.map(({ seats, prompt }) => `${seats.join('+')}: ${prompt.key}`).join(', ');
