import { rankedOptions } from '../../companions/ranked-options.ts';
import type { Decision, Option } from '../../kernel/decision.ts';
import type { OfferedOption, OptionMenu } from '../../kernel/game.ts';
import type { Look } from '../../table/deciding/looking/looking.ts';
import { waysOfferedFor } from '../../table/match/shown/way-offered.ts';
import { type BotContext, gameOf } from '../context.ts';
import { LIMITS } from '../limits.ts';
import { looksInCrowd } from '../messages/people.ts';
import { guideLines } from '../messages/private/guide.ts';
import { panelText } from '../messages/private/panel-text.ts';

/**
 * The step of a person's first turn that a question is about; null for none. A guide that can't be read or
 * noted is no reason to keep a panel from anybody.
 */
export async function guideAt(
  { table, games, texts }: BotContext,
  userId: string,
  look: Look,
  decision: Decision,
): Promise<string[] | null> {
  const { match, seat, view } = look;
  const game = gameOf(games, match);
  const { presentation, rules } = game;
  const { guide } = presentation;
  const { companion } = rules;
  if (!guide || !companion || seat === null || looksInCrowd(look)) return null;
  if (!decision.seats.includes(seat)) return null;
  const menus = () => panelText(look, decision, { game, texts }).menus;
  const shown = await table.guide(userId, {
    gameId: rules.id,
    matchId: match.id,
    decision: decision.id,
    steps: guide.steps,
    explains: guide.explains.map((concept) => `${rules.id}.${concept}`),
    // Weighed only for the few who are guided: everyone else's panel needs none of it.
    at: (last) => {
      const seen = new Set(menus().flatMap(atFirstSight));
      const ranked = rankedOptions(companion, { seat, view, decision }).filter(({ id }) =>
        seen.has(id),
      );
      return ranked.length === 0 ? null : guide.at(view, decision, last, ranked);
    },
  });
  const advised = shown.ok && decision.options.find(({ id }) => id === shown.step?.way);
  if (!advised || !shown.step) return null;
  const { label } = (
    buttonLike(menus(), advised) ??
    waysOfferedFor(view, decision, { game, texts }, menus())(advised, [])
  ).text;
  return guideLines(guide, shown.step, label, { game, texts });
}

/**
 * The panel's own button that does the same kind of thing and what follows from it, such as walking to a door and
 * opening it. It is easier to find than an entry of a menu, and does more.
 */
const buttonLike = (menus: readonly OptionMenu[], { verb }: Option): OfferedOption | undefined =>
  menus
    .filter(({ as, quiet }) => as === 'buttons' && !quiet)
    .flatMap(({ options }) => options)
    .find(({ option, ahead = [] }) => option.verb === verb && ahead.length > 0);

/** What a menu offers before anybody turns its pages. */
const atFirstSight = ({ options, lead }: OptionMenu): string[] =>
  options.slice(0, lead?.count ?? LIMITS.selectOptions - 1).map(({ option }) => option.id);
